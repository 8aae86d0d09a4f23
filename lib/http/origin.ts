import 'server-only';
import { AppError } from '@/lib/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site makes a browser ask for. Callers that send
 * neither header are no browsers; they may pass unless a cookie speaks for them.
 */
export function checkOrigin(request: Request, usesCookie: boolean): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const host = request.headers.get('host');
  const sameSite = site === null || site === 'same-origin' || site === 'none';
  const sameOrigin = origin === null || (URL.canParse(origin) && new URL(origin).host === host);
  const says = site !== null || origin !== null;
  if (sameSite && sameOrigin && (says || !usesCookie)) return;
  throw new AppError('forbidden', 'This request came from another site.');
}

/** Browsers say where a change comes from, and no page can keep them from it. */
export function isFromBrowser(request: Request): boolean {
  return request.headers.has('sec-fetch-site') || request.headers.has('origin');
}
