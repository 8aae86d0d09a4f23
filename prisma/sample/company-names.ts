import { dayText } from './calendar';
import { associationKinds, foreignStems, genericEndings } from './data/names';
import { drawPerson, type Person, person } from './people';
import { streetName } from './places';
import type { Profile } from './profile';
import { type Random, Weighted } from './random';
import { brandWord, genitive, writtenDate } from './words';

/** The parts that a name can be made of. */
type Parts = {
  lead: Person;
  other: Person;
  town: string;
  titles: string[];
  words: string[];
  founded: string;
  random: Random;
};

type Style = (parts: Parts) => string;

/** Words that precede the name: Restaurant Nordlys, not Nordlys Restaurant. */
const LEADING =
  /^(Restaurant|Café|Bistro|Bar|Pizzeria|Salon|Frisør|Hotel|Galleri|Forlaget|Fotograf|Advokat|Tandlæge|Læge|Kiosk|Spisehus|Antik|Købmand|Blomster|Slagter|Bager|Teater|Stutteri|Kennel|Køreskole)/;

function tradeName(name: string, { words, random }: Parts): string {
  const word = words.length > 0 ? random.pick(words) : random.pick(genericEndings);
  return LEADING.test(word) ? `${word} ${name}` : `${name} ${word}`;
}

function titled({ titles, lead, random }: Parts, name = lead.name): string {
  return titles.length > 0 ? `${random.pick(titles)} ${name}` : name;
}

function initials({ lead, other, random }: Parts): string {
  const last = random.chance(0.3) ? other.surname.charAt(0) : '';
  return lead.first.charAt(0) + lead.surname.charAt(0) + last;
}

const capital = new Weighted<Style>([
  [(p) => tradeName(`${p.lead.surname}${p.random.chance(0.4) ? 's' : ''}`, p), 13],
  [(p) => tradeName(brandWord(p.random), p), 16],
  [({ random }) => brandWord(random), 15],
  [(p) => tradeName(p.town, p), 10],
  [(p) => titled(p), 6],
  [(p) => tradeName(initials(p), p), 8],
  [({ lead, other }) => `${lead.surname} & ${other.surname}`, 3],
  [({ random }) => `${brandWord(random)} ${random.pick(genericEndings)}`, 9],
  [({ random, town }) => `${brandWord(random)} ${town}`, 4],
  [({ random }) => `${brandWord(random)} ${random.between(2, 24) * 100 + random.below(99)}`, 2],
  [(p) => tradeName(brandWord(p.random) + brandWord(p.random).toLowerCase(), p), 2],
  [({ founded }) => `Selskabet af ${writtenDate(founded)}`, 1.5],
  [(p) => tradeName(p.lead.name, p), 3],
  [(p) => tradeName(`${brandWord(p.random)} ${brandWord(p.random)}`, p), 2],
]);

const holdings = new Weighted<Style>([
  [({ lead }) => `${lead.name} Holding`, 34],
  [({ lead }) => `${lead.first} ${lead.surname} Holding`, 10],
  [(p) => `${initials(p)} Holding`, 16],
  [({ random }) => `${brandWord(random)} Holding`, 16],
  [({ lead }) => `${lead.surname} Invest`, 6],
  [({ founded }) => `Holdingselskabet af ${writtenDate(founded)}`, 3],
  [({ lead, founded }) => `${lead.surname} Holding ${founded.slice(0, 4)}`, 7],
  [({ random }) => `${brandWord(random)} Invest`, 8],
  [({ town, random }) => `${town} ${random.pick(['Holding', 'Kapital', 'Invest'])}`, 3],
]);

const realEstate = new Weighted<Style>([
  [({ random }) => `Ejendomsselskabet ${streetName(random)} ${random.between(1, 90)}`, 35],
  [(p) => tradeName(p.town, p), 12],
  [(p) => tradeName(p.lead.surname, p), 15],
  [(p) => tradeName(brandWord(p.random), p), 20],
  [({ random }) => `${streetName(random)} ${random.between(1, 90)}`, 9],
  [(p) => tradeName(initials(p), p), 9],
]);

const personal = new Weighted<Style>([
  [({ lead }) => lead.name, 25],
  [(p) => titled(p), 11],
  [(p) => `${tradeName(brandWord(p.random), p)} v/${p.lead.name}`, 11],
  [({ lead, random }) => `${brandWord(random)} v/${lead.name}`, 8],
  [(p) => tradeName(brandWord(p.random), p), 12],
  [(p) => tradeName(genitive(p.lead.first), p), 9],
  [(p) => tradeName(initials(p), p), 7],
  [(p) => tradeName(p.town, p), 5],
  [({ random }) => brandWord(random), 7],
  [(p) => tradeName(p.lead.surname, p), 5],
]);

