import { describe, expect, test } from 'vitest';
import { accountWorld, PASSWORD } from '../support/account-world';

// These tests are about the input, not about rate limits.
const world = await accountWorld('one_time_links', { RATE_LIMIT_FACTOR: '100000' });

const html = '<script>alert(1)</script>';

describe('a one-time link', () => {
  const orderedToken = async (purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD', userId: string) => {
    const { createOrderedToken } = await import('@/lib/auth/one-time-tokens');
    const order = { userId, seed: crypto.randomUUID(), at: new Date().toISOString() };
    return String(await createOrderedToken(purpose, order));
  };
  const verify = async (token: string) =>
    (await world.ask('PUT', 'user/verified', { query: `?token=${token}` })).status;
  const resetWith = async (token: string) =>
    (
      await world.ask('PUT', 'user/reset/[token]', {
        params: { token },
        body: { password: 'Another1!word' },
      })
    ).status;

  test('that is cut short, changed or not one', async () => {
    const { id } = await world.createAccount(false);
    const token = await orderedToken('VERIFY_EMAIL', id);
    for (const broken of ['', token.slice(0, -1), `${token}x`, `${token.slice(0, -1)}%00`, html]) {
      expect(await verify(encodeURIComponent(broken))).toBe(422);
      expect(await resetWith(broken)).toBe(404);
    }
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect([await verify(other), await resetWith(other)]).toEqual([400, 404]);
    expect(await verify(token)).toBe(200);
  });

  test('works once, for what it is for, until its time is over', async () => {
    const { id } = await world.createAccount(false);
    const first = await orderedToken('VERIFY_EMAIL', id);
    expect(await resetWith(first)).toBe(404);
    expect([await verify(first), await verify(first)]).toEqual([200, 400]);
    const second = await orderedToken('RESET_PASSWORD', id);
    expect(await verify(second)).toBe(400);
    const both = await Promise.all([resetWith(second), resetWith(second)]);
    expect(both.sort()).toEqual([200, 404]);
    const third = await orderedToken('RESET_PASSWORD', id);
    await world.database.rows(
      `UPDATE one_time_tokens SET expires_at = now() WHERE user_id = '${id}'`,
    );
    expect(await resetWith(third)).toBe(404);
  });

  test('lives for 24 hours and for 60 minutes', async () => {
    const { id } = await world.createAccount(false);
    await orderedToken('VERIFY_EMAIL', id);
    await orderedToken('RESET_PASSWORD', id);
    const rows = await world.database.rows(
      `SELECT purpose::text, round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes
       FROM one_time_tokens WHERE user_id = '${id}' ORDER BY purpose::text DESC`,
    );
    expect(rows).toEqual([
      { purpose: 'VERIFY_EMAIL', minutes: 1_440 },
      { purpose: 'RESET_PASSWORD', minutes: 60 },
    ]);
  });

  test('of one person changes nothing of another', async () => {
    const [one, other] = [await world.createAccount(), await world.createAccount()];
    expect(await resetWith(await orderedToken('RESET_PASSWORD', one.id))).toBe(200);
    const login = (email: string) =>
      world.ask('POST', 'user/login', { body: { email, password: PASSWORD } });
    expect([(await login(one.email)).status, (await login(other.email)).status]).toEqual([
      401, 200,
    ]);
  });

  test('to reset shows that the mailbox is its owner’s, and ends what a stranger began', async () => {
    const { id, email } = await world.createAccount(false);
    expect(await resetWith(await orderedToken('RESET_PASSWORD', id))).toBe(200);
    const login = (password: string) =>
      world.ask('POST', 'user/login', { body: { email, password } });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('Another1!word')).status).toBe(200);
  });

  test('to reset makes an administrator of ADMIN_EMAILS; to verify does not', async () => {
    const { env } = await import('@/lib/env');
    const { ADMIN_EMAILS } = env;
    // A stranger has signed up with the address.
    const { id, email } = await world.createAccount(false);
    const other = await world.createAccount(false);
    const isAdmin = async (password: string, whose = email) => {
      const { status, body } = await world.login(whose, { password });
      if (status !== 200) return status;
      const headers = { 'x-auth-token': body.token };
      return (await world.ask('GET', 'user/all', { headers })).status === 200;
    };
    Object.assign(env, { ADMIN_EMAILS: [email] });
    try {
      expect(await verify(await orderedToken('VERIFY_EMAIL', id))).toBe(200);
      expect(await isAdmin(PASSWORD)).toBe(false);
      for (const one of [id, other.id]) {
        expect(await resetWith(await orderedToken('RESET_PASSWORD', one))).toBe(200);
      }
      expect(await isAdmin(PASSWORD)).toBe(401);
      expect(await isAdmin('Another1!word')).toBe(true);
      expect(await isAdmin('Another1!word', other.email)).toBe(false);
    } finally {
      Object.assign(env, { ADMIN_EMAILS });
    }
  });

  test('to reset leaves no session, not even one that is begun at the same moment', async () => {
    const { id, email } = await world.createAccount();
    const token = await orderedToken('RESET_PASSWORD', id);
    const [status, ...logins] = await Promise.all([
      resetWith(token),
      ...Array.from({ length: 8 }, () => world.login(email)),
    ]);
    expect(status).toBe(200);
    for (const { status: loggedIn } of logins) expect([200, 401]).toContain(loggedIn);
    const left = await world.database.rows(`SELECT FROM sessions WHERE user_id = '${id}'`);
    expect(left).toHaveLength(0);
  });
});
