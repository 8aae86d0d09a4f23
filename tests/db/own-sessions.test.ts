import pg from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { accountWorld, cookieOf, PASSWORD } from '../support/account-world';

const world = await accountWorld('own_sessions');
beforeEach(() => world.forgetLimits());

const { login } = world;

const lastEvent = async (id: string) =>
  (
    await world.database.rows(
      `SELECT action FROM audit_events WHERE actor_id = '${id}' ORDER BY id`,
    )
  ).at(-1);

describe('sessions', () => {
  const as = (token: string) => ({ headers: { 'x-auth-token': token } });
  const list = (token: string) => world.ask('GET', 'user/sessions', as(token));

  test('are listed for their owner, and end one by one', async () => {
    const [ida, ole] = [await world.createAccount(), await world.createAccount()];
    const first = (await login(ida.email, { userAgent: 'A' })).body.token;
    const second = (await login(ida.email, { userAgent: 'B', address: '192.0.2.9' })).body.token;
    const foreign = (await login(ole.email)).body.token;
    const { data } = (await list(second)).body;
    expect(data).toMatchObject([
      { userAgent: 'B', address: '192.0.2.9', current: true },
      { userAgent: 'A', address: '192.0.2.1', current: false },
    ]);
    expect(Object.keys(data[0]).sort()).toEqual(
      ['address', 'createdAt', 'current', 'id', 'lastSeenAt', 'userAgent'].sort(),
    );
    const end = (id: string, token: string) =>
      world.ask('DELETE', 'user/sessions/[id]', { ...as(token), params: { id } });
    expect((await end(data[1].id, foreign)).status).toBe(404);
    expect((await list(first)).status).toBe(200);
    expect((await end(data[1].id, second)).status).toBe(200);
    expect((await list(first)).status).toBe(401);
    expect((await end(data[1].id, second)).status).toBe(404);
    expect((await end('x', second)).status).toBe(404);
    // Ids may be written in capitals too.
    const own = await end(data[0].id.toUpperCase(), second);
    expect(own.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await list(second)).status).toBe(401);
  });

  test('begin with that of the request, though others are used since', async () => {
    const { email } = await world.createAccount();
    const own = (await login(email, { userAgent: 'A' })).body.token;
    await login(email, { userAgent: 'B' });
    await login(email, { userAgent: 'C' });
    const { data } = (await list(own)).body;
    expect(data.map(({ userAgent }: { userAgent: string }) => userAgent)).toEqual(['A', 'C', 'B']);
  });

  test('of two people who sign in to each other’s browsers begin at the same moment', async () => {
    const people = [await world.createAccount(), await world.createAccount()];
    const { startSession } = await import('@/lib/users/sign-in/sign-in');
    const { sealSession } = await import('@/lib/auth/token');
    const failed: unknown[] = [];
    for (let round = 0; round < 8; round += 1) {
      await world.forgetLimits();
      await world.database.rows('DELETE FROM sessions');
      // Each has as many as there may be, and the oldest is that of the other's browser.
      const oldest = await Promise.all(
        people.map(async ({ id }) => {
          const rows = await world.database.rows(`
            INSERT INTO sessions (user_id, expires_at, last_seen_at)
            SELECT '${id}', now() + interval '1 day', now() - place * interval '1 hour'
            FROM generate_series(1, 20) place RETURNING id, last_seen_at`);
          return String(rows.at(-1)?.id);
        }),
      );
      const ends = await Promise.allSettled(
        people.map(async ({ id }, place) => {
          const session = await sealSession(oldest[1 - place] ?? '');
          const caller = { userAgent: null, address: null, device: null, session };
          return startSession(id, caller, 'google');
        }),
      );
      failed.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : [])));
    }
    expect(failed).toEqual([]);
  });

  test('change nothing in the account once they have ended', async () => {
    const { id, email } = await world.createAccount();
    const { updateProfile } = await import('@/lib/users/profile/update-profile');
    await login(email);
    const [row] = await world.database.rows(
      `DELETE FROM sessions WHERE user_id = '${id}' RETURNING id`,
    );
    const caller = { userAgent: null, address: null, device: null };
    const change = (what: Parameters<typeof updateProfile>[1], sessionId = String(row?.id)) =>
      updateProfile({ id, sessionId }, what, caller);
    const password = { old: PASSWORD, new: 'Another1!word' };
    for (const what of [{ firstName: 'Signe' }, { picture: null }, { password }]) {
      await expect(change(what)).rejects.toMatchObject({ code: 'unauthorized' });
    }
    const { id: open } = (await list((await login(email)).body.token)).body.data[0];
    expect((await change({ password }, open)).firstname).toBe('Ida');
  });

  test('make way for the next one in the same browser', async () => {
    const { email } = await world.createAccount();
    const before = await login(email);
    const cookie = cookieOf(before, 'veminto.session');
    const after = await login(email, { cookie });
    expect((await list(before.body.token)).status).toBe(401);
    expect((await list(after.body.token)).body.data).toHaveLength(1);
  });

  test('are twenty at most; the one not used longest makes way', async () => {
    const { id, email } = await world.createAccount();
    const { token } = (await login(email)).body;
    await world.database.rows(`INSERT INTO sessions (user_id, expires_at, last_seen_at, user_agent)
      SELECT '${id}', now() + interval '1 day', now() - place * interval '1 hour', place
      FROM generate_series(1, 24) place`);
    await Promise.all([login(email), login(email)]);
    const { data } = (await list(token)).body;
    expect(data).toHaveLength(20);
    expect(data.map(({ userAgent }: { userAgent: string }) => userAgent).slice(3)).toEqual(
      Array.from({ length: 17 }, (_, place) => String(place + 1)),
    );
  });

  test('may begin twice at the same moment on the same device', async () => {
    const { id, email } = await world.createAccount();
    const cookie = cookieOf(await login(email), 'veminto.device');
    const both = await Promise.all(Array.from({ length: 6 }, () => login(email, { cookie })));
    expect(both.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const known = await world.database.rows(`SELECT FROM known_devices WHERE user_id = '${id}'`);
    expect(known).toHaveLength(1);
  });

  test('of two machines behind one address both stay known', async () => {
    const { id, email } = await world.createAccount();
    const cookies = [await login(email), await login(email)].map((answer) =>
      cookieOf(answer, 'veminto.device'),
    );
    for (const cookie of [...cookies, ...cookies]) {
      expect(cookieOf(await login(email, { cookie }), 'veminto.device')).toBe(cookie);
    }
    const known = await world.database.rows(`SELECT FROM known_devices WHERE user_id = '${id}'`);
    expect(known).toHaveLength(2);
  });

  test('by a program without cookies push out no other device', async () => {
    const { id, email } = await world.createAccount();
    await login(email, { address: '198.51.100.7' });
    for (let time = 0; time < 8; time += 1) await login(email, { address: '198.51.100.8' });
    const rows = await world.database.rows(
      `SELECT address FROM known_devices WHERE user_id = '${id}' ORDER BY address`,
    );
    expect(rows.map(({ address }) => address)).toEqual([
      ...['198.51.100.7', ...Array(5).fill('198.51.100.8')],
    ]);
  });

  test('end all at once, here too', async () => {
    const { id, email } = await world.createAccount();
    const tokens = [(await login(email)).body.token, (await login(email)).body.token];
    const answer = await world.ask('DELETE', 'user/sessions', as(tokens[0]));
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(cookieOf(answer, 'veminto.session')).toBe('veminto.session=');
    for (const token of tokens) expect((await list(token)).status).toBe(401);
    expect((await lastEvent(id))?.action).toBe('sessions_ended');
  });

  test('end when they were not used for a week, or are a month old', async () => {
    const { id, email } = await world.createAccount();
    const { token } = (await login(email)).body;
    const set = (columns: string) =>
      world.database.rows(`UPDATE sessions SET ${columns} WHERE user_id = '${id}'`);
    await set(`last_seen_at = now() - interval '6 days 23 hours'`);
    expect((await list(token)).status).toBe(200);
    await expect
      .poll(async () => {
        const [row] = await world.database.rows(
          `SELECT last_seen_at > now() - interval '1 minute' AS seen FROM sessions WHERE user_id = '${id}'`,
        );
        return row?.seen;
      })
      .toBe(true);
    const { findUserDetail } = await import('@/lib/users/admin/user-detail');
    const counted = async () => (await findUserDetail(id))?.sessions;
    expect(await counted()).toBe(1);
    await set(`last_seen_at = now() - interval '7 days 1 hour'`);
    expect((await list(token)).status).toBe(401);
    expect(await counted(), 'administrators see what still opens the account').toBe(0);
    await set(`last_seen_at = now(), expires_at = now() - interval '1 second'`);
    expect((await list(token)).status).toBe(401);
    const again = (await login(email)).body.token;
    const [row] = await world.database.rows(
      `SELECT expires_at <= created_at + interval '30 days 1 minute' AS ok FROM sessions
       WHERE user_id = '${id}' AND expires_at > now()`,
    );
    expect([row?.ok, (await list(again)).status]).toEqual([true, 200]);
  });

  test('a used one cannot be sealed by anybody else, nor used after signing out', async () => {
    const { email } = await world.createAccount();
    const { token } = (await login(email)).body;
    const { encode } = await import('next-auth/jwt');
    const { data } = (await list(token)).body;
    const forged = await encode({ token: { sid: data[0].id }, secret: 'another'.repeat(9) });
    expect((await list(forged)).status).toBe(401);
    expect((await list(`${token.slice(0, -2)}xx`)).status).toBe(401);
    expect((await world.ask('POST', 'user/logout', as(token))).status).toBe(200);
    expect((await list(token)).status).toBe(401);
    // The browser clears what it fetched, however it learns that the session has ended.
    const again = await world.ask('POST', 'user/logout', as(token));
    expect([again.status, again.headers.get('clear-site-data')]).toEqual([401, '"cache"']);
    expect(cookieOf(again, 'veminto.oauth')).toBe('veminto.oauth=');
    const { GET } = await import('@/app/(public)/signin/route');
    const request = new Request('http://localhost/signin', as(token));
    const page = await GET(request, { params: Promise.resolve({}) });
    expect(page.headers.get('location')).toBe('/');
    expect(page.headers.get('clear-site-data')).toBe('"cache"');
    expect(cookieOf(page, 'veminto.session')).toBe('veminto.session=');
  });
});

