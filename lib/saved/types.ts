import type { SavedRow } from './answers';

export type { RemovedEntry, SavedListSummary, SavedOverview, SavedRow } from './answers';

/** A saved company; its user is known from the request. */
export type SavedEntry = { id: string; companyKey: string; companyName: string; createdAt: Date };

/** What a user wrote about a saved company. */
export type Written = { note: string; tags: string[] };

/** An entry with its user's note and tags. */
export type SavedKey = SavedEntry & Written;

/**
 * Whether the user has saved a company, as of when the page was rendered: the entry's id, or null;
 * `at` is the server time in milliseconds; `lists` are the names of the lists that contain it.
 */
export type SaveState = { id: string | null; at: number; lists?: string[] };

/** All companies that a URL of /discover or /segmintation shows. */
export type FoundCompanies = { kind: 'discover' | 'segment'; query: string };

export type SavedPage = { items: SavedRow[]; total: number; page: number; totalPages: number };

/** The target of a bulk action: entries by id, or everything that a URL shows. */
export type SavedTarget =
  | { ids: readonly string[] }
  /** `expected`: the number shown to the user; if it has changed, nothing is done. */
  | { query: string; expected?: number };
