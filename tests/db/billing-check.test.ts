import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { TYPESCRIPT } from '@/lib/local/node-process';
import { billingWorld } from '../support/billing-world';
import { bundled } from '../support/bundled';

const world = await billingWorld('billing_check');
const inOneFile = ['--conditions=react-server', await bundled('scripts/billing-check.ts')];

const AS_TYPED = [...TYPESCRIPT, 'scripts/billing-check.ts'];

/**
 * Runs the command: in one file, which starts at once, where it is not given. Asynchronously,
 * because the double answers in this process.
 */
async function check(options: string[] = [], command = inOneFile) {
  const child = spawn(process.execPath, [...command, ...options], {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    output += part;
  });
  const [code] = await once(child, 'close');
  return { code, lines: output.trim().split('\n') };
}

test('differences between Stripe and the database are told, and repaired when asked', async () => {
  const { findDifferences } = await import('@/lib/billing/check');
  const { stripeProvider } = await import('@/lib/billing/stripe-provider');
  const fine = await world.createBuyer();
  const missed = await world.createBuyer();
  const over = await world.createBuyer();
  const twice = await world.createBuyer();
  const older = await world.createBuyer();
  const gone = await world.createBuyer();
  await world.buy(older, 'monthly');
  await world.buy(gone, 'monthly');
  await world.buy(fine, 'monthly');
  await world.buy(missed, 'monthly');
  const ended = await world.buy(over, 'yearly');
  const first = await world.buy(twice, 'monthly');
  expect(await findDifferences(stripeProvider)).toEqual([]);

  // Events that never arrived, a row edited by hand, and a plan bought outside the application.
  world.stripe.act.endNow(ended);
  await world.database.rows(`DELETE FROM subscriptions WHERE user_id = '${missed.id}'`);
  const { customer = '', ...given } = world.stripe.state.subscriptions.get(first) ?? {};
  const copy = { ...given, id: 'sub_second', customer, status: 'active' };
  world.stripe.state.subscriptions.set('sub_second', copy as never);
  // As in rows from before the start of a period was stored.
  await world.database.rows(
    `UPDATE subscriptions SET current_period_start = NULL WHERE user_id = '${older.id}'`,
  );
  const stranger = await world.createBuyer();
  await world.database.rows(
    `INSERT INTO subscriptions (user_id, plan, status) VALUES ('${stranger.id}', 'YEARLY', 'active')`,
  );
  const [customerOfGone] = await world.database.rows(
    `SELECT id FROM billing_customers WHERE user_id = '${gone.id}'`,
  );
  await world.database.rows(`DELETE FROM users WHERE id = '${gone.id}'`);
  // One created while the server was killed, and one of another business in the Stripe account.
  const { customers } = world.stripe.state;
  const made = { email: 'x@people.example', name: 'X', created: 1, deleted: false };
  const mark = { veminto_user: stranger.id };
  customers.set('cus_stray', { ...made, id: 'cus_stray', metadata: mark });
  customers.set('cus_others', { ...made, id: 'cus_others', metadata: {} });
  const told = await check([], AS_TYPED);
  expect(told.code).toBe(1);
  const text = told.lines.join('\n');
  expect(text).toMatch(
    new RegExp(`user ${over.id}: the provider says YEARLY canceled.*we have YEARLY active`),
  );
  expect(text).toMatch(
    new RegExp(`user ${missed.id}: the provider says MONTHLY active.*we have no plan`),
  );
  expect(text).toMatch(
    new RegExp(`user ${older.id}: the provider says MONTHLY active from 2.*from no known day`),
  );
  expect(text).toMatch(new RegExp(`user ${twice.id}: is billed twice: \\w+ beside \\w+`));
  expect(text).toMatch(
    new RegExp(`user ${stranger.id}: has YEARLY active without being a customer`),
  );
  expect(text).toMatch(
    new RegExp(`${customerOfGone?.id}.*the account is gone and \\w+ still runs`),
  );
  expect(text).toContain(
    `customer cus_stray, user none: was made for ${stranger.id}, and is nobody's customer`,
  );
  expect(text).not.toContain('cus_others');
  expect(text).not.toContain(fine.id);
  expect(text).not.toContain('@');
  expect(await world.isSubscriber(over), 'only told').toBe(true);

  const repaired = await check(['--repair']);
  expect(repaired.code, 'what is billed twice is for a person').toBe(1);
  expect(await world.isSubscriber(over)).toBe(false);
  expect(await world.isSubscriber(missed)).toBe(true);
  expect(await world.isSubscriber(stranger)).toBe(false);
  // As when the provider removes a plan: the user is notified, and it is logged.
  expect(await world.titles(stranger)).toEqual(['Plan ended']);
  expect(await world.actions(stranger)).toContain('plan_ended');
  const closed = await world.database.rows(
    `SELECT closed_at IS NOT NULL AS closed FROM billing_customers WHERE id = '${customerOfGone?.id}'`,
  );
  expect(closed).toEqual([{ closed: true }]);
  world.stripe.act.endNow('sub_second');
  customers.delete('cus_stray');
  await world.deliverAll();
  expect(await check()).toEqual({ code: 0, lines: ['0 differences, 0 repaired.'] });
}, 240_000);

