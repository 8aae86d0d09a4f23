import 'server-only';
import { isIP } from 'node:net';
import type { Caller } from '@/lib/auth/types';
import { deviceCookie, languageCookie, sessionCookie } from '@/lib/cookies';
import { env } from '@/lib/env';
import { acceptedLanguage } from '@/lib/i18n/accepted-language';
import { LANGUAGES, type Language } from '@/lib/i18n/languages';
import { addressHeader } from './socket-address';

/** ::ffff:192.0.2.1 → 192.0.2.1; strips port and zone. Null when it is not an IP address. */
function normal(text: string | null | undefined): string | null {
  const bare = (text ?? '')
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  return isIP(bare) ? bare.toLowerCase() : null;
}

/**
 * The client's IP address. Each trusted proxy appends the address it was called from to
 * X-Forwarded-For: with two proxies, the second from the right is the client's. Entries further
 * left are sent by the client and cannot be trusted.
 */
export function addressOf(request: Request, proxies = env.TRUSTED_PROXIES): string | null {
  const socket = normal(request.headers.get(addressHeader()));
  if (proxies === 0) return socket;
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return normal(forwarded.at(-proxies)) ?? socket;
}

export function readCookie(request: Request, name: string): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}

/** The client data that a new session records. */
export function callerOf(request: Request): Caller {
  return {
    userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
    address: addressOf(request),
    device: readCookie(request, deviceCookie.name),
    session: readCookie(request, sessionCookie.name),
    language: shownLanguage(request),
    chosenLanguage: chosenLanguage(request),
  };
}

/** Undefined when none was chosen in this browser. */
function chosenLanguage(request: Request): Language | undefined {
  const cookie = readCookie(request, languageCookie.name);
  return LANGUAGES.find((language) => language === cookie);
}

/** The language that pages have in this browser; undefined for API clients, which name none. */
export function shownLanguage(request: Request): Language | undefined {
  return chosenLanguage(request) ?? acceptedLanguage(request.headers.get('accept-language'));
}
