import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors';

vi.stubEnv('NEXT_RUNTIME', 'nodejs');
const { onPage } = await import('@/lib/operation/page-requests');
const { log } = await import('@/lib/log');
const { notePage } = await import('./pages-under-way');
const { onRequestError } = await import('@/instrumentation');

const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
const context = {
  routerKind: 'App Router',
  routePath: '/saved',
  routeType: 'render',
  renderSource: 'react-server-components',
  revalidateReason: undefined,
} as const;

/** What fails while a page is rendered, and whether parts of it were sent before. */
let failure: { errors: unknown[]; begun?: boolean };

async function tell(errors: unknown[], headers: IncomingHttpHeaders) {
  const request = { path: '/saved', method: 'GET', headers };
  for (const error of errors) await onRequestError(error, request, context);
}

const server = http.createServer(async ({ headers }, response) => {
  if (failure.begun) response.write('a part');
  await tell(failure.errors, headers);
  // As Next does when nothing of the page could be rendered.
  if (!failure.begun) response.statusCode = 500;
  response.end('the rest');
});

async function ask(path: string, fails: typeof failure) {
  failure = fails;
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.text();
  return [response.status, response.headers.get('retry-after')];
}

beforeAll(async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  onPage(notePage);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('a page without its database is answered with 503, and when to try again', async () => {
  expect(await ask('/saved', { errors: [away] })).toEqual([503, '5']);
  // A layout and its page fail together.
  expect(await ask('/saved', { errors: [away, away] })).toEqual([503, '5']);
  const missing = new AppError('unavailable', 'There is no search index yet.');
  expect(await ask('/discover', { errors: [missing] })).toEqual([503, '5']);
});

it('a page with a fault of ours stays a 500, and what has begun stays as it is', async () => {
  expect(await ask('/saved', { errors: [new TypeError('No rows.')] })).toEqual([500, null]);
  expect(await ask('/saved', { errors: [away], begun: true })).toEqual([200, null]);
  expect(await ask('/api/ready', { errors: [away] }), 'no page').toEqual([500, null]);
});
