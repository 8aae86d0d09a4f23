import type { CompanyStatus, Employees } from '@/lib/companies/types';

/** A saved company of a list: whose entry it is follows from who asks. */
export type SavedEntry = { id: string; companyKey: string; companyName: string; createdAt: Date };

/** With what its owner wrote about it. */
export type SavedKey = SavedEntry & { note: string; tags: string[] };

/** What an entry held beside its company, so that it can come back: the ids of its lists. */
export type HeldEntry = { note: string; tags: string[]; lists: string[]; savedAt: string };

/**
 * Whether the reader has saved a company, as a page was told: the entry's id, or
 * null, at a time of the server in milliseconds; and the names of the lists it is in.
 */
export type SaveState = { id: string | null; at: number; lists?: string[] };

/** All companies that an address of /discover or /segmintation shows. */
export type FoundCompanies = { kind: 'discover' | 'segment'; query: string };

/** A row of the table of saved companies. */
export type SavedRow = {
  id: string;
  companyKey: string;
  name: string;
  /** Whether the loaded register still has the company. */
  known: boolean;
  isSample: boolean;
  advertisingProtected: boolean;
  status: CompanyStatus;
  industry: string | null;
  town: string | null;
  employees: Employees;
  /** Whole kroner; null when not reported. */
  revenue: number | null;
  tags: string[];
  note: string;
  /** Names of the lists it is in. */
  lists: string[];
  /** ISO 8601. */
  savedAt: string;
};

export type SavedPage = { items: SavedRow[]; total: number; page: number; totalPages: number };

/** A list with the number of companies in it. */
export type SavedListSummary = { id: string; name: string; count: number };

/** What stands beside the table. */
export type SavedOverview = {
  /** All that is saved. */
  total: number;
  lists: SavedListSummary[];
  tags: { name: string; count: number }[];
  /** Danish texts of the main industries that occur. */
  industries: string[];
};

/** Saved companies that something is done to: some by their ids, or all that an address shows. */
export type SavedTarget =
  | { ids: readonly string[] }
  /** `expected`: what the reader was told; another number does nothing. */
  | { query: string; expected?: number };
