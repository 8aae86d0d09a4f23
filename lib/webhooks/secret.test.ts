import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { CHECK_EXAMPLE } from './check-example';
import { secretOf, signedHeaders } from './secret';

const now = new Date('2026-03-01T12:00:00.900Z');
const message = { id: 'msg-1', body: '{"type":"webhook.test"}' };

/** As the specification says: the key is what follows the prefix, in base64. */
function signatureBy(secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `msg-1.1772366400.${message.body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a secret has 256 bits, and each seed has its own', () => {
  expect(secretOf('one')).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(secretOf('one')).toBe(secretOf('one'));
  expect(secretOf('one')).not.toBe(secretOf('two'));
});

test('the headers are those of Standard Webhooks', () => {
  const seeds = { seed: 'one', formerSeed: null, formerUntil: null };
  expect(signedHeaders(seeds, message, now)).toEqual({
    'content-type': 'application/json',
    'user-agent': expect.stringContaining('Veminto'),
    'webhook-id': 'msg-1',
    'webhook-timestamp': '1772366400',
    'webhook-signature': signatureBy(secretOf('one')),
  });
});

test('a former secret signs as well, until it ends', () => {
  const both = (formerUntil: Date) =>
    signedHeaders({ seed: 'two', formerSeed: 'one', formerUntil }, message, now)[
      'webhook-signature'
    ];
  const [former, current] = [signatureBy(secretOf('one')), signatureBy(secretOf('two'))];
  expect(both(new Date(now.getTime() + 1))).toBe(`${current} ${former}`);
  expect(both(now)).toBe(current);
});

test('the check that the API reference shows knows genuine messages from others', async () => {
  const module = `data:text/javascript,${encodeURIComponent(CHECK_EXAMPLE)}`;
  const { isGenuine } = await import(/* @vite-ignore */ module);
  vi.useFakeTimers({ now });
  const seeds = { seed: 'two', formerSeed: 'one', formerUntil: new Date('2026-03-02') };
  const { body } = message;
  const headers = signedHeaders(seeds, message, now);
  for (const seed of ['one', 'two']) expect(isGenuine(secretOf(seed), headers, body)).toBe(true);
  expect(isGenuine(secretOf('three'), headers, body)).toBe(false);
  expect(isGenuine(secretOf('two'), headers, `${body} `)).toBe(false);
  expect(isGenuine(secretOf('two'), { ...headers, 'webhook-id': 'msg-2' }, body)).toBe(false);
  expect(isGenuine(secretOf('two'), {}, body)).toBe(false);
  vi.setSystemTime(now.getTime() + 301_000);
  expect(isGenuine(secretOf('two'), headers, body), 'one that is sent again').toBe(false);
  vi.useRealTimers();
});
