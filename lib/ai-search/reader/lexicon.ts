import 'server-only';
import { entriesOf } from '@/lib/entries';
import { similarIn } from '@/lib/search/engine/similar';
import { letterTree, packWords } from '@/lib/search/engine/vocabulary';
import { partWords, quarterWords } from '@/lib/search/everyday/places';
import { districtSpellings } from '@/lib/search/place-names';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { foldName } from '@/lib/words/fold';
import { basesOf } from './inflect';
import { type Token, tokensOf } from './tokens';
import { addTrades } from './trades';
import { Trie } from './trie';
import type { Tables } from './vocabulary';
import { type AmountField, contactWords, fieldWords } from './words/fields';
import { formWords, statusWords } from './words/forms';
import {
  comparisons,
  endings,
  extremeWords,
  functionWords,
  signWords,
  trendNouns,
  trendWords,
} from './words/function-words';
import { landscapes } from './words/landscapes';
import { noise as noiseWords } from './words/noise';
import { askedAs, figuresNotHeld, handoverWords, ownershipWords } from './words/not-held';
import { opinionWords } from './words/opinions';
import { ordinary as ordinaryWords } from './words/ordinary';
import { ageWords, sizeWords } from './words/sizes';

/** Everything needed to read sentences; built once for each version of the tables. */
export type Lexicon = {
  tables: Tables;
  trie: Trie;
  noise: ReadonlySet<string>;
  /** The codes of all districts. */
  postalCodes: ReadonlySet<string>;
  /** The names of all regions with their municipalities. */
  regions: ReadonlyMap<string, readonly string[]>;
  /** Finds the word that another one is a misspelling of, if any. */
  respelled: Respell;
};

/** A word of the lexicon, as written and as folded for comparison. */
export type Meant = Pick<Token, 'text' | 'fold'>;
type Respell = (word: Meant) => Meant | null;

export function makeLexicon(tables: Tables): Lexicon {
  const trie = new Trie();
  const regions = regionsOf(tables);
  const spelled: string[] = [];
  addFunctions(trie);
  addTrades(trie, tables, spelled);
  addForms(trie, tables, spelled);
  addPlaces(trie, tables, regions, spelled);
  for (const [statuses, words] of statusWords) {
    trie.add(words, { is: 'status', values: statuses.split(' ') });
    spelled.push(words);
  }
  for (const [field, words] of entriesOf(fieldWords)) {
    trie.add(words, { is: 'field', field });
    spelled.push(words);
  }
  for (const [contact, words] of entriesOf(contactWords)) {
    trie.add(words, { is: 'contact', contact });
    spelled.push(words);
  }
  for (const [names, words] of opinionWords) {
    const opinions = AUDIT_OPINIONS.filter((opinion) => names.split(' ').includes(opinion));
    trie.add(words, { is: 'opinion', opinions });
    spelled.push(words);
  }
  spelled.push(COMPANIES);
  const noise = foldsOf(`${noiseWords} s t d`);
  return {
    tables,
    trie,
    noise,
    regions,
    respelled: speller(spelled),
    postalCodes: new Set(tables.districts.map(({ postalCode }) => postalCode)),
  };
}

function regionsOf({ municipalities }: Tables): Map<string, string[]> {
  const regions = new Map<string, string[]>();
  for (const { name, region } of municipalities) {
    if (region === null) continue;
    regions.set(region, [...(regions.get(region) ?? []), name]);
  }
  return regions;
}

function addFunctions(trie: Trie): void {
  for (const words of [functionWords, figuresNotHeld, ownershipWords, askedAs, handoverWords]) {
    for (const [word, phrases] of Object.entries(words)) trie.add(phrases, { is: 'word', word });
  }
  trie.addPhrase(',', { is: 'word', word: 'and' });
  for (const [how, phrases] of entriesOf(comparisons)) {
    trie.add(phrases, { is: 'compare', how });
  }
  for (const [how, phrases] of entriesOf(endings)) trie.add(phrases, { is: 'ending', how });
  for (const [way, phrases] of entriesOf(trendWords)) {
    trie.add(phrases, { is: 'trend', up: way === 'up' });
  }
  for (const [name, phrases] of entriesOf(trendNouns)) {
    const [of, way] = name.split(' ') as [AmountField, string];
    trie.add(phrases, { is: 'trend', up: way === 'up', of });
  }
  for (const [way, phrases] of entriesOf(signWords)) {
    trie.add(phrases, { is: 'sign', positive: way === 'positive' });
  }
  for (const { employees, before, alone } of sizeWords) {
    trie.add(before, { is: 'size', employees, alone: false });
    trie.add(alone, { is: 'size', employees, alone: true });
  }
  for (const { before, alone, ...years } of ageWords) {
    trie.add(before, { is: 'years', ...years, alone: false });
    trie.add(alone, { is: 'years', ...years, alone: true });
  }
  trie.add(extremeWords.most, { is: 'extreme', most: true });
  trie.add(extremeWords.least, { is: 'extreme', most: false });
  trie.add(extremeWords.oldest, { is: 'extreme', most: false, age: true });
  trie.add(extremeWords.youngest, { is: 'extreme', most: true, age: true });
}

