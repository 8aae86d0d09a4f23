import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyRecord } from '@/lib/register/record';
import { realRecord, roleRecord } from '../support/company-record';
import { newsProgram } from '../support/news-program';
import { registerDatabase } from '../support/register-database';
import { onClient } from '../support/stored-index';

const database = await registerDatabase('change_notices');
const { loadCompanies } = await import('@/lib/register/load');
const { tellChanges } = await import('@/lib/saved/tell-changes');
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE users, gone_companies CASCADE');
});

const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
const full = { ...delta, source: 'DISTRIBUTION', kind: 'FULL' } as const;

async function person(...saved: number[]): Promise<string> {
  const id = randomUUID();
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${id}', '${id}@people.example', 'Ida', 'Holm')`);
  for (const number of saved) {
    await database.rows(`INSERT INTO saved_companies (user_id, company_key, company_name)
      VALUES ('${id}', '${99_000_000 + number}', 'As saved ${number}')`);
  }
  return id;
}

const told = (user: string) =>
  database.rows(
    `SELECT title, message, kind::text, company_key AS key FROM notifications
     WHERE user_id = '${user}' ORDER BY load_id, company_key`,
  );
const messages = async (user: string) => (await told(user)).map(({ message }) => message);

const tellAgain = () => onClient(tellChanges);

const wentBankrupt = 'Went into bankruptcy: Active → In bankruptcy';
const bankrupt = realRecord(1, {
  name: 'Nyt Navn ApS',
  status: 'IN_BANKRUPTCY',
  employees: 12,
  roles: [roleRecord('Ib Holm')],
});

test.each([delta, full])('a $kind load is told to everybody who saved a company', async (kind) => {
  const [ida, bo, eva] = [await person(1, 2), await person(1), await person(3)];
  await loadCompanies([realRecord(1), realRecord(2), realRecord(3), realRecord(4)], delta);
  expect(await told(ida), 'the first load changes nothing').toEqual([]);
  await loadCompanies(
    [bankrupt, realRecord(2, { employees: 30 }), realRecord(3), realRecord(4)],
    kind,
  );
  const first = {
    title: 'Nyt Navn ApS',
    kind: 'BANKRUPTCY',
    key: '99000001',
    message: `${wentBankrupt} and 3 more changes: Name · Management and board · Employees`,
  };
  expect(await told(ida)).toEqual([
    first,
    {
      title: 'Prøve 2 ApS',
      kind: 'CHANGE',
      key: '99000002',
      message: 'Employees: 2–4 → 20–49',
    },
  ]);
  expect(await told(bo)).toEqual([first]);
  expect(await database.rows(`SELECT fields FROM notifications WHERE user_id = '${bo}'`)).toEqual([
    { fields: ['STATUS', 'NAME', 'MANAGEMENT', 'EMPLOYEES'] },
  ]);
  expect(await told(eva)).toEqual([]);
  expect(await tellAgain()).toBe(0);
  expect(await told(ida)).toHaveLength(2);
});

const mute = (user: string, ...topics: string[]) =>
  database.rows(`UPDATE users SET muted_news = '{${topics}}' WHERE id = '${user}'`);

test('what a user muted is told to others, and neither first nor among further changes', async () => {
  const [ida, bo, eva, kim] = [await person(1), await person(1), await person(1), await person(1)];
  await mute(bo, 'ACTIVITY', 'CONTACT');
  await mute(eva, 'DISTRESS');
  await mute(kim, 'DISTRESS', 'CONTACT', 'ACTIVITY', 'PEOPLE', 'SEARCHES');
  await loadCompanies([realRecord(1), realRecord(2)], delta);
  await loadCompanies([bankrupt], delta);
  expect(await messages(ida)).toEqual([
    `${wentBankrupt} and 3 more changes: Name · Management and board · Employees`,
  ]);
  expect(await messages(bo)).toEqual([`${wentBankrupt} and 1 more change: Management and board`]);
  expect(await told(eva)).toMatchObject([
    {
      kind: 'CHANGE',
      message:
        'Name: Prøve 1 ApS → Nyt Navn ApS and 2 more changes: Management and board · Employees',
    },
  ]);
  expect(await messages(kim)).toEqual([]);
  // What was told stays, and what was not is not told later.
  await mute(ida, 'DISTRESS', 'CONTACT', 'ACTIVITY', 'PEOPLE');
  await mute(kim);
  await loadCompanies([realRecord(2, { employees: 30 })], delta);
  expect([await messages(ida), await messages(kim)]).toMatchObject([[expect.any(String)], []]);
  await loadCompanies([realRecord(1)], delta);
  expect(await messages(kim)).toEqual([
    'Status: In bankruptcy → Active and 3 more changes: Name · Management and board · Employees',
  ]);
  expect((await messages(ida)).slice(1)).toEqual(['Status: In bankruptcy → Active']);
});

