import 'server-only';
import type { Language } from '@/lib/i18n/languages';
import {
  DEVICE_SECONDS,
  deviceCookie,
  flowCookie,
  languageCookie,
  SESSION_SECONDS,
  sessionCookie,
} from './cookie';

type Cookie =
  | typeof sessionCookie
  | typeof deviceCookie
  | typeof flowCookie
  | typeof languageCookie;

function append(response: Response, cookie: Cookie, value: string, maxAge: number): Response {
  const { path, secure } = cookie.options;
  const flags = `Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  response.headers.append('set-cookie', `${cookie.name}=${value}; ${flags}`);
  return response;
}

/** Puts the session into the browser. */
export function setSessionCookie(response: Response, sealed: string): Response {
  return append(response, sessionCookie, sealed, SESSION_SECONDS);
}

/** Makes the browser known; it stays so when the session ends. */
export function setDeviceCookie(response: Response, device: string): Response {
  return append(response, deviceCookie, device, DEVICE_SECONDS);
}

/** Keeps what ties a sign-in with a provider to this browser; an empty text ends it. */
export function setFlowCookie(response: Response, kept: string, seconds: number): Response {
  return append(response, flowCookie, kept, kept === '' ? 0 : seconds);
}

/** Pages are written in it from now on, whoever signs in. */
export function setLanguageCookie(response: Response, language: Language): Response {
  return append(response, languageCookie, language, DEVICE_SECONDS);
}

export function clearSessionCookie(response: Response): Response {
  return append(response, sessionCookie, '', 0);
}

/** A session that ended elsewhere has left what it fetched in the browser's cache. */
export function forgetCache(response: Response): Response {
  response.headers.set('clear-site-data', '"cache"');
  return response;
}

/** After signing out nothing of the account stays in the browser. */
export function forgetEverything(response: Response): Response {
  response.headers.set('clear-site-data', '"cache", "storage"');
  return setFlowCookie(clearSessionCookie(response), '', 0);
}
