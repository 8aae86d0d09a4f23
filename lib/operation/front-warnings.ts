import 'server-only';
import type { IncomingMessage } from 'node:http';
import { type Env, env } from '@/lib/env';
import { log } from '@/lib/log';
import { onRequest } from '@/lib/on-request';

const ONES_OWN_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Why the public URL breaks links and cookies; null when it is fine. */
export function findAddressFault({ NODE_ENV, APP_URL, appUrl }: Env): string | null {
  const { protocol, hostname } = new URL(appUrl);
  if (NODE_ENV !== 'production' || protocol === 'https:') return null;
  if (APP_URL === undefined) {
    return `APP_URL is not set: mailed links lead to ${appUrl}, and cookies are not kept to https.`;
  }
  if (ONES_OWN_MACHINE.test(hostname)) return null;
  return 'APP_URL is http: cookies are not kept to https, and browsers are not told to stay there.';
}

/** Whether a same-origin request, as the browser reports it, would be rejected as foreign. */
function isOwnPageRefused(headers: IncomingMessage['headers'], appUrl: string): boolean {
  const { host, origin = '' } = headers;
  if (headers['sec-fetch-site'] !== 'same-origin' || !URL.canParse(origin)) return false;
  return new URL(origin).host !== host && origin !== new URL(appUrl).origin;
}

/** The ways in which a request's proxy headers contradict our settings. */
export function findProxyFaults(
  headers: IncomingMessage['headers'],
  { TRUSTED_PROXIES, appUrl }: Pick<Env, 'TRUSTED_PROXIES' | 'appUrl'>,
): string[] {
  const faults: string[] = [];
  const forwarded = headers['x-forwarded-for'];
  if (forwarded !== undefined && TRUSTED_PROXIES === 0) {
    faults.push(
      'Requests come with X-Forwarded-For and TRUSTED_PROXIES is 0: if a proxy of yours adds it, everybody counts as one address, and one shuts out all. Set it to the number of proxies.',
    );
  }
  if (forwarded !== undefined && String(forwarded).split(',').length < TRUSTED_PROXIES) {
    faults.push(
      `Requests come with fewer addresses in X-Forwarded-For than TRUSTED_PROXIES (${TRUSTED_PROXIES}): their users count as one address, that of the last proxy. Set it to the number of proxies that append to the header.`,
    );
  }
  if (headers['x-forwarded-proto'] === 'https' && appUrl.startsWith('http:')) {
    faults.push(
      `Requests come by https and the public address is ${appUrl}: set APP_URL to the one that people use.`,
    );
  }
  if (isOwnPageRefused(headers, appUrl)) {
    faults.push(
      `Pages are opened by another address than Host names and than ${appUrl}: nothing can be changed from them. Set APP_URL to the one that people use.`,
    );
  }
  return faults;
}

/**
 * Warns once about each misconfiguration that would otherwise fail silently: at startup, and when
 * requests reveal a proxy.
 */
export function warnOfFront(): void {
  const fault = findAddressFault(env);
  if (fault) log.warn(fault);
  const said = new Set<string>();
  // Runs before any other code changes the headers: Next sets some of these itself.
  onRequest(({ request }) => {
    for (const one of findProxyFaults(request.headers, env)) {
      if (!said.has(one)) log.warn(one);
      said.add(one);
    }
  });
}
