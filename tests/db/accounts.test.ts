import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountWorld, accountWorld, PASSWORD } from '../support/account-world';

let world: AccountWorld;

beforeAll(async () => {
  world = await accountWorld('accounts');
});
beforeEach(async () => {
  await world.database.rows('TRUNCATE rate_limits');
  // A process remembers who is barred.
  const { closeThrottles } = await import('@/lib/throttle/store');
  await closeThrottles();
});
afterAll(() => world.close());

const WRONG = 'Wrong1!pass';
type Given = { password?: string; address?: string; cookie?: string; userAgent?: string };

function login(email: string, given: Given = {}) {
  const { password = PASSWORD, address, cookie, userAgent = 'Firefox/140.0 Windows' } = given;
  const origin = { origin: 'http://localhost', host: 'localhost' };
  return world.ask('POST', 'user/login', {
    body: { email, password },
    ...(address && { address }),
    headers: { 'user-agent': userAgent, ...(cookie && { cookie, ...origin }) },
  });
}

const cookieOf = (answer: Awaited<ReturnType<typeof login>>, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

async function statuses(count: number, call: (place: number) => Promise<{ status: number }>) {
  const all = await Promise.all(Array.from({ length: count }, (_, place) => call(place)));
  return all.map(({ status }) => status).sort();
}

const events = (id: string) =>
  world.database.rows(
    `SELECT action, actor_id IS NOT NULL AS known, address FROM audit_events
     WHERE actor_id = '${id}' OR subject = '${id}' ORDER BY id`,
  );

describe('guessing passwords', () => {
  test('ends after ten failures, with the time to wait, and says the same for unknown ones', async () => {
    const { email } = await world.createAccount();
    for (const name of [email, 'nobody@people.example']) {
      const address = name === email ? '192.0.2.10' : '192.0.2.11';
      const tried = await statuses(20, () => login(name, { password: WRONG, address }));
      expect(tried).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
      const barred = await login(name, { password: WRONG, address });
      expect(barred.body).toEqual({
        error: 'Too many attempts. Try again in 15 minutes.',
        code: 'too_many_requests',
      });
      expect(Number(barred.headers.get('retry-after'))).toBeGreaterThan(800);
    }
  });

  test('does not keep the owner out: neither on a known device nor elsewhere', async () => {
    const { email } = await world.createAccount();
    const device = cookieOf(await login(email), 'veminto.device');
    expect(device).toMatch(/^veminto\.device=[\w-]{43}$/);
    // From the owner's own address too.
    for (const address of ['192.0.2.1', '203.0.113.1', '203.0.113.2']) {
      await statuses(15, () => login(email, { password: WRONG, address }));
    }
    expect((await login(email)).status).toBe(429);
    expect((await login(email, { cookie: device })).status).toBe(200);
    expect((await login(email, { address: '198.51.100.1' })).status).toBe(200);
    expect((await login(email, { address: '198.51.100.1', password: WRONG })).status).toBe(429);
  });

  test('on a known device is limited too', async () => {
    const { email } = await world.createAccount();
    const cookie = cookieOf(await login(email), 'veminto.device');
    const tried = await statuses(15, () => login(email, { cookie, password: WRONG }));
    expect(tried).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
  });

  test('with the cookie of another account is what it is without', async () => {
    const [one, other] = [await world.createAccount(), await world.createAccount()];
    const cookie = cookieOf(await login(one.email), 'veminto.device');
    await statuses(12, () => login(other.email, { password: WRONG, address: '192.0.2.77' }));
    expect((await login(other.email, { cookie, address: '192.0.2.77' })).status).toBe(429);
  });

  test('is written down, with the address it came from', async () => {
    const { id, email } = await world.createAccount();
    await login(email, { password: WRONG, address: '2001:db8::7' });
    await login(email);
    expect(await events(id)).toEqual([
      { action: 'sign_in_failed', known: false, address: '2001:db8::7' },
      { action: 'sign_in', known: true, address: '192.0.2.1' },
    ]);
  });
});

describe('other limits', () => {
  test('sign-up: 30 an hour from an address', async () => {
    const person = { firstname: 'Signe', lastname: 'Krogh', password: PASSWORD };
    const tried = await statuses(32, (place) =>
      world.ask('POST', 'user/signup', { body: { ...person, email: `n${place}@new.example` } }),
    );
    expect(tried).toEqual([...Array(30).fill(201), 429, 429]);
  });

  const links = ['user/forgot', 'user/resend'] as const;
  for (const path of links) {
    test(`${path}: 5 an hour for an account, whether or not there is one`, async () => {
      const { email } = await world.createAccount(path === 'user/forgot');
      for (const name of [email, `nobody-${path.length}@people.example`]) {
        const tried = await statuses(7, (place) =>
          world.ask('POST', path, { body: { email: name }, address: `192.0.2.${place + 20}` }),
        );
        expect(tried).toEqual([...Array(5).fill(200), 429, 429]);
      }
    });
  }

  test('verify and reset: 10 an hour from an address', async () => {
    const token = (place: number) => String(place).padStart(43, 'x');
    const verified = await statuses(12, (place) =>
      world.ask('PUT', 'user/verified', { query: `?token=${token(place)}` }),
    );
    expect(verified).toEqual([...Array(10).fill(400), 429, 429]);
    const reset = await statuses(12, (place) =>
      world.ask('PUT', 'user/reset/[token]', {
        params: { token: token(place) },
        body: { password: 'Another1!word' },
      }),
    );
    expect(reset).toEqual([...Array(10).fill(404), 429, 429]);
  });

  test('calls: 120 a minute for a session, and what is left is said', async () => {
    const { email } = await world.createAccount();
    const [one, other] = [await login(email), await login(email)];
    const list = ({ body }: typeof one) =>
      world.ask('GET', 'user/sessions', { headers: { 'x-auth-token': body.token } });
    const first = await list(one);
    expect(first.headers.get('ratelimit-limit')).toBe('120');
    expect(first.headers.get('ratelimit-remaining')).toBe('119');
    const tried = await statuses(125, () => list(one));
    expect(tried.filter((status) => status === 200)).toHaveLength(119);
    expect(tried.filter((status) => status === 429)).toHaveLength(6);
    expect((await list(other)).status).toBe(200);
  });
});

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
    expect((await end('x', second)).status).toBe(422);
    const own = await end(data[0].id, second);
    expect(own.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await list(second)).status).toBe(401);
  });

  test('make way for the next one in the same browser', async () => {
    const { email } = await world.createAccount();
    const before = await login(email);
    const cookie = cookieOf(before, 'veminto.session');
    const after = await login(email, { cookie });
    expect((await list(before.body.token)).status).toBe(401);
    expect((await list(after.body.token)).body.data).toHaveLength(1);
  });

  test('end all at once, here too', async () => {
    const { id, email } = await world.createAccount();
    const tokens = [(await login(email)).body.token, (await login(email)).body.token];
    const answer = await world.ask('DELETE', 'user/sessions', as(tokens[0]));
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(cookieOf(answer, 'veminto.session')).toBe('veminto.session=');
    for (const token of tokens) expect((await list(token)).status).toBe(401);
    expect((await events(id)).at(-1)?.action).toBe('sessions_ended');
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
    await set(`last_seen_at = now() - interval '7 days 1 hour'`);
    expect((await list(token)).status).toBe(401);
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
  });
});

describe('passwords', () => {
  test('the commonest are refused at sign-up', async () => {
    const person = { firstname: 'Signe', lastname: 'Krogh', email: 'common@new.example' };
    const answer = await world.ask('POST', 'user/signup', {
      body: { ...person, password: 'P@ssw0rd1!' },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(['password']);
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
