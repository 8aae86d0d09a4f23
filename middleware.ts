import { type NextRequest, NextResponse } from 'next/server';
import { flowCookie, sessionCookie } from '@/lib/auth/cookie';
import { openSession } from '@/lib/auth/token';
import { env } from '@/lib/env';
import { contentSecurityPolicy } from '@/lib/http/csp';
import { beginPage } from '@/lib/http/page-limit';
import { ADDRESS_HEADER } from '@/lib/i18n/address-header';

/**
 * Where signed-in people have nothing to do. Mailed links are not among them: they may be
 * opened in a browser where somebody is signed in, perhaps to another account.
 */
const PUBLIC = /^\/(?:$|signup$|linkedin$|payment$|emailVerification\/)/;
const PROTECTED =
  /^\/(?:search|discover|detail|people|compare|saved|segmintation|subscription|checkout|profile|admin)(?:\/|$)/;

/** Two years, for every name below ours: only where we are reached by https. */
const TRANSPORT = 'max-age=63072000; includeSubDomains';

function secured(response: NextResponse): NextResponse {
  if (env.appUrl.startsWith('https://')) {
    response.headers.set('strict-transport-security', TRANSPORT);
  }
  return response;
}

/**
 * Sends visitors to the side they belong on, and limits the pages of an account. It lets nobody
 * in: it does not know whether a session was ended, so pages and handlers check for themselves.
 */
export async function middleware(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl;
  const signedIn = await openSession(request.cookies.get(sessionCookie.name)?.value);
  if (signedIn && PUBLIC.test(pathname)) {
    return secured(NextResponse.redirect(new URL('/search', request.url)));
  }
  if (!signedIn && PROTECTED.test(pathname)) {
    return secured(NextResponse.redirect(new URL('/', request.url)));
  }
  // Any page: an address may be written in ways that PROTECTED does not see.
  const refusal = signedIn && (await beginPage(request, signedIn));
  if (refusal) return secured(refusal);
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  // Next reads the nonce off the request and puts it on its own scripts.
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(ADDRESS_HEADER, pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // Whoever cancels at LinkedIn comes back to a page, which sets no cookies itself.
  if (pathname === '/linkedin' && searchParams.has('error')) {
    response.cookies.set(flowCookie.name, '', { ...flowCookie.options, maxAge: 0 });
  }
  return secured(response);
}

export const config = {
  // In the server's own engine: a second one for redirects alone would cost 60 MB.
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|map/|icon\\.svg$|favicon\\.ico$).*)'],
};
