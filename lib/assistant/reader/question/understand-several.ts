import type { StatementField } from '@/lib/financials/types';
import { foldText } from '@/lib/words/fold';
import {
  anyOf,
  type Entry,
  everyMatch,
  has,
  type Match,
  masked,
  matchesOf,
  matchOf,
  wordsPattern,
} from '../words/match';
import { STAFF_WORDS } from '../words/staff-words';
import {
  ALL_ACCOUNTS,
  AMOUNT_WORDS,
  asksOfOne,
  COMPANIES,
  COMPARE,
  EARNS,
  FIGURE_ADJECTIVES,
  HOW_MANY,
  KEY_FIGURE_WORDS,
  MORE,
  MORE_THAN,
  ONE_OF_MANY,
  ROLE_WORDS,
  SAVED,
  SEVERAL_AMOUNTS,
  WHO_IS_MORE,
} from '../words/vocabulary';
import { type Asked, asWritten, placedWords, type Subject } from './asked';
import {
  aroundQuotes,
  formalNamesIn,
  hasPronoun,
  keyIn,
  keysIn,
  quotedIn,
  trimmed,
  yearsIn,
} from './subject';
import type { AboutOne } from './understand-company';
import { movementIn } from './when';

export type Compare = {
  kind: 'compare';
  names: string[];
  /** The years whose figures are compared; none for the newest of each company. */
  years: number[];
  subject: Subject;
};
export type Saved = { kind: 'saved'; list: string | null; subject: Subject };

/** Figures by which companies are compared: "the equity of A and B". */
const FIGURE_WORDS: Entry<unknown>[] = [...KEY_FIGURE_WORDS, ...AMOUNT_WORDS, ...FIGURE_ADJECTIVES];
const A_FIGURE = anyOf(FIGURE_WORDS);
const FIGURES_OF = `(?:employees|ansatte|${A_FIGURE})(?= (?:of|for|in|between|i|af|paa|mellem) )`;
const FIGURES =
  'employees|people|staff|revenue|equity|profit|profitable|medarbejdere|rentabel|ansatte|omsaetning|egenkapital|overskud';
/** Also a common word of names: no figure on its own. */
const GROWTH = 'growth|vaekst';
/** "Does A have more employees than B?", "tjener A mere end B?"; only between companies. */
const HAS_MORE = [
  '(?:(?:have|has|had|got|earn|make|employ|owe|lose|tjener|omsaetter(?: for)?|skylder|taber) )?(?:an? |en |et )?',
  `(?:${MORE}|mere) (?:(?:${FIGURES}|${GROWTH}|money|penge|(?:${A_FIGURE})) )?`,
  '(?:than|end)(?! (?:\\d|half|halvdelen|a (?:third|quarter)|en (?:tredjedel|fjerdedel)|(?:the )?average|gennemsnit|others?|andre|most|de fleste|(?:the )?last|sidste|before|foer|in \\d|i \\d|ever|nogensinde|ventet|expected))',
].join('');
/** "Has A twice as many employees as B?" */
const AS_MUCH = `(?:(?:have|has|got|earn|make|tjener) )?(?:(?:dobbelt|halvt|lige|(?:to|tre|fire|fem|\\d+) gange) saa (?:mange|meget|stor[et]?)|(?:(?:twice|half|two|three|four|five|\\d+)(?: times)? )?as (?:many|much|large|big|high)) (?:(?:${FIGURES}|(?:${A_FIGURE})) )?(?:som|as)(?! (?:i |in |sidste|last|foer|before|\\d))`;
/** "Has A or B more employees?" */
const OR_MORE =
  '^(?:does|do|did|has|have|had|is|was|er|var|har|havde|tjener|tjente|omsaetter|omsatte|skylder)';
