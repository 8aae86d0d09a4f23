import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as 43 letters that may stand in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: its SHA-256 in hex. Of so many random bits nobody finds it again. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
