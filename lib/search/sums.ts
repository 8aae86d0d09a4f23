import 'server-only';
import type { NumberField } from '@/lib/search-index/types';
import { type NumberSummary, summaryOf } from './engine/sums';
import { indexVersion, type Search, withFound } from './live-index';

export type { NumberSummary } from './engine/sums';

/**
 * Sum, mean and median of a figure over all companies found. Amounts are in kroner; employees are
 * exact numbers, or the lower bound of the interval that the register publishes.
 */
export function numberSummary(question: Search, field: NumberField): Promise<NumberSummary> {
  return withFound(question, async ({ index, docs }) => {
    const value = summaryOf(index, docs, field);
    return { version: await indexVersion(), value };
  });
}
