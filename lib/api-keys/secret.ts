import 'server-only';
import { newSecret } from '@/lib/auth/secret';

const PREFIX = 'vem_';
/** Letters of a key that its owner still sees: enough to know it again, no help to guess it. */
const SHOWN = PREFIX.length + 6;

/** 256 random bits, recognisable as ours for those who scan for lost secrets. */
export function newApiKey(): string {
  return PREFIX + newSecret();
}

/** Whether a token is written as API keys are; whether it opens anything is another question. */
export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

export function prefixOf(key: string): string {
  return key.slice(0, SHOWN);
}
