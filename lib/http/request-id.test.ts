import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteRequestIds, requestIdOf } from './request-id';
import { withPublic } from './wrappers';

const handle = withPublic({}, async () => null);

/** As Next does: what it answers itself has no header of ours; that of a handler is kept. */
const server = http.createServer(async ({ url, headers }, response) => {
  if (url === '/api/thing') {
    const asked = new Request(`http://localhost${url}`, { headers: headers as HeadersInit });
    const answer = await handle(asked, { params: Promise.resolve({}) });
    response.setHeader('x-handled-as', answer.headers.get('x-request-id') ?? '');
  }
  response.end();
});

async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-request-id': 'mine' };
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })).headers;
}

beforeAll(async () => {
  noteRequestIds();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('every answer has an id of its own, whoever makes it; static files have none', async () => {
  const answers = [await ask('/api/thing/'), await ask('/api/thing', 'OPTIONS'), await ask('/')];
  const ids = answers.map((headers) => headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(3);
  expect((await ask('/_next/static/a.js')).get('x-request-id')).toBeNull();
});

it('a handler has the id that its answer carries', async () => {
  const headers = await ask('/api/thing');
  expect(headers.get('x-handled-as')).toBe(headers.get('x-request-id'));
  expect(requestIdOf(new Request('http://localhost'))).toMatch(/^[0-9a-f-]{36}$/);
});
