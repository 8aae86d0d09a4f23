import { choicesOf } from '@/lib/search/filter-params';
import { ALL_SAVED } from '@/lib/search/saved-values';

type Query = Record<string, string>;
type Saved = { notSaved?: string | undefined };

const isAll = (value: string) => value === ALL_SAVED;

/** Whether a search is without all that its user has saved, whatever else it is without. */
export const hidesSaved = ({ notSaved }: Saved): boolean => choicesOf(notSaved).some(isAll);

/** Whether that is all that `notSaved` says: lists are not kept with a search. */
export const hidesAllOnly = ({ notSaved }: Saved): boolean =>
  hidesSaved({ notSaved }) && choicesOf(notSaved).every(isAll);

/** The query of a saved search, which is stored without what is saved. */
export const withHiding = (query: Query, hides: boolean): Query =>
  hides ? { ...query, notSaved: ALL_SAVED } : query;

/** What of a query can be saved, and whether that is all of it. */
export function keptOf({ saved, notSaved, ...others }: Query): { query: Query; isWhole: boolean } {
  return {
    query: withHiding(others, hidesSaved({ notSaved })),
    isWhole: !saved && (!notSaved || hidesAllOnly({ notSaved })),
  };
}