test('a choice made while a load is told loses no news', async () => {
  const ida = await person(1);
  await loadCompanies([realRecord(1), realRecord(2)], delta);
  await loadCompanies([bankrupt], delta);
  await database.rows('DELETE FROM notifications');
  await database.rows('UPDATE register_loads SET told_at = NULL');
  await onClient((client) => {
    const ask = client.query.bind(client);
    const query = async (text: string, values?: unknown[]) => {
      if (text.startsWith('INSERT INTO notifications')) await mute(ida, 'AUDIT');
      return ask(text, values);
    };
    return tellChanges(Object.assign(client, { query }));
  });
  expect(await messages(ida)).toHaveLength(1);
});

test('the gravest news of a load is first, wherever notifications are listed or cut', async () => {
  const { listNotifications } = await import('@/lib/notifications/queries');
  const { db } = await import('@/lib/db');
  const numbers = Array.from({ length: 12 }, (_, number) => number + 1);
  const ida = await person(...numbers);
  await loadCompanies(
    numbers.map((number) => realRecord(number)),
    delta,
  );
  const changes: Record<number, Partial<CompanyRecord>> = {
    7: { status: 'IN_LIQUIDATION' },
    9: { status: 'IN_BANKRUPTCY' },
  };
  await loadCompanies(
    numbers.map((number) => realRecord(number, changes[number] ?? { employees: 30 })),
    delta,
  );
  const { items } = await listNotifications(ida, { page: 1, limit: 3 });
  expect(items.map(({ message }) => message)).toEqual([
    wentBankrupt,
    'Went into liquidation: Active → In liquidation',
    'Employees: 2–4 → 20–49',
  ]);
  const stored = await database.rows(`SELECT DISTINCT weight, fields FROM notifications
    WHERE user_id = '${ida}' ORDER BY weight`);
  expect(stored).toMatchObject([
    { weight: 1, fields: ['STATUS'] },
    { weight: 10, fields: ['STATUS'] },
    { fields: ['EMPLOYEES'] },
  ]);
  expect(
    await database.rows('SELECT count(DISTINCT created_at)::int AS moments FROM notifications'),
  ).toEqual([{ moments: 1 }]);
  await db.$disconnect();
});

test('a new partner of a partnership is told to who saved it', async () => {
  const partner = (name: string, validTo: string | null = null) =>
    roleRecord(name, { group: 'PARTNER', organ: null, title: 'INTERESSENTER', validTo });
  const ida = await person(1);
  await loadCompanies([realRecord(1, { roles: [partner('Bo Bang'), partner('Ane Ask')] })], delta);
  const roles = [partner('Bo Bang', '2022-01-15'), partner('Ane Ask'), partner('Ida Holm')];
  await loadCompanies([realRecord(1, { roles })], delta);
  expect(await messages(ida)).toEqual([
    'Management and board: Bo Bang (interessent) left, Ida Holm (interessent) came',
  ]);
});

test('each load is news of its own: it goes, ceases and comes back', async () => {
  const ida = await person(1);
  await loadCompanies([realRecord(1), realRecord(2)], delta);
  await loadCompanies([realRecord(1, { status: 'CEASED', ceasedOn: '2022-01-20' })], delta);
  await loadCompanies([realRecord(1)], delta);
  await loadCompanies([realRecord(2)], full);
  await loadCompanies([realRecord(1), realRecord(2)], full);
  expect(await told(ida)).toEqual(
    [
      ['CEASED', 'Ceased: Active → Ceased'],
      ['RETURNED', 'Came back: Ceased → Active'],
      ['GONE', 'The newest register no longer has it'],
      ['RETURNED', 'The register has it again'],
    ].map(([kind, message]) => ({ kind, message, title: 'Prøve 1 ApS', key: '99000001' })),
  );
});

test('a company that was registered by mistake is gone to who saved it', async () => {
  const ida = await person(1, 2);
  await loadCompanies([realRecord(1), realRecord(2)], delta);
  const withdrawn = { companyKey: '99000001', updatedAt: '2022-02-01T06:00:00Z' };
  await loadCompanies([{ withdrawn }], delta);
  expect(await told(ida)).toMatchObject([
    { kind: 'GONE', title: 'Prøve 1 ApS', message: 'The newest register no longer has it' },
  ]);
});

