import { encode } from 'next-auth/jwt';
import { afterEach, expect, it, vi } from 'vitest';

const AUTH_SECRET = 'a'.repeat(40);
vi.stubEnv('AUTH_SECRET', AUTH_SECRET);
vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none');
const { SESSION_SECONDS } = await import('@/lib/cookies');
const { openSession, sealSession } = await import('./token');

afterEach(() => void vi.useRealTimers());

it('opens what it sealed, as often as it is shown, until it is old', async () => {
  const sealed = await sealSession('a');
  expect(await openSession(sealed)).toBe('a');
  expect(await openSession(sealed)).toBe('a');
  vi.useFakeTimers({ now: Date.now() + (SESSION_SECONDS + 60) * 1_000, toFake: ['Date'] });
  expect(await openSession(sealed)).toBeNull();
});

it('what was sealed elsewhere, cut or made long ago stays shut, also the second time', async () => {
  const sealed = await sealSession('b');
  const [secret, token] = ['y'.repeat(40), { sid: 'b' }];
  const foreign = await encode({ token, secret });
  const old = await encode({ token, secret: AUTH_SECRET, maxAge: -60 });
  for (const shown of [foreign, old, sealed.slice(0, -2), `${sealed}x`, 'x', '', undefined]) {
    expect(await openSession(shown)).toBeNull();
    expect(await openSession(shown)).toBeNull();
  }
});

it('seals of one session are many, and each is its own', async () => {
  const seals = await Promise.all(Array.from({ length: 3 }, (_, place) => sealSession(`${place}`)));
  expect(await Promise.all(seals.map(openSession))).toEqual(['0', '1', '2']);
});
