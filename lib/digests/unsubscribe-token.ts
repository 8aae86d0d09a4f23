import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** The shape alone; the HMAC proves that the first part is a user id. */
const FORM = /^([\da-f-]{36})\.([\w-]{43})$/;

const sealOf = (userId: string) =>
  createHmac('sha256', env.AUTH_SECRET).update(`unsubscribe\n${userId}`).digest();

/** Grants nothing but ending a user's digests; valid as long as AUTH_SECRET is unchanged. */
export function unsubscribeToken(userId: string): string {
  return `${userId}.${sealOf(userId).toString('base64url')}`;
}

/** The user of a token; null when it is not authentic. */
export function userOfToken(token: string): string | null {
  const [, userId, seal] = FORM.exec(token) ?? [];
  if (userId === undefined || seal === undefined) return null;
  const given = Buffer.from(seal, 'base64url');
  const right = sealOf(userId);
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}
