import { everyMatch, has, type Match, masked } from '../words/match';
import { COUNT_WORDS, countOf, OVER_YEARS } from '../words/vocabulary';
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

const TO_FIVE = COUNT_WORDS.flatMap((known) => known.slice(0, 5)).join('|');
const THEN =
  '(?:than|end|since|siden|compared (?:to|with)|i forhold til)(?: (?:it|they|den|det|de) (?:did|was|were|had|gjorde|var|havde|tjente))?(?: (?:in|i))?';
const YEAR_BEFORE =
  '(?:the )?(?:last|previous|prior|preceding) (?:(?:financial|fiscal) )?year|(?:in )?the year before(?: that)?|before|(?:det )?(?:sidste|forrige|foregaaende) (?:regnskabs)?aar|aaret (?:foer|inden|forinden)|fjor|foer|tidligere';
const THAN_BEFORE = `${THEN} (?:${YEAR_BEFORE})`;
const AGO = `(${TO_FIVE}|a|an|\\d) (?:years?|aar) (?:ago|earlier|siden|tidligere)`;
const THAN_AGO = `${THEN}(?: for)? ${AGO}`;
const THAN_YEAR = `${THEN} (?:aaret )?(?:19|20)\\d\\d`;

/** "More than 2000 employees" is no year, "more employees than 2000" hardly one. */
const A_NUMBER =
  '(?:than|end) (?:19|20)\\d\\d (?:[a-z]+)|(?<=(?:employees|people|staff|ansatte|medarbejdere) )(?:than|end) (?:19|20)\\d\\d';

/** These ask for more than the direction between two years. */
const OF_MORE =
  'ever|nogensinde|(?:every|each) year|hvert aar|in a row|i traek|loss(?:es)?|underskud(?:det)?|tab(?:et)?';
const OF_LAST_YEARS =
  /(?:last|past|seneste|sidste) \d{1,2} (?:(?:financial|fiscal) )?(?:years|aar|regnskabsaar)/g;

type Movement = {
  moved: Moved;
  /** How many years before the one that is asked of; null where the question does not say it so. */
  back: number | null;
  /** The year of "than in 2018". */
  names: number | null;
  words: Match<unknown>[];
};

function agoIn(folded: string): number | null {
  const [, count = ''] = new RegExp(`(?<![a-z0-9])${THAN_AGO}(?![a-z0-9])`).exec(folded) ?? [];
  return count === '' ? null : yearsOf(count);
}

/** "Two", "2", "a" */
const yearsOf = (count: string) => countOf(count) || 1;

const LAST_YEAR = 'last year|sidste aar|fjor|the previous year';
const IS_AGO = new RegExp(`^(?:in |i )?(?:${LAST_YEAR}|(?:for )?${AGO})$`);

/** How many years ago "last year" or "two years ago" is, where a text says no more. */
export function onlyYearsAgo(folded: string): number | null {
  const found = IS_AGO.exec(folded);
  return found && yearsOf(found[1] ?? 'one');
}

const TURNED: Record<Moved, Moved> = { up: 'down', down: 'up' };

/** Without other numbers than years: "grown by more than 10 %" asks for the size of the change. */
const hasNumber = (folded: string, then: readonly Match<unknown>[]) =>
  /\d/.test(
    masked(folded, [...then, ...yearsIn(folded)])
      .replace(OF_LAST_YEARS, '')
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
  /** The average growth of a year is asked for. */
  yearly?: true;
  pick?: Pick;
  /** Where a yes or no question says that the figure went between the first and the last of them. */
  moved?: Moved;
};

/** Whether a question names a time at all. */
export const hasTime = ({ year, span, history }: When) => year !== null || span !== null || history;

