import 'server-only';
import { mondayOf, moved, padded } from './calendar';
import type { Period } from './period';
import type { Scan } from './scan';

type Days = Omit<Period, 'next'>;
/** Such a time in a year. */
type OfYear = (year: number) => Days | null;
type Named = { ofYear: OfYear; next: number };

const dayOf = (year: number, month: number, day: number) =>
  `${year}-${padded(month)}-${padded(day)}`;

/** Whole months; a last month over twelve is of the year after. */
function monthsOf(year: number, first: number, last: number): Days {
  const [behind, month] = last < 12 ? [year, last + 1] : [year + 1, last - 11];
  return { first: dayOf(year, first, 1), last: moved(dayOf(behind, month, 1), -1) };
}

const listed = (words: string, ofYear: OfYear) =>
  words.split(' ').map((word): [string, OfYear] => [word, ofYear]);

/** As Danish meteorologists have them: a winter is told by the year in which it begins. */
const SEASONS = new Map([
  ...listed('foraar foraaret spring', (year) => monthsOf(year, 3, 5)),
  ...listed('sommer sommeren summer', (year) => monthsOf(year, 6, 8)),
  ...listed('efteraar efteraaret autumn', (year) => monthsOf(year, 9, 11)),
  ...listed('vinter vinteren winter', (year) => monthsOf(year, 12, 14)),
]);
const WINTERS = new Set('vinter vinteren winter'.split(' '));
/** "Fall" without a year is a decline. */
const WITH_YEAR = new Map(listed('fall', (year) => monthsOf(year, 9, 11)));

/** Times of a year without one of their own; holidays by their first day, summer's by July. */
const YEARLY = new Map([
  ...SEASONS,
  ...listed('nytaar nytaaret aarsskiftet', (year) => monthsOf(year, 1, 1)),
  ...listed('christmas xmas julen', (year) => ({
    first: dayOf(year, 12, 24),
    last: dayOf(year, 12, 26),
  })),
  ...listed('sommerferien', (year) => monthsOf(year, 7, 7)),
]);
/** "Jul" is Christmas in Danish, and July where "since" or a year is with it. */
const DANISH_BEFORE = new Set('siden efter for i til'.split(' '));

const WEEKDAYS = [
  ['mandag', 'mandags', 'monday'],
  ['tirsdag', 'tirsdags', 'tuesday'],
  ['onsdag', 'onsdags', 'wednesday'],
  ['torsdag', 'torsdags', 'thursday'],
  ['fredag', 'fredags', 'friday'],
  ['lordag', 'lordags', 'saturday'],
  ['sondag', 'sondags', 'sunday'],
];

const EDGES = new Map([
  ...listed('primo', (year) => monthsOf(year, 1, 1)),
  ...listed('ultimo', (year) => monthsOf(year, 12, 12)),
  ...listed('starten begyndelsen start beginning early', (year) => monthsOf(year, 1, 3)),
  ...listed('slutningen end late', (year) => monthsOf(year, 10, 12)),
]);
const OF = new Set('af of i in'.split(' '));
const ARTICLES = new Set('the'.split(' '));
const BARE_EDGES = new Set('primo ultimo early late'.split(' '));

const isYear = (scan: Scan, at: number) => /^(?:1[5-9]|20)\d\d$/.test(scan.tokens[at]?.text ?? '');
const yearOf = (scan: Scan, at: number) => Number(scan.tokens[at]?.text);
const behind = (scan: Scan, at: number, words: ReadonlySet<string>) =>
  words.has(scan.fold(at)) ? at + 1 : at;

/** The week of a number by ISO 8601: the first has 4 January. */
function weekOf(year: number, week: number): Days | null {
  const first = moved(mondayOf(dayOf(year, 1, 4)), 7 * (week - 1));
  const isOfNext = first >= mondayOf(dayOf(year + 1, 1, 4));
  return week < 1 || isOfNext ? null : { first, last: moved(first, 6) };
}

/** "uge 3", "week 45" */
function weekAt(scan: Scan, at: number): Named | null {
  const number = scan.tokens[at + 1];
  const isWeek = ['uge', 'week'].includes(scan.fold(at)) && /^\d{1,2}$/.test(number?.text ?? '');
  return isWeek ? { ofYear: (year) => weekOf(year, Number(number?.text)), next: at + 2 } : null;
}

