import { env } from '@/lib/env';

const secure = env.appUrl.startsWith('https://');

/** The browser's session cookie, with the strictest prefix that the URL scheme allows. */
export const sessionCookie = {
  name: secure ? '__Host-veminto.session' : 'veminto.session',
  options: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
} as const;

/** Header in which API clients send their token or API key; equivalent to a bearer token. */
export const TOKEN_HEADER = 'x-auth-token';

/** Marks a browser that has signed in before; grants no access. */
export const deviceCookie = {
  name: secure ? '__Host-veminto.device' : 'veminto.device',
  options: sessionCookie.options,
} as const;

/** State that a browser keeps during a sign-in at a provider. */
export const flowCookie = {
  name: secure ? '__Host-veminto.oauth' : 'veminto.oauth',
  options: sessionCookie.options,
} as const;

/** The chosen UI language; kept as long as the device cookie. */
export const languageCookie = {
  name: secure ? '__Host-veminto.language' : 'veminto.language',
  options: sessionCookie.options,
} as const;

/** The page that a visitor wanted before signing in. */
export const wantedCookie = {
  name: secure ? '__Host-veminto.wanted' : 'veminto.wanted',
  options: sessionCookie.options,
} as const;

/** Absolute lifetime of a session. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A session also ends when it is unused for this long. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60;
/** The longest time browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;
