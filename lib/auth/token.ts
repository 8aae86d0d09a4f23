import { decode, encode } from 'next-auth/jwt';
import { SESSION_SECONDS } from '@/lib/cookies';
import { env } from '@/lib/env';

/** Maximum entries of the cache. */
const MOST_OPEN = 5_000;

/** Cache of recently decoded tokens: decoding one takes longer than looking up its session. */
const open = new Map<string, { sid: string; until: number }>();

/** Encrypts a session id, so that only this server can read or create the token. */
export function sealSession(sessionId: string): Promise<string> {
  return encode({ token: { sid: sessionId }, secret: env.AUTH_SECRET, maxAge: SESSION_SECONDS });
}

/** The session id in a cookie or token; null when it is forged or expired. */
export async function openSession(sealed: string | undefined): Promise<string | null> {
  if (!sealed) return null;
  const known = open.get(sealed);
  if (known) return known.until > Date.now() ? known.sid : null;
  try {
    const token = await decode({ token: sealed, secret: env.AUTH_SECRET });
    if (typeof token?.sid !== 'string') return null;
    if (typeof token.exp === 'number') keepOpen(sealed, token.sid, token.exp * 1_000);
    return token.sid;
  } catch {
    return null;
  }
}

/** Adds an entry to the cache, evicting the oldest when it is full. */
function keepOpen(sealed: string, sid: string, until: number): void {
  const [first] = open.keys();
  if (open.size >= MOST_OPEN && first !== undefined) open.delete(first);
  open.set(sealed, { sid, until });
}
