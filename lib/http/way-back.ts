import 'server-only';
import { isOwnAddress } from './origin';

/** Base for parsing paths; any host will do. */
const BASE = 'http://veminto.invalid';

/** A path of our own as browsers interpret it: "//host", "/\host" and "/.//host" leave the site. */
function ownPath(text: string | undefined): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, BASE)) return null;
  const { origin, pathname, search } = new URL(text, BASE);
  if (origin !== BASE || pathname.startsWith('//')) return null;
  return pathname + search;
}

function refererPath(request: Request): string | null {
  const text = request.headers.get('referer');
  if (text === null || !isOwnAddress(text, request)) return null;
  const { pathname, search } = new URL(text);
  return ownPath(pathname + search);
}

/**
 * The page that a form was sent from. The Referer header is preferred, as the URL may change after
 * rendering; pages that send no referrer put their path into the form.
 * @returns a path with its query, "/" when it is unknown
 */
export function wayBack(request: Request, told?: string): string {
  return refererPath(request) ?? ownPath(told) ?? '/';
}
