import { everyMatch, has, type Match } from '../words/match';
import { OVER_YEARS } from '../words/vocabulary';
import { type Moved, type Movement, movementIn } from './moved';
import { yearsIn } from './subject';
import { asksYesOrNo } from './yes-or-no';

/**
 * The years that a question picks: the one with the highest or lowest figure, those with one below
 * or above zero, the last of these, or the run of them up to today.
 */
export type Pick = 'most' | 'least' | Side | `last ${Side}` | `${Side} in a row`;
export type Side = 'below' | 'above';

/** The year, or the span of years; `history`: several years side by side. */
export type When = {
  year: number | null;
  /** `last`: null for "until today". */
  span: { first: number; last: number | null } | null;
  history: boolean;
  /** Number of newest years. */
  most?: number;
  pick?: Pick;
  /** Where a yes or no question says that the figure went between the first and the last of them. */
  moved?: Moved;
};

/** Whether a question names a time at all. */
export const hasTime = ({ year, span, history }: When) => year !== null || span !== null || history;

/** Words about accounts that are not part of a name. */
const OF_THE_GROUP = 'koncern(?:en|ens|regnskab(?:et)?)|consolidated|(?:for|of) the group';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TAL = ['et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti'];
const LAST_YEARS = new RegExp(
  `(?<![a-z])(?:last|past|previous|recent|seneste|sidste) (\\d{1,2}|${[...NUMBERS, ...TAL].join('|')}) (?:financial |fiscal )?(?:years|aar|regnskabsaar)(?![a-z])`,
);

/** "The last three years": how many. */
export function lastYearsIn(folded: string): number | undefined {
  const [, count = ''] = LAST_YEARS.exec(folded) ?? [];
  const at = [NUMBERS, TAL].map((known) => known.indexOf(count)).find((place) => place >= 0);
  const most = at === undefined ? Number(count) : at + 1;
  return most > 0 ? most : undefined;
}

const SINCE =
  /(?<![a-z0-9])(?:(?:ever )?since|siden|fra og med)(?: the| year| aaret| aar)* ((?:19|20)\d\d)(?![a-z0-9])|(?<![a-z0-9])(?:from|fra)(?: the| year| aaret| aar)* ((?:19|20)\d\d) (?:on|onwards?|and on|og frem(?:ad|efter)?|frem|til (?:i dag|nu)|to (?:today|now))(?![a-z0-9])/;

const ASKS_YEAR =
  '(?:in |i )?(?:which|what|hvilke[nt]?)(?: of (?:the|these|those))? (?:financial |fiscal )?(?:years?|aar|regnskabsaar)|(?<=^(?:(?:and|og) )?)(?:when|hvornaar)';
const MOST =
  'best|highest|largest|biggest|most|record|peak(?:ed)?|strongest|bedste?|hoejest(?:e)?|stoerst(?:e)?|flest|mest|staerkeste?';
const LEAST =
  'worst|lowest|smallest|weakest|least|fewest|vaerste?|daarligst(?:e)?|lavest(?:e)?|mindst(?:e)?|svageste?|faerrest';
const ITS_YEAR = `(?:${MOST}|${LEAST}) (?:(?:financial|fiscal) )?(?:year|aar|regnskabsaar)|rekordaar|record year`;
const EVER =
  'ever|nogensinde|how many years|how many times|how often|hvor mange (?:aar|gange)|hvor ofte|(?:which|what|hvilke) years|hvilke (?:regnskabs)?aar|in any (?:year|of)';
const LOSS =
  'loss(?:es)?|lost money|lose money|underskud|tab|minus|in the red|negativ(?:e|t)?|below zero|under nul';
const GAIN = 'profits?|profitable|earned|made money|overskud|positive?t?|in the black|rentabelt?';

const LAST_TIME =
  '(?:when|hvornaar)(?= .*(?:last|latest|sidst|senest))|(?:last|sidste|seneste) (?:time|gang)|(?:last|latest|most recent|sidste|seneste) (?:(?:financial|fiscal) )?(?:year|aar|regnskabsaar) (?:with|of|in|med)|(?<=(?:when|hvornaar) .*)(?:last|latest|sidste?|seneste?)';
const IN_A_ROW =
  '(?:years )?in a row|(?:years )?running|(?:years )?in succession|(?:consecutive|successive)(?: years)?|(?:aar )?i traek|paa stribe|sammenhaengende(?: aar)?';

