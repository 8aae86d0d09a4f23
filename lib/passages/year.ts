import { formatDay, isoDay } from '@/lib/format';
import type { ShownWords } from './types';

/**
 * The year of the shown words as an address has it: its last day, and null for the newest report,
 * which needs no mention. What could not be read stays wanted.
 */
export function yearOfWords(
  words: Pick<ShownWords, 'endDate' | 'years'> | null | 'failed',
  wanted: string | null,
): string | null {
  if (words === 'failed') return wanted;
  const [newest] = words?.years ?? [];
  if (!words || !newest) return null;
  const day = isoDay(words.endDate);
  return day === isoDay(newest) ? null : day;
}

/** What years are called: 2021, but by their last days where two of them end in 2021. */
export const yearNames = (years: readonly Date[]): { end: Date; name: string }[] =>
  years.map((end) => {
    const year = end.getUTCFullYear();
    const isOnly = years.filter((other) => other.getUTCFullYear() === year).length === 1;
    return { end, name: isOnly ? String(year) : formatDay(end) };
  });
