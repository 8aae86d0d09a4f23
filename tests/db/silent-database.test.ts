import { afterAll, expect, test, vi } from 'vitest';
import type { ExportRequest } from '@/lib/exports/types';
import { startSilentProxy } from '../doubles/silent-proxy';
import { companyRecord, keyOf } from '../support/company-record';
import { exportWorld } from '../support/export-world';

// Shortens every limit except that of the index, to avoid waiting half a minute.
const LIMIT_MS = 4_000;
vi.mock('@/lib/db/silence', async (original) => ({
  ...(await original<typeof import('@/lib/db/silence')>()),
  silenceAfter: () => LIMIT_MS,
}));

const COMPANIES = 5;
const patience = { timeout: 20_000, interval: 50 };
const file: ExportRequest = {
  target: { kind: 'saved-query', query: '' },
  format: 'csv',
  columns: ['cvr', 'industry2'],
};

const records = Array.from({ length: COMPANIES }, (_, number) => companyRecord(number + 1));
const world = await exportWorld('silent_database', records);
await (await import('@/lib/db')).db.$disconnect();
const owner = await world.person();
await world.save(owner, [keyOf(1), keyOf(2)]);
// From here on the application reaches the database through the proxy.
const proxy = await startSilentProxy(process.env.DATABASE_URL ?? '');
process.env.DATABASE_URL = proxy.url;
Reflect.deleteProperty(globalThis, '__vemintoDb');
vi.resetModules();
const databases = await import('@/lib/db');
const product = {
  ...(await import('@/lib/throttle/store')),
  ...(await import('@/lib/search/live-index')),
  ...(await import('@/lib/saved/locks')),
  ...(await import('@/lib/db/errors')),
};
afterAll(async () => {
  await product.closeThrottles();
  await databases.db.$disconnect();
  await proxy.close();
});

const order = async () => {
  const { createExport } = await import('@/lib/exports/mutations');
  return createExport({ userId: owner, address: null }, file);
};

const untilLockedOut = (table: string) =>
  vi.waitFor(async () => {
    const rows = await world.database.rows(
      `SELECT FROM pg_locks WHERE NOT granted AND relation = '${table}'::regclass`,
    );
    expect(rows).not.toHaveLength(0);
  }, patience);

/** The outcome of a use, and how long it took. */
async function endOf(use: () => Promise<unknown>) {
  const began = Date.now();
  const error: unknown = await use().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, ms: Date.now() - began };
}

test('a database that falls silent ends every use of it, and is used again when it is back', async () => {
  const { db, ownRows } = databases;
  await Promise.all([db.user.count(), ownRows`SELECT 1`, product.count('forgot', 'before')]);
  await world.database.rows(
    'BEGIN; LOCK TABLE search_index_parts, secondary_industries IN ACCESS EXCLUSIVE MODE',
  );
  const index = endOf(() => product.prepareIndex());
  const exported = endOf(order);
  await untilLockedOut('search_index_parts');
  await untilLockedOut('secondary_industries');
  proxy.fallSilent();
  await world.database.rows('COMMIT');

  const uses = [
    endOf(() => db.user.count()),
    endOf(() => ownRows`SELECT 1`),
    endOf(() => db.$transaction((tx) => tx.user.count())),
  ];
  for (const { error, ms } of await Promise.all(uses)) {
    expect(product.isDatabaseAway(error), String(error)).toBe(true);
    expect(ms).toBeLessThan(LIMIT_MS + 5_000);
  }
  const counted = await endOf(() => product.count('forgot', 'meanwhile'));
  expect(counted.error).toMatchObject({ code: 'unavailable' });

  proxy.comeBack();
  await vi.waitFor(async () => {
    expect(await db.user.count()).toBe(1);
    expect(await product.count('forgot', 'after')).toMatchObject({ passed: true });
  }, patience);
  expect((await exported).error).toBeDefined();
  expect((await index).error).toMatchObject({ code: 'ETIMEDOUT' });
  expect(await product.prepareIndex(), 'and the index is read').toBeGreaterThan(0);
  expect(await order(), 'and the thread makes the next file').toMatchObject({ status: 'DONE' });
});

test('a change of many companies takes the time that it gives itself', async () => {
  const seconds = (LIMIT_MS + 1_500) / 1000;
  const slow = product.changeMany(
    'ida',
    (tx) => tx.$queryRaw<{ done: number }[]>`SELECT 1 AS done FROM pg_sleep(${seconds})`,
  );
  expect(await slow).toEqual([{ done: 1 }]);
});

test('PostgreSQL looks whether whoever loads is still there, as nobody else may load meanwhile', async () => {
  const { withLoadLock } = await import('@/lib/register/load/run');
  const { rows } = await withLoadLock((client) => client.query('SHOW tcp_keepalives_idle'));
  expect(rows).toEqual([{ tcp_keepalives_idle: '10' }]);
});