/** "Has it had a profit every year?" is answered with how many of them it had. */
const EVERY_YEAR = '(?:every|each) year|hvert (?:eneste )?aar';

/** The side of zero that the words of a question refer to. */
export const sideIn = (folded: string): Side | undefined =>
  has(LOSS, folded) ? 'below' : has(GAIN, folded) ? 'above' : undefined;

/** Which of several years a question asks for. */
function pickIn(folded: string): Pick | undefined {
  const side = sideIn(folded);
  if (side && has(IN_A_ROW, folded)) return `${side} in a row`;
  if (side && has(LAST_TIME, folded) && !has(`${MOST}|${LEAST}`, folded)) return `last ${side}`;
  if (side && has(EVERY_YEAR, folded) && asksYesOrNo(folded)) return side;
  if (has(EVER, folded) && has(LOSS, folded)) return 'below';
  if (has(EVER, folded) && !has(MOST, folded) && has(GAIN, folded)) return 'above';
  const asksYear = has(ASKS_YEAR, folded) && has(`${MOST}|${LEAST}`, folded);
  const isOfAll =
    has('ever|nogensinde|(?:har|havde) haft|haft|(?:has|have) (?:ever )?had', folded) &&
    has(`${MOST}|${LEAST}`, folded);
  if (!asksYear && !isOfAll && !has(ITS_YEAR, folded)) return undefined;
  // The largest loss is the lowest result.
  return has(LEAST, folded) || has(LOSS, folded) ? 'least' : 'most';
}

/** Whether a question picks one of many years; then "best" does not refer to a company. */
export const picksYear = (folded: string) => pickIn(folded) !== undefined;

const PICK_WORDS = `${ITS_YEAR}|${IN_A_ROW}|${LAST_TIME}|${ASKS_YEAR}|${EVER}|${MOST}|${LEAST}|negativ(?:e|t)?`;

/** "When was the revenue last over 60 million?" is answered with the years side by side. */
const BEYOND =
  '(?:over|under|above|below|(?:more|less) than|(?:mere|mindre) end|at least|mindst) \\d+';

const asMatch = (found: RegExpExecArray | null): Match<true>[] =>
  found ? [{ means: true, at: found.index, length: found[0].length }] : [];

/** The span of years that a question names, or compares. */
function spanIn(folded: string, years: number[], movement: Movement | null): When['span'] {
  const since = SINCE.exec(folded);
  const [year, other] = years;
  if (year !== undefined && other !== undefined) {
    return { first: Math.min(...years), last: Math.max(...years) };
  }
  const from = Number(since?.[1] ?? since?.[2] ?? 0);
  if (from > 0) return { first: from, last: null };
  if (!movement || year === undefined) return null;
  // "Higher than in 2018" is of today, "did it fall in 2018?" of that year and the one before.
  if (movement.names === year) return { first: year, last: null };
  return { first: year - (movement.back ?? 1), last: year };
}

export function timeIn(folded: string): { when: When; words: Match<unknown>[] } {
  const named = yearsIn(folded);
  const since = SINCE.exec(folded);
  const movement = movementIn(folded);
  const over = [...everyMatch(OVER_YEARS, folded), ...asMatch(LAST_YEARS.exec(folded))];
  const years = named.map(({ means }) => means);
  const span = spanIn(folded, years, movement);
  const pick = movement ? undefined : pickIn(folded);
  const isOfTwo =
    movement !== null && span === null && (movement.back !== null || over.length === 0);
  const most = lastYearsIn(folded) ?? (isOfTwo ? (movement.back ?? 1) + 1 : undefined);
  const asksBeyond = has(ASKS_YEAR, folded) && has(BEYOND, folded);
  const when: When = {
    year: span === null ? (years[0] ?? null) : null,
    span,
    history: over.length > 0 || span !== null || pick !== undefined || asksBeyond || isOfTwo,
    ...(most && { most }),
    ...(pick && { pick }),
    ...(movement && { moved: movement.moved }),
  };
  const group = everyMatch(OF_THE_GROUP, folded);
  const picked = pick ? everyMatch(PICK_WORDS, folded) : [];
  const moved = movement?.words ?? [];
  return { when, words: [...named, ...asMatch(since), ...over, ...group, ...picked, ...moved] };
}
