import { type NextRequest, NextResponse } from 'next/server';
import { openSession } from '@/lib/auth/token';
import { flowCookie, sessionCookie, wantedCookie } from '@/lib/cookies';
import { env } from '@/lib/env';
import { contentSecurityPolicy } from '@/lib/http/csp';
import { beginPage } from '@/lib/http/page-limit';
import { isProtected, keepWanted, takeWanted } from '@/lib/http/wanted-page';
import { ADDRESS_HEADER } from '@/lib/i18n/address-header';

/**
 * Pages that signed-in users are redirected away from. Links from emails are not among them: they
 * may be opened in a browser that is signed in, perhaps to another account.
 */
const PUBLIC = /^\/(?:$|signup$|linkedin$|payment$|emailVerification\/)/;

/** Two years, for all subdomains; sent only when we are reached over https. */
const TRANSPORT = 'max-age=63072000; includeSubDomains';

function secured(response: NextResponse): NextResponse {
  if (env.appUrl.startsWith('https://')) {
    response.headers.set('strict-transport-security', TRANSPORT);
  }
  return response;
}

/**
 * Redirects visitors by whether they are signed in, and rate-limits the pages of an account. It
 * grants no access: it cannot know whether a session was ended, so pages and handlers check that
 * themselves.
 */
export async function middleware(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl;
  const signedIn = await openSession(request.cookies.get(sessionCookie.name)?.value);
  if (signedIn && PUBLIC.test(pathname)) {
    return secured(NextResponse.redirect(new URL('/search', request.url)));
  }
  if (!signedIn && isProtected(pathname)) {
    return secured(keepWanted(request, NextResponse.redirect(new URL('/', request.url))));
  }
  const wanted = signedIn && takeWanted(request);
  if (wanted) {
    const response = NextResponse.redirect(wanted);
    response.cookies.set(wantedCookie.name, '', { ...wantedCookie.options, maxAge: 0 });
    return secured(response);
  }
  // For any page, because a URL may be written in ways that isProtected does not match.
  const refusal = signedIn && (await beginPage(request, signedIn));
  if (refusal) return secured(refusal);
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  // Next reads the nonce from the request and adds it to its own scripts.
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(ADDRESS_HEADER, pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // Cancelling at LinkedIn leads back to a page, and pages cannot set cookies.
  if (pathname === '/linkedin' && searchParams.has('error')) {
    response.cookies.set(flowCookie.name, '', { ...flowCookie.options, maxAge: 0 });
  }
  return secured(response);
}

export const config = {
  // In the server's own process: the edge runtime would cost 60 MB for redirects alone.
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|map/|icon\\.svg$|favicon\\.ico$).*)'],
};
