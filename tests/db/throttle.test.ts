import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('throttle');
process.env.RATE_LIMIT_FACTOR = '1';
const { throttle } = await import('@/lib/throttle');
const { beginSignIn } = await import('@/lib/throttle/sign-in');
const store = await import('@/lib/throttle/store');
beforeEach(() => database.rows('TRUNCATE rate_limits'));
afterAll(() => store.closeThrottles());

/** How many simultaneous uses pass, and how the others are refused. */
async function together(uses: number, use: (place: number) => Promise<unknown>) {
  const all = await Promise.allSettled(Array.from({ length: uses }, (_, place) => use(place)));
  const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason);
  for (const error of refused) expect(error).toMatchObject({ code: 'too_many_requests' });
  return { passed: uses - refused.length, refused };
}

describe('a limit', () => {
  test('lets exactly so many pass, however many ask at once', async () => {
    const { passed, refused } = await together(50, () => throttle('resend', { account: 'ida' }));
    expect(passed).toBe(5);
    expect(refused[0].message).toBe('Too many attempts. Try again in 60 minutes.');
    expect(refused[0].retryAfter).toBeGreaterThan(3_500);
  });

  test('holds in a server that starts anew, and in two at once', async () => {
    await together(5, () => throttle('forgot', { account: 'ida' }));
    await store.closeThrottles();
    expect((await together(5, () => throttle('forgot', { account: 'ida' }))).passed).toBe(0);
  });

  test('is of each account and of each address', async () => {
    const one = await together(6, (place) =>
      throttle('forgot', { account: `person ${place}`, address: '192.0.2.20' }),
    );
    expect(one.passed).toBe(5);
    const other = await together(6, (place) =>
      throttle('forgot', { account: 'ole', address: `192.0.2.${30 + place}` }),
    );
    expect(other.passed).toBe(5);
  });

  test('of an address does not use up that of an account', async () => {
    await together(30, () => throttle('forgot', { account: 'eva', address: '192.0.2.40' }));
    await throttle('forgot', { account: 'per', address: '192.0.2.41' });
    const refused = await together(30, () =>
      throttle('forgot', { account: 'per', address: '192.0.2.40' }),
    );
    expect(refused.passed).toBe(0);
    const rest = await together(9, () => throttle('forgot', { account: 'per' }));
    expect(rest.passed).toBe(4);
  });

  test('leaves no address and no account in the database', async () => {
    await throttle('forgot', { account: 'ida@veminto.example', address: '192.0.2.50' });
    const text = JSON.stringify(await database.rows('SELECT key FROM rate_limits'));
    expect(text).not.toMatch(/ida|192/);
  });

  test('is over when its time is', async () => {
    await together(11, () => throttle('verify', { account: 'mia' }));
    await database.rows('UPDATE rate_limits SET expire = 0');
    // This process remembers the limit until the row expires; another one asks at once.
    await store.closeThrottles();
    expect((await together(11, () => throttle('verify', { account: 'mia' }))).passed).toBe(10);
  });
});

test('a wait is said in whole seconds, minutes or hours, each rounded up', async () => {
  const { tooMany } = await import('@/lib/throttle');
  const said = (seconds: number) =>
    tooMany({ passed: false, limit: 1, left: 0, seconds }).message.replace(/^.* in /, '');
  expect([1, 2, 89, 90, 61 * 60 + 1, 5_399, 5_400, 7_201].map(said)).toEqual([
    ...['1 second.', '2 seconds.', '89 seconds.', '2 minutes.'],
    ...['62 minutes.', '90 minutes.', '2 hours.', '3 hours.'],
  ]);
});

test('a question counts for its minute and its day', async () => {
  const { throttleQuestion } = await import('@/lib/throttle');
  await throttleQuestion({ account: 'ida', address: '192.0.2.60' });
  const rows = await database.rows(`SELECT split_part(key, ':', 1) AS name, count(*)::int
    FROM rate_limits GROUP BY 1 ORDER BY 1`);
  expect(rows).toEqual([
    { name: 'assistant', count: 2 },
    { name: 'assistantDay', count: 1 },
  ]);
});

describe('signing in', () => {
  const owner = { email: 'ida@veminto.example', address: '192.0.2.1', knownDevice: null };
  const fail = (change: object = {}) => beginSignIn({ ...owner, ...change });
  const stranger = { address: '203.0.113.66' };

  test('ten failures are let through, also when they come at once', async () => {
    expect((await together(40, () => fail())).passed).toBe(10);
  });

  test('ten failures are let through where the address is not known, and no more', async () => {
    const tries = await together(15, () => fail({ address: null }));
    expect(tries.passed).toBe(10);
  });

  test('an address has ten failures for all accounts', async () => {
    const tries = await together(12, (place) => fail({ email: `p${place}@veminto.example` }));
    expect(tries.passed).toBe(10);
  });

  test('what was right is not counted', async () => {
    for (let time = 0; time < 30; time += 1) await (await fail()).succeed();
    expect((await together(12, () => fail())).passed).toBe(10);
  });

  test('a known device is not barred by failures of others, not even next to it', async () => {
    await together(40, () => fail());
    const own = { knownDevice: 'digest' };
    expect((await together(12, () => fail(own))).passed).toBe(10);
    expect((await together(2, () => fail({ knownDevice: 'other' }))).passed).toBe(2);
  });

  test('an owner elsewhere gets in while strangers try; a wrong guess learns nothing', async () => {
    await together(40, () => fail(stranger));
    const attempt = await fail();
    expect(attempt.refusal).toMatchObject({ code: 'too_many_requests' });
    await attempt.succeed();
    for (let time = 0; time < 5; time += 1) await (await fail()).succeed();
    expect((await together(9, () => fail())).passed).toBe(3);
  });

  test('many addresses have no more than three guesses each', async () => {
    await together(10, () => fail(stranger));
    for (const address of ['198.51.100.1', '198.51.100.2']) {
      expect((await together(10, () => fail({ address }))).passed).toBe(3);
    }
  });

  test('the networks of one /48 have three guesses together', async () => {
    await together(10, () => fail(stranger));
    const inside = await together(12, (place) => fail({ address: `2001:db8:1:${place}::1` }));
    expect(inside.passed).toBe(3);
    expect((await together(4, () => fail({ address: '2001:db8:2::1' }))).passed).toBe(3);
  });
});

test('without the database it is said that it is away', async () => {
  const { DATABASE_URL } = process.env;
  await store.closeThrottles();
  const { env } = await import('@/lib/env');
  Object.assign(env, { DATABASE_URL: 'postgresql://veminto@127.0.0.1:1/none' });
  await expect(throttle('forgot', { account: 'x' })).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
  });
  Object.assign(env, { DATABASE_URL });
});
