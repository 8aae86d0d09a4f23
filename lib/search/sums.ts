import 'server-only';
import type { NumberField } from '@/lib/search-index/types';
import { type NumberSummary, summaryOf } from './engine/sums';
import { fromFound, type Search } from './live-index';

/**
 * Sum, mean and median of a figure over all companies found. Amounts are in kroner; employees are
 * exact numbers, or the lower bound of the interval that the register publishes.
 */
export const numberSummary = (question: Search, field: NumberField): Promise<NumberSummary> =>
  fromFound(question, ({ index, docs }) => summaryOf(index, docs, field));
