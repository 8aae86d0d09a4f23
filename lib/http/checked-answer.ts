import 'server-only';
import { z } from 'zod';
import type { Schema, Schemas } from './route';

/** @throws Error that names what differs. */
export async function checkAsDescribed(described: Schema, answered: unknown): Promise<void> {
  const result = await z.core.safeParseAsync(described, answered);
  if (result.success) return;
  throw new Error(`The answer is not as described:\n${z.core.prettifyError(result.error)}`);
}

/**
 * Holds what a route answers against what it says it answers, where CHECK_ANSWERS is set: in
 * development and in every suite. @throws Error that names what differs.
 */
export async function checkAnswer(response: Response, { answer }: Schemas): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!answer || !response.ok || !isJson) return;
  await checkAsDescribed(answer, await response.clone().json());
}
