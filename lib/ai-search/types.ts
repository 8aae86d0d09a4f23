import type { Reading } from './reading-schema';

export type { ReadHint, Reading, ReadPart } from './reading-schema';

/** A sentence that was read and searched for; the same when it is opened again. */
export type AiRun = { id: string; sentence: string; reading: Reading; createdAt: string };
