import type { CompanyFilters } from '@/lib/search/types';
import type { Words } from '../text/reply';

/** What a line of the accounts is, and further words for it than its names. */
export type Meaning = Words & { words?: string };

/** Words to explain, in one or two sentences. */
export type Term = Words & {
  /** The pattern of a folded question for it. */
  words: string;
  /** What finds companies of that kind; `of` says which, where the term alone does not. */
  found?: { filters: CompanyFilters; of?: Words };
};
