import 'server-only';
import { findModel } from '@/lib/integrations/openai';
import { log } from '@/lib/log';
import { readNumberList, writtenSearch } from '@/lib/search/number-list';
import { findLexicon } from './find-lexicon';
import { readWithModel } from './model';
import { readSentence } from './reader';
import type { Reading } from './types';
import { orName } from './whole-name';

type Options = { model?: ReturnType<typeof findModel>; milliseconds?: number };

/**
 * Reads a sentence with the configured model, or by the grammar: without a model, and whenever
 * one fails, which `modelFailed` says. Only a register that is away is an error.
 */
export async function readQuestion(sentence: string, options: Options = {}): Promise<Reading> {
  if (readNumberList(sentence)) return asNumbers(sentence);
  const { model = findModel(), milliseconds } = options;
  const lexicon = await findLexicon();
  const byGrammar = () => orName(readSentence(sentence, lexicon), sentence);
  if (model === null) return byGrammar();
  try {
    const reading = await readWithModel(sentence, { lexicon, model, milliseconds });
    if (reading.parts.length > 0) return reading;
    const own = await byGrammar();
    return own.parts.length > 0 ? own : reading;
  } catch (error) {
    // What was asked and answered is nobody's business but the person's.
    const name = error instanceof Error ? error.name : typeof error;
    log.warn({ error: name }, 'The model did not read a sentence; the grammar did.');
    return { ...(await byGrammar()), modelFailed: true };
  }
}

/** A list of numbers is searched for as it stands. */
const asNumbers = (sentence: string): Reading => ({
  search: writtenSearch(sentence),
  filters: {},
  sort: null,
  parts: [{ text: sentence, field: 'search' }],
  notUnderstood: [],
  by: 'reader',
});
