import { everyMatch, has, type Match, masked } from '../words/match';
import { yearsIn } from './subject';
import { asksYesOrNo } from './yes-or-no';

/** Where a yes or no question says that a figure went between two of its years. */
export type Moved = 'up' | 'down';

const RISES =
  'grown?|grew|growing|risen|rises?|rose|rising|increas(?:e|es|ed|ing)|improved?|(?:go|gone|went|going) up|vokset|voksede|vokser|vokse|steget|steg|stiger|stige|oeget|forbedret|(?:gaaet|gik|gaar) (?:op|frem(?:ad)?)';
const FALLS =
  'fall(?:s|en|ing)?|fell|drop(?:s|ped|ping)?|decreas(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|shrunk|shrank|shrinking|(?:go|gone|went|going) down|faldet|faldt|falder|falde|skrumpet|skrumper|forvaerret|(?:gaaet|gik|gaar) (?:ned(?: i)?|tilbage)';
/** Words that tell of a change from one year to another. */
export const MOVES = `${RISES}|${FALLS}`;
/** Words for a figure that is larger, and smaller, than another. */
export const MORE = 'more|higher|larger|bigger|greater|better|mere|flere|hoejere|stoerre|bedre';
export const LESS = 'fewer|less|lower|smaller|worse|mindre|faerre|lavere|daarligere|ringere';
/** "Has it become larger?" needs no year to compare with. */
const BECOME = '(?:become|becoming|got|gotten|getting|hired|blevet|bliver|faaet|faar|ansat)';

const COUNTS = [
  ['one', 'two', 'three', 'four', 'five'],
  ['et', 'to', 'tre', 'fire', 'fem'],
];
const THEN =
  '(?:than|end|since|siden|compared (?:to|with)|i forhold til)(?: (?:it|they|den|det|de) (?:did|was|were|had|gjorde|var|havde|tjente))?(?: (?:in|i))?';
const YEAR_BEFORE =
  '(?:the )?(?:last|previous|prior|preceding) (?:(?:financial|fiscal) )?year|(?:in )?the year before(?: that)?|before|(?:det )?(?:sidste|forrige|foregaaende) (?:regnskabs)?aar|aaret (?:foer|inden|forinden)|fjor|foer|tidligere';
const THAN_BEFORE = `${THEN} (?:${YEAR_BEFORE})`;
const AGO = `(${COUNTS.flat().join('|')}|a|an|\\d) (?:years?|aar) (?:ago|earlier|siden|tidligere)`;
const THAN_AGO = `${THEN}(?: for)? ${AGO}`;
const THAN_YEAR = `${THEN} (?:aaret )?(?:19|20)\\d\\d`;

/** "More than 2000 employees" is no year, "more employees than 2000" hardly one. */
const A_NUMBER =
  '(?:than|end) (?:19|20)\\d\\d (?:[a-z]+)|(?<=(?:employees|people|staff|ansatte|medarbejdere) )(?:than|end) (?:19|20)\\d\\d';

/** These ask for more than the direction between two years. */
const OF_MORE =
  'ever|nogensinde|(?:every|each) year|hvert aar|in a row|i traek|loss(?:es)?|underskud(?:det)?|tab(?:et)?';
const LAST_YEARS =
  /(?:last|past|seneste|sidste) \d{1,2} (?:(?:financial|fiscal) )?(?:years|aar|regnskabsaar)/g;

export type Movement = {
  moved: Moved;
  /** How many years before the one that is asked of; null where the question does not say it so. */
  back: number | null;
  /** The year of "than in 2018". */
  names: number | null;
  words: Match<unknown>[];
};

function agoIn(folded: string): number | null {
  const [, count = ''] = new RegExp(`(?<![a-z0-9])${THAN_AGO}(?![a-z0-9])`).exec(folded) ?? [];
  return count === '' ? null : countedBy(count);
}

/** "Two", "2", "a" */
function countedBy(count: string): number {
  const at = COUNTS.map((known) => known.indexOf(count)).find((place) => place >= 0);
  return at === undefined ? Number(count) || 1 : at + 1;
}

const LAST_YEAR = 'last year|sidste aar|fjor|the previous year';
const IS_AGO = new RegExp(`^(?:in |i )?(?:${LAST_YEAR}|(?:for )?${AGO})$`);

/** How many years ago "last year" or "two years ago" is, where a text says no more. */
export function onlyYearsAgo(folded: string): number | null {
  const found = IS_AGO.exec(folded);
  return found && countedBy(found[1] ?? 'one');
}

const TURNED: Record<Moved, Moved> = { up: 'down', down: 'up' };

/** Without other numbers than years: "grown by more than 10 %" asks for the size of the change. */
const hasNumber = (folded: string, then: readonly Match<unknown>[]) =>
  /\d/.test(
    masked(folded, [...then, ...yearsIn(folded)])
      .replace(LAST_YEARS, '')
      .replaceAll('#', ''),
  );

/**
 * Reads "is it higher than last year?" and "has it fallen since 2018?"; null for any other question,
 * and where a yes or no would not answer it.
 */
export function movementIn(folded: string): Movement | null {
  if (!asksYesOrNo(folded) || has(OF_MORE, folded)) return null;
  const then = everyMatch(`${THAN_AGO}|${THAN_BEFORE}|${THAN_YEAR}`, folded);
  const rest = masked(folded, then);
  // "Has A grown more than B?"
  if (has('than|end', rest) || has(A_NUMBER, folded) || hasNumber(folded, then)) return null;
  const become = everyMatch(`${BECOME} (?:${MORE}|${LESS})`, rest);
  const moves = everyMatch(MOVES, rest);
  const compares = then.length > 0 ? everyMatch(`${MORE}|${LESS}`, rest) : [];
  const words = [...become, ...moves, ...compares];
  const said = words.map(({ at, length }) => rest.slice(at, at + length));
  const ways = new Set(said.map((one): Moved => (has(`${RISES}|${MORE}`, one) ? 'up' : 'down')));
  const [moved] = ways;
  if (!moved || ways.size > 1) return null;
  const back = agoIn(folded) ?? (has(THAN_BEFORE, folded) ? 1 : null);
  const [names = null] = then.flatMap(({ at, length }) =>
    yearsIn(folded.slice(at, at + length)).map(({ means }) => means),
  );
  // "Was it higher in 2018 than in 2020?" goes back in time.
  const isBack = names !== null && yearsIn(folded).some(({ means }) => means < names);
  const way = isBack ? TURNED[moved] : moved;
  return { moved: way, back, names, words: [...then, ...words] };
}