test('each part of a plan is compared, of however many customers', async () => {
  const { findDifferences } = await import('@/lib/billing/check');
  const { stripeProvider } = await import('@/lib/billing/stripe-provider');
  const buyer = await world.createBuyer();
  await world.buy(buyer, 'monthly');
  const [kept] = await world.database.rows(
    `SELECT * FROM subscriptions WHERE user_id = '${buyer.id}'`,
  );
  // Before those of Stripe in the order of their ids, and more than are read at a time.
  await world.database.rows(`INSERT INTO billing_customers (id, provider, closed_at)
    SELECT 'cus_ ' || n, 'STRIPE', now() FROM generate_series(1, 1000) n`);
  expect(await findDifferences(stripeProvider)).toEqual([]);
  for (const [column, value] of [
    ['plan', 'YEARLY'],
    ['status', 'past_due'],
    ['provider_subscription_id', 'sub_of_others'],
    ['cancel_at', '2099-01-01T00:00:00Z'],
    ['current_period_start', '2022-01-01T00:00:00Z'],
    ['current_period_end', '2099-01-01T00:00:00Z'],
    ['access_until', '2099-01-01T00:00:00Z'],
  ] as const) {
    const set = (what: string) =>
      world.database.rows(`UPDATE subscriptions SET ${column} = ${what}
        WHERE user_id = '${buyer.id}' RETURNING ${column}`);
    const [told] = await set(`'${value}'`);
    const [found, ...others] = await findDifferences(stripeProvider);
    expect([column, found, others]).toEqual([
      column,
      expect.objectContaining({ userId: buyer.id, mends: true }),
      [],
    ]);
    const said = told?.[column] instanceof Date ? told[column].toISOString() : value;
    expect(found?.what.split('; we have ')[1], column).toContain(said);
    const former = kept?.[column];
    const text = former instanceof Date ? former.toISOString() : former;
    await set(text === null ? 'NULL' : `'${text}'`);
  }
  expect(await findDifferences(stripeProvider)).toEqual([]);
  await world.database.rows(`DELETE FROM billing_customers WHERE id LIKE 'cus\\_ %'`);
});

test('a Stripe that is away is said in a sentence', async () => {
  world.stripe.fault = 500;
  const { code, lines } = await check();
  world.stripe.fault = null;
  expect([code, lines]).toEqual([1, ['Something went wrong']]);
}, 60_000);

test('an option that is not known is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, [...AS_TYPED, '--fix'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Usage: npm run billing:check -- [--repair]');
}, 60_000);
