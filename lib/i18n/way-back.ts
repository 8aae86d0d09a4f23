import 'server-only';
import { isOwnAddress } from '@/lib/http/origin';

/** Any host will do to read an address by. */
const BASE = 'http://veminto.invalid';

/** A path of ours, as browsers understand it: "//host", "/\host" and "/.//host" lead away. */
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
 * Where a form was sent from. The browser knows best, as addresses change while one is
 * on a page; pages that tell nobody where they are put it into the form.
 * @returns a path with its query, "/" where nothing is known
 */
export function wayBack(request: Request, told?: string): string {
  return refererPath(request) ?? ownPath(told) ?? '/';
}
