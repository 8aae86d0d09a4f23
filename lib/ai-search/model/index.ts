import 'server-only';
import { askForObject, type Model } from '@/lib/integrations/model-object';
import type { Lexicon } from '../reader/lexicon';
import type { Reading } from '../types';
import { applySaid } from './apply';
import { instructions } from './prompt';
import { saidSchema } from './schema';

/** Time limit of the model, after which the grammar reads the sentence. */
const MODEL_MILLISECONDS = 8_000;

type Given = { lexicon: Lexicon; model: Model; milliseconds?: number };

/**
 * Reads a sentence with a model and checks its answer against a schema and the code tables.
 * @throws whatever the provider does: it times out, refuses, or answers with something else.
 */
export async function readWithModel(sentence: string, given: Given): Promise<Reading> {
  const { lexicon, model, milliseconds = MODEL_MILLISECONDS } = given;
  const said = await askForObject({
    model,
    milliseconds,
    schema: saidSchema,
    name: 'reading',
    system: instructions(lexicon.tables.today),
    prompt: JSON.stringify({ sentence }),
  });
  return applySaid(sentence, said, lexicon);
}
