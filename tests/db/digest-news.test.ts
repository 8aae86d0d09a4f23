import { beforeEach, expect, test } from 'vitest';
import { digestWorld } from '../support/digest-world';

const digests = await digestWorld('digest_news');
const { rows } = digests.world.database;
const { readNews } = await import('@/lib/digests/read-news');
const { deliverDigest } = await import('@/lib/digests/deliver');
beforeEach(() => digests.forget());

const AT = new Date('2026-11-25T06:00:00Z');
const text = (at: number) => (digests.resend.sent[at]?.text ?? '').replace(/\s+/g, ' ');

/** News of a digest that has been ordered. */
const ordered = (userId: string, values: string) =>
  rows(`INSERT INTO notifications
    (user_id, kind, title, message, company_key, weight, created_at, read_at, digested_at)
    SELECT '${userId}', kind::notification_kind, title, message, key,
      CASE kind WHEN 'CEASED' THEN 4 ELSE 40 END, at::timestamptz,
      read::timestamptz, '${AT.toISOString()}'
    FROM (VALUES ${values}) AS told (kind, title, message, key, at, read)`);

test('of many who are due at the same moment each gets their own news, and all of them a digest', async () => {
  const [ida, bo] = [await digests.createReader('daily'), await digests.createReader('weekly')];
  await digests.news(ida.id, ['Idas ApS', 'Name: A → B', '10000001']);
  await digests.news(bo.id, ['Bos ApS', 'Name: C → D', '10000002']);
  // As many at a time are marked as done for the day; those before them have no news.
  await rows(`INSERT INTO users (id, email, first_name, last_name, digest, digest_day)
    SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      'due' || n || '@people.example', 'Due', 'Due', 'DAILY', '2022-01-01'
    FROM generate_series(1, 401) n`);
  for (const { id } of [ida, bo]) await digests.daysLater(id, 8);
  expect(await digests.orderDigests()).toBe(403);
  await digests.allDone();
  const mails = digests.resend.sent.map(({ to, subject, text = '' }) => {
    return { to, subject, names: text.match(/(?:Idas|Bos) ApS/g) };
  });
  expect(mails.sort((a, b) => a.subject.localeCompare(b.subject))).toEqual([
    {
      to: ida.email,
      subject: 'Your daily Veminto digest: 1 notification',
      names: ['Idas ApS'],
    },
    { to: bo.email, subject: 'Your weekly Veminto digest: 1 notification', names: ['Bos ApS'] },
  ]);
  await rows(`DELETE FROM users WHERE email LIKE 'due%'`);
});

test('what was read meanwhile is left out; the rest has the gravest first, then the newest', async () => {
  const [ida, bo] = [await digests.createReader('daily'), await digests.createReader('daily')];
  await ordered(
    ida.id,
    `('CHANGE', 'Old', 'Name: A → B', '10000001', '2026-11-20', NULL),
     ('CHANGE', 'Read', 'Name: A → B', '10000002', '2026-11-24', '2026-11-25'),
     ('CHANGE', 'New', 'Form: A → B', '10000003', '2026-11-22', NULL),
     ('CHANGE', 'New', 'Name: A → B', '10000003', '2026-11-23', NULL),
     ('CEASED', 'Gone', 'Ceased: Active → Ceased', '10000004', '2026-11-19', NULL),
     ('CHANGE', 'Gone', 'Name: A → B', '10000004', '2026-11-21', NULL)`,
  );
  await ordered(bo.id, `('CHANGE', 'Bos', 'Name: A → B', '10000005', '2026-11-24', NULL)`);
  await digests.news(ida.id, ['Later', 'Name: A → B', '10000006']);
  const news = await readNews(ida.id, AT);
  expect(news.map(({ title, message, ofAbout }) => [title, message.slice(0, 4), ofAbout])).toEqual([
    ...[['Gone', 'Ceas', 2] as const, ['Gone', 'Name', 2] as const],
    ...[['New', 'Name', 2] as const, ['New', 'Form', 2] as const],
    ['Old', 'Name', 1],
  ]);
  expect(news[0]).toMatchObject({ total: 5, groups: 3, isGrave: true });
  expect(news[1]).toMatchObject({ isGrave: false });
});

test('a digest tells the Danish time, and none is sent that was ordered a day ago', async () => {
  const { id } = await digests.createReader('daily');
  const order = { userId: id, at: AT.toISOString() };
  const deliver = () => deliverDigest(order.userId, order, new AbortController().signal);
  await ordered(id, `('CHANGE', 'Late', 'Name: A → B', '10000001', '2026-11-24T23:30:00Z', NULL)`);
  await deliver();
  expect(digests.resend.sent).toEqual([]);
  order.at = new Date(Date.now() - 19 * 3_600_000).toISOString();
  await rows(`UPDATE notifications SET digested_at = '${order.at}' WHERE user_id = '${id}'`);
  await deliver();
  expect(text(0)).toContain('Name: A → B (25 Nov, 00:30)');
});
