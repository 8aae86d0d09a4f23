import 'server-only';
import { z } from 'zod';
import type { Schema, Schemas } from './route';

/** @throws Error that lists the differences. */
export async function checkAsDescribed(described: Schema, answered: unknown): Promise<void> {
  const result = await z.core.safeParseAsync(described, answered);
  if (result.success) return;
  throw new Error(`The answer is not as described:\n${z.core.prettifyError(result.error)}`);
}

/**
 * Validates a response against the route's schema when CHECK_ANSWERS is set: in development and in
 * all test suites. @throws Error that lists the differences.
 */
export async function checkAnswer(response: Response, { answer }: Schemas): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!answer || !response.ok || !isJson) return;
  await checkAsDescribed(answer, await response.clone().json());
}
