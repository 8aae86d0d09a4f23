import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { languageCookie } from '@/lib/cookies';
import { addressOf, callerOf, readCookie } from './caller';
import { addressHeader, noteSocketAddresses } from './socket-address';

function from(socket: string | null, forwarded?: string) {
  const headers = new Headers(socket === null ? {} : { [addressHeader()]: socket });
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  return new Request('http://localhost/', { headers });
}

describe('the address of a caller', () => {
  it.each([
    ['nobody in front', '192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
    ['one proxy', '10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['one proxy, and a caller who says more', '10.0.0.1', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies', '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['fewer proxies than said', '198.51.100.7', '203.0.113.9', 2, '198.51.100.7'],
    ['a proxy that adds nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['no address but words', '10.0.0.1', "x' OR 1=1", 1, '10.0.0.1'],
    ['an address with a port', '10.0.0.1', '203.0.113.9:5123', 1, '203.0.113.9'],
    ['IPv6 in brackets', '10.0.0.1', '[2001:DB8::1]:443', 1, '2001:db8::1'],
    ['IPv4 that looks like IPv6', '::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
    ['a connection of which nothing is known', null, '203.0.113.9', 0, null],
  ])('%s', (_, socket, forwarded, proxies, expected) => {
    expect(addressOf(from(socket, forwarded), proxies)).toBe(expected);
  });

  it('is noted on each request before anybody reads it, whatever the caller sends', async () => {
    noteSocketAddresses();
    let seen: IncomingMessage['headers'] = {};
    const server = createServer((request, response) => {
      seen = request.headers;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // Even a client that knows the header's name cannot spoof it.
    await fetch(`http://127.0.0.1:${port}`, { headers: { [addressHeader()]: '203.0.113.9' } });
    server.closeAllConnections();
    server.close();
    expect(seen[addressHeader()]).toBe('127.0.0.1');
  });
});

it('cookies are found by their whole name', () => {
  const request = new Request('http://localhost/', {
    headers: { cookie: 'other.veminto.device=no; veminto.device=yes; x=1' },
  });
  expect(readCookie(request, 'veminto.device')).toBe('yes');
  expect(callerOf(request).device).toBe('yes');
  expect(readCookie(request, 'device')).toBeNull();
});

it('the language is the chosen one, or else one that the browser accepts', () => {
  const languageOf = (headers: Record<string, string>) => {
    const { language, chosenLanguage } = callerOf(new Request('http://localhost/', { headers }));
    return [language, chosenLanguage];
  };
  const danish = { 'accept-language': 'da' };
  expect(languageOf({ ...danish, cookie: `${languageCookie.name}=en` })).toEqual(['en', 'en']);
  expect(languageOf(danish)).toEqual(['da', undefined]);
  expect(languageOf({ cookie: `${languageCookie.name}=xx` })).toEqual([undefined, undefined]);
});
