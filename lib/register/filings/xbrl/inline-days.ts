import 'server-only';
import type { Day } from '@/lib/register/record';
import { dayOf, readDay } from './days';
import { formatName } from './inline-numbers';

const months = new Map([
  ['jan', 1],
  ['feb', 2],
  ['mar', 3],
  ['apr', 4],
  ['maj', 5],
  ['may', 5],
  ['jun', 6],
  ['jul', 7],
  ['aug', 8],
  ['sep', 9],
  ['okt', 10],
  ['oct', 10],
  ['nov', 11],
  ['dec', 12],
] as const);

type Order = 'day month year' | 'month day year' | 'year month day';

function orderOf(name: string): Order {
  if (/monthdayyear|monthnamedayyear|us$/.test(name)) return 'month day year';
  if (/yearmonth/.test(name)) return 'year month day';
  return 'day month year';
}

const numberOf = (part: string): number =>
  /^\d/.test(part)
    ? Number.parseInt(part, 10)
    : ((months as ReadonlyMap<string, number>).get(part.slice(0, 3).toLowerCase()) ?? Number.NaN);

/**
 * Parses a printed date by its format, with Danish and English month names; null if it cannot be
 * read.
 */
export function printedDay(text: string, format: string | null): Day | null {
  if (format === null) return readDay(text);
  const name = formatName(format);
  if (!name.startsWith('date')) return null;
  const parts = text.match(/\d+|\p{L}{3,}/gu)?.filter((part) => !Number.isNaN(numberOf(part)));
  if (parts?.length !== 3) return null;
  const named = Object.fromEntries(
    orderOf(name)
      .split(' ')
      .map((key, index) => [key, parts[index] ?? '']),
  );
  const { year = '', month = '', day = '' } = named;
  const full = year.length === 2 ? 2000 + numberOf(year) : numberOf(year);
  return dayOf(full, numberOf(month), numberOf(day));
}
