import 'server-only';
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModel } from 'ai';
import { env } from '@/lib/env';

/** The configured model, or null: then questions are read by the built-in reader. */
export function findModel(): LanguageModel | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
  // Chat completions: the part of the protocol that other servers speak too.
  return apiKey ? createOpenAI({ apiKey, baseURL }).chat(model) : null;
}

/** GPT-5 and later and the o series, but for the plain chat models among them. */
const THINKING = /^(?:gpt-(?:[5-9]|\d\d)(?!.*chat)|o\d)/;

/** Models that think first are asked to think little: somebody waits. */
export function thinkingOptions(model: LanguageModel) {
  const name = typeof model === 'string' ? model : model.modelId;
  return THINKING.test(name) ? { providerOptions: { openai: { reasoningEffort: 'low' } } } : {};
}
