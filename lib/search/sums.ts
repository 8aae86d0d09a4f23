import 'server-only';
import type { NumberField } from '@/lib/search-index/types';
import { type NumberSpread, type NumberSummary, spreadOf, summaryOf } from './engine/sums';
import { fromFound, type Search } from './live-index';

/**
 * Sum, mean and median of a figure over all companies found. Amounts are in kroner; employees are
 * exact numbers, or the lower bound of the interval that the register publishes.
 */
export const numberSummary = (question: Search, field: NumberField): Promise<NumberSummary> =>
  fromFound(question, ({ index, docs }) => summaryOf(index, docs, field));

/** Median and quartiles of a figure over all companies found, in the units of the index. */
export const numberSpread = (question: Search, field: NumberField): Promise<NumberSpread> =>
  fromFound(question, ({ index, docs }) => spreadOf(index, docs, field));
