import { expect, test, vi } from 'vitest';

const row = { role: 'USER', createdAt: new Date(0), emailVerifiedAt: null };
const findUnique = vi.fn(async (): Promise<typeof row | null> => row);
const sessions = { _max: { lastSeenAt: null }, _count: 2 };
vi.doMock('@/lib/db', () => ({
  db: { user: { findUnique }, session: { aggregate: async () => sessions } },
}));
vi.doMock('../find-user', () => ({ getUser: async (id: string) => ({ id }) }));
const { findUserDetail } = await import('./user-detail');

test('an account is shown with its role and its open sessions', async () => {
  expect(await findUserDetail('ida')).toEqual({
    id: 'ida',
    role: 'USER',
    createdAt: row.createdAt,
    verifiedAt: null,
    seenAt: null,
    sessions: 2,
  });
});

test('one that goes while it is read is none', async () => {
  findUnique.mockResolvedValueOnce(null);
  expect(await findUserDetail('ida')).toBeNull();
});
