import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeFamilies } from './prometheus';
import { counting, requestFamilies } from './request-metrics';

const { log } = await import('@/lib/log');
const { countPages } = await import('./page-requests');
const { onRequestError } = await import('@/instrumentation');

const text = () => writeFamilies(requestFamilies());
const answers = (status: string, method = 'GET') =>
  `veminto_http_requests_total{group="page",method="${method}",status="${status}"}`;

describe('pages', () => {
  const server = http.createServer((request, response) => {
    if (request.url === '/slow') return;
    response.statusCode = request.url?.startsWith('/broken') ? 500 : 200;
    response.end('page');
  });
  const ask = async (path: string, signal?: AbortSignal) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal });
    await response.text();
  };
  beforeAll(async () => {
    countPages();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('are counted with their status and their time; files and handlers are not', async () => {
    for (const path of ['/discover?search=a', '/', '/broken', '/mapping']) await ask(path);
    for (const path of ['/api/ready', '/_next/static/a.js', '/map/dk.svg', '/icon.svg?1']) {
      await ask(path);
    }
    await vi.waitFor(() => expect(text()).toContain(`${answers('500')} 1\n`), 10_000);
    expect(text()).toContain(`${answers('200')} 3\n`);
    expect(text()).toContain('veminto_http_request_duration_seconds_count{group="page"} 4\n');
    expect(text()).toContain('veminto_http_requests_running 0\n');
  });

  it('that nobody waited for are counted too', async () => {
    await ask('/slow', AbortSignal.timeout(200)).catch(() => {});
    await vi.waitFor(() => expect(text()).toContain(`${answers('aborted')} 1\n`), 10_000);
  });

  it('that a handler answers are counted once', async () => {
    const request = new Request('http://localhost/signin', { method: 'OPTIONS' });
    await counting(request, async () => new Response());
    expect(text()).not.toContain('method="OPTIONS"');
  });
});

describe('an error of a page', () => {
  const request = {
    path: '/resetPassword/s3cret?email=ida@a.example',
    method: 'GET',
    headers: { cookie: 'session=s3cret', 'x-forwarded-for': '192.0.2.7' },
  };
  const context = {
    routerKind: 'App Router',
    routePath: '/resetPassword/[token]',
    routeType: 'render',
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  } as const;

  it('is logged in one line, without what its address and headers hold, and counted', async () => {
    vi.stubEnv('NEXT_RUNTIME', 'nodejs');
    const written = vi.spyOn(log, 'error').mockImplementation(() => {});
    const error = Object.assign(new Error('No rows.'), { digest: '4242' });
    await onRequestError(error, request, context);
    await onRequestError('not even an error', request, context);
    expect(written).toHaveBeenCalledTimes(2);
    expect(written.mock.calls[0]?.[0]).toMatchObject({
      digest: '4242',
      method: 'GET',
      route: '/resetPassword/[token]',
      err: error,
    });
    expect(JSON.stringify(written.mock.calls)).not.toMatch(/s3cret|ida@|192\.0/);
    expect(text()).toContain('veminto_page_errors_total{route="/resetPassword/[token]"} 2\n');
    written.mockRestore();
  });
});
