import { foldText } from '@/lib/words/fold';
import {
  anyOf,
  type Entry,
  everyMatch,
  has,
  type Match,
  matchesOf,
  matchOf,
  wordsPattern,
} from '../words/match';
import {
  ALL_ACCOUNTS,
  AMOUNT_WORDS,
  asksOfOne,
  COMPANIES,
  COMPARE,
  EARNS,
  FIGURE_ADJECTIVES,
  KEY_FIGURE_WORDS,
  MORE,
  MORE_THAN,
  ONE_OF_MANY,
  ROLE_WORDS,
  SAVED,
  WHO_IS_MORE,
} from '../words/vocabulary';
import { type Asked, asWritten, placedWords, type Subject } from './asked';
import { aroundQuotes, hasPronoun, keyIn, keysIn, quotedIn, trimmed, yearsIn } from './subject';
import type { AboutOne } from './understand-company';
import { movementIn } from './when';

export type Compare = { kind: 'compare'; names: string[]; subject: Subject };
export type Saved = { kind: 'saved'; list: string | null; subject: Subject };

/** Figures by which companies are compared: "the equity of A and B". */
const FIGURE_WORDS: Entry<unknown>[] = [...KEY_FIGURE_WORDS, ...AMOUNT_WORDS, ...FIGURE_ADJECTIVES];
const A_FIGURE = anyOf(FIGURE_WORDS);
const FIGURES_OF = `(?:employees|ansatte|${A_FIGURE})(?= (?:of|for|in|between|i|af|paa|mellem) )`;
const FIGURES =
  'employees|people|staff|revenue|equity|profit|profitable|medarbejdere|rentabel|ansatte|omsaetning|egenkapital|overskud';
/** "Does A have more employees than B?", "tjener A mere end B?"; only between companies. */
const HAS_MORE = [
  '(?:(?:have|has|got|earn|make|employ|owe|lose|tjener|omsaetter(?: for)?|skylder|taber) )?(?:an? |en |et )?',
  `(?:${MORE}|mere) (?:(?:${FIGURES}|money|penge|(?:${A_FIGURE})) )?`,
  '(?:than|end)(?! (?:\\d|half|halvdelen|a (?:third|quarter)|en (?:tredjedel|fjerdedel)|(?:the )?average|gennemsnit|others?|andre|most|de fleste|(?:the )?last|sidste|before|foer|in \\d|i \\d|ever|nogensinde|ventet|expected))',
].join('');
/** "Has A twice as many employees as B?" */
const AS_MUCH = `(?:(?:have|has|got|earn|make|tjener) )?(?:(?:dobbelt|halvt|lige|(?:to|tre|fire|fem|\\d+) gange) saa (?:mange|meget|stor[et]?)|(?:(?:twice|half|two|three|four|five|\\d+)(?: times)? )?as (?:many|much|large|big|high)) (?:(?:${FIGURES}|(?:${A_FIGURE})) )?(?:som|as)(?! (?:i |in |sidste|last|foer|before|\\d))`;
/** "Has A or B more employees?" */
const OR_MORE = '^(?:does|do|has|have|is|er|har|tjener|omsaetter|skylder)';
/** Words around the names of companies that are compared. */
const NO_NAMES = [
  ...[MORE_THAN, HAS_MORE, AS_MUCH, COMPARE],
  ...[ONE_OF_MANY, `${MORE}|the difference`, FIGURES_OF, FIGURES],
  `(?:on|by|in terms of|measured (?:by|in)|with regard to|paa|efter|maalt (?:paa|i)|hvad angaar|med hensyn til) (?:the |their |deres )?(?:${FIGURES}|key figures|noegletal(?:lene)?|${A_FIGURE})$`,
  `(?:${EARNS})(?= #)|money|penge|^(?:tjener|tjente|omsaetter|omsatte|beskaeftiger|skylder)(?: for)?|(?:in|i) (?:19|20)\\d\\d$`,
];

const without = (text: string, words: string) =>
  text.replace(new RegExp(wordsPattern(words), 'g'), '#');

const WHO = /(?<![a-z0-9])(?:which one|which|who|hvem|hvilken|hvilket)(?![a-z0-9])/;

