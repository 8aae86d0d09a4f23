import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

async function visit(appUrl: string, path: string) {
  vi.stubEnv('APP_URL', appUrl);
  const { middleware } = await import('@/middleware');
  return middleware(new NextRequest(`${appUrl}${path}`));
}

const HEADER = 'strict-transport-security';

describe('where the product is reached by https', () => {
  it.each(['/', '/search', '/signup', '/nothing'])('%s says so for two years', async (path) => {
    const response = await visit('https://veminto.example', path);
    expect(response.headers.get(HEADER)).toBe('max-age=63072000; includeSubDomains');
  });

  it('cookies are of this host alone', async () => {
    vi.stubEnv('APP_URL', 'https://veminto.example');
    const { setSessionCookie } = await import('@/lib/auth/set-cookie');
    const cookie = setSessionCookie(new Response(), 'sealed').headers.get('set-cookie');
    expect(cookie).toMatch(
      /^__Host-veminto\.session=sealed; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
  });
});

describe('signed-in people', () => {
  const visitSignedIn = async (path: string) => {
    vi.stubEnv('APP_URL', 'http://127.0.0.1:3000');
    const { sealSession } = await import('@/lib/auth/token');
    const { middleware } = await import('@/middleware');
    const cookie = `veminto.session=${await sealSession(crypto.randomUUID())}`;
    const request = new NextRequest(`http://127.0.0.1:3000${path}`, { headers: { cookie } });
    const location = (await middleware(request)).headers.get('location');
    return location && new URL(location).pathname;
  };

  it.each(['/', '/signup', '/linkedin?code=x', '/payment', '/emailVerification/ida'])(
    'are sent on from %s',
    async (path) => {
      expect(await visitSignedIn(path)).toBe('/search');
    },
  );

  it.each([
    '/forget',
    '/verified?token=x',
    '/resetPassword/x',
    '/resetPasswordEmailVerification/i',
  ])('open %s, as a mail may lead there', async (path) => {
    expect(await visitSignedIn(path)).toBeNull();
  });
});

it('whoever cancels at LinkedIn keeps nothing of the sign-in', async () => {
  const cookies = async (path: string) =>
    (await visit('http://127.0.0.1:3000', path)).headers.getSetCookie();
  expect((await cookies('/linkedin?error=access_denied')).join()).toMatch(
    /^veminto\.oauth=;.*Max-Age=0/,
  );
  expect(await cookies('/linkedin?code=x')).toEqual([]);
});

it('where it is not, browsers are not told to go there', async () => {
  const response = await visit('http://127.0.0.1:3000', '/');
  expect(response.headers.get(HEADER)).toBeNull();
});
