import 'server-only';
import { findLexicon } from './find-lexicon';
import { readSentence } from './reader';
import type { Reading } from './types';

/**
 * Reads a sentence by the grammar alone, whether or not there is a model.
 * @throws AppError unavailable while the register is away.
 */
export async function readWithReader(sentence: string): Promise<Reading> {
  return readSentence(sentence, await findLexicon());
}
