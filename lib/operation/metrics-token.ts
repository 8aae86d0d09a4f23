import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { challenge } from '@/lib/auth/challenge';
import { bearerOf } from '@/lib/auth/request-token';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Without a configured token, the endpoint does not exist.
 * @throws AppError not_found, unauthorized
 */
export function requireMetricsToken(request: Request): void {
  const { METRICS_TOKEN } = env;
  if (!METRICS_TOKEN) throw new AppError('not_found', 'There is nothing here.');
  const given = bearerOf(request);
  // Digests have equal length, and a timing-safe comparison does not reveal where they differ.
  if (timingSafeEqual(digest(given ?? ''), digest(METRICS_TOKEN))) return;
  const headers = challenge(given !== null);
  throw new AppError('unauthorized', 'Send the token as "Authorization: Bearer …".', { headers });
}
