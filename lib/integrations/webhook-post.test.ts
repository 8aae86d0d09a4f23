import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Resolve } from './public-address';
import { postToWebhook } from './webhook-post';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const post = (url: string, more: Partial<Parameters<typeof postToWebhook>[0]> = {}) =>
  postToWebhook({
    ...{ url: new URL(url), headers: { 'x-one': '1' }, body: '{"å":1}', allowsLoopback: true },
    ...more,
  });

/** A resolver that answers one address for every name. */
const leadingTo =
  (address: string): Resolve =>
  (_name, _options, done) =>
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);

test('the body and the headers arrive, and the status comes back', async () => {
  const seen: unknown[] = [];
  const url = await serve(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    seen.push([request.method, request.headers['x-one'], text]);
    response.writeHead(202).end('ok');
  });
  expect(await post(url)).toEqual({ status: 202, failure: null });
  expect(seen).toEqual([['POST', '1', '{"å":1}']]);
});

test.each([
  [204, null],
  [301, 'redirect'],
  [308, 'redirect'],
  [400, 'answer'],
  [410, 'answer'],
  [500, 'answer'],
])('an answer of %i', async (status, failure) => {
  const other = await serve(() => expect.fail('The redirect was followed.'));
  const url = await serve((_request, response) =>
    response.writeHead(status, { location: other }).end(),
  );
  expect(await post(url)).toEqual({ status, failure });
});

test('an endless answer is read for some kilobytes only', async () => {
  let sent = 0;
  const url = await serve((_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(1024))) sent += 1;
    };
    response.on('drain', more);
    more();
  });
  expect(await post(url)).toEqual({ status: 200, failure: null });
  expect(sent).toBeLessThan(100_000);
});

test('a connection that is refused or cut is told apart from an answer', async () => {
  const url = await serve((request) => request.socket.destroy());
  expect(await post(url)).toEqual({ status: null, failure: 'connection' });
});

test('an aborted post throws its reason', async () => {
  const controller = new AbortController();
  const url = await serve(() => controller.abort(new Error('The server stops.')));
  await expect(post(url, { signal: controller.signal })).rejects.toThrow('The server stops.');
});

test('a receiver that does not answer is left after ten seconds', async () => {
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const url = await serve(() => arrive());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = vi.fn();
  const posted = post(url).then(ended);
  await asked;
  vi.advanceTimersByTime(9_999);
  await new Promise(setImmediate);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await posted;
  expect(ended).toHaveBeenCalledWith({ status: null, failure: 'timeout' });
});

const closed = { status: null, failure: 'address' };

test('nothing is posted within, whatever it is called', async () => {
  let reached = 0;
  const url = await serve((_request, response) => {
    reached += 1;
    response.end();
  });
  const { port } = new URL(url);
  expect(await post(url, { allowsLoopback: false })).toEqual(closed);
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
    expect([host, await post(`https://${host}:${port}/`)]).toEqual([host, closed]);
  }
  for (const address of ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1']) {
    const named = { resolve: leadingTo(address) };
    expect(await post(`https://crm.example:${port}/`, named)).toEqual(closed);
  }
  // Plain http is for this machine alone.
  expect(await post('http://93.184.216.34/')).toEqual(closed);
  const outside = { resolve: leadingTo('93.184.216.34') };
  expect(await post('http://localhost/', outside)).toEqual(closed);
  expect(reached).toBe(0);
});
