import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

vi.stubEnv('NODE_ENV', 'production');
vi.stubEnv('APP_URL', '');
const { parseEnv } = await import('@/lib/env');
const { log } = await import('@/lib/log');
const { findAddressFault, findProxyFaults, warnOfFront } = await import('./front-warnings');

const settings = (given: Record<string, string>) =>
  parseEnv({
    DATABASE_URL: 'postgresql://localhost/veminto',
    AUTH_SECRET: 'a'.repeat(32),
    NODE_ENV: 'production',
    ...given,
  });

describe('the public address', () => {
  it.each([
    ['none', {}, /APP_URL is not set.*http:\/\/127\.0\.0\.1:3000/],
    ['none, on every interface', { HOST: '0.0.0.0' }, /APP_URL is not set/],
    ['http', { APP_URL: 'http://veminto.example' }, /APP_URL is http/],
    ['a name that only begins like ours', { APP_URL: 'http://localhost.example' }, /is http/],
  ])('%s is told', (_, given, sentence) => {
    expect(findAddressFault(settings(given))).toMatch(sentence);
  });

  it.each([
    ['https', { APP_URL: 'https://veminto.example' }],
    ['https of a platform', { VERCEL_URL: 'veminto-7f3a.vercel.app' }],
    ["one's own machine", { APP_URL: 'http://localhost:3000' }],
    ["one's own machine by number", { APP_URL: 'http://127.0.0.1:3000' }],
    ["one's own machine in IPv6", { APP_URL: 'http://[::1]:3000' }],
    ['none while it is developed', { NODE_ENV: 'development' }],
  ])('%s is not', (_, given) => {
    expect(findAddressFault(settings(given))).toBeNull();
  });
});

describe('what a proxy says', () => {
  const https = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

  it('is held against the settings', () => {
    const none = settings({ APP_URL: 'http://localhost:3000' });
    expect(findProxyFaults(https, none)).toEqual([
      expect.stringContaining('TRUSTED_PROXIES is 0'),
      expect.stringContaining('http://localhost:3000'),
    ]);
    const right = settings({ APP_URL: 'https://veminto.example', TRUSTED_PROXIES: '1' });
    expect(findProxyFaults(https, right)).toEqual([]);
    expect(findProxyFaults({}, none)).toEqual([]);
    const two = settings({ APP_URL: 'https://veminto.example', TRUSTED_PROXIES: '2' });
    expect(findProxyFaults(https, two)).toEqual([
      expect.stringContaining('fewer addresses in X-Forwarded-For than TRUSTED_PROXIES (2)'),
    ]);
    const both = { ...https, 'x-forwarded-for': '203.0.113.9, 10.0.0.7' };
    expect(findProxyFaults(both, two)).toEqual([]);
    expect(findProxyFaults({}, two)).toEqual([]);
    expect(findProxyFaults({ 'x-forwarded-proto': 'http' }, none)).toEqual([]);
  });

  it('is held against the page that asks, where another site cannot be meant', () => {
    const { appUrl, TRUSTED_PROXIES } = settings({ APP_URL: 'https://veminto.example' });
    const faults = (origin: string, site: string) =>
      findProxyFaults(
        { host: 'app:3000', origin, 'sec-fetch-site': site },
        { appUrl, TRUSTED_PROXIES },
      );
    expect(faults('https://www.veminto.example', 'same-origin')).toEqual([
      expect.stringContaining('Set APP_URL to the one that people use'),
    ]);
    for (const [origin, site] of [
      ...([
        ['https://veminto.example', 'same-origin'],
        ['http://app:3000', 'same-origin'],
      ] as const),
      ...([
        ['null', 'same-origin'],
        ['https://evil.example', 'cross-site'],
      ] as const),
    ]) {
      expect([origin, faults(origin, site)]).toEqual([origin, []]);
    }
  });

  it('is told once, and the public address when the server starts', async () => {
    const told = vi.spyOn(log, 'warn').mockImplementation(() => {});
    warnOfFront();
    expect(told.mock.calls).toEqual([[expect.stringContaining('APP_URL is not set')]]);
    const server = http.createServer((_, response) => response.end());
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await fetch(url);
    expect(told).toHaveBeenCalledTimes(1);
    for (const caller of ['203.0.113.9', '203.0.113.10']) {
      await fetch(url, { headers: { 'x-forwarded-for': caller } });
    }
    expect(told).toHaveBeenCalledTimes(2);
    expect(told.mock.calls[1]?.[0]).toMatch(/TRUSTED_PROXIES is 0/);
    expect(JSON.stringify(told.mock.calls)).not.toContain('203.0.113');
  });
});
