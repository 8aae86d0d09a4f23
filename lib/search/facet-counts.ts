import type { z } from 'zod';
import type { facetsAnswerSchema } from './found-answers';

export type ValueCount<Value = string> = { value: Value; count: number };

/**
 * How many companies each value would match if it were the only one selected in its filter. Values
 * with at least one company, most frequent first, ties by name; endings in the order of the list;
 * all ranges, and all opinions, in order.
 */
export type FacetCounts = z.infer<typeof facetsAnswerSchema>['data'];
export type RangeCount = FacetCounts['locations']['ranges'][number];