test('what has ended is removed in the night, and nothing else', async () => {
  const [old, idle, fresh] = [
    await world.createAccount(),
    await world.createAccount(),
    await world.createAccount(),
  ];
  for (const { email } of [old, idle, fresh]) expect((await login(email)).status).toBe(200);
  const set = (id: string, columns: string) =>
    world.database.rows(`UPDATE sessions SET ${columns} WHERE user_id = '${id}'`);
  await set(old.id, `expires_at = now() - interval '1 minute'`);
  await set(idle.id, `last_seen_at = now() - interval '8 days'`);
  await world.database.rows(
    `UPDATE known_devices SET last_seen_at = now() - interval '401 days' WHERE user_id = '${old.id}'`,
  );
  const { accountCleanup } = await import('@/lib/jobs/account-cleanup');
  const { log } = await import('@/lib/log');
  const signal = AbortSignal.timeout(60_000);
  await accountCleanup.run({ id: '1', data: {}, signal, log });
  const left = async (table: string) =>
    (
      await world.database.rows(
        `SELECT user_id FROM ${table} WHERE user_id IN ('${old.id}', '${idle.id}', '${fresh.id}')`,
      )
    ).map(({ user_id }) => user_id);
  expect(await left('sessions')).toEqual([fresh.id]);
  expect((await left('known_devices')).sort()).toEqual([idle.id, fresh.id].sort());
});

test('what is being changed in the night is left for the next one', async () => {
  const { id, email } = await world.createAccount();
  const { email: other } = await world.createAccount();
  for (const each of [email, other]) await login(each);
  await world.database.rows(`UPDATE sessions SET expires_at = now() - interval '1 minute'`);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN');
  await client.query(`SELECT FROM sessions WHERE user_id = '${id}' FOR UPDATE`);
  const { accountCleanup } = await import('@/lib/jobs/account-cleanup');
  const { log } = await import('@/lib/log');
  const signal = AbortSignal.timeout(60_000);
  await accountCleanup.run({ id: '1', data: {}, signal, log });
  const left = await world.database.rows('SELECT user_id FROM sessions WHERE expires_at < now()');
  expect(left).toEqual([{ user_id: id }]);
});
