import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

/** Enough for two statements to be in the middle of their rows at the same moment. */
const COUNT = 2_000;

const load = async (name: string) => {
  const { loadCompanies } = await import('@/lib/register/load');
  const records = Array.from({ length: COUNT }, (_, number) => companyRecord(number, { name }));
  await loadCompanies(records, { kind: 'FULL', snapshotDate: '2022-01-31', source: 'SAMPLE' });
};

const database = await registerDatabase('lock_order');
await load('First ApS');
const [row] = await database.rows(`INSERT INTO users (email, first_name, last_name)
  VALUES ('ida@people.example', 'Ida', 'Holm') RETURNING id`);
const userId = String(row?.id);

const soon = () => sleep(Math.random() * 60);

/** Why some of these failed. */
async function failures(works: Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(works);
  return ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
}

const idsOf = async (table: string) =>
  (await database.rows(`SELECT id FROM ${table} ORDER BY random()`)).map(({ id }) => String(id));

/** All companies saved, and in a list in another order. */
async function filledList() {
  await database.rows('DELETE FROM saved_lists; DELETE FROM saved_companies');
  await database.rows(`INSERT INTO saved_companies (user_id, company_key, company_name)
    SELECT '${userId}', key, name FROM companies ORDER BY random()`);
  const { createList } = await import('@/lib/saved/lists');
  const { id } = await createList(userId, randomUUID());
  await database.rows(`INSERT INTO saved_list_entries (user_id, list_id, saved_id)
    SELECT user_id, '${id}', id FROM saved_companies ORDER BY random()`);
  return { list: id, ids: await idsOf('saved_companies') };
}

test('a list is deleted while its companies are removed', async () => {
  const { deleteList } = await import('@/lib/saved/lists');
  const { unsaveCompanies } = await import('@/lib/saved/mutations');
  const failed: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    const { list, ids } = await filledList();
    const works = [
      unsaveCompanies(userId, { ids }, null),
      soon().then(() => deleteList(userId, list, null)),
    ];
    failed.push(...(await failures(works)));
  }
  expect(failed).toEqual([]);
}, 120_000);

test('saved companies are tagged while a load renames them', async () => {
  const { tagEntries } = await import('@/lib/saved/notes');
  const { refreshSavedFacts } = await import('@/lib/saved/facts');
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const failed: string[] = [];
  const { ids } = await filledList();
  for (let round = 0; round < 8; round += 1) {
    await database.rows(`UPDATE companies SET name = 'Named ${round}'`);
    const works = [
      soon().then(() => refreshSavedFacts(client)),
      soon().then(() => tagEntries(userId, { ids }, { add: [`tag ${round % 2}`], remove: [] })),
    ];
    failed.push(...(await failures(works)));
  }
  await client.end();
  expect(failed).toEqual([]);
}, 120_000);

test('notifications are read while a digest is switched on', async () => {
  const { markNotificationsRead } = await import('@/lib/notifications/mutations');
  const { chooseDigest } = await import('@/lib/digests/mutations');
  const failed: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    await database.rows(`DELETE FROM notifications; UPDATE users SET digest = 'OFF'`);
    await database.rows(`INSERT INTO notifications (user_id, title, message)
      SELECT '${userId}', 'A', 'B' FROM generate_series(1, ${COUNT})`);
    const works = [markNotificationsRead(userId), chooseDigest(userId, 'daily')];
    failed.push(...(await failures(works)));
  }
  expect(failed).toEqual([]);
}, 120_000);

test('notifications are read and removed at the same moment', async () => {
  const { deleteNotifications, markNotificationsRead } = await import(
    '@/lib/notifications/mutations'
  );
  const failed: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    await database.rows('DELETE FROM notifications');
    await database.rows(`INSERT INTO notifications (user_id, title, message)
      SELECT '${userId}', 'A', 'B' FROM generate_series(1, ${COUNT})`);
    const ids = await idsOf('notifications');
    const works = [
      markNotificationsRead(userId),
      deleteNotifications(userId, ids.slice(0, COUNT / 2)),
      markNotificationsRead(userId, ids),
    ];
    failed.push(...(await failures(works)));
  }
  expect(failed).toEqual([]);
}, 120_000);
