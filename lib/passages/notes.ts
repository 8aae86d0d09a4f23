import 'server-only';
import { listNewestKnown } from '@/lib/financials/newest-known';
import { truncateWords } from '@/lib/format';
import { languageOf } from './language';
import type { Mention } from './types';

/** About as long as the quotation of a mention, in letters. */
const QUOTED = 180;

/**
 * The beginning of the note on uncertainty about going concern, by company, where the newest annual
 * report that could be read has one.
 */
export async function findNotes(keys: readonly string[]): Promise<Map<string, Mention>> {
  const known = await listNewestKnown(keys);
  return new Map(
    known.flatMap(({ key, year, note }): [string, Mention][] => {
      if (note === null) return [];
      const parts = [{ text: truncateWords(note, QUOTED), isMatch: false }];
      return [[key, { kind: 'goingConcern', year, language: languageOf(note), parts }]];
    }),
  );
}
