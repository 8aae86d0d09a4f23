import { expect, test } from 'vitest';
import type { StripeFault } from '../doubles/stripe';
import { billingWorld } from '../support/billing-world';

const world = await billingWorld('billing_faults');

/** Runs with every call to Stripe failing in one way. */
async function during<T>(fault: StripeFault, work: () => Promise<T>): Promise<T> {
  world.stripe.fault = fault;
  try {
    return await work();
  } finally {
    world.stripe.fault = null;
  }
}

/** @returns the answer and whether it came within ten seconds. */
async function timed<T>(work: Promise<T>): Promise<T & { inTime: boolean }> {
  const began = performance.now();
  const answer = await work;
  return { ...answer, inTime: performance.now() - began < 10_000 };
}

const failed = { status: 503, inTime: true, body: { error: 'Something went wrong' } };

test.each(['hang', 'cut', 'half', 'garbage', 'empty', 429, 500] as const)(
  'Stripe that answers with %s: a sentence within ten seconds, and nothing is lost',
  async (fault) => {
    const buyer = await world.createBuyer();
    const payer = await world.createBuyer();
    const member = await world.createBuyer();
    await world.buy(member, 'monthly');
    const { body } = await world.checkout(payer, 'monthly');
    world.stripe.act.pay(body.id);
    const [event] = world.newEvents();
    const text = JSON.stringify(event);
    const send = () => world.send(text, world.sign(text, [world.stripe.secret]));
    const portal = () =>
      world.ask('POST', 'veminto/billing-portal', { headers: { 'x-auth-token': member.token } });
    const success = () =>
      world.ask('GET', 'veminto/success/[session_id]', {
        params: { session_id: body.id },
        headers: { 'x-auth-token': payer.token },
      });
    const { listInvoices } = await import('@/lib/billing/queries');
    await during(fault, async () => {
      const refused = expect(listInvoices(member.id)).rejects.toMatchObject({
        code: 'unavailable',
      });
      const answers = await Promise.all([
        timed(world.checkout(buyer, 'yearly')),
        timed(portal()),
        timed(success()),
        timed(send().then((status) => ({ status, body: { error: 'Something went wrong' } }))),
      ]);
      for (const answer of answers) expect(answer).toMatchObject(failed);
      await refused;
      // Existing plans do not depend on it.
      expect(await world.isSubscriber(member)).toBe(true);
    });
    expect(await world.isSubscriber(payer)).toBe(false);
    expect(await send(), 'the same event once more').toBe(200);
    expect(await world.isSubscriber(payer)).toBe(true);
    expect((await world.checkout(buyer, 'yearly')).status).toBe(200);
    expect((await success()).body).toMatchObject({ status: 'paid', amount_total: 2_000 });
  },
  60_000,
);

test('a checkout whose answer was lost is not made twice', async () => {
  const buyer = await world.createBuyer();
  // The customer, then the checkout: each is created, but its answer is lost.
  world.stripe.faults.push('lost', null, null, null, 'lost');
  const { status, body } = await world.checkout(buyer, 'monthly');
  expect(status).toBe(200);
  const { sessions, customers } = world.stripe.state;
  const mine = [...customers.values()].filter(({ email }) => email === buyer.email);
  expect(mine).toHaveLength(1);
  const open = [...sessions.values()].filter(({ customer }) => customer === mine[0]?.id);
  expect(open.map(({ id }) => id)).toEqual([body.id]);
});

test('whoever changed their name after Stripe made the customer, and said nothing, can buy', async () => {
  const buyer = await world.createBuyer();
  // Created, but its answer is lost on the second try too.
  world.stripe.faults.push('lost', 'lost');
  expect((await world.checkout(buyer, 'monthly')).status).toBe(503);
  const { db } = await import('@/lib/db');
  await db.user.update({ where: { id: buyer.id }, data: { lastName: 'Holm-Vestergaard' } });
  expect((await world.checkout(buyer, 'monthly')).status).toBe(200);
});

