import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 URL-safe characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret: its SHA-256 in hex. 256 random bits need no salt. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
