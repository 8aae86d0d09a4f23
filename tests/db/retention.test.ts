import { expect, onTestFinished, test, vi } from 'vitest';
import { registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';
const bo = '00000000-0000-4000-8000-000000000002';

const database = await registerDatabase('retention');
const { retention } = await import('@/lib/jobs/retention');
const { log } = await import('@/lib/log');
const signal = new AbortController().signal;
const run = () => retention.run({ id: 'x', data: {}, signal, log });
await database.rows(`INSERT INTO users (id, email, first_name, last_name) VALUES
  ('${ida}', 'ida@people.example', 'Ida', 'Holm'), ('${bo}', 'bo@people.example', 'Bo', 'Bang')`);

const count = async (sql: string) =>
  Number((await database.rows(`SELECT count(*) AS number FROM ${sql}`))[0]?.number);

test('notifications: those of 90 days, and of each person the newest 1,000', async () => {
  await database.rows(`INSERT INTO notifications (user_id, title, message, created_at)
    SELECT '${ida}', 'News', n::text, now() - make_interval(mins => n)
    FROM generate_series(1, 1300) n`);
  await database.rows(`INSERT INTO notifications (user_id, title, message, created_at)
    SELECT '${bo}', 'News', n::text, now() - make_interval(days => n)
    FROM generate_series(0, 120) n`);
  await run();
  const newest = await database.rows(
    `SELECT max(message::int) AS oldest, count(*)::int AS number FROM notifications
     WHERE user_id = '${ida}'`,
  );
  expect(newest).toEqual([{ oldest: 1_000, number: 1_000 }]);
  expect(await count(`notifications WHERE user_id = '${bo}'`)).toBe(90);
  await run();
  expect(await count('notifications')).toBe(1_090);
});

test('of notifications of the same moment the gravest are kept', async () => {
  await database.rows('DELETE FROM notifications');
  await database.rows(`INSERT INTO notifications (user_id, title, message, weight)
    SELECT '${ida}', 'News', n::text, CASE WHEN n % 30 = 0 THEN 1 ELSE 40 END
    FROM generate_series(1, 1500) n`);
  await run();
  expect(await count('notifications')).toBe(1_000);
  expect(await count('notifications WHERE weight = 1')).toBe(50);
});

test('the log forgets after 180 days where something was done from, and nothing else', async () => {
  await database.rows(`INSERT INTO audit_events (actor_id, action, address, details, at) VALUES
    ('${ida}', 'sign_in', '192.0.2.1', '{"method": "password"}', now() - interval '181 days'),
    ('${ida}', 'sign_in', '192.0.2.2', '{}', now() - interval '179 days')`);
  await run();
  expect(
    await database.rows('SELECT actor_id, action, address, details FROM audit_events ORDER BY id'),
  ).toEqual([
    { actor_id: ida, action: 'sign_in', address: null, details: { method: 'password' } },
    { actor_id: ida, action: 'sign_in', address: '192.0.2.2', details: {} },
  ]);
});

test('sharings that ended a week ago go; those that wait stay', async () => {
  await database.rows(`INSERT INTO shares (user_id, request_key, hash, format, status, ended_at)
    VALUES ('${ida}', gen_random_uuid(), 'a', 'csv', 'SENT', now() - interval '8 days'),
      ('${ida}', gen_random_uuid(), 'b', 'csv', 'FAILED', now() - interval '6 days'),
      ('${ida}', gen_random_uuid(), 'c', 'csv', 'WAITING', NULL)`);
  await run();
  expect(await database.rows('SELECT hash FROM shares ORDER BY hash')).toEqual([
    { hash: 'b' },
    { hash: 'c' },
  ]);
});

test('payment events are forgotten after 60 days', async () => {
  await database.rows(`INSERT INTO payment_events (id, type, received_at) VALUES
    ('old', 'invoice.paid', now() - interval '61 days'),
    ('new', 'invoice.paid', now() - interval '59 days')`);
  await run();
  expect(await database.rows('SELECT id FROM payment_events')).toEqual([{ id: 'new' }]);
});

test('clicks are nobody’s after 30 days and go after a year', async () => {
  await database.rows(`INSERT INTO clicks (user_id, kind, company_key, at)
    SELECT '${ida}', 'SEARCH', lpad(days::text, 8, '0'), now() - make_interval(days => days)
    FROM unnest(ARRAY[0, 29, 31, 364, 366]) days`);
  await run();
  expect(
    await database.rows('SELECT company_key::int AS days, user_id FROM clicks ORDER BY 1'),
  ).toEqual([
    { days: 0, user_id: ida },
    { days: 29, user_id: ida },
    { days: 31, user_id: null },
    { days: 364, user_id: null },
  ]);
});

test('what cannot be removed now keeps nothing else', async () => {
  await database.rows(`INSERT INTO payment_events (id, type, received_at)
    VALUES ('older', 'invoice.paid', now() - interval '61 days')`);
  await database.rows('ALTER TABLE notifications RENAME TO notifications_away');
  onTestFinished(async () => {
    await database.rows('ALTER TABLE notifications_away RENAME TO notifications');
  });
  await expect(run()).rejects.toThrow(/notifications/);
  expect(await database.rows('SELECT id FROM payment_events')).toEqual([{ id: 'new' }]);
});

test('sessions, links and devices that have ended are removed', async () => {
  const { accountCleanup } = await import('@/lib/jobs/account-cleanup');
  const { log } = await import('@/lib/log');
  await database.rows(`INSERT INTO sessions (user_id, expires_at, last_seen_at) VALUES
    ('${ida}', now() - interval '1 minute', now()), ('${bo}', now() + interval '1 day', now())`);
  await database.rows(`INSERT INTO one_time_tokens (hash, user_id, purpose, expires_at) VALUES
    ('a', '${ida}', 'RESET_PASSWORD', now() - interval '1 minute'),
    ('b', '${bo}', 'RESET_PASSWORD', now() + interval '1 minute')`);
  await database.rows(`INSERT INTO known_devices (user_id, hash, last_seen_at) VALUES
    ('${ida}', 'same', now() - interval '401 days'), ('${bo}', 'same', now())`);
  await accountCleanup.run({ id: 'x', data: {}, signal: new AbortController().signal, log });
  for (const table of ['sessions', 'one_time_tokens', 'known_devices']) {
    expect(await database.rows(`SELECT user_id FROM ${table}`)).toEqual([{ user_id: bo }]);
  }
});

test('accounts that nobody confirmed go after 30 days, and no others', async () => {
  const { accountCleanup } = await import('@/lib/jobs/account-cleanup');
  const { log } = await import('@/lib/log');
  await database.rows(`INSERT INTO users
      (email, first_name, last_name, role, email_verified_at, created_at)
    SELECT name || '@people.example', name, 'Holm', role::user_role, verified, now() - age::interval
    FROM (VALUES
      ('stranger', 'USER', NULL, '31 days'), ('fresh', 'USER', NULL, '29 days'),
      ('asking', 'USER', NULL, '31 days'), ('admin', 'ADMIN', NULL, '31 days'),
      ('member', 'USER', now(), '31 days')) AS given (name, role, verified, age)`);
  await database.rows(`INSERT INTO one_time_tokens (hash, user_id, purpose, expires_at)
    SELECT 'asked', id, 'VERIFY_EMAIL', now() + interval '1 hour' FROM users
    WHERE first_name = 'asking'`);
  await database.rows(`INSERT INTO audit_events (actor_id, action)
    SELECT id, 'sign_up' FROM users WHERE first_name = 'stranger'`);
  await accountCleanup.run({ id: 'x', data: {}, signal: new AbortController().signal, log });
  const left = await database.rows(
    `SELECT first_name AS name FROM users WHERE last_name = 'Holm' AND first_name <> 'Ida'
     ORDER BY 1`,
  );
  expect(left.map(({ name }) => name)).toEqual(['admin', 'asking', 'fresh', 'member']);
  expect(await count(`audit_events WHERE action = 'sign_up'`)).toBe(1);
});

test('jobs that are done are put away, and deleted some days later', async () => {
  const { startQueue } = await import('@/lib/integrations/queue');
  const connectionString = process.env.DATABASE_URL ?? '';
  const start = async (tidyingSeconds?: number) => {
    const queue = await startQueue([], { connectionString, onError: vi.fn(), tidyingSeconds });
    onTestFinished(() => queue.stop());
    return queue;
  };
  await (await start()).stop();
  await database.rows(`SELECT pgboss.create_queue('mail', '{"policy": "standard"}')`);
  await database.rows(`INSERT INTO pgboss.job (name, data, state, completed_on) VALUES
    ('mail', '{"is": "fresh"}', 'completed', now() - interval '11 hours'),
    ('mail', '{"is": "done"}', 'completed', now() - interval '13 hours'),
    ('mail', '{"is": "failed"}', 'failed', now() - interval '6 days'),
    ('mail', '{"is": "failed long ago"}', 'failed', now() - interval '8 days')`);
  await database.rows(`INSERT INTO pgboss.archive
    (name, data, state, archived_on, priority, retry_limit, retry_count, retry_delay, retry_backoff,
     start_after, expire_in, created_on, keep_until, id)
    SELECT 'mail', '{"is": "forgotten"}', 'completed', now() - interval '4 days', 0, 0, 0, 0, false,
      now(), interval '1 minute', now(), now(), gen_random_uuid()`);
  await database.rows('UPDATE pgboss.version SET maintained_on = NULL');
  await start(1);
  const kept = async (table: string) =>
    (await database.rows(`SELECT data->>'is' AS is FROM pgboss.${table} ORDER BY 1`)).map(
      ({ is }) => is,
    );
  await vi.waitFor(async () => {
    expect(await kept('archive')).toEqual(['done', 'failed long ago']);
    expect(await kept('job')).toEqual(['failed', 'fresh']);
  }, 20_000);
});
