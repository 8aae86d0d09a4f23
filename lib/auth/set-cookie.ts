import 'server-only';
import {
  type Cookie,
  DEVICE_SECONDS,
  deviceCookie,
  flowCookie,
  languageCookie,
  SESSION_SECONDS,
  sessionCookie,
  tableColumnsCookie,
  WANTED_SECONDS,
  wantedCookie,
} from '@/lib/cookies';
import type { Language } from '@/lib/i18n/languages';

function append(response: Response, cookie: Cookie, value: string, maxAge: number): Response {
  const { path, secure } = cookie.options;
  const flags = `Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  response.headers.append('set-cookie', `${cookie.name}=${value}; ${flags}`);
  return response;
}

/** Stores the session in the browser. */
export function setSessionCookie(response: Response, sealed: string): Response {
  return append(response, sessionCookie, sealed, SESSION_SECONDS);
}

/** Marks the browser as a known device, beyond the end of the session. */
export function setDeviceCookie(response: Response, device: string): Response {
  return append(response, deviceCookie, device, DEVICE_SECONDS);
}

/** Stores the secrets that tie a provider sign-in to this browser; an empty string clears them. */
export function setFlowCookie(response: Response, kept: string, seconds: number): Response {
  return append(response, flowCookie, kept, kept === '' ? 0 : seconds);
}

/** Stores the UI language for this browser, regardless of who signs in. */
export function setLanguageCookie(response: Response, language: Language): Response {
  return append(response, languageCookie, language, DEVICE_SECONDS);
}

/** Stores the page to go on with after signing in. */
export function setWantedCookie(response: Response, wanted: string): Response {
  return append(response, wantedCookie, encodeURIComponent(wanted), WANTED_SECONDS);
}

export function clearSessionCookie(response: Response): Response {
  return append(response, sessionCookie, '', 0);
}

/** Clears the HTTP cache, which still holds responses of a session that ended elsewhere. */
export function forgetCache(response: Response): Response {
  response.headers.set('clear-site-data', '"cache"');
  return response;
}

/** Removes all traces of the account from the browser after signing out. */
export function forgetEverything(response: Response): Response {
  response.headers.set('clear-site-data', '"cache", "storage"');
  append(clearSessionCookie(response), tableColumnsCookie, '', 0);
  return setFlowCookie(response, '', 0);
}
