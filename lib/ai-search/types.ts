import type { CompanyFilters, SearchSort } from '@/lib/search/types';

/** A piece of a sentence and the filter it became; `search`: words that names are searched for. */
export type ReadPart = { text: string; field: keyof CompanyFilters | 'search' | 'sort' };

/** A sentence as the search understands it. */
export type Reading = {
  /** Words that are searched for as they stand; null when there are none. */
  search: string | null;
  filters: CompanyFilters;
  sort: SearchSort | null;
  /** In the order of the sentence. */
  parts: ReadPart[];
  /** Words of the sentence that became nothing, as they were written. */
  notUnderstood: string[];
  by: 'reader' | 'model';
};

/** A sentence that was read and searched for; the same when it is opened again. */
export type AiRun = { id: string; sentence: string; reading: Reading; createdAt: string };