function namesIn(text: string): string[] {
  return NO_NAMES.reduce(without, text)
    .split(/#| (?:and|with|to|or|og|med|eller|mod|against|between|mellem) |^(?:between|mellem) |,/)
    .map(trimmed)
    .filter((name) => name !== '');
}

/** "Who is larger, A or B?", "A or B, which is larger?": the part that has the names. */
function besideWho(text: string): string {
  const sides = text.split(WHO);
  return sides.findLast((side) => / (?:or|eller) /.test(side)) ?? sides.at(-1) ?? '';
}

/** "A, B and C": folding drops the commas, so they become "and" first. */
const listed = ({ question, folded }: Asked) =>
  question.includes(', ') ? foldText(question.replace(/,\s+(?:(?:and|og) )?/g, ' and ')) : folded;

/** "The debt of Bech compared to its equity": of one company. */
const WITH_ITS =
  '(?:compared (?:to|with)|relative to|versus|vs|(?:set )?i forhold til|sammenlignet med|mod) (?:its|their|sin|sit|dens|dets|deres)';

export function readCompare(asked: Asked): Compare | null {
  const { question, folded, subjectOf } = asked;
  const keys = [...new Set(keysIn(question))];
  if (keys.length > 1) return { kind: 'compare', names: keys, subject: subjectOf() };
  // Words of a quoted name compare nothing.
  const around = foldText(aroundQuotes(question));
  // "Has it more employees than last year?" compares years.
  if (movementIn(around)) return null;
  const asksWho =
    has(`${WHO_IS_MORE}|${OR_MORE}`, around) &&
    / (?:or|eller) /.test(around) &&
    has(`${MORE}|${ONE_OF_MANY}`, around);
  const comparesTwo = has(`${MORE_THAN}|${HAS_MORE}|${AS_MUCH}`, around) && !has(COMPANIES, around);
  if (!has(COMPARE, around) && !asksWho && !comparesTwo) return null;
  const quoted = quotedIn(question);
  const subject = subjectOf(matchOf(COMPARE, folded));
  const names =
    quoted.length > 1 ? quoted : namesIn(asksWho ? besideWho(listed(asked)) : listed(asked));
  // "The most employees or the highest revenue": the "or" is not between names.
  const isOfOthers = asksWho && names.length < 2 && !subject.pronoun;
  // "The revenue of Bech vs its gross profit": about one company.
  const companies = names.filter((name) => !asksOfOne(name)).length;
  const isOfOwn = has(WITH_ITS, folded);
  const isOfOne = companies === 1 && matchesOf(FIGURE_WORDS, folded).length > 1;
  // "Has it more than one director?"
  const isOfRoles = names.some((name) => matchesOf(ROLE_WORDS, name)[0]?.length === name.length);
  if (isOfOthers || isOfRoles || (isOfOne && (isOfOwn || !subject.pronoun))) return null;
  const words = placedWords(question);
  const written = names.map((name) => asWritten(question, name, words));
  return { kind: 'compare', names: written, subject };
}

/**
 * "Revenue of Bech, 2018 vs 2020" compares years of one company, not companies.
 * @param companySpokenOf whether a company is under discussion that is not named
 */
export function readYears({ folded, subjectOf }: Asked, companySpokenOf: boolean): AboutOne | null {
  const years = yearsIn(folded);
  const compare = everyMatch(`${COMPARE}|og|and`, folded);
  if (years.length < 2 || !has(COMPARE, folded) || has(COMPANIES, folded)) return null;
  const all = years.map(({ means }) => means);
  const span = { first: Math.min(...all), last: Math.max(...all) };
  const when = { year: null, span, history: true };
  const figures = matchesOf(KEY_FIGURE_WORDS, folded);
  const amounts = figures.length > 0 ? [] : matchesOf(AMOUNT_WORDS, folded);
  const rest = matchOf(ALL_ACCOUNTS, folded);
  const subject = subjectOf(years, compare, figures, amounts, rest);
  const isNamed = subject.name !== null || subject.key !== null || subject.pronoun;
  if (!isNamed && !companySpokenOf) return null;
  const means = <T>(matches: Match<T>[]) =>
    matches.length > 0 ? matches.map((match) => match.means) : null;
  return figures.length > 0
    ? { kind: 'keyFigures', fields: means(figures), ...when, subject }
    : { kind: 'amounts', fields: means(amounts), ...when, subject };
}

export function readSaved({ folded, question }: Asked): Saved | null {
  if (!has(SAVED, foldText(aroundQuotes(question)))) return null;
  const [quoted] = quotedIn(question);
  const named =
    /(?:my list|min liste|mine lister|listen|the list)(?: called| named| kaldet)? ([a-z0-9].*)$/.exec(
      folded,
    );
  const isIn = /^(?:is|have i saved|did i save|er|har jeg gemt|findes) (.+)$/.exec(folded)?.[1];
  const name =
    isIn &&
    trimmed(
      isIn
        .replace(new RegExp(wordsPattern(`${SAVED}|saved|gemt|in|i|on|paa`), 'g'), ' ')
        .replace(/ +/g, ' '),
    );
  const asksOne = name && !has(COMPANIES, name) ? name : null;
  const subject = {
    key: keyIn(question),
    name: asksOne,
    pronoun: hasPronoun(folded) && isIn !== undefined,
  };
  const list = asksOne ? null : (quoted ?? (named && trimmed(named[1] ?? '')) ?? null);
  return { kind: 'saved', list: list || null, subject };
}
