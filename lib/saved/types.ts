/** A saved company of a list: whose entry it is follows from who asks. */
export type SavedEntry = { id: string; companyKey: string; companyName: string; createdAt: Date };

/**
 * Whether the reader has saved a company, as a page was told: the entry's id, or
 * null, at a time of the server in milliseconds.
 */
export type SaveState = { id: string | null; at: number };
