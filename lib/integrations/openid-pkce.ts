import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { FlowSecrets } from './openid-types';

const random = () => randomBytes(32).toString('base64url');

export const newSecrets = (): FlowSecrets => ({
  state: random(),
  nonce: random(),
  verifier: random(),
});

/** RFC 7636, S256. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
