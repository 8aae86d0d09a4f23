import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Taken by nobody here, and one that the Request of the web can hold. */
const OTHER = 'PROPFIND';

/** The Request of the web refuses TRACE, over which Next would stumble: 500 for every page. */
export function replaceTrace(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === 'TRACE') request.method = OTHER;
  });
}
