import { decode, encode } from 'next-auth/jwt';
import { env } from '@/lib/env';
import { SESSION_SECONDS } from './cookie';

/** Wraps a session id so that it can be read, but not made, by this server alone. */
export function sealSession(sessionId: string): Promise<string> {
  return encode({ token: { sid: sessionId }, secret: env.AUTH_SECRET, maxAge: SESSION_SECONDS });
}

/** The session id in a cookie or token, or null when it is forged or expired. */
export async function openSession(sealed: string | undefined): Promise<string | null> {
  if (!sealed) return null;
  try {
    const token = await decode({ token: sealed, secret: env.AUTH_SECRET });
    return typeof token?.sid === 'string' ? token.sid : null;
  } catch {
    return null;
  }
}
