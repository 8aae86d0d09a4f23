import { afterAll, expect, test } from 'vitest';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('read_only');
process.env.DATABASE_POOL_SIZE = '1';
const { db } = await import('@/lib/db');
const errors = await import('@/lib/db/errors');
const throttles = await import('@/lib/throttle/store');
afterAll(() => throttles.closeThrottles());

/** Applies to connections opened from now on. */
const setReadOnly = (on: boolean) =>
  database.rows(`DO $$ BEGIN EXECUTE format(
    'ALTER DATABASE %I SET default_transaction_read_only = ${on}', current_database()); END $$`);
const endConnections = () =>
  database.rows(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);

const inTransaction = () =>
  db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1`;
    await tx.user.deleteMany({ where: { email: 'nobody@people.example' } });
  });
const writes = [
  () => db.user.deleteMany({ where: { email: 'nobody@people.example' } }),
  () => db.$executeRaw`DELETE FROM users WHERE email = 'nobody@people.example'`,
  inTransaction,
];

test('a database that takes no writes is away, and is found again once it takes them', async () => {
  await setReadOnly(true);
  await endConnections();
  // Idle connections are found broken first.
  await db.user.count().catch(() => {});
  expect(await db.user.count()).toBe(0);
  await expect(throttles.count('resend', 'ida')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
  });
  for (const write of writes) {
    const error = await write().catch((reason: unknown) => reason);
    expect(errors.isDatabaseAway(error)).toBe(true);
  }
  await expect(inTransaction()).rejects.toThrow('25006');
  await setReadOnly(false);
  // The pool's only connection was to a database that accepts no writes.
  await inTransaction();
  expect((await throttles.count('resend', 'ida')).passed).toBe(true);
});
