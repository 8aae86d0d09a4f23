import 'server-only';
import type { Instrumentation } from 'next';
import { log } from '@/lib/log';
import { type Arrived, onRequest } from '@/lib/on-request';
import { beginCounting, notePageError } from './request-metrics';

/** Static files, and route handlers, which count their own requests. */
const NO_PAGE = /^\/(?:api\/|_next\/|map\/|icon\.svg|favicon\.ico)/;

/** As onRequest, for pages only. */
export function onPage(begin: (arrived: Arrived) => void): void {
  onRequest((arrived) => {
    if (!NO_PAGE.test(arrived.request.url ?? '')) begin(arrived);
  });
}

/** Counts each page of this process. Pages have no wrapper of ours, unlike route handlers. */
export function countPages(): void {
  onPage(({ request, response }) => {
    const end = beginCounting('page', request.method ?? '');
    response.once('close', () =>
      end(response.writableFinished ? String(response.statusCode) : 'aborted'),
    );
  });
}

/** The digest, which is all that the browser gets to see of the error. */
function digestOf(error: unknown): string | undefined {
  const given = typeof error === 'object' && error !== null && 'digest' in error;
  return given ? String(error.digest) : undefined;
}

/** Logs page errors, because Next prints them to standard error in a format that is not JSON. */
export const logPageError: Instrumentation.onRequestError = (error, { method }, context) => {
  // The URL may contain an email address or a token; the route pattern never does.
  const route = context.routePath;
  notePageError(route);
  const { routeType, renderSource } = context;
  const text = 'A page could not be rendered.';
  log.error({ digest: digestOf(error), method, route, routeType, renderSource, err: error }, text);
};
