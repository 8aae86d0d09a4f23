import 'server-only';
import { randomUUID } from 'node:crypto';
import { onRequest } from '@/lib/on-request';
import { oncePerProcess } from '@/lib/once-per-process';

/** The request header that holds the id; named as in socket-address.ts. */
const { get: idHeader } = oncePerProcess('RequestIdHeader', () => `x-veminto-${randomUUID()}`);

/** Static files are the same for everybody, and may be kept. */
const STATIC = /^\/(?:_next\/|map\/|icon\.svg|favicon\.ico)/;

/**
 * Gives each request an id and its answer the header with it. Answers that Next makes itself, such
 * as redirects and those to OPTIONS, would have none.
 */
export function noteRequestIds(): void {
  const name = idHeader();
  onRequest(({ request, response }) => {
    if (STATIC.test(request.url ?? '')) return;
    const id = randomUUID();
    request.headers[name] = id;
    response.setHeader('x-request-id', id);
  });
}

/** The id of a request; a new one where nothing noted it, as in tests of a handler alone. */
export const requestIdOf = (request: Request) => request.headers.get(idHeader()) ?? randomUUID();
