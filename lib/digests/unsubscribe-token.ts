import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** Whether the first part is an id, its seal says. */
const FORM = /^([\da-f-]{36})\.([\w-]{43})$/;

const sealOf = (userId: string) =>
  createHmac('sha256', env.AUTH_SECRET).update(`unsubscribe\n${userId}`).digest();

/** Ends somebody's digests, and can do nothing else; it works as long as AUTH_SECRET is the same. */
export function unsubscribeToken(userId: string): string {
  return `${userId}.${sealOf(userId).toString('base64url')}`;
}

/** Whose token this is; null when we did not make it. */
export function userOfToken(token: string): string | null {
  const [, userId, seal] = FORM.exec(token) ?? [];
  if (userId === undefined || seal === undefined) return null;
  const given = Buffer.from(seal, 'base64url');
  const right = sealOf(userId);
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}
