import 'server-only';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import type { Effect } from './fragment';
import type { Span } from './period';
import type { Scan } from './scan';
import { recentPeriod, spanEffect } from './spans';

/** The end of "senest", "most recently", "de nyeste", "the latest", which ask for an order. */
export function latestAt(scan: Scan, at: number): number | null {
  const extreme = scan.find(at, 'extreme');
  const isNewest = extreme?.meaning.age && extreme.meaning.most;
  return scan.word(at, 'mostRecently') ?? (isNewest ? extreme.next : scan.word(at, 'last'));
}

/** The end of "(moved) most recently", behind what it is about; "senest 2020" is a period. */
export const latestBehind = (scan: Scan, end: number, span: Span | null): number | null =>
  span ? null : scan.word(end, 'mostRecently');

/**
 * A change that is asked for, and when it was: without a period in the last year, or the latest ones
 * first.
 */
export function changeEffects(
  scan: Scan,
  filter: ChangeFilter,
  { isLatest, span, end }: { isLatest: boolean; span: Span | null; end: number },
): Effect[] {
  if (!isLatest) return [spanEffect(filter, span ?? recentPeriod(scan, end))];
  const order: Effect = { put: 'sort', by: filter, descending: true };
  return span ? [order, spanEffect(filter, span)] : [order];
}
