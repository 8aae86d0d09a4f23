import type { CompanyDetail } from '@/lib/companies/types';
import type { Change } from '@/lib/notifications/change-text';
import type { SEARCH_KINDS } from './constants';

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** How many companies a load added to a search and removed from it. Exact. */
export type ChangeCounts = { loadId: number; newCount: number; leftCount: number; at: Date };

export type SavedSearch = {
  id: string;
  name: string;
  kind: SearchKind;
  /** Search text and filters as URL parameters. */
  query: Record<string, string>;
  /** Number of companies at the latest comparison, also of those that it hides. */
  members: number;
  createdAt: Date;
  /** Null when there has been nothing to tell since it was saved. */
  lastChange: ChangeCounts | null;
};

/** A company that was added or removed. */
export type ChangedMember = {
  key: string;
  side: 'new' | 'left';
  /** The current record; null when it is no longer in the register. */
  company: CompanyDetail | null;
  /** The last known name of a company missing from the register. */
  formerName: string | null;
  /** Its changes by the loads in between. */
  changes: Change[];
};

/** A list of CVR numbers to search for, and its first and last place among all of them, from 1. */
export type NumberSearch = { search: string; first: number; last: number };

/** `load` null is the latest change; `page` from 1. */
export type AskedChange = { load: number | null; page: number };

export type SearchChange = {
  search: SavedSearch;
  /** Null when nothing has changed yet. */
  change: (ChangeCounts & { listed: number }) | null;
  items: ChangedMember[];
  /** The listed new companies as searches, MAX_LISTED in each; none for less than two. */
  newSearches: NumberSearch[];
  page: number;
  totalPages: number;
  /** The latest changes, including this one. */
  recent: ChangeCounts[];
};
