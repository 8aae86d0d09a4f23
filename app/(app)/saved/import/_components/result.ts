import type { ImportAnswer } from '@/lib/imports/types';

/** What was read of a source; another reading of it has another number. */
export type Result = { number: number; answer: ImportAnswer };
