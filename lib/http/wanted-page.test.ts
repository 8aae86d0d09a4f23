import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const HOST = 'http://veminto.example';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('@/lib/auth/session');
  vi.stubEnv('APP_URL', HOST);
});

async function visit(path: string, cookie = '', dest = 'document') {
  const { middleware } = await import('@/middleware');
  const headers = { cookie, 'sec-fetch-dest': dest };
  const response = await middleware(new NextRequest(HOST + path, { headers }));
  return {
    location: response.headers.get('location')?.replace(HOST, ''),
    kept: response.cookies.get('veminto.wanted'),
  };
}

async function signedIn(wanted: string) {
  const { sealSession } = await import('@/lib/auth/token');
  const session = await sealSession(crypto.randomUUID());
  return `veminto.session=${session}; veminto.wanted=${encodeURIComponent(wanted)}`;
}

describe('a visitor who is not signed in', () => {
  it.each(['/detail/99848871?tab=roles', '/people/42', '/discover?search=vvs&page=2'])(
    'is sent to the sign-in page from %s, which is kept',
    async (path) => {
      const { location, kept } = await visit(path);
      expect(location).toBe('/');
      expect(kept).toMatchObject({ value: path, httpOnly: true, maxAge: 900 });
    },
  );

  it.each([
    ['a page of the menu', '/saved', 'document'],
    ['what is fetched in the background', '/detail/99848871', 'empty'],
    ['a URL too long for a cookie', `/discover?search=${'a'.repeat(2_000)}`, 'document'],
  ])('%s is not kept', async (_what, path, dest) => {
    const { location, kept } = await visit(path, '', dest);
    expect(location).toBe('/');
    expect(kept).toBeUndefined();
  });
});

describe('whose session ended before its cookie', () => {
  async function keptFrom(wanted?: string, user: object | null = null) {
    vi.doMock('@/lib/auth/session', () => ({ findRequestUser: async () => user }));
    const { GET } = await import('@/app/(public)/signin/route');
    const { paths } = await import('@/lib/paths');
    const request = new Request(HOST + paths.signInAgain(wanted));
    const response = await GET(request, { params: Promise.resolve({}) });
    expect([response.status, response.headers.get('location')]).toEqual([307, '/']);
    const kept = response.headers.getSetCookie().find((one) => one.startsWith('veminto.wanted='));
    return kept?.replace('veminto.wanted=', '');
  }

  it('keeps the page that was wanted', async () => {
    const wanted = '/discover?search=%C3%A5kirke%20%26%20co&page=2';
    expect(await keptFrom(wanted)).toBe(
      `${encodeURIComponent(wanted)}; Path=/; Max-Age=900; HttpOnly; SameSite=Lax`,
    );
  });

  it.each([
    undefined,
    '/saved',
    '/cancel?x=1',
    '/signin?wanted=/detail/1',
    'https://evil.example/detail/1',
    '//evil.example/detail/1',
    '/\\evil.example/detail/1',
    'javascript:alert(1)',
    '/detail/../../cancel/1',
    `/discover?search=${'a'.repeat(2_000)}`,
  ])('keeps nothing of %s', async (wanted) => {
    expect(await keptFrom(wanted)).toBeUndefined();
  });

  it('keeps nothing for whoever is signed in', async () => {
    expect(await keptFrom('/detail/1', { id: 'a' })).toBeUndefined();
  });
});

describe('a user who has just signed in', () => {
  it('gets the page that was kept, once', async () => {
    const wanted = '/discover?search=%C3%A5kirke%20%26%20co&page=2';
    const { location, kept } = await visit('/search', await signedIn(wanted));
    expect(location).toBe(wanted);
    expect(kept).toMatchObject({ value: '', maxAge: 0 });
  });

  it.each([
    'https://evil.example/detail/1',
    '//evil.example/detail/1',
    '/\\evil.example',
    '/cancel',
  ])('is not sent to %s', async (wanted) => {
    expect((await visit('/search', await signedIn(wanted))).location).toBeUndefined();
  });

  it('may open other pages meanwhile', async () => {
    expect((await visit('/saved', await signedIn('/detail/1'))).location).toBeUndefined();
    expect((await visit('/search', await signedIn('/detail/1'), 'empty')).location).toBeUndefined();
  });
});
