import { TOKEN_HEADER } from './cookie';

type WithHeaders = Pick<Request, 'headers'>;

/** As RFC 6750 has it; a scheme may be written in any case. */
const BEARER = /^bearer +(\S.*)$/i;

export function bearerOf({ headers }: WithHeaders): string | null {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/**
 * What a program shows to be recognised: an API key, or the token of a sign-in. The header of ours
 * wins: a bearer token beside it may be for a gateway in front. Without either the cookie counts.
 */
export function tokenOf(request: WithHeaders): string | null {
  return request.headers.get(TOKEN_HEADER) || bearerOf(request);
}
