import type { NextRequest, NextResponse } from 'next/server';
import { wantedCookie } from '@/lib/cookies';

/** Long enough to sign in or to verify a new account. */
const WANTED_SECONDS = 15 * 60;
/** Browsers drop larger cookies. */
const MOST_LETTERS = 2_000;

const isDocument = (request: NextRequest) =>
  request.method === 'GET' && request.headers.get('sec-fetch-dest') === 'document';

/**
 * Keeps the page that a visitor wanted and may not see yet, so that a shared link to a company or a
 * search survives the sign-in. Pages that the menu leads to are not kept: after them `/search` is
 * the right start.
 */
export function keepWanted(request: NextRequest, response: NextResponse): NextResponse {
  const { pathname, search } = request.nextUrl;
  const wanted = pathname + search;
  const isDeep = search !== '' || pathname.lastIndexOf('/') > 0;
  if (isDeep && isDocument(request) && wanted.length <= MOST_LETTERS) {
    const options = { ...wantedCookie.options, maxAge: WANTED_SECONDS };
    response.cookies.set(wantedCookie.name, wanted, options);
  }
  return response;
}

/**
 * The page that was kept, for a browser that has signed in since and opens `/search`.
 * @returns null without one, or when the cookie names anything but a page of ours.
 */
export function takeWanted(request: NextRequest, isPage: (pathname: string) => boolean) {
  const wanted = request.cookies.get(wantedCookie.name)?.value;
  if (wanted === undefined || request.nextUrl.pathname !== '/search' || !isDocument(request)) {
    return null;
  }
  const base = new URL(request.url);
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  return url?.origin === base.origin && isPage(url.pathname) ? url : null;
}
