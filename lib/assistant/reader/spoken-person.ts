import 'server-only';
import { foldText } from '@/lib/search/fold';
import { companyRoles } from '../tools/people';
import type { Exchange } from '../types';
import { askedOfOne } from './asked';
import { colleaguesOf } from './colleagues-answer';
import { everyMatch, has, matchesOf } from './match';
import { holderAnswer } from './person-answer';
import { inCompany } from './person-in-company';
import type { Asking, Reply } from './reply';
import { asksForChair, isChair, ofGroup } from './roles-answer';
import { isAside } from './spoken-of';
import { TEXTS } from './texts';
import { readHad, readPerson } from './understand-people';
import { ROLE_WORDS } from './vocabulary';
import { look, type Spoken } from './which-company';

const PRONOUNS = {
  en: /(?<![\p{L}\p{N}])(?:he|she|him|her|his|hers)(?![\p{L}\p{N}])/iu,
  da: /(?<![\p{L}\p{N}])(?:han|hun|ham|hende|hans|hendes)(?![\p{L}\p{N}])/iu,
};
/** A word with a capital, but for the first, is that of a name. */
const NAMES = /(?<=\S\s+)\p{Lu}\p{Ll}/u;
/** "Hans Jensen" is a name. */
const NAMED_SO = /(?<!\p{L})Hans \p{Lu}/u;

/** "What else is she in?": in any role. */
const ELSE =
  '(?:what|where|who|hvad|hvor) (?:else|ellers)|ellers|(?:other|more|andre|flere) (?:companies|firms|businesses|roles|virksomheder|firmaer|selskaber|roller|poster)|(?:what|hvad) (?:does|laver) (?:he|she|han|hun)(?: do)?$|(?:all|alle) (?:his|her|hans|hendes) (?:companies|firms|roles|virksomheder|selskaber|firmaer|poster)';
const BOARDS = 'boards|bestyrelser(?:ne)?|bestyrelsesposter|board seats';
const SINCE =
  'how long|since when|hvor laenge|siden hvornaar|(?:when|hvornaar)(?= .*(?:start|begin|join|become|appointed|take over|took over|tiltr|blev|begyndt|kom til))';
const SHARE =
  '(?:how much|how large a (?:share|part)|what (?:share|percentage|part)|hvor meget|hvor stor (?:en )?(?:del|andel))(?= .*(?:own|ejer))|own(?:s)? (?:it|(?:shares|a share|a part|anything|stock) (?:in|of) (?:it|the company)|(?:the|this) (?:company|firm|business))|ejer(?= .*(?:selskabet|virksomheden|firmaet)$)|(?:ejerandel|aktier|anparter)';
const COLLEAGUES =
  'with (?:him|her)|med (?:ham|hende)|sammen med|who else|hvem ellers|colleagues|partners|kolleger';
const BANKRUPT = 'bankrupt(?:cy|cies)?|konkurs(?:er|ramte)?|gone under|gaaet ned|insolven[a-z]*';
const WHO_IS = '^(?:and |og )?(?:who is|hvem er|tell me (?:more )?about|fortael (?:mere )?om)';

const LINKED = /\[((?:[^\]\\]|\\.)+)\]\(\/people\/(\d+)[^)]*\)/g;
const LED = /^\*\*\[((?:[^\]\\]|\\.)+)\]\(\/people\/(\d+)\)\*\*/;

type Person = { id: string; name: string; href: string };

const toPerson = (name = '', id = ''): Person => ({
  id,
  name: name.replace(/\\(.)/g, '$1'),
  href: `/people/${id}`,
});

/** The one person that an answer speaks of; 'several' where nobody knows who is meant. */
function personIn(answer: string): Person | 'several' | null {
  const led = LED.exec(answer);
  if (led) return toPerson(led[1], led[2]);
  const people = [...answer.matchAll(LINKED)].map(([, name, id]) => toPerson(name, id));
  const [first] = people;
  if (!first) return null;
  return people.every(({ id }) => id === first.id) ? first : 'several';
}

