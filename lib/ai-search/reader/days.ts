import 'server-only';
import { dayText, padded } from './calendar';
import { lastNamedAt, namedTimeAt } from './named-times';
import type { Period } from './period';
import type { Scan } from './scan';
import { decadeAt, partOfYearAt } from './stretches';

const months = [
  ['januar', 'january', 'jan'],
  ['februar', 'february', 'feb'],
  ['marts', 'march', 'mar'],
  ['april', 'apr'],
  ['maj', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];

function yearAt(scan: Scan, at: number): number | null {
  const token = scan.tokens[at];
  const year = token?.kind === 'number' && /^[12]\d{3}$/.test(token.text) ? Number(token.text) : 0;
  return year >= 1500 && year <= 2100 ? year : null;
}

const monthAt = (scan: Scan, at: number) =>
  months.findIndex((names) => names.includes(scan.fold(at))) + 1;

export function monthPeriod(year: number, month: number): Omit<Period, 'next'> {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const start = `${year}-${padded(month)}`;
  return { first: `${start}-01`, last: `${start}-${padded(last)}` };
}

function dayPeriod(year: number, month: number, day: number, next: number): Period | null {
  const text = `${year}-${padded(month)}-${padded(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || dayText(date) !== text
    ? null
    : { first: text, last: text, next };
}

/** "2015-06-30", "30/6/2015" or "30/6 2015" */
function writtenDay(text: string, next: number): Period | null {
  const parts = text.split(/[./ -]/).map(Number);
  const [year = 0, month = 0, day = 0] = /^\d{4}/.test(text) ? parts : parts.toReversed();
  return dayPeriod(year, month, day, next);
}

const dayNumber = (scan: Scan, at: number) => {
  const token = scan.tokens[at];
  return token?.kind === 'number' && /^\d{1,2}$/.test(token.text) ? Number(token.text) : null;
};

/** A decade, a year, a part of one, a season, a month or a day. */
export function periodAt(scan: Scan, at: number): Period | null {
  const token = scan.tokens[at];
  if (token?.kind === 'date') return writtenDay(token.text, at + 1);
  const stretch = decadeAt(scan, at) ?? partOfYearAt(scan, at) ?? namedTimeAt(scan, at);
  if (stretch) return stretch;
  const year = yearAt(scan, at);
  if (year !== null) return { first: `${year}-01-01`, last: `${year}-12-31`, next: at + 1 };
  return namedMonthAt(scan, at);
}

/**
 * "1. november" of "between 1 November and 31 December 2021" takes its year from the second date.
 */
export function yearlessAt(scan: Scan, at: number): Period | null {
  const first = namedMonthAt(scan, at, LEAP_YEAR);
  const middle = first && scan.word(first.next, 'and', 'or', 'to');
  const second = middle ? periodAt(scan, middle) : null;
  const year = Number(second?.last.slice(0, 4));
  const same = second && namedMonthAt(scan, at, year);
  return same && second.last < same.first ? namedMonthAt(scan, at, year - 1) : same;
}

/** "december", "1. oktober", "sommer": the last one that has begun by the day of the register. */
export function lastSuchAt(scan: Scan, at: number): Period | null {
  const named = lastNamedAt(scan, at);
  if (named) return scan.find(named.next, 'field') ? null : named;
  const { today } = scan.lexicon.tables;
  const year = Number(today.slice(0, 4));
  const own = namedMonthAt(scan, at, year);
  // "In May 5 employees"
  if (!own || scan.find(own.next, 'field')) return null;
  return own.first > today ? namedMonthAt(scan, at, year - 1) : own;
}

/** A leap year, which has every day. */
const LEAP_YEAR = 2000;

/** "marts 2019", "1. juli 2015", "July 1 2015"; `otherwise` is the year when none is given. */
function namedMonthAt(scan: Scan, at: number, otherwise: number | null = null): Period | null {
  const first = monthAt(scan, at);
  const before = first > 0 ? null : dayNumber(scan, at);
  const month = first || (before === null ? 0 : monthAt(scan, at + 1));
  if (month === 0) return null;
  let next = first > 0 ? at + 1 : at + 2;
  const after = first > 0 ? dayNumber(scan, next) : null;
  if (after !== null) next += 1;
  const comma = scan.tokens[next]?.text === ',' ? next + 1 : next;
  const said = yearAt(scan, comma);
  const year = said ?? otherwise;
  if (year === null) return null;
  const end = said === null ? next : comma + 1;
  const day = before ?? after;
  if (day !== null) return dayPeriod(year, month, day, end);
  return { ...monthPeriod(year, month), next: end };
}
