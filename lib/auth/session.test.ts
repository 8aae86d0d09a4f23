import { beforeEach, expect, it, vi } from 'vitest';
import { ADDRESS_HEADER } from '@/lib/i18n/address-header';

const hasCookie = vi.fn();
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, has: hasCookie }),
  headers: async () => new Headers({ [ADDRESS_HEADER]: '/detail/42?tab=roles' }),
}));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));
vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none');

beforeEach(() => vi.resetModules());

it.each([
  ['an ended session', true, '/signin?wanted=%2Fdetail%2F42%3Ftab%3Droles'],
  ['no session', false, '/'],
])('with %s a page leads to the sign-in', async (_what, has, to) => {
  hasCookie.mockReturnValue(has);
  const { requireUser } = await import('./session');
  await expect(requireUser()).rejects.toThrow(`to ${to}`);
});
