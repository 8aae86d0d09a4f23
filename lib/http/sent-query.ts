import 'server-only';
import { randomUUID } from 'node:crypto';
import { decoded } from '@/lib/decoded';
import { onRequest } from '@/lib/on-request';
import { oncePerProcess } from '@/lib/once-per-process';

/** The request header that holds the query as it was sent; named as in socket-address.ts. */
const { get: queryHeader } = oncePerProcess('SentQueryHeader', () => `x-veminto-${randomUUID()}`);

/**
 * Keeps each query that cannot be decoded: Next rewrites its bytes to those of U+FFFD, so that a
 * handler could not tell it from one that was sent with that character.
 */
export function noteSentQueries(): void {
  const name = queryHeader();
  onRequest(({ request }) => {
    const [, query] = /\?(.*)/s.exec(request.url ?? '') ?? [];
    if (query !== undefined && decoded(query) === null) request.headers[name] = query;
  });
}

/** The query of a request as it was sent. */
export const sentQueryOf = (request: Request): string =>
  request.headers.get(queryHeader()) ?? new URL(request.url).search;
