import 'server-only';
import { newSecret } from './secret';

const PREFIX = 'vem_';
/** Length of the prefix shown to the owner: enough to recognise a key, no help in guessing it. */
const SHOWN = PREFIX.length + 6;

/** 256 random bits; the prefix lets secret scanners recognise leaked keys. */
export function newApiKey(): string {
  return PREFIX + newSecret();
}

/** Whether a token has the format of an API key; does not check that it is valid. */
export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

export function prefixOf(key: string): string {
  return key.slice(0, SHOWN);
}
