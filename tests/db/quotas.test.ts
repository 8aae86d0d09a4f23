import { beforeEach, expect, test } from 'vitest';
import type { QuotaKind } from '@/lib/quotas/constants';
import { Prisma } from '@/prisma/client/client';
import { OUTSIDE_NEXT, startProgram } from '../support/child-program';
import { registerDatabase } from '../support/register-database';

const ida = { id: '00000000-0000-4000-8000-000000000001', isSubscriber: false };
const subscriber = { ...ida, isSubscriber: true };
const aiOver = 'Upgrade your plan your free AI search qouta is over.';
const chatOver = 'Upgrade your plan, your free chatbot qouta is over.';

const database = await registerDatabase('quotas');
const quotas = {
  ...(await import('@/lib/quotas/hold')),
  ...(await import('@/lib/quotas/queries')),
};
const { db } = await import('@/lib/db');
beforeEach(async () => {
  await database.rows('DELETE FROM users');
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${ida.id}', 'ida@people.example', 'Ida', 'Holm')`);
});

const remaining = (kind: QuotaKind = 'AI_SEARCH') => quotas.findRemaining(ida, kind);
const used = async () =>
  (await database.rows('SELECT sum(used)::int AS used FROM usage_counters'))[0]?.used;

async function use(kind: QuotaKind = 'AI_SEARCH') {
  const hold = await quotas.holdUse(ida, kind);
  await db.$transaction((tx) => hold.settle(tx));
}

test('of fifty at once exactly five pass, each month anew', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => use()));
  const refusals = tries.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(refusals).toHaveLength(45);
  for (const { status, code, message } of refusals) {
    expect([status, code, message]).toEqual([403, 'quota_exceeded', aiOver]);
  }
  expect([await used(), await remaining()]).toEqual([5, 0]);
  await database.rows(`UPDATE usage_counters SET month = month - interval '1 month'`);
  expect(await remaining()).toBe(5);
  await use();
  expect(await remaining()).toBe(4);
});

test('each kind has a limit of its own', async () => {
  for (let left = 10; left > 0; left -= 1) {
    expect(await remaining('CHAT')).toBe(left);
    await use('CHAT');
  }
  await expect(use('CHAT')).rejects.toThrow(chatOver);
  expect(await remaining()).toBe(5);
});

test('subscribers have no limit and nothing of theirs is counted', async () => {
  for (let count = 0; count < 5; count += 1) await use();
  const holds = await Promise.all(
    Array.from({ length: 20 }, () => quotas.holdUse(subscriber, 'AI_SEARCH')),
  );
  await db.$transaction(async (tx) => {
    for (const hold of holds) await hold.settle(tx);
  });
  expect(await quotas.findRemaining(subscriber, 'AI_SEARCH')).toBeNull();
  expect(await used()).toBe(5);
});

test('what is given back, or was in a transaction that failed, is not counted', async () => {
  const hold = await quotas.holdUse(ida, 'AI_SEARCH');
  expect(await remaining()).toBe(4);
  const failing = db.$transaction(async (tx) => {
    await hold.settle(tx);
    throw new Error('The result was not stored.');
  });
  await expect(failing).rejects.toThrow('The result was not stored.');
  await hold.release();
  expect([await used(), await remaining()]).toEqual([0, 5]);
  const counted = await quotas.holdUse(ida, 'AI_SEARCH');
  await db.$transaction((tx) => counted.settle(tx));
  await counted.release();
  expect([await used(), await remaining()]).toEqual([1, 4]);
});

test('a use that was held in the month before is counted there', async () => {
  const hold = await quotas.holdUse(ida, 'AI_SEARCH');
  // As if the month changed: no uses are held in the new one.
  await database.rows(`INSERT INTO usage_counters (user_id, kind, month)
    SELECT user_id, kind, month + interval '1 month' FROM usage_counters`);
  await db.$transaction((tx) => hold.settle(tx));
  const rows = await database.rows('SELECT used FROM usage_counters ORDER BY month');
  expect(rows).toEqual([{ used: 1 }, { used: 0 }]);
});

/** A process that holds all remaining uses and reports it. */
const holder = `
  const { holdUse } = await import('./lib/quotas/hold.ts');
  for (let count = 0; count < 5; count += 1) {
    await holdUse({ id: '${ida.id}', isSubscriber: false }, 'AI_SEARCH');
  }
  console.log('held');
  setInterval(() => undefined, 1_000);`;

test('the holds of a process that is killed end by themselves', async () => {
  const args = [...OUTSIDE_NEXT, '--import', 'tsx', '--input-type=module', '--eval', holder];
  const child = await startProgram(args, { env: { ...process.env, NODE_NO_WARNINGS: '1' } });
  await child.kill();
  await expect(use()).rejects.toThrow(aiOver);
  // Longer than any answer takes.
  await database.rows(`UPDATE usage_counters SET held =
    (SELECT jsonb_object_agg(key, value::numeric - 90) FROM jsonb_each(held))`);
  await expect(use()).rejects.toThrow(aiOver);
  await database.rows(`UPDATE usage_counters SET held =
    (SELECT jsonb_object_agg(key, value::numeric + 90) FROM jsonb_each(held))`);
  // Two minutes later: the expiry of each hold has passed.
  await database.rows(`UPDATE usage_counters SET held =
    (SELECT jsonb_object_agg(key, value::numeric - 121) FROM jsonb_each(held))`);
  expect(await remaining()).toBe(5);
  await use();
  expect([await used(), await remaining()]).toEqual([1, 4]);
});

test('who was held up for longer is counted only as long as something is left', async () => {
  const slow = await quotas.holdUse(ida, 'AI_SEARCH');
  await database.rows(`UPDATE usage_counters SET held =
    (SELECT jsonb_object_agg(key, value::numeric - 121) FROM jsonb_each(held))`);
  for (let count = 0; count < 5; count += 1) await use();
  await expect(db.$transaction((tx) => slow.settle(tx))).rejects.toThrow(aiOver);
  expect(await used()).toBe(5);
});

test('a month begins at midnight in Denmark', async () => {
  const { monthOf } = await import('@/lib/quotas/sql');
  const monthAt = async (moment: string) => {
    const [row] = await db.$queryRaw<{ month: string }[]>`
      SELECT ${monthOf(Prisma.sql`${moment}::timestamptz`)}::text AS month`;
    return row?.month;
  };
  expect(await monthAt('2026-06-30T21:59:59Z')).toBe('2026-06-01');
  expect(await monthAt('2026-06-30T22:00:00Z')).toBe('2026-07-01');
  expect(await monthAt('2026-12-31T23:00:00Z')).toBe('2027-01-01');
});
