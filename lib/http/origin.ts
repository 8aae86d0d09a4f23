import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** As the request names us, or as people do: a proxy may ask us by another name than it is asked by. */
export function isOwnAddress(text: string, request: Request): boolean {
  if (!URL.canParse(text)) return false;
  const { host, origin } = new URL(text);
  return host === request.headers.get('host') || origin === new URL(env.appUrl).origin;
}

/**
 * Pages with a one-time token in their address tell nobody where they are, so forms sent from
 * them have an opaque origin. What the browser itself says of the site stays true: of a frame
 * that is shut off it says another.
 */
function isOwnOrigin(origin: string | null, request: Request): boolean {
  if (origin === null) return true;
  if (origin === 'null') return request.headers.get('sec-fetch-site') === 'same-origin';
  return isOwnAddress(origin, request);
}

/**
 * Refuses a change that another site makes a browser ask for. Callers that send
 * neither header are no browsers; they may pass unless a cookie speaks for them.
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
 * Refuses a GET that counts, such as a use of a quota, when another site's page made a browser ask.
 * @throws AppError forbidden
 */
export function requireOwnSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site === null || site === 'same-origin' || site === 'none') return;
  throw new AppError('forbidden', 'This request came from another site.');
}

/** Browsers say where a change comes from, and no page can keep them from it. */
export function isFromBrowser(request: Request): boolean {
  return request.headers.has('sec-fetch-site') || request.headers.has('origin');
}
