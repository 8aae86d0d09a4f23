import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether it is the requested host or our public URL: a proxy may call us by another host name. */
export function isOwnAddress(text: string, request: Request): boolean {
  if (!URL.canParse(text)) return false;
  const { host, origin } = new URL(text);
  return host === request.headers.get('host') || origin === new URL(env.appUrl).origin;
}

/**
 * Pages with a one-time token in their URL send no referrer, so their forms have an opaque origin.
 * Sec-Fetch-Site is still reliable: a sandboxed frame, which is opaque too, reports another site.
 */
function isOwnOrigin(origin: string | null, request: Request): boolean {
  if (origin === null) return true;
  if (origin === 'null') return request.headers.get('sec-fetch-site') === 'same-origin';
  return isOwnAddress(origin, request);
}

/**
 * Rejects changes that another site triggers in a browser (CSRF). A client that sends neither
 * header is not a browser and may pass, unless it authenticates with a cookie.
 */
export function checkOrigin(request: Request, usesCookie: boolean): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const sameSite = site === null || site === 'same-origin' || site === 'none';
  const says = site !== null || origin !== null;
  if (sameSite && isOwnOrigin(origin, request) && (says || !usesCookie)) return;
  throw new AppError('forbidden', 'This request came from another site.');
}

/**
 * Rejects a GET with a side effect, such as using up quota, triggered by another site.
 * @throws AppError forbidden
 */
export function requireOwnSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site === null || site === 'same-origin' || site === 'none') return;
  throw new AppError('forbidden', 'This request came from another site.');
}

/** Browsers send one of these headers with every change, and no page can suppress it. */
export function isFromBrowser(request: Request): boolean {
  return request.headers.has('sec-fetch-site') || request.headers.has('origin');
}