test('what was saved after the load is not told, nor what a dry run would do', async () => {
  await loadCompanies([realRecord(1), realRecord(2)], delta);
  await loadCompanies([bankrupt], { ...delta, dryRun: true });
  await loadCompanies([bankrupt], delta);
  const ida = await person(1);
  await database.rows('UPDATE register_loads SET told_at = NULL');
  expect(await tellAgain()).toBe(0);
  expect(await told(ida)).toEqual([]);
});

test('a load that nobody was told of is told by the next', async () => {
  const ida = await person(1, 2);
  await loadCompanies([realRecord(1), realRecord(2)], delta);
  // Like a load killed between its end and the notifications.
  await database.rows(`ALTER TABLE notifications ADD CONSTRAINT refuse CHECK (kind = 'LIST')`);
  await loadCompanies([bankrupt], delta);
  expect(await told(ida)).toEqual([]);
  await database.rows('ALTER TABLE notifications DROP CONSTRAINT refuse');
  await loadCompanies([realRecord(2, { name: 'Andet Navn ApS' })], delta);
  expect(await messages(ida)).toEqual([
    `${wentBankrupt} and 3 more changes: Name · Management and board · Employees`,
    'Name: Prøve 2 ApS → Andet Navn ApS',
  ]);
  const untold = await database.rows('SELECT id FROM register_loads WHERE told_at IS NULL');
  expect(untold).toEqual([]);
});

test('two who tell at once tell each thing once', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => person(1, 2)));
  await loadCompanies([realRecord(1), realRecord(2)], delta);
  await loadCompanies([bankrupt, realRecord(2, { employees: 30 })], delta);
  await database.rows('DELETE FROM notifications');
  await database.rows('UPDATE register_loads SET told_at = NULL');
  const counts = await Promise.all([tellAgain(), tellAgain(), tellAgain()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
  for (const one of people) expect(await told(one)).toHaveLength(2);
});

test('the job finds loads that nobody was told of, and otherwise does nothing', async () => {
  const { registerNews } = await import('@/lib/jobs/register-news');
  const { log } = await import('@/lib/log');
  const { db } = await import('@/lib/db');
  const ida = await person(1);
  await loadCompanies([realRecord(1), realRecord(2)], delta);
  await loadCompanies([bankrupt], delta);
  await database.rows('DELETE FROM notifications');
  const lines: unknown[] = [];
  const heard = Object.assign(Object.create(log), { info: (line: unknown) => lines.push(line) });
  const run = () => {
    const { signal } = new AbortController();
    return registerNews.run({ id: randomUUID(), data: {}, signal, log: heard });
  };
  await run();
  expect([lines, await told(ida)]).toEqual([[], []]);
  await database.rows('UPDATE register_loads SET told_at = NULL');
  await run();
  expect(String(lines.at(-1))).toMatch(/^1 notifications about saved companies; 0 saved/);
  expect(await told(ida)).toHaveLength(1);
  await db.$disconnect();
});

test('telling that is killed at any point is done whole by the next', async () => {
  const companies = Array.from({ length: 300 }, (_, number) => realRecord(number));
  await loadCompanies(companies, delta);
  await database.rows(`INSERT INTO users (email, first_name, last_name)
    SELECT n || '@people.example', 'Ida', 'Holm' FROM generate_series(1, 40) n`);
  await database.rows(`INSERT INTO saved_companies (user_id, company_key, company_name, created_at)
    SELECT id, key, name, '2020-01-01' FROM users, companies`);
  await loadCompanies(
    companies.map(({ key }) => realRecord(Number(key) - 99_000_000, { employees: 60 })),
    delta,
  );
  const whole = 300 * 40;
  const count = async () =>
    Number((await database.rows('SELECT count(*)::int AS n FROM notifications'))[0]?.n);
  expect(await count()).toBe(whole);
  const forget = async () => {
    await database.rows('DELETE FROM notifications');
    await database.rows('UPDATE register_loads SET told_at = NULL');
  };
  const run = await newsProgram(database);
  await forget();
  const duration = await run();
  expect(await count()).toBe(whole);
  for (const share of [0.1, 0.3, 0.6, 0.9]) {
    await forget();
    await run(share * duration);
    expect([0, whole]).toContain(await count());
    // The database may notice the disconnect of the load's holder only a moment later.
    await expect
      .poll(
        async () => {
          await tellAgain();
          return count();
        },
        { timeout: 20_000 },
      )
      .toBe(whole);
  }
});