/** "starten af 2021", "ultimo 2021", "the end of 2021"; "start" alone is another word. */
function edgeAt(scan: Scan, at: number): Named | null {
  const ofYear = EDGES.get(scan.fold(at));
  const next = behind(scan, at + 1, OF);
  const isSaid = next > at + 1 || BARE_EDGES.has(scan.fold(at));
  return ofYear && isSaid ? { ofYear, next } : null;
}

/** "vinteren 2020/21" */
function winterAt(scan: Scan, at: number): Period | null {
  const [year, end] = [yearOf(scan, at + 1), scan.tokens[at + 3]?.text ?? ''];
  const isBetween = /^[/–-]$/.test(scan.tokens[at + 2]?.text ?? '');
  const isNext = [String(year + 1), String(year + 1).slice(2)].includes(end);
  const isWhole = WINTERS.has(scan.fold(at)) && isYear(scan, at + 1) && isBetween && isNext;
  return isWhole ? { ...monthsOf(year, 12, 14), next: at + 4 } : null;
}

/** "foråret 2021", "the spring of 2021", "uge 45 i 2021", "ultimo 2021" */
export function namedTimeAt(scan: Scan, from: number): Period | null {
  const at = behind(scan, from, ARTICLES);
  const winter = winterAt(scan, at);
  if (winter) return winter;
  const season = SEASONS.get(scan.fold(at)) ?? WITH_YEAR.get(scan.fold(at));
  // The winter of one year may be either of two.
  const isSeason = season && !WINTERS.has(scan.fold(at));
  const named = isSeason
    ? { ofYear: season, next: behind(scan, at + 1, OF) }
    : (weekAt(scan, at) ?? edgeAt(scan, at));
  if (!named) return null;
  const start = isYear(scan, named.next) ? named.next : behind(scan, named.next, OF);
  const days = isYear(scan, start) ? named.ofYear(yearOf(scan, start)) : null;
  return days && { ...days, next: start + 1 };
}

/** The last such time that has begun, or is over, by the day of the register. */
function lastOf({ ofYear, next }: Named, today: string, isOver: boolean): Period | null {
  const year = Number(today.slice(0, 4));
  const days = [year + 1, year, year - 1, year - 2].map(ofYear);
  const found = days.find((one) => one && (isOver ? one.last < today : one.first <= today));
  return found ? { ...found, next } : null;
}

function yearlyAt(scan: Scan, at: number): Named | null {
  const isChristmas = scan.tokens[at]?.text === 'jul' && DANISH_BEFORE.has(scan.fold(at - 1));
  const ofYear = YEARLY.get(isChristmas ? 'julen' : scan.fold(at));
  if (ofYear) return { ofYear, next: at + 1 };
  // "New Year", "New Year's"
  if (scan.fold(at) !== 'new' || scan.fold(at + 1) !== 'year') return null;
  const next = scan.fold(at + 2) === 's' ? at + 3 : at + 2;
  return { ofYear: (year) => monthsOf(year, 1, 1), next };
}

/** The last such weekday before the day of the register. */
function weekdayAt(scan: Scan, at: number): Period | null {
  const place = WEEKDAYS.findIndex((names) => names.includes(scan.fold(at)));
  if (place < 0) return null;
  const { today } = scan.lexicon.tables;
  const day = moved(mondayOf(today), place);
  const first = day < today ? day : moved(day, -7);
  return { first, last: first, next: at + 1 };
}

/** "i sommer", "siden nytår", "since Monday", "i uge 3", "starten af året", with no year. */
export function lastNamedAt(scan: Scan, from: number, isOver = false): Period | null {
  const at = behind(scan, from, ARTICLES);
  const weekday = weekdayAt(scan, at);
  if (weekday) return weekday;
  const { today } = scan.lexicon.tables;
  const named = yearlyAt(scan, at) ?? weekAt(scan, at);
  if (named) {
    // "Vinteren 2020"
    const isOfYear = isYear(scan, behind(scan, named.next, OF));
    return isOfYear ? null : lastOf(named, today, isOver);
  }
  const edge = edgeAt(scan, at);
  const year = edge && behind(scan, edge.next, ARTICLES);
  const isThis = year && ['aaret', 'year'].includes(scan.fold(year));
  return isThis ? lastOf({ ofYear: edge.ofYear, next: year + 1 }, today, isOver) : null;
}

/** "this spring", "dette efterår", "last summer", "sidste mandag", "sidste jul" */
export function thatTimeAt(scan: Scan, at: number): Period | null {
  const that = scan.word(at, 'thatOne');
  if (that !== null) return lastNamedAt(scan, that);
  const last = scan.word(at, 'last');
  return last === null ? null : lastNamedAt(scan, last, true);
}