/** Words around the names of companies that are compared. */
const NO_NAMES = [
  ...[MORE_THAN, HAS_MORE, AS_MUCH, COMPARE],
  ...[ONE_OF_MANY, `${MORE}|the difference`, FIGURES_OF, FIGURES],
  `(?:on|by|in terms of|measured (?:by|in)|with regard to|paa|efter|maalt (?:paa|i)|hvad angaar|med hensyn til) (?:the |their |deres )?(?:${FIGURES}|key figures|noegletal(?:lene)?|${A_FIGURE})$`,
  `(?:${EARNS})(?= #)|money|penge|^(?:tjener|tjente|omsaetter|omsatte|beskaeftiger|skylder|vokser|voksede)(?: for)?|(?:grow|grows|grew|grown|growing|vokset)(?= #)`,
  // "Is Bech's equity higher than that of Kjær?"
  `(?:s )?(?:${A_FIGURE}|${FIGURES})(?= #)`,
  `(?<=# )(?:${GROWTH})|(?:${GROWTH}|accounts|figures|regnskab(?:er(?:ne)?|et)?|tal(?:lene)?|noegletal(?:lene)?)(?= (?:of|for|in|between|i|af|fra|mellem) )`,
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
const listed = (question: string) =>
  foldText(question.replace(/\s*,\s+(?:(?:and|og) )?/g, ' and '));

const A_YEAR = '(?:19|20)\\d\\d(?![\\p{L}\\p{N}])';
/** "In 2018", "i 2018 og 2019", but not "than in 2018", which compares with that year. */
const OF_YEARS = new RegExp(
  `(?<![\\p{L}\\p{N}]|(?:than|end|to|with|med) )(?:(?:in|for|from|during|the|year|i|fra|året|regnskabsåret) )+${A_YEAR}(?:(?:,| and| og| or| eller| to| til) ${A_YEAR})*`,
  'giu',
);

/** The years of a comparison, and the question without them; a name keeps its own. */
function withoutYears(question: string): { years: number[]; rest: string } {
  const names = [...quotedIn(question), ...formalNamesIn(question)];
  const isOfName = (text: string) => names.some((name) => name.includes(text));
  const said = (question.match(OF_YEARS) ?? []).filter((text) => !isOfName(text));
  const rest = said.reduce((left, text) => left.replace(text, ' '), question);
  const years = said.flatMap((text) => text.match(/\d{4}/g) ?? []).map(Number);
  return { years: [...new Set(years)], rest: rest.replace(/^\s*,/, '') };
}

const EXTREME = `(?:${ONE_OF_MANY}|${MORE})(?: (?:${FIGURES}|${GROWTH}|${A_FIGURE}|money|penge|one|company|firm|virksomhed|selskab|firma))?`;
const WHICH = 'which(?: one)?|who|hvem|hvilken|hvilket';
/** "Who earns most of A, B and C?", "which of A and B is larger?" */
const AMONG = [
  new RegExp(
    `(?<![a-z0-9])${WHO_IS_MORE}(?: the| den| det)? ${EXTREME} (?:(?:out )?of|among|between|(?:ud )?af|blandt|mellem) (?<names>.+)$`,
  ),
  new RegExp(
    `^(?:${WHICH}) (?:(?:out )?of|among|(?:ud )?af|blandt) (?<names>.+) (?:is|was|has|had|er|var|har|havde|${EARNS})(?: the| den| det)? ${EXTREME}$`,
  ),
];
const BETWEEN = / (?:and|og|or|eller) /;

/** The names in such a question as it writes them; null where it lists none. */
function namesAmong(question: string): string[] | null {
  const folded = listed(question);
  const found = AMONG.flatMap((pattern) => pattern.exec(folded)?.groups?.names ?? [])[0];
  const names = found?.split(BETWEEN).map(trimmed).filter(Boolean) ?? [];
  const words = placedWords(question);
  const written = names.map((name) => asWritten(question, name, words));
  // "Of the bakers and butchers": no names.
  return written.length > 1 && written.every((name) => /^[\p{Lu}\p{N}]/u.test(name))
    ? written
    : null;
}

/** "The debt of Bech compared to its equity": of one company. */
const WITH_ITS =
  '(?:compared (?:to|with)|relative to|versus|vs|(?:set )?i forhold til|sammenlignet med|mod) (?:its|their|sin|sit|dens|dets|deres)';

const ANY_FIGURE = new RegExp(
  wordsPattern(`${anyOf(SEVERAL_AMOUNTS)}|${A_FIGURE}|${anyOf(STAFF_WORDS)}|does|have`),
  'g',
);
/** "How much cash does it have compared with short-term debt?": figures of one company. */
function areFigures(names: readonly string[], question: string): boolean {
  const areAll = names.every((name) => trimmed(name.replace(ANY_FIGURE, ' ')) === '');
  const words = placedWords(question);
  const isName = (name: string) =>
    /^\p{Lu}/u.test(asWritten(question, name, words)) && !foldText(question).startsWith(name);
  const isAny = names.length > 0 || matchesOf(FIGURE_WORDS, foldText(question)).length > 1;
  return isAny && areAll && !names.some(isName);
}

/** "Average profit margin in restaurants vs hotels" is of no two companies. */
const OF_MANY = new RegExp(
  `^(?:(?:what is|hvad er) (?:the |den |det )?)?(?:average|mean|median|gennemsnitlige?) (?:${anyOf(KEY_FIGURE_WORDS)})`,
);

export function readCompare(asked: Asked): Compare | null {
  const { question, folded, subjectOf } = asked;
  const keys = [...new Set(keysIn(question))];
  const { years, rest } = withoutYears(question);
  if (keys.length > 1) return { kind: 'compare', names: keys, years, subject: subjectOf() };
  // Words of a quoted name compare nothing.
  const around = foldText(aroundQuotes(question));
  // "Has it more employees than last year?" compares years.
  if (movementIn(around) || OF_MANY.test(around)) return null;
  const among = namesAmong(rest);
  if (among) return { kind: 'compare', names: among, years, subject: subjectOf() };
  const asksWho =
    has(`${WHO_IS_MORE}|${OR_MORE}`, around) &&
    / (?:or|eller) /.test(around) &&
    has(`${MORE}|${ONE_OF_MANY}`, around);
  const comparesTwo = has(`${MORE_THAN}|${HAS_MORE}|${AS_MUCH}`, around) && !has(COMPANIES, around);
  if (!has(COMPARE, around) && !asksWho && !comparesTwo) return null;
  const quoted = quotedIn(question);
  const subject = subjectOf(matchOf(COMPARE, folded));
  const all = listed(rest);
  const names = quoted.length > 1 ? quoted : namesIn(asksWho ? besideWho(all) : all);
  // "The most employees or the highest revenue": the "or" is not between names.
  if (quoted.length === 0 && areFigures(names, question)) return null;
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
  return { kind: 'compare', names: written, years, subject };
}

const COMPARED = `${COMPARE}|i forhold til`;

/** The lines of the accounts; "employees" is the average number that they state. */
function amountsIn(folded: string): Match<StatementField>[] {
  const amounts = matchesOf(AMOUNT_WORDS, folded);
  const isNamed = amounts.some(({ means }) => means === 'employees');
  return isNamed ? amounts : [...amounts, ...matchesOf(STAFF_WORDS, masked(folded, amounts))];
}

/**
 * "Revenue of Bech, 2018 vs 2020" compares years of one company, not companies.
 * @param companySpokenOf whether a company is under discussion that is not named
 */
export function readYears({ folded, subjectOf }: Asked, companySpokenOf: boolean): AboutOne | null {
  const years = yearsIn(folded);
  const compare = everyMatch(`${COMPARED}|og|and`, folded);
  if (years.length < 2 || !has(COMPARED, folded) || has(COMPANIES, folded)) return null;
  const all = years.map(({ means }) => means);
  const span = { first: Math.min(...all), last: Math.max(...all) };
  const when = { year: null, span, history: true };
  const figures = matchesOf(KEY_FIGURE_WORDS, folded);
  const amounts = figures.length > 0 ? [] : amountsIn(folded);
  const rest = [...matchOf(ALL_ACCOUNTS, folded), ...everyMatch(`${HOW_MANY}|average`, folded)];
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
