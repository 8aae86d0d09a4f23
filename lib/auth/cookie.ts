import { env } from '@/lib/env';

const secure = env.appUrl.startsWith('https://');

/** The browser's session cookie; the strictest prefix the address allows. */
export const sessionCookie = {
  name: secure ? '__Host-veminto.session' : 'veminto.session',
  options: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
} as const;

/** Header with which API clients send the token of the login answer. */
export const TOKEN_HEADER = 'x-auth-token';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
