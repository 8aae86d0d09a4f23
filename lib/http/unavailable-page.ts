import 'server-only';
import type { ServerResponse } from 'node:http';
import type { Instrumentation } from 'next';
import { isDatabaseAway, isDatabaseBusy } from '@/lib/db/errors';
import { findPageResponse } from './pages-under-way';

const RETRY_SECONDS = '5';

function isPassing(error: unknown): boolean {
  // Pages are bundled separately: their AppError is another class.
  const code = error instanceof Error && 'code' in error && error.code;
  return code === 'unavailable' || isDatabaseAway(error) || isDatabaseBusy(error);
}

/**
 * A page that fails because the database is away is answered with 503 and `retry-after`, as the API
 * does: Next answers 500 whatever failed, and leaves no way to choose. What has begun to be sent,
 * and what the router fetches, keeps its status; people see the same in every case.
 */
export const noteUnavailable: Instrumentation.onRequestError = (error, { headers }) => {
  const response = isPassing(error) ? findPageResponse(headers) : undefined;
  if (!response || response.headersSent) return;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...given: unknown[]): ServerResponse => {
    if (status !== 500) return writeHead(status, ...given);
    response.setHeader('retry-after', RETRY_SECONDS);
    return writeHead(503, ...given);
  };
};
