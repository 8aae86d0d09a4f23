import { TOKEN_HEADER } from '@/lib/cookies';

type WithHeaders = Pick<Request, 'headers'>;

/** As defined by RFC 6750; the scheme is case-insensitive. */
const BEARER = /^bearer +(\S.*)$/i;

export function bearerOf({ headers }: WithHeaders): string | null {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/**
 * The token that a client authenticates with: an API key or the token of a sign-in. Our own header
 * takes precedence, since a bearer token beside it may be meant for a gateway in front. Without
 * either, the cookie is used.
 */
export function tokenOf(request: WithHeaders): string | null {
  return request.headers.get(TOKEN_HEADER) || bearerOf(request);
}
