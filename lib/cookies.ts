import { COLUMNS_COOKIE, cookieName } from '@/lib/cookie-name';
import { env } from '@/lib/env';

const secure = env.appUrl.startsWith('https://');

const cookie = (name: string) => ({
  name: cookieName(name, secure),
  options: { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const,
});
export type Cookie = ReturnType<typeof cookie>;

/** The browser's session cookie. */
export const sessionCookie = cookie('session');

/** Header in which API clients send their token or API key; equivalent to a bearer token. */
export const TOKEN_HEADER = 'x-auth-token';

/** Marks a browser that has signed in before; grants no access. */
export const deviceCookie = cookie('device');

/** State that a browser keeps during a sign-in at a provider. */
export const flowCookie = cookie('oauth');

/** The chosen UI language; kept as long as the device cookie. */
export const languageCookie = cookie('language');

/** See lib/search/table-columns.ts. */
export const tableColumnsCookie = cookie(COLUMNS_COOKIE);

/** The page that a visitor wanted before signing in. */
export const wantedCookie = cookie('wanted');
/** Long enough to sign in or to verify a new account. */
export const WANTED_SECONDS = 15 * 60;

/** Absolute lifetime of a session. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A session also ends when it is unused for this long. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60;
/** The longest time browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;
