import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { packKeys } from '@/lib/saved-searches/key-list';
import { DELIVERIES_SHOWN } from '@/lib/webhooks/constants';
import { MOST_COMPANIES } from '@/lib/webhooks/payload-shapes';
import { record, webhookWorld } from '../support/webhook-world';

const hooks = await webhookWorld('webhook_news');
const { loadCompanies } = await import('@/lib/register/load');
const full = { source: 'DISTRIBUTION', kind: 'FULL', snapshotDate: '2022-02-01' } as const;
beforeEach(async () => {
  await hooks.forget();
  await hooks.rows('TRUNCATE gone_companies');
});

const { received } = hooks.receiver;
const renamed = (number: number, name = `Ny ${number} ApS`) => record(number, { name });
const messages = () => received.map(({ body }) => body.data.message);

/** An owner who watches these companies, and is told of them from now on. */
async function ownerOf(...numbers: number[]) {
  const owner = await hooks.createOwner();
  await hooks.load(...numbers.map((number) => record(number)));
  await owner.save(...numbers);
  return { owner, ...(await owner.add()) };
}

test('a webhook is told what comes after it was added, also of companies with news before', async () => {
  const { owner } = await ownerOf(1);
  await hooks.load(renamed(1));
  expect(await hooks.deliver()).toBe(1);
  const { secret } = await owner.add();
  await hooks.load(renamed(1, 'Nyere ApS'));
  expect(await hooks.deliver()).toBe(2);
  expect(received.filter((one) => one.signedBy(secret))).toHaveLength(1);
});

test('each load says of a company that it went or came back, and no other load does', async () => {
  await ownerOf(1, 2);
  await loadCompanies([record(2)], full);
  await loadCompanies([record(1, { status: 'IN_LIQUIDATION' }), record(2)], full);
  // Of the same topic as its return, and then as its end.
  await hooks.load(record(1));
  await hooks.load(record(1, { status: 'IN_BANKRUPTCY' }));
  expect(await hooks.deliver()).toBe(4);
  expect(messages()).toEqual([
    'The newest register no longer has it',
    'The register has it again',
    'Status: In liquidation → Active',
    'Went into bankruptcy: Active → In bankruptcy',
  ]);
  expect(received.map(({ body }) => body.data.changes.length)).toEqual([1, 1, 1, 1]);
  expect(received[0]?.body.data).toMatchObject({ isGrave: true, topics: ['DISTRESS'], link: null });
});

test('where a company was is not posted once the register lacks it', async () => {
  await ownerOf(1, 2);
  await hooks.load(record(1, { street: 'Hemmelig Vej 7' }));
  await loadCompanies([record(2)], full);
  expect(await hooks.deliver()).toBe(2);
  expect(messages()[0]).toBe('The address has changed');
  expect(JSON.stringify(received)).not.toContain('Hemmelig');
});

test('of a saved search only the named load is posted, to webhooks that are on, with the first companies', async () => {
  const { owner, id: off } = await ownerOf(1);
  await owner.ask('PATCH', '/[id]', { params: { id: off }, body: { isOn: false } });
  const search = randomUUID();
  await hooks.rows(`INSERT INTO saved_searches
    (id, user_id, name, kind, query, member_count, compared_version)
    VALUES ('${search}', '${owner.id}', 'Masons', 'DISCOVER', 'search=murer', 0, 0)`);
  const keys = packKeys(
    Uint32Array.from({ length: MOST_COMPANIES + 1 }, (_, at) => 99_000_001 + at),
  );
  const bytes = `'\\x${Buffer.from(keys).toString('hex')}'`;
  for (const load of [11, 12]) {
    await hooks.rows(`INSERT INTO saved_search_changes
      (search_id, load_id, since_load_id, new_count, left_count, new_keys, left_keys)
      VALUES ('${search}', ${load}, ${load - 1}, ${MOST_COMPANIES + 1}, 0, ${bytes}, '')`);
    await hooks.rows(`INSERT INTO notifications
      (user_id, kind, title, message, saved_search_id, load_id)
      VALUES ('${owner.id}', 'SEARCH', 'Masons', 'New', '${search}', ${load})`);
  }
  await owner.add();
  const { queueSearchNews } = await import('@/lib/notifications/webhook-queue');
  const { Client } = await import('pg');
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await queueSearchNews(client, 12, [search]);
  await client.end();
  expect(await hooks.messages(off)).toEqual([]);
  expect(await hooks.deliver()).toBe(1);
  const { added, link } = received[0]?.body.data ?? {};
  expect(link).toMatch(/load=12$/);
  expect([added.count, added.companies.length]).toEqual([MOST_COMPANIES + 1, MOST_COMPANIES]);
});

