import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountWorld, cookieOf } from '../support/account-world';
import { statuses } from '../support/statuses';

// Connections capture the method when they are created.
const query = vi.spyOn(pg.Client.prototype, 'query');

const world = await accountWorld('sign_in_limits');
beforeEach(() => world.forgetLimits());

const WRONG = 'Wrong1!pass';

const { login } = world;

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

  test('asks the database the same for known and unknown addresses', async () => {
    const { email } = await world.createAccount();
    // Mails ordered by earlier tests query users too.
    const waiting = `SELECT FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`;
    await vi.waitFor(async () => expect(await world.database.rows(waiting)).toEqual([]), 20_000);
    const asked = async (name: string) => {
      query.mockClear();
      expect((await login(name, { password: WRONG })).status).toBe(401);
      const texts = query.mock.calls.map(([given]: unknown[]) =>
        String((given as { text?: string }).text ?? given),
      );
      // Without concurrent queries of the job queue.
      return texts.filter((text) => /^SELECT .*"(users|known_devices)"/.test(text)).sort();
    };
    const known = await asked(email);
    expect(known).toHaveLength(2);
    expect(await asked('nobody@people.example')).toEqual(known);
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

describe('right passwords', () => {
  test('of an account without a verified address are written down as failures', async () => {
    const { id, email } = await world.createAccount(false);
    expect((await login(email)).status).toBe(403);
    expect(await events(id)).toEqual([
      { action: 'sign_in_failed', known: false, address: '192.0.2.1' },
    ]);
  });

  test('begin 20 sessions in 15 minutes, wherever they come from', async () => {
    const { id, email } = await world.createAccount();
    const tried = await statuses(24, (place) => login(email, { address: `192.0.2.${place + 20}` }));
    expect(tried).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
    const sessions = await world.database.rows(`SELECT FROM sessions WHERE user_id = '${id}'`);
    expect(sessions).toHaveLength(20);
    expect((await login((await world.createAccount()).email)).status).toBe(200);
  });

  test('count as failures when they lead to nothing', async () => {
    const { email } = await world.createAccount(false);
    const address = '192.0.2.60';
    // Five of them send a mail and are given back; ten more are admitted.
    const tried = [];
    for (let time = 0; time < 17; time += 1) tried.push((await login(email, { address })).status);
    expect(tried).toEqual([...Array(15).fill(403), 429, 429]);
  });
});