function addForms(trie: Trie, { forms }: Tables, spelled: string[]): void {
  const names = new Map(forms.map(({ code, name }) => [String(code), name]));
  for (const [codes, words] of formWords) {
    const values = codes.split(' ').flatMap((code) => names.get(code) ?? []);
    if (values.length > 0) trie.add(words, { is: 'companyType', values });
    spelled.push(words);
  }
  for (const { name } of forms) {
    trie.addNew(name, { is: 'companyType', values: [name] });
  }
}

function addPlaces(
  trie: Trie,
  { municipalities, districts }: Tables,
  regions: Map<string, string[]>,
  spelled: string[],
): void {
  const known = new Set(municipalities.map(({ name }) => name));
  for (const [places, words] of partWords) {
    const values = places.split('|').flatMap((place) => {
      if (place.startsWith('+')) return regions.get(place.slice(1)) ?? [];
      return known.has(place) ? place : [];
    });
    if (values.length > 0) trie.add(words, { is: 'place', values });
    spelled.push(words);
  }
  for (const [municipality, words] of landscapes) {
    if (known.has(municipality)) trie.add(words, { is: 'landscape', values: [municipality] });
  }
  for (const name of known) trie.addNew(name, { is: 'place', values: [name] });
  for (const [name, values] of regions) {
    trie.addNew(name, { is: 'place', values });
    trie.addPhrase(`region ${name}`, { is: 'place', values });
  }
  spelled.push(...known, ...regions.keys());
  const codesOf = codesOfDistricts(districts);
  for (const [name, codes] of codesOf) {
    if (known.has(name)) continue;
    for (const called of [name, ...districtSpellings(foldName(name))]) {
      trie.addPhrase(called, { is: 'district', codes });
    }
    const letters = name.replace(/^København /, '');
    if (letters === name) continue;
    for (const city of ['Copenhagen', 'Kbh', 'Cph']) {
      trie.addPhrase(`${city} ${letters}`, { is: 'district', codes });
    }
  }
  for (const [names, words] of quarterWords) {
    const codes = names.split('|').flatMap((name) => codesOf.get(name) ?? []);
    if (codes.length > 0) trie.add(words, { is: 'district', codes });
  }
}

/** København K has 240 consecutive codes, which become one range. */
function codesOfDistricts(districts: Tables['districts']): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  let before: string | undefined;
  for (const { name, postalCode } of districts) {
    const own = codes.get(name) ?? [];
    codes.set(name, own);
    const first = name === before ? own.pop()?.slice(0, 4) : undefined;
    own.push(first === undefined ? postalCode : `${first}-${postalCode}`);
    before = name;
  }
  return codes;
}

/** These words do not narrow a search, and are often misspelt. */
const COMPANIES =
  'virksomhed, virksomheder, firmaer, selskab, selskaber, company, companies, business, businesses';

/**
 * Minimum letters of a word that may be misspelt, with one letter missing, extra, wrong or swapped.
 */
const SHORTEST = 6;

const foldsOf = (words: string) => new Set(words.split(/\s+/).map(foldName).filter(Boolean));

function speller(lists: readonly string[]): Respell {
  const words = lists.flatMap((list) => tokensOf(list));
  const textOf = new Map(words.map(({ fold, text }) => [fold, text]));
  const tree = letterTree(
    packWords([...textOf.keys()].filter((word) => word.length >= SHORTEST - 1)),
  );
  const ordinary = foldsOf(ordinaryWords);
  return ({ text, fold }) => {
    const bases = basesOf(fold);
    if (text.length < SHORTEST || bases.some((base) => ordinary.has(base))) return null;
    const found = bases
      .filter((base) => base.length >= SHORTEST)
      .flatMap((base) => similarIn([tree], base, 'words'))
      .find((word) => word.edits === 1 && word.text[0] === fold[0]);
    return found ? { fold: found.text, text: textOf.get(found.text) ?? found.text } : null;
  };
}