const partnerships = new Weighted<Style>([
  [({ lead, other }) => `${lead.name} og ${other.name}`, 30],
  [({ lead }) => `${lead.surname} & Søn`, 6],
  [({ lead }) => `Brdr. ${lead.surname}`, 7],
  [({ lead, other }) => `${lead.surname} & ${other.surname}`, 20],
  [(p) => tradeName(brandWord(p.random), p), 22],
  [(p) => tradeName(p.town, p), 15],
]);

const associations = new Weighted<Style>([
  [({ town, random }) => `${town} ${random.pick(associationKinds)}`, 40],
  [({ random }) => `Foreningen ${brandWord(random)}`, 14],
  [({ town, random }) => `${random.pick(associationKinds)}en i ${town}`, 6],
  [({ random }) => `Grundejerforeningen ${streetName(random)}`, 12],
  [({ town, random }) => `Støtteforeningen for ${town} ${random.pick(associationKinds)}`, 8],
  [({ random, town }) => `${brandWord(random)} ${random.pick(associationKinds)}, ${town}`, 14],
  [({ random }) => `${brandWord(random)} ${random.pick(associationKinds)}`, 6],
]);

const foundations = new Weighted<Style>([
  [({ random }) => `Fonden ${brandWord(random)}`, 40],
  [({ lead }) => `${genitive(lead.name)} Fond`, 16],
  [({ lead, other }) => `${lead.name} og ${genitive(other.name)} Legat`, 12],
  [({ random }) => `Den Selvejende Institution ${brandWord(random)}`, 18],
  [({ town }) => `${town} Kulturfond`, 6],
  [({ random, town }) => `${brandWord(random)} ${town}`, 8],
]);

/** Industries whose associations all follow one naming pattern. */
const namedByIndustry: Record<string, Style> = {
  '683220': ({ random }) => `Ejerforeningen ${streetName(random)} ${random.between(1, 120)}`,
  '682020': ({ random }) => `Andelsboligforeningen ${streetName(random)}`,
  '949200': ({ town }) => `Vælgerforeningen i ${town}`,
  '360000': ({ town, random }) => `${town} ${random.pick(['Vandværk', 'Vandforsyning'])}`,
  '353000': ({ town, random }) => `${town} ${random.pick(['Fjernvarme', 'Varmeværk'])}`,
};

const foreignSuffixes: Record<string, string[]> = {
  DE: ['GmbH', 'GmbH & Co. KG', 'AG'],
  SE: ['AB'],
  NO: ['AS'],
  GB: ['Limited', 'Ltd.'],
  PL: ['Sp. z o.o.'],
  NL: ['B.V.'],
  LT: ['UAB'],
  US: ['Inc.', 'LLC'],
};

function foreignName(country: string, form: Profile['form'], random: Random): string {
  const stem = random.chance(0.5) ? brandWord(random) : random.pick(foreignStems);
  const full = `${stem} ${random.pick(genericEndings)} ${random.pick(foreignSuffixes[country] ?? ['Ltd.'])}`;
  return form.code === 210 ? full : `${stem} Danmark, filial af ${full}`;
}

function styleOf({ form, trade, holding }: Profile, random: Random): Style {
  if (form.code === 260) return ({ town }) => `${town} Sogns Menighedsråd`;
  if (form.code === 90 || form.code === 100) return foundations.draw(random);
  if (form.family === 'association') {
    return namedByIndustry[trade.code] ?? associations.draw(random);
  }
  if (form.code === 30) return partnerships.draw(random);
  if (form.family === 'personal') return personal.draw(random);
  if (holding) return holdings.draw(random);
  return trade.code.startsWith('68') ? realEstate.draw(random) : capital.draw(random);
}

/** A name in the realistic mix. Another call on the same stream returns another name. */
export function companyName(
  profile: Profile,
  place: { town: string; country: string },
  people: number,
  random: Random,
): string {
  const { form, trade } = profile;
  if (form.family === 'foreign') return foreignName(place.country, form, random);
  const style = styleOf(profile, random);
  const name = style({
    lead: person(profile.lead),
    other: person(drawPerson(random, people)),
    town: place.town,
    titles: trade.titles,
    words: trade.words,
    founded: dayText(profile.life.founded),
    random,
  });
  const written = random.chance(0.07) ? name.toUpperCase() : name;
  return form.suffix ? `${written} ${form.suffix}` : written;
}
