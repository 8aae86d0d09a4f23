import type { CompanyFilters, SearchSort } from '@/lib/search/types';

/** A piece of a sentence and the filter it became; `search`: words that names are searched for. */
export type ReadPart = {
  text: string;
  field: keyof CompanyFilters | 'search' | 'sort';
  /** The words that its misspelt ones are taken for. */
  meant?: string;
  /** What it is read as where it leaves that open. */
  as?: /** Growth without a figure is that of the revenue. */
    | 'revenue'
    /** A round amount, taken for those near it. */
    | 'about';
};

/** Why a piece that was recognised became nothing. */
export type ReadHint = {
  text: string;
  why: /** With another piece it leaves no company at all, such as over 50 and under 10 employees. */
    | 'contradiction'
    /** More industries than a search takes, such as manufacturing. */
    | 'tooWide'
    /** Several stretches of time that do not meet, such as 2010 and 2020. */
    | 'apart'
    /** A postal district or a municipality: different filters mean and. */
    | 'districts'
    /** An amount in another currency than kroner. */
    | 'currency'
    /** A share in per cent. */
    | 'share'
    /** An amount so small that its unit must be missing, such as revenue over 50. */
    | 'unit';
};

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
  /** Of some of those, why; left out when there is nothing to say. */
  hints?: ReadHint[];
  by: 'reader' | 'model';
  /** The model did not answer, or not usably, and the reader took over. */
  modelFailed?: true;
};

/** A sentence that was read and searched for; the same when it is opened again. */
export type AiRun = { id: string; sentence: string; reading: Reading; createdAt: string };
