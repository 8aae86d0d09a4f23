import 'server-only';
import { generateText, type LanguageModel, Output } from 'ai';
import type { z } from 'zod';
import { thinkingOptions } from './openai';
import { timeLimit } from './time-limit';

export type Model = LanguageModel;

type Question<S extends z.ZodType> = {
  model: Model;
  /** The shape of the answer; sent to the provider, and used to validate the answer. */
  schema: S;
  name: string;
  system: string;
  prompt: string;
  /** Timeout of the whole call. */
  milliseconds: number;
};

const MOST_TOKENS = 4_000;

/**
 * Asks a model once for an object.
 * @throws any error: a timeout, a refusal, or an answer that does not match the schema.
 */
export async function askForObject<S extends z.ZodType>(
  question: Question<S>,
): Promise<z.infer<S>> {
  const { model, schema, name, system, prompt, milliseconds } = question;
  const { output } = await generateText({
    model,
    system,
    prompt,
    output: Output.object({ schema, name }),
    maxOutputTokens: MOST_TOKENS,
    maxRetries: 0,
    abortSignal: timeLimit(milliseconds),
    ...thinkingOptions(model),
  });
  return schema.parse(output);
}
