import type { SavedRow } from './answers';

export type { HeldEntry, SavedListSummary, SavedOverview, SavedRow } from './answers';

/** A saved company of a list: whose entry it is follows from who asks. */
export type SavedEntry = { id: string; companyKey: string; companyName: string; createdAt: Date };

/** With what its owner wrote about it. */
export type SavedKey = SavedEntry & { note: string; tags: string[] };

/**
 * Whether the reader has saved a company, as a page was told: the entry's id, or
 * null, at a time of the server in milliseconds; and the names of the lists it is in.
 */
export type SaveState = { id: string | null; at: number; lists?: string[] };

/** All companies that an address of /discover or /segmintation shows. */
export type FoundCompanies = { kind: 'discover' | 'segment'; query: string };

export type SavedPage = { items: SavedRow[]; total: number; page: number; totalPages: number };

/** Saved companies that something is done to: some by their ids, or all that an address shows. */
export type SavedTarget =
  | { ids: readonly string[] }
  /** `expected`: what the reader was told; another number does nothing. */
  | { query: string; expected?: number };
