import type { CompanyDetail } from '@/lib/companies/types';
import type { Change } from '@/lib/notifications/change-text';
import type { SEARCH_KINDS } from './constants';

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What came to a search and what left it, after a load. Exact. */
export type ChangeCounts = { loadId: number; newCount: number; leftCount: number; at: Date };

export type SavedSearch = {
  id: string;
  name: string;
  kind: SearchKind;
  /** Search and filters as they stand in the address of the page. */
  query: Record<string, string>;
  /** Companies when it was compared last. */
  members: number;
  createdAt: Date;
  /** Null: nothing came or left since it was saved. */
  lastChange: ChangeCounts | null;
};

/** A company that came or left. */
export type ChangedMember = {
  key: string;
  side: 'new' | 'left';
  /** As it is now; null when the register does not have it any more. */
  company: CompanyDetail | null;
  /** Its last known name, where the register lacks it. */
  formerName: string | null;
  /** What the loads in between changed in it. */
  changes: Change[];
};

export type SearchChange = {
  search: SavedSearch;
  /** Null when nothing changed yet. */
  change: (ChangeCounts & { listed: number }) | null;
  items: ChangedMember[];
  page: number;
  totalPages: number;
  /** The newest changes, this one among them. */
  recent: ChangeCounts[];
};