test('a double click opens one checkout; who chose another plan can pay only for that', async () => {
  const buyer = await world.createBuyer();
  world.stripe.delay = 15;
  const clicks = await Promise.all([
    ...[world.checkout(buyer, 'monthly'), world.checkout(buyer, 'monthly')],
    world.checkout(buyer, 'monthly'),
  ]);
  world.stripe.delay = 0;
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(clicks.map(({ body }) => body.id)).size).toBe(1);
  const first = clicks[0]?.body.id;
  const again = await world.checkout(buyer, 'monthly');
  expect(again.body.id).toBe(first);
  const yearly = await world.checkout(buyer, 'yearly');
  const { sessions } = world.stripe.state;
  expect(sessions.get(first)?.status).toBe('expired');
  const back = await world.checkout(buyer, 'monthly');
  expect(sessions.get(back.body.id)).toMatchObject({ status: 'open' });
  expect(sessions.get(yearly.body.id)?.status).toBe('expired');
});

test('of both plans pressed at the same moment only one can be paid', async () => {
  const { ensureCustomer } = await import('@/lib/billing/customers');
  const { stripeProvider } = await import('@/lib/billing/stripe-provider');
  for (let round = 0; round < 30; round += 1) {
    const buyer = await world.createBuyer();
    const customer = await ensureCustomer(stripeProvider, buyer.id);
    world.stripe.delay = 2 * round;
    const answers = await Promise.all([
      world.checkout(buyer, 'yearly'),
      world.checkout(buyer, 'monthly'),
      world.checkout(buyer, 'yearly'),
    ]);
    world.stripe.delay = 0;
    const open = [...world.stripe.state.sessions.values()].filter(
      (session) => session.customer === customer && session.status === 'open',
    );
    expect(open, `round ${round}`).toHaveLength(1);
    // Who came late is told; nobody who is sent to the page that stays.
    for (const { status, body } of answers) {
      if (status !== 200) {
        const error = 'Both plans were chosen at the same moment. Choose one again.';
        expect([status, body.error]).toEqual([409, error]);
      }
    }
    const again = await world.checkout(buyer, 'yearly');
    expect(again.status).toBe(200);
    expect(world.stripe.state.sessions.get(again.body.id)?.status).toBe('open');
  }
});

test('while the checkout of another plan cannot be closed no second one is opened', async () => {
  const buyer = await world.createBuyer();
  const monthly = await world.checkout(buyer, 'monthly');
  // The plans and the open checkouts are listed; then closing one fails, also on the second try.
  world.stripe.faults.push(null, null, 500, 500);
  expect(await world.checkout(buyer, 'yearly')).toMatchObject({ status: 503 });
  const { sessions } = world.stripe.state;
  const { customer } = sessions.get(monthly.body.id) ?? {};
  const open = () =>
    [...sessions.values()]
      .filter((session) => session.customer === customer && session.status === 'open')
      .map(({ id }) => id);
  expect(open()).toEqual([monthly.body.id]);
  const yearly = await world.checkout(buyer, 'yearly');
  expect(open()).toEqual([yearly.body.id]);
});

test('a wrong key says nothing of itself, neither to the person nor to the log', async () => {
  const { askStripe } = await import('@/lib/integrations/stripe');
  const key = world.stripe.key;
  world.stripe.key = 'sk_test_another';
  const error: unknown = await askStripe((stripe) =>
    stripe.customers.create({ email: 'x@y.example' }),
  ).catch((reason: unknown) => reason);
  world.stripe.key = key;
  expect(error).toMatchObject({ code: 'unavailable', message: 'Something went wrong' });
  const cause = error instanceof Error ? String((error.cause as Error).stack) : '';
  expect(cause).toMatch(/^Error: Stripe: type StripeAuthenticationError, statusCode 401/);
  expect(cause).not.toContain(key);
  expect(cause).not.toContain('x@y.example');
});
