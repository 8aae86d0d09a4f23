import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Instrumentation } from 'next';
import { log } from '@/lib/log';
import { beginCounting, notePageError } from './request-metrics';

/** Files, and handlers, which count for themselves. */
const NO_PAGE = /^\/(?:api\/|_next\/|map\/|icon\.svg|favicon\.ico)/;

type Begun = { request: IncomingMessage; response: ServerResponse };

/** Tells of each page that is asked for, before anybody reads the request. */
export function onPage(begin: (begun: Begun) => void): void {
  subscribe('http.server.request.start', (message) => {
    const begun = message as Begun;
    if (!NO_PAGE.test(begun.request.url ?? '')) begin(begun);
  });
}

/** Counts each page that this process answers; nothing of ours runs around a page as around a handler. */
export function countPages(): void {
  onPage(({ request, response }) => {
    const end = beginCounting('page', request.method ?? '');
    response.once('close', () =>
      end(response.writableFinished ? String(response.statusCode) : 'aborted'),
    );
  });
}

/** All that the browser hears of the error. */
function digestOf(error: unknown): string | undefined {
  const given = typeof error === 'object' && error !== null && 'digest' in error;
  return given ? String(error.digest) : undefined;
}

/** Next's own print of an error goes to standard error, in lines that no machine reads. */
export const logPageError: Instrumentation.onRequestError = (error, { method }, context) => {
  // Its address may hold an address of mail or a token; the pattern of it never does.
  const route = context.routePath;
  notePageError(route);
  const { routeType, renderSource } = context;
  const text = 'A page could not be rendered.';
  log.error({ digest: digestOf(error), method, route, routeType, renderSource, err: error }, text);
};