/** Words about accounts that are not part of a name. */
const OF_THE_GROUP =
  'koncern(?:en|ens|regnskab(?:et)?)|consolidated|(?:for|of) the group|(?:the|its|their) (?:whole |entire )?group(?: s)?(?= [a-z]|$)|group(?: s)?(?= (?:equity|revenue|turnover|profit|result|assets|debts?|cash|accounts|figures|solvency|liquidity|sales)(?![a-z]))';

const LAST_YEARS = new RegExp(
  `(?<![a-z])(?:last|past|previous|recent|seneste|sidste) (\\d{1,2}|${COUNT_WORDS.flat().join('|')}) (?:financial |fiscal )?(?:years|aar|regnskabsaar)(?![a-z])`,
);

const TWO_YEARS = new RegExp(
  `(?:${LAST_YEAR}) (?:and|og) (?:i )?(?:the (?:year before|previous year)|aaret (?:foer|inden|forinden))(?: that| det)?$`,
);

/** "The last three years", "last year and the year before": how many. */
export function lastYearsIn(folded: string): number | undefined {
  if (TWO_YEARS.test(folded)) return 2;
  const [, count = ''] = LAST_YEARS.exec(folded) ?? [];
  const most = countOf(count);
  return most > 0 ? most : undefined;
}

const SINCE =
  /(?<![a-z0-9])(?:(?:ever )?since|siden|fra og med)(?: the| year| aaret| aar)* ((?:19|20)\d\d)(?![a-z0-9])|(?<![a-z0-9])(?:from|fra)(?: the| year| aaret| aar)* ((?:19|20)\d\d) (?:on|onwards?|and on|og frem(?:ad|efter)?|frem|til (?:i dag|nu)|to (?:today|now))(?![a-z0-9])/;

const OPENS_WHEN = '(?<=^(?:(?:and|og) )?)(?:when|hvornaar)';
const ASKS_YEAR = `(?:in |i )?(?:which|what|hvilke[nt]?)(?: of (?:the|these|those))? (?:financial |fiscal )?(?:years?|aar|regnskabsaar)|${OPENS_WHEN}`;
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
  // "When did it have a loss?" asks for all of these years.
  if (side && has(OPENS_WHEN, folded) && !has(`${MOST}|${LEAST}`, folded)) return side;
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

const AVERAGE = '(?:on )?average|mean|compound(?:ed)?|(?:i )?gennemsnit(?:lige?t?)?|i snit';
const GROWS = `growth(?: rate)?|increase|vaekst(?:en|rate(?:n)?)?|stigning(?:en|stakt)?|${MOVES}`;
const A_YEAR =
  '(?:per|a|each|every|pr|om) (?:year|aar(?:et)?)|(?:an)?nual(?:ly)?|yearly|aarlige?t?|hvert aar';
const HOW_FAST = 'how (?:fast|quickly|rapidly)|hvor hurtigt';
const CAGR = 'cagr|(?:compound )?annual(?:ised|ized)? growth(?: rates?)?';

/** The words of "average growth per year"; none where it is not asked for. */
function yearlyIn(folded: string): Match<unknown>[] {
  const isAsked =
    has(CAGR, folded) || [AVERAGE, GROWS, A_YEAR].every((words) => has(words, folded));
  return isAsked ? everyMatch(`${CAGR}|${AVERAGE}|${GROWS}|${A_YEAR}|${HOW_FAST}`, folded) : [];
}

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
  const yearly = yearlyIn(folded);
  const over = [
    ...yearly,
    ...everyMatch(OVER_YEARS, folded),
    ...asMatch(LAST_YEARS.exec(folded) ?? TWO_YEARS.exec(folded)),
  ];
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
    ...(yearly.length > 0 && { yearly: true as const }),
    ...(movement && { moved: movement.moved }),
  };
  const group = everyMatch(OF_THE_GROUP, folded);
  const picked = pick ? everyMatch(PICK_WORDS, folded) : [];
  const moved = movement?.words ?? [];
  return { when, words: [...named, ...asMatch(since), ...over, ...group, ...picked, ...moved] };
}
