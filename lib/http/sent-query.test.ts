import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { queryOf } from './query';
import { noteSentQueries } from './sent-query';

/** What a handler reads of a query that reaches it by way of Next, which rewrites lost bytes. */
async function readBehindNext(query: string) {
  const server = createServer(({ url, headers }, response) => {
    const { pathname, searchParams } = new URL(url ?? '', 'http://localhost');
    const rewritten = `http://localhost${pathname}?${searchParams}`;
    const passed = new Request(rewritten, { headers: headers as Record<string, string> });
    try {
      response.end(JSON.stringify(queryOf(passed)));
    } catch (error) {
      response.end(JSON.stringify((error as Error).message));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = send({ host: '127.0.0.1', port, path: `/api/company/facets?${query}` }).end();
  const [response] = await once(asked, 'response');
  let text = '';
  for await (const part of response) text += part;
  server.close();
  return JSON.parse(text);
}

noteSentQueries();

it.each(['region=Sj%E6lland', 'a=1&region=%C3%28', 'region=50%&a=%F8'])(
  'letters of another encoding are refused: %s',
  async (query) => {
    expect(await readBehindNext(query)).toBe('The address is not written in UTF-8.');
  },
);

it.each([
  ['region=Sj%C3%A6lland', { region: 'Sjælland' }],
  ['region=50%', { region: '50%' }],
  ['region=%EF%BF%BD', { region: '\uFFFD' }],
  ['a=50%&region=%ef%bf%bd', { a: '50%', region: '\uFFFD' }],
])('what can be read is taken, also what looks like it: %s', async (query, read) => {
  expect(await readBehindNext(query)).toEqual(read);
});
