import type { NextRequest, NextResponse } from 'next/server';
import { WANTED_SECONDS, wantedCookie } from '@/lib/cookies';

/** Pages for signed-in users: only these are kept. */
const PROTECTED =
  /^\/(?:search|discover|breakdown|detail|people|compare|saved|segmintation|subscription|checkout|profile|admin)(?:\/|$)/;

export const isProtected = (pathname: string): boolean => PROTECTED.test(pathname);

/** Browsers drop larger cookies. */
const MOST_LETTERS = 2_000;

const isDocument = (request: NextRequest) =>
  request.method === 'GET' && request.headers.get('sec-fetch-dest') === 'document';

/** Pages that the menu leads to are not kept: after them `/search` is the right start. */
function isWorthKeeping({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const isDeep = search !== '' || pathname.lastIndexOf('/') > 0;
  return isDeep && pathname.length + search.length <= MOST_LETTERS;
}

/** The page that a text names; null when it names anything but a page of ours. */
function pageOf(text: string, base: string): URL | null {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  return url?.origin === new URL(base).origin && isProtected(url.pathname) ? url : null;
}

/**
 * Keeps the page that a visitor wanted and may not see yet, so that a shared link to a company or a
 * search survives the sign-in.
 */
export function keepWanted(request: NextRequest, response: NextResponse): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (isWorthKeeping(request.nextUrl) && isDocument(request)) {
    const options = { ...wantedCookie.options, maxAge: WANTED_SECONDS };
    response.cookies.set(wantedCookie.name, pathname + search, options);
  }
  return response;
}

/**
 * The same for an address in which a page was asked for, for whom only the page can tell that their
 * session has ended. It may come from anywhere.
 * @returns what to keep; null when it is no page of ours, or not worth keeping.
 */
export function wantedFrom(request: Request): string | null {
  const { searchParams } = new URL(request.url);
  const page = pageOf(searchParams.get('wanted') ?? '/', request.url);
  return page && isWorthKeeping(page) ? page.pathname + page.search : null;
}

/**
 * The page that was kept, for a browser that has signed in since and opens `/search`.
 * @returns null without one, or when the cookie names anything but a page of ours.
 */
export function takeWanted(request: NextRequest): URL | null {
  const wanted = request.cookies.get(wantedCookie.name)?.value;
  if (wanted === undefined || request.nextUrl.pathname !== '/search' || !isDocument(request)) {
    return null;
  }
  return pageOf(wanted, request.url);
}
