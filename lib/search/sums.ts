import 'server-only';
import type { NumberField, TextField } from '@/lib/search-index/types';
import { type GroupSummary, type NumberSummary, summariesBy, summaryOf } from './engine/sums';
import { fromFound, type Search } from './live-index';

/**
 * Sum, mean and median of a figure over all companies found. Amounts are in kroner; employees are
 * exact numbers, or the lower bound of the interval that the register publishes.
 */
export const numberSummary = (question: Search, field: NumberField): Promise<NumberSummary> =>
  fromFound(question, ({ index, docs }) => summaryOf(index, docs, field));

/** The same for each value of a text. */
export const numberSummariesBy = (
  question: Search,
  asked: { field: NumberField; of: TextField },
): Promise<GroupSummary[]> =>
  fromFound(question, ({ index, docs }) => summariesBy(index, docs, asked));
