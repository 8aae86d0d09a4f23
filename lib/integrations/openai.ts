import 'server-only';
import { createOpenAI } from '@ai-sdk/openai';
import { APICallError, type LanguageModel } from 'ai';
import { env } from '@/lib/env';

/** The configured model; null without one, then the built-in reader interprets questions. */
export function findModel(): LanguageModel | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
  // Chat completions: the part of the protocol that other servers support too.
  return apiKey ? createOpenAI({ apiKey, baseURL }).chat(model) : null;
}

/** Reasoning models: GPT-5 and later and the o series, except the plain chat models among them. */
const THINKING = /^(?:gpt-(?:[5-9]|\d\d)(?!.*chat)|o\d)/;

/** Asks reasoning models for low effort: a user is waiting. */
export function thinkingOptions(model: LanguageModel) {
  const name = typeof model === 'string' ? model : model.modelId;
  return THINKING.test(name) ? { providerOptions: { openai: { reasoningEffort: 'low' } } } : {};
}

/**
 * What may be logged of a failed call. Errors of the SDK repeat the request and the answer, and
 * questions and answers are private.
 */
export function kindOfFailure(error: unknown): { error: string; status?: number } {
  const name = error instanceof Error ? error.name : typeof error;
  return { error: name, ...(APICallError.isInstance(error) && { status: error.statusCode }) };
}
