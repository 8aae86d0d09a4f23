import { env } from '@/lib/env';

const secure = env.appUrl.startsWith('https://');

/** The browser's session cookie; the strictest prefix the address allows. */
export const sessionCookie = {
  name: secure ? '__Host-veminto.session' : 'veminto.session',
  options: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
} as const;

/** Header with which API clients send what opens an account; a bearer token is the same to us. */
export const TOKEN_HEADER = 'x-auth-token';

/** Says that somebody signed in here before; it opens nothing. */
export const deviceCookie = {
  name: secure ? '__Host-veminto.device' : 'veminto.device',
  options: sessionCookie.options,
} as const;

/** What a browser keeps while somebody is at a provider. */
export const flowCookie = {
  name: secure ? '__Host-veminto.oauth' : 'veminto.oauth',
  options: sessionCookie.options,
} as const;

/** In which language somebody reads; kept as long as the browser is known. */
export const languageCookie = {
  name: secure ? '__Host-veminto.language' : 'veminto.language',
  options: sessionCookie.options,
} as const;

/** A session ends so long after it began, however it is used. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** And when nothing was asked for with it so long. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60;
/** As long as browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;
