import type { Reading } from './reading-schema';

export type { ReadHint, Reading, ReadPart } from './reading-schema';

/** A sentence with the reading that was searched for, which reopening the run does not change. */
export type AiRun = { id: string; sentence: string; reading: Reading; createdAt: string };

/** What an empty sentence says. */
export const NOTHING: Reading = {
  search: null,
  filters: {},
  sort: null,
  parts: [],
  notUnderstood: [],
  by: 'reader',
};
