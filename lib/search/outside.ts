import type { SavedKeys } from './saved-keys';

// Apart from what reads it, so that the engine does not come with the database.

/** What filters need that the index does not have; null where they do not need it. */
export type OutsideKeys = {
  /** What `saved` is about. */
  saved: SavedKeys | null;
  /** CVR numbers (as integers) of the companies whose reports have what `mentions` asks for. */
  mentioned: readonly number[] | null;
};

export const NOTHING_OUTSIDE: OutsideKeys = { saved: null, mentioned: null };
