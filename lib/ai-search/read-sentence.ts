import 'server-only';
import { findLexicon } from './find-lexicon';
import { readSentence } from './reader';
import { readMentioned } from './report-words';
import type { Reading } from './types';

/**
 * Reads a sentence by the grammar alone, even when a model is configured.
 * @throws AppError unavailable while the register cannot be read.
 */
export async function readWithReader(sentence: string): Promise<Reading> {
  const lexicon = await findLexicon();
  return readMentioned(sentence, async (rest) => readSentence(rest, lexicon));
}
