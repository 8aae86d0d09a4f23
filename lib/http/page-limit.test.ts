import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.stubEnv('RATE_LIMIT_FACTOR', '1');

const { sealSession } = await import('@/lib/auth/token');
const { noteOwner } = await import('@/lib/throttle/pages');
const { onPage } = await import('@/lib/operation/page-requests');
const { notePage } = await import('./pages-under-way');
const { middleware } = await import('@/middleware');

// Freezes the clock, so that no quota refills during a test.
vi.useFakeTimers({ toFake: ['performance'] });

const visit = async (sid: string, path = '/search', language = 'en') => {
  const cookie = `veminto.session=${await sealSession(sid)}; veminto.language=${language}`;
  return middleware(new NextRequest(`http://127.0.0.1:3000${path}`, { headers: { cookie } }));
};

async function visitAll(sids: string[]): Promise<number> {
  const all = await Promise.all(sids.map((sid) => visit(sid)));
  return all.filter(({ status }) => status === 200).length;
}

describe('pages of an account', () => {
  it('are 120 at once, and then refused with a page in its language', async () => {
    expect(await visitAll(Array(150).fill('ida'))).toBe(120);
    const refused = await visit('ida', '/discover?search=a"><b', 'da');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await refused.text();
    expect(text).toContain('<html lang="da">');
    expect(text).toContain('<h1>For mange sider på én gang</h1>');
    expect(text).toContain('Vent et øjeblik, og prøv så igen.');
    expect(text).toContain('<a href="">Prøv igen</a>');
    const english = await (await visit('ida')).text();
    expect(english).toContain('<h1>Too many pages at once</h1>');
    expect(english).toContain('Wait a moment, then try again.');
    // Percent-encoding the path does not bypass the limit.
    expect((await visit('ida', '/%73earch')).status).toBe(429);
    expect((await visit('ole')).status).toBe(200);
  });

  it('are counted together, however many sessions it has', async () => {
    const sids = Array.from({ length: 10 }, (_, at) => `eva ${at}`);
    for (const sid of sids) noteOwner(sid, 'eva');
    expect(await visitAll(Array(30).fill(sids).flat())).toBe(120);
  });

  it('are not those of nobody', async () => {
    const ask = () => middleware(new NextRequest('http://127.0.0.1:3000/forget'));
    const all = await Promise.all(Array.from({ length: 150 }, ask));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('where a server notes its pages', () => {
  let running = 0;
  let most = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = http.createServer(async (request, response) => {
    const asked = new Headers(request.headers as Record<string, string>);
    const { status } = await middleware(
      new NextRequest(`http://127.0.0.1:3000${request.url}`, { headers: asked }),
    );
    running += 1;
    most = Math.max(most, running);
    if (request.url === '/saved') await held;
    running -= 1;
    response.writeHead(status).end();
  });
  const ask = async (sid: string, path: string, more: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo;
    const cookie = `veminto.session=${await sealSession(sid)}`;
    const headers = { cookie, ...more };
    const asked = { port, path, headers, agent: false };
    return new Promise<number>((resolve, reject) => {
      http.get(asked, (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
    });
  };
  const askAll = async (uses: number, sid: string, headers: Record<string, string>) => {
    const all = await Promise.all(Array.from({ length: uses }, () => ask(sid, '/people', headers)));
    return all.filter((status) => status === 200).length;
  };

  beforeAll(async () => {
    onPage(notePage);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('six of an account are under way at once, and nobody else waits', async () => {
    const slow = Array.from({ length: 15 }, () => ask('per', '/saved'));
    await expect.poll(() => running).toBe(6);
    expect(await ask('bo', '/people')).toBe(200);
    expect([running, most]).toEqual([6, 7]);
    release();
    expect(await Promise.all(slow)).toEqual(Array(15).fill(200));
    expect(await ask('per', '/people')).toBe(200);
  });

  it('what a router fetches in advance is a page like others', async () => {
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
    expect(await askAll(150, 'kim', prefetch)).toBe(120);
  });
});
