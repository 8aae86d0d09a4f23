import 'server-only';
import { findModel, kindOfFailure } from '@/lib/integrations/openai';
import { log } from '@/lib/log';
import { parseIdentifier } from '@/lib/search/identifiers';
import { readNumberList, writtenSearch } from '@/lib/search/number-list';
import { findLexicon } from './find-lexicon';
import { readWithModel } from './model';
import { readSentence } from './reader';
import { readMentioned } from './report-words';
import { savedIn } from './saved-words';
import { NOTHING, type Reading } from './types';
import { orName } from './whole-name';

type Options = {
  model?: ReturnType<typeof findModel>;
  milliseconds?: number;
  /** The names of the lists that the sentence may be about. */
  lists?: readonly string[];
};

/**
 * Reads a sentence with the configured model. The grammar reads it instead without a model, when
 * the model finds nothing, and when it fails, which sets `modelFailed`. The only error is an
 * unavailable register.
 */
export async function readQuestion(sentence: string, options: Options = {}): Promise<Reading> {
  if (isIdentifier(sentence)) return asItStands(sentence);
  const own = savedIn(sentence, options.lists);
  const read = (rest: string) => readMentioned(rest, (left) => readOthers(left, options));
  if (own === null) return read(sentence);
  const { texts, saved, rest } = own;
  const others = rest === '' ? NOTHING : await read(rest);
  return {
    ...others,
    filters: { ...others.filters, saved },
    parts: [...others.parts, ...texts.map((text) => ({ text, field: 'saved' }) as const)],
  };
}

/** All but what its user has saved and reports mention, of which neither model nor grammar knows. */
async function readOthers(sentence: string, options: Options): Promise<Reading> {
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
    log.warn(kindOfFailure(error), 'The model did not read a sentence; the grammar did.');
    return { ...(await byGrammar()), modelFailed: true };
  }
}

/** A list of numbers, a labelled number, an email address or a domain; not the digits of a sum. */
function isIdentifier(sentence: string): boolean {
  if (readNumberList(sentence)) return true;
  const found = parseIdentifier(sentence.trim());
  if (found?.kind === 'number') return found.of.length === 1 || /^[\d\s.]+$/.test(sentence);
  return found?.kind === 'email' || (found?.kind === 'domain' && found.exact);
}

/** Identifiers of a company are searched for verbatim. */
const asItStands = (sentence: string): Reading => ({
  search: writtenSearch(sentence),
  filters: {},
  sort: null,
  parts: [{ text: sentence, field: 'search' }],
  notUnderstood: [],
  by: 'reader',
});