test('what is to be tried later is not tried with what is due', async () => {
  const { id } = await ownerOf(1, 2);
  await hooks.load(renamed(1), renamed(2));
  const later = `UPDATE webhook_messages SET next_at = now() + interval '1 hour'`;
  await hooks.rows(`${later} WHERE title = 'Ny 1 ApS'`);
  expect(await hooks.deliver()).toBe(1);
  expect(messages()).toEqual(['Name: Prøve 2 ApS → Ny 2 ApS']);
  expect(await hooks.deliver(), 'nothing is due').toBe(0);
  expect(await hooks.messages(id)).toMatchObject([{ attempts: 0 }, { attempts: 1 }]);
});

test('what is accepted by hand, or switched on again, ends the pause', async () => {
  const { owner, id } = await ownerOf(1);
  const paused = async () => {
    const [row] = await hooks.rows(`SELECT paused_until AS until, failing_since AS since
      FROM webhooks WHERE id = '${id}'`);
    return [row?.until, row?.since].map((moment) => moment !== null);
  };
  const params = { id };
  const fail = async () => {
    hooks.receiver.control.answer = () => 503;
    await hooks.rows(`UPDATE webhook_messages SET next_at = now() - interval '1 second'`);
    await hooks.deliver();
    hooks.receiver.control.answer = () => 204;
    expect(await paused()).toEqual([true, true]);
  };
  await hooks.load(renamed(1));
  await fail();
  await owner.ask('POST', '/[id]/test', { params });
  expect(await paused()).toEqual([false, false]);
  await fail();
  await owner.ask('PATCH', '/[id]', { params, body: { description: 'The same' } });
  expect(await paused(), 'not by another change').toEqual([true, true]);
  await owner.ask('PATCH', '/[id]', { params, body: { isOn: false } });
  expect(await paused(), 'nor while it is off').toEqual([true, true]);
  await owner.ask('PATCH', '/[id]', { params, body: { isOn: true } });
  expect(await paused()).toEqual([false, false]);
});

test('the latest deliveries are listed, the newest first', async () => {
  const { owner, id } = await ownerOf(1);
  await hooks.rows(`INSERT INTO webhook_messages (webhook_id, title, created_at)
    SELECT '${id}', n::text, now() - make_interval(hours => n)
    FROM generate_series(1, ${DELIVERIES_SHOWN + 1}) n`);
  const { body } = await owner.ask('GET', '/[id]/deliveries', { params: { id } });
  expect(body.data.map(({ name }: { name: string }) => Number(name))).toEqual(
    Array.from({ length: DELIVERIES_SHOWN }, (_, at) => at + 1),
  );
});

test('the five are of each account, and a password reset tells only of those that were on', async () => {
  const [ida, bo] = [await hooks.createOwner(), await hooks.createOwner()];
  for (let count = 0; count < 4; count += 1) await ida.add();
  const { id } = await ida.add();
  await bo.add();
  await ida.ask('PATCH', '/[id]', { params: { id }, body: { isOn: false } });
  const { db } = await import('@/lib/db');
  const { switchAllOff } = await import('@/lib/webhooks/switch-off');
  await db.$transaction((tx) => switchAllOff(tx, ida.id));
  const told = await hooks.rows(`SELECT user_id AS id FROM notifications`);
  expect(told).toEqual(Array(4).fill({ id: ida.id }));
  const rows = await hooks.rows(`SELECT off_because AS why FROM webhooks WHERE id = '${id}'`);
  expect(rows).toEqual([{ why: null }]);
  expect((await bo.ask('GET')).body.data).toMatchObject([{ isOn: true }]);
});

test('after a roll the former secret signs for a day', async () => {
  const { owner, id } = await ownerOf(1);
  await owner.ask('POST', '/[id]/secret', { params: { id } });
  const rows = await hooks.rows(`SELECT
    round(extract(epoch FROM former_until - now()) / 60)::int AS minutes FROM webhooks`);
  expect(rows).toEqual([{ minutes: 24 * 60 }]);
});