/** Who was spoken of last; what was said of companies since leaves that as it was. */
function personBefore(former: readonly Exchange[]): Person | null {
  for (const exchange of former.toReversed()) {
    if (isAside(exchange)) continue;
    const person = personIn(exchange.answer);
    if (person) return person === 'several' ? null : person;
  }
  return null;
}

/** Words around the name of the company whose director is meant. */
const AROUND_NAME =
  'runs?|leads?|owns?|sits?|has|have|part|in|(?:er )?med i|driver|leder|ejer|sidder|har|i|other|andre|companies|selskaber|virksomheder|firmaer|boards?|bestyrelser';

/** "The chairman" of the company that is named or spoken of, where there is one. */
async function holderOf({ caller, question }: Asking, spoken: Spoken): Promise<Person | null> {
  const { folded, subjectOf } = askedOfOne(question);
  const words = matchesOf(ROLE_WORDS, folded);
  const asked = words.map(({ means }) => means);
  const [group] = asked.filter((one) => one !== 'BOARD' || asksForChair(question));
  if (!group) return null;
  const around = [...everyMatch(AROUND_NAME, folded), ...everyMatch(OF_HOLDER, folded)];
  const subject = subjectOf(words, around);
  const isNamed = /\p{Lu}/u.test(subject.name ?? '') || subject.key !== null;
  const found = await look(isNamed ? subject : { ...subject, name: null }, spoken);
  const roles = found?.kind === 'one' ? await companyRoles(caller, found.company) : null;
  if (!roles) return null;
  const [, all] = ofGroup(roles.roles, group);
  const holders = group === 'BOARD' ? all.filter(isChair) : all;
  const [first] = holders;
  return first && holders.every(({ id }) => id === first.id)
    ? { id: first.id, name: first.name, href: first.href }
    : null;
}

/** No company has a form like it: the name of the person stands in quotes. */
const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, '')}"`;

/** What is asked of a person; null where it is nothing that is known of people. */
async function answerOf(
  asking: Asking,
  person: Person,
  { folded, named, spoken }: { folded: string; named: string; spoken: Spoken },
): Promise<string | null> {
  const { id } = person;
  if (has(SHARE, folded)) return inCompany(asking, person, { spoken, isShare: true });
  if (has(SINCE, folded)) return inCompany(asking, person, { spoken, isShare: false });
  if (has(COLLEAGUES, folded)) return colleaguesOf(asking, person);
  if (has(BOARDS, folded)) {
    return holderAnswer(asking, id, { groups: ['BOARD'], former: false });
  }
  const asked = askedOfOne(named);
  const roles = readPerson(asked);
  const isAny = has(`${ELSE}|${BANKRUPT}|${WHO_IS}`, folded) || readHad(asked) !== null;
  if (!roles && !isAny) return null;
  const { groups = null, former = false } = has(BANKRUPT, folded) ? {} : (roles ?? {});
  return holderAnswer(asking, id, { groups, former });
}

/** Of these a question about the director of a company asks for more than who that is. */
const OF_HOLDER = `${ELSE}|${BOARDS}|who else|hvem ellers`;

/**
 * Answers what is asked of a person by a word only: "what else is she in?" after an answer that
 * names one, "which other boards does the chairman sit on?". Null where nothing like it is asked.
 */
export async function ofSpokenPerson(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const { question, language, say } = asking;
  const folded = foldText(question);
  const pronoun = NAMED_SO.test(question) ? null : PRONOUNS[language].exec(question);
  // Whom a question names itself is meant in it: "who runs Bech, and how long has he been there?"
  const isOfOthers = pronoun !== null && NAMES.test(question);
  if (isOfOthers || (!pronoun && !has(OF_HOLDER, folded))) return null;
  const person = pronoun ? personBefore(spoken.former ?? []) : await holderOf(asking, spoken);
  if (!person) {
    const isOfPerson = pronoun && has(OF_PERSON, folded);
    return isOfPerson ? { text: say(TEXTS.whichPerson), answered: false } : null;
  }
  const named = pronoun ? question.replace(pronoun[0], quoted(person.name)) : question;
  const text = await answerOf(asking, person, { folded, named, spoken });
  return text === null ? null : { text };
}

const OF_PERSON = [SHARE, SINCE, COLLEAGUES, BOARDS, BANKRUPT, ELSE].join('|');
