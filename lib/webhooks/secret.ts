import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';

const PREFIX = 'whsec_';

/** 256 bits, derived from a seed of 256 random bits; impossible without AUTH_SECRET. */
const keyOf = (seed: string): Buffer =>
  createHmac('sha256', env.AUTH_SECRET).update(`webhook\n${seed}`).digest();

/** What its owner gets to check signatures with, in the form of Standard Webhooks. */
export const secretOf = (seed: string): string => PREFIX + keyOf(seed).toString('base64');

type Seeds = { seed: string; formerSeed: string | null; formerUntil: Date | null };

/** The headers of a delivery by the Standard Webhooks specification. */
export function signedHeaders(
  { seed, formerSeed, formerUntil }: Seeds,
  { id, body }: { id: string; body: string },
  now = new Date(),
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const former = formerSeed !== null && formerUntil !== null && formerUntil > now;
  const signatures = [seed, ...(former ? [formerSeed] : [])].map((one) =>
    createHmac('sha256', keyOf(one)).update(`${id}.${timestamp}.${body}`).digest('base64'),
  );
  return {
    'content-type': 'application/json',
    'user-agent': 'Veminto-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  };
}
