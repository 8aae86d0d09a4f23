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
