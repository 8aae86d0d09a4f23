import { beforeEach, expect, test } from 'vitest';
import { realRecord, roleRecord } from '../support/company-record';
import { type DigestWorld, digestWorld } from '../support/digest-world';

const digests = await digestWorld('news_choice');
beforeEach(() => digests.forget());

type Reader = Awaited<ReturnType<DigestWorld['createReader']>>;

const choose = ({ headers }: Reader, muted: unknown) =>
  digests.world.ask('PUT', 'user/news', { body: { muted }, headers });
const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
const audited = (number: number, by: string, change = {}) => {
  const auditor = roleRecord(by, { group: 'AUDITOR', organ: 'REVISION', title: null });
  return realRecord(number, { roles: [...realRecord(number).roles, auditor], ...change });
};

test('what is muted comes neither under the bell nor by mail, and what is grave is marked', async () => {
  const { loadCompanies } = await import('@/lib/register/load');
  const { listNotifications } = await import('@/lib/notifications/queries');
  const reader = await digests.createReader('daily');
  await loadCompanies([realRecord(1), realRecord(2), realRecord(3)], delta);
  await digests.world.database.rows(`INSERT INTO saved_companies
    (user_id, company_key, company_name)
    SELECT '${reader.id}', key, name FROM companies`);
  const { status, body } = await choose(reader, ['AUDIT', 'CONTACT', 'AUDIT']);
  expect([status, body]).toEqual([
    200,
    { message: 'You are told of the news you chose.', muted: ['AUDIT', 'CONTACT'] },
  ]);
  await loadCompanies(
    [
      realRecord(1, { name: 'Nyt Navn ApS', status: 'IN_LIQUIDATION' }),
      audited(2, 'Sydrevision', { name: 'Andet Navn ApS' }),
      audited(3, 'Nordrevision', { employees: 30 }),
    ],
    delta,
  );
  const { items } = await listNotifications(reader.id, { page: 1, limit: 50 });
  const liquidated = 'Went into liquidation: Active → In liquidation';
  expect(items.map(({ message }) => message)).toEqual([liquidated, 'Employees: 2–4 → 20–49']);
  await digests.daysLater(reader.id);
  await digests.orderDigests();
  await digests.allDone();
  const [mail] = digests.resend.sent;
  expect(mail?.subject).toBe('Went into liquidation: Nyt Navn ApS and 1 more notification');
  expect(mail?.text).toContain(`⚠\uFE0E ${liquidated} (`);
  expect(mail?.text.match(/⚠/g)).toHaveLength(1);
  expect(mail?.text).not.toMatch(/Andet Navn|auditor|Name/);
});

test('all, some or none of the news is chosen, and kept', async () => {
  const { NEWS_TOPICS } = await import('@/lib/notifications/constants');
  const { getOwnAccount } = await import('@/lib/users/profile/own-account');
  const reader = await digests.createReader('off');
  expect((await getOwnAccount(reader.id)).mutedNews, 'at first').toEqual([]);
  const none = await choose(reader, NEWS_TOPICS.toReversed());
  expect(none.body).toEqual({ message: 'You are told of no news.', muted: [...NEWS_TOPICS] });
  expect((await getOwnAccount(reader.id)).mutedNews).toEqual([...NEWS_TOPICS]);
  const all = await choose(reader, []);
  expect(all.body).toEqual({ message: 'You are told of all news.', muted: [] });
  expect((await getOwnAccount(reader.id)).mutedNews).toEqual([]);
});

test('what is no kind of news is refused, and changes nothing', async () => {
  const { getOwnAccount } = await import('@/lib/users/profile/own-account');
  const reader = await digests.createReader('off');
  await choose(reader, ['AUDIT']);
  for (const muted of [['AUDITOR'], 'AUDIT', undefined, null, Array(10).fill('AUDIT')]) {
    const { status, body } = await choose(reader, muted);
    expect([status, body.error]).toEqual([
      422,
      'Name the news not to be told of: DISTRESS, STATUS, PEOPLE, AUDIT, ACCOUNTS, CONTACT, CAPITAL, ACTIVITY, SEARCHES.',
    ]);
  }
  expect((await getOwnAccount(reader.id)).mutedNews).toEqual(['AUDIT']);
});
