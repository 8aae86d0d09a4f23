import { expect, test } from 'vitest';
import { type Buyer, billingWorld } from '../support/billing-world';

const DAY = 86_400_000;

const world = await billingWorld('billing_plans');
const { getBilling } = await import('@/lib/billing/queries');
const { careForPlans } = await import('@/lib/billing/care');
const { stripeProvider } = await import('@/lib/billing/stripe-provider');
const care = () => careForPlans(stripeProvider);

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const near = (moment: unknown, days: number) =>
  expect(Math.abs(new Date(String(moment)).getTime() - inDays(days).getTime())).toBeLessThan(
    60_000,
  );
/** Moves all timestamps of a customer back by the given number of days. */
const later = ({ id }: Buyer, days: number) =>
  world.database.rows(`UPDATE subscriptions SET
      current_period_end = current_period_end - interval '${days} days',
      cancel_at = cancel_at - interval '${days} days',
      access_until = access_until - interval '${days} days',
      updated_at = updated_at - interval '${days} days'
    WHERE user_id = '${id}'`);

/** The same at Stripe: its open invoice was created that many days earlier. */
function unpaidFor(id: string, days: number): void {
  const { subscriptions, invoices } = world.stripe.state;
  const invoice = invoices.get(subscriptions.get(id)?.latest_invoice ?? '');
  if (invoice) invoice.created -= days * 86_400;
}

test('a plan begins with the events of its payment, at once and for every session', async () => {
  const buyer = await world.createBuyer();
  expect(await world.isSubscriber(buyer)).toBe(false);
  const { status, body } = await world.checkout(buyer, 'monthly');
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^cs_test_/),
    url: `https://checkout.stripe.example/c/pay/${body.id}`,
  });
  const session = world.stripe.state.sessions.get(body.id);
  expect(session).toMatchObject({
    client_reference_id: buyer.id,
    success_url: 'http://localhost/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/cancel',
  });
  expect(await world.isSubscriber(buyer)).toBe(false);
  world.stripe.act.pay(body.id);
  expect(await world.isSubscriber(buyer), 'paid, but nobody told us yet').toBe(false);
  expect(new Set(await world.deliverAll())).toEqual(new Set([200]));
  expect(await world.isSubscriber(buyer)).toBe(true);
  const billing = await getBilling(buyer.id);
  expect(billing).toMatchObject({
    plan: 'Monthly',
    endsAt: null,
    graceUntil: null,
    mode: 'stripe',
  });
  near(billing.renewsAt, 30);
  near(billing.period?.from, 0);
  near(billing.period?.to, 30);
  expect(await world.titles(buyer)).toEqual(['Monthly plan begun']);
  expect(await world.actions(buyer)).toEqual(['plan_begun']);
  near((await world.planOf(buyer))?.accessUntil, 33);
});

test('somebody on the Monthly plan who buys the Yearly is upgraded and billed the difference', async () => {
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'monthly');
  const { status, body } = await world.checkout(buyer, 'yearly');
  expect(status).toBe(200);
  expect(body.url).toBe(`https://billing.stripe.example/p/session/${body.id}`);
  expect(world.stripe.state.portals.get(body.id)?.flow).toMatchObject({
    subscription: id,
    price: world.stripe.state.prices.yearly.id,
    quantity: '1',
  });
  world.stripe.act.confirmUpgrade(body.id);
  await world.deliverAll();
  expect(await world.planOf(buyer)).toMatchObject({ plan: 'YEARLY', status: 'active', id });
  const mine = [...world.stripe.state.subscriptions.values()].filter(
    ({ metadata }) => metadata.veminto_user === buyer.id,
  );
  expect(mine).toHaveLength(1);
  expect(await world.titles(buyer)).toEqual(['Monthly plan begun', 'Plan changed']);
  const paid = await world.ask('GET', 'veminto/success/[session_id]', {
    params: { session_id: id },
    headers: { 'x-auth-token': buyer.token },
  });
  expect(paid.body).toEqual({
    amount_total: 22_000,
    currency: 'usd',
    status: 'paid',
    plan: 'Yearly',
  });
});

test.each([
  ['monthly', 'monthly', 'You are on the Monthly plan already.'],
  ['yearly', 'yearly', 'You are on the Yearly plan already.'],
  ['yearly', 'monthly', 'You are on the Yearly plan already.'],
] as const)('who is on the %s plan cannot buy the %s', async (has, buys, error) => {
  const buyer = await world.createBuyer();
  await world.buy(buyer, has);
  const asked = world.stripe.requests.length;
  const { status, body } = await world.checkout(buyer, buys);
  expect([status, body.error]).toEqual([409, error]);
  expect(world.stripe.requests.slice(asked).every(({ method }) => method === 'GET')).toBe(true);
});

test('who paid, and whose events are lost, has the plan with the next try to buy it', async () => {
  const buyer = await world.createBuyer();
  world.stripe.act.pay((await world.checkout(buyer, 'yearly')).body.id);
  expect((await world.checkout(buyer, 'monthly')).status).toBe(409);
  expect(await world.isSubscriber(buyer)).toBe(true);
  expect(await getBilling(buyer.id)).toMatchObject({ plan: 'Yearly' });
  expect(new Set(await world.deliverAll()), 'they come after all').toEqual(new Set([200]));
  expect(await world.titles(buyer)).toEqual(['Yearly plan begun']);
});

test('a plan that is cancelled stays until the end of its period, and can be resumed', async () => {
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'monthly');
  world.stripe.act.cancelAtPeriodEnd(id);
  await world.deliverAll();
  const cancelled = await getBilling(buyer.id);
  expect(cancelled).toMatchObject({ plan: 'Monthly', renewsAt: null, graceUntil: null });
  near(cancelled.endsAt, 30);
  expect(cancelled.period?.to).toBe(cancelled.endsAt);
  world.stripe.act.resume(id);
  await world.deliverAll();
  expect(await getBilling(buyer.id)).toMatchObject({ plan: 'Monthly', endsAt: null });
  world.stripe.act.cancelAtPeriodEnd(id);
  await world.deliverAll();
  await later(buyer, 29);
  expect(await world.isSubscriber(buyer)).toBe(true);
  // Not a day longer, whether or not an event arrives.
  await later(buyer, 1);
  expect(await world.isSubscriber(buyer)).toBe(false);
  world.stripe.act.endNow(id);
  await world.deliverAll();
  expect(await getBilling(buyer.id)).toMatchObject({ plan: 'Free', renewsAt: null, endsAt: null });
  expect(await world.titles(buyer)).toEqual([
    ...['Monthly plan begun', 'Plan cancelled', 'Plan resumed', 'Plan cancelled', 'Plan ended'],
  ]);
});

test('who cancelled resumes before an upgrade, and then has the whole year', async () => {
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'monthly');
  world.stripe.act.cancelAtPeriodEnd(id);
  await world.deliverAll();
  const { status, body } = await world.checkout(buyer, 'yearly');
  expect(status).toBe(200);
  expect(world.stripe.state.portals.get(body.id)?.flow, 'the portal, to resume').toEqual({});
  world.stripe.act.resume(id);
  world.stripe.act.confirmUpgrade((await world.checkout(buyer, 'yearly')).body.id);
  await world.deliverAll();
  const plan = await world.planOf(buyer);
  expect(plan).toMatchObject({ plan: 'YEARLY', status: 'active', cancelAt: null });
  near(plan?.accessUntil, 368);
});

test('after a failed payment there are seven days, with a notice, and then nothing', async () => {
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'monthly');
  world.stripe.act.failRenewal(id);
  await world.deliverAll();
  expect(await world.isSubscriber(buyer)).toBe(true);
  const billing = await getBilling(buyer.id);
  expect(billing).toMatchObject({ plan: 'Monthly', renewsAt: null, endsAt: null });
  near(billing.graceUntil, 7);
  near(billing.period?.to, 30);
  expect(await world.titles(buyer)).toEqual(['Monthly plan begun', 'Payment failed']);
  await later(buyer, 7);
  expect(await world.isSubscriber(buyer), 'by the clock alone').toBe(false);
  // Then nothing more is collected, and the user is notified.
  unpaidFor(id, 7);
  expect(await care()).toEqual({ closed: 0, followed: 1 });
  expect(world.stripe.state.subscriptions.get(id)?.status).toBe('canceled');
  await world.deliverAll();
  expect(await world.titles(buyer)).toEqual(['Monthly plan begun', 'Payment failed', 'Plan ended']);
  expect(await care()).toEqual({ closed: 0, followed: 0 });
});

test('who paid without our being told keeps the plan when the grace would be over', async () => {
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'monthly');
  world.stripe.act.failRenewal(id);
  await world.deliverAll();
  world.stripe.act.payOpen(id);
  world.newEvents();
  await later(buyer, 8);
  expect(await world.isSubscriber(buyer)).toBe(false);
  expect(await care()).toEqual({ closed: 0, followed: 1 });
  expect(world.stripe.state.subscriptions.get(id)?.status).toBe('active');
  expect(await world.isSubscriber(buyer)).toBe(true);
});

test('a plan is asked for when its end or renewal is over and nothing was heard for a while', async () => {
  const [buyer, unpaid] = [await world.createBuyer(), await world.createBuyer()];
  await world.buy(buyer, 'monthly');
  const id = await world.buy(unpaid, 'monthly');
  const followed = async ({ id: user }: Buyer, columns: string) => {
    await world.database.rows(`UPDATE subscriptions SET ${columns} WHERE user_id = '${user}'`);
    return (await care()).followed;
  };
  const quiet = (minutes: number) => `updated_at = now() - interval '${minutes} minutes'`;
  for (const over of ['cancel_at', 'current_period_end']) {
    const passed = `${over} = now() - interval '1 second'`;
    expect([over, await followed(buyer, `${passed}, ${quiet(14)}`)]).toEqual([over, 0]);
    expect([over, await followed(buyer, `${passed}, ${quiet(16)}`)]).toEqual([over, 1]);
    expect(await world.planOf(buyer)).toMatchObject({ status: 'active', cancelAt: null });
  }
  expect(await followed(buyer, quiet(1_000)), 'nothing is over').toBe(0);
  // What we knew was of an earlier invoice: its grace is over, and not that of the present one.
  world.stripe.act.failRenewal(id);
  await world.deliverAll();
  const passed = `access_until = now() - interval '1 second'`;
  expect(await followed(unpaid, `${passed}, ${quiet(16)}`)).toBe(1);
  expect(world.stripe.state.subscriptions.get(id)?.status).toBe('past_due');
  near((await world.planOf(unpaid))?.accessUntil, 7);
});

test('who pays within the grace period goes on; who is unpaid pays before an upgrade', async () => {
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'monthly');
  world.stripe.act.failRenewal(id);
  await world.deliverAll();
  const { status, body } = await world.checkout(buyer, 'yearly');
  expect(status).toBe(200);
  expect(world.stripe.state.portals.get(body.id)?.flow, 'the portal, where it is paid').toEqual({});
  world.stripe.act.payOpen(id);
  await world.deliverAll();
  expect(await getBilling(buyer.id)).toMatchObject({ plan: 'Monthly', graceUntil: null });
  expect(await world.titles(buyer)).toEqual([
    ...['Monthly plan begun', 'Payment failed', 'Payment received'],
  ]);
});

test('whose grace is over buys anew, and the old one is not collected any more', async () => {
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'monthly');
  world.stripe.act.failRenewal(id);
  const unpaid = world.stripe.state.subscriptions.get(id);
  unpaidFor(id, 8);
  await world.deliverAll();
  expect(await world.isSubscriber(buyer)).toBe(false);
  expect((await world.checkout(buyer, 'yearly')).status).toBe(200);
  expect(unpaid?.status).toBe('canceled');
  expect(await world.planOf(buyer), 'at once').toMatchObject({ id, status: 'canceled' });
  const second = await world.buy(buyer, 'yearly');
  expect(await world.planOf(buyer)).toMatchObject({ plan: 'YEARLY', status: 'active', id: second });
});

test('a slow payment gives nothing until it has succeeded, and never if it fails', async () => {
  const [one, other] = [await world.createBuyer(), await world.createBuyer()];
  const [a, b] = [await world.checkout(one, 'monthly'), await world.checkout(other, 'yearly')];
  const settleA = world.stripe.act.payLater(a.body.id).settle;
  const settleB = world.stripe.act.payLater(b.body.id).settle;
  await world.deliverAll();
  expect([await world.isSubscriber(one), await world.isSubscriber(other)]).toEqual([false, false]);
  settleA(true);
  settleB(false);
  await world.deliverAll();
  expect([await world.isSubscriber(one), await world.isSubscriber(other)]).toEqual([true, false]);
  expect(await world.titles(other)).toEqual([]);
});

test('while a slow payment is under way no second plan is sold', async () => {
  const buyer = await world.createBuyer();
  const { body } = await world.checkout(buyer, 'monthly');
  const { settle } = world.stripe.act.payLater(body.id);
  for (const plan of ['yearly', 'monthly'] as const) {
    const refused = await world.checkout(buyer, plan);
    expect([plan, refused.status, refused.body.error]).toEqual([
      plan,
      409,
      'Your payment is being confirmed. The plan begins as soon as it has arrived.',
    ]);
  }
  settle(false);
  expect((await world.checkout(buyer, 'yearly')).status, 'it was declined').toBe(200);
});

test('an incomplete plan whose checkout is still open, as after a declined card, can be bought', async () => {
  const buyer = await world.createBuyer();
  const { body } = await world.checkout(buyer, 'monthly');
  world.stripe.act.payLater(body.id);
  const session = world.stripe.state.sessions.get(body.id);
  Object.assign(session ?? {}, { status: 'open' });
  expect((await world.checkout(buyer, 'monthly')).body.id).toBe(body.id);
});

test('a payment that is given back whole ends what it paid for, a part of it does not', async () => {
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'monthly');
  world.stripe.act.refund(id, 0.5);
  await world.deliverAll();
  expect(await world.isSubscriber(buyer)).toBe(true);
  world.stripe.act.refund(id);
  const refund = world.newEvents();
  // Late: meanwhile the plan was renewed, and that payment is not refunded.
  world.stripe.act.renew(id);
  await world.deliverAll();
  for (const event of refund) {
    const text = JSON.stringify(event);
    expect(await world.send(text, world.sign(text, [world.stripe.secret]))).toBe(200);
  }
  expect(await world.isSubscriber(buyer)).toBe(true);
  world.stripe.act.refund(id);
  expect(new Set(await world.deliverAll())).toEqual(new Set([200]));
  expect(await world.isSubscriber(buyer)).toBe(false);
  expect(await world.deliverAll(), 'the end that we asked for').toEqual([200]);
  expect(await world.planOf(buyer)).toMatchObject({ status: 'canceled' });
  expect(await world.titles(buyer)).toEqual(['Monthly plan begun', 'Plan ended']);
});

test('a disputed payment ends the plan; an inquiry and a dispute that was won do not', async () => {
  const [one, other] = [await world.createBuyer(), await world.createBuyer()];
  const [a, b] = [await world.buy(one, 'yearly'), await world.buy(other, 'yearly')];
  world.stripe.act.dispute(a);
  world.stripe.act.dispute(b, 'warning_needs_response');
  world.stripe.act.dispute(b, 'won');
  world.stripe.act.dispute(b, 'prevented');
  await world.deliverAll();
  expect([await world.isSubscriber(one), await world.isSubscriber(other)]).toEqual([false, true]);
});

test('invoices are those of Stripe, the newest first, and of oneself alone', async () => {
  const { listInvoices } = await import('@/lib/billing/queries');
  const [buyer, other] = [await world.createBuyer(), await world.createBuyer()];
  expect(await listInvoices(buyer.id)).toEqual([]);
  const id = await world.buy(buyer, 'monthly');
  await world.buy(other, 'yearly');
  world.stripe.act.failRenewal(id);
  const invoices = await listInvoices(buyer.id);
  expect(invoices.map(({ amount, currency, status }) => [amount, currency, status])).toEqual([
    [2_000, 'usd', 'open'],
    [2_000, 'usd', 'paid'],
  ]);
  expect(invoices[0]?.url).toMatch(/^https:\/\/invoice\.stripe\.example\/i\/in_/);
  expect(new Date(invoices[0]?.date ?? '').getTime()).not.toBeNaN();
  const latest = world.stripe.state.subscriptions.get(id)?.latest_invoice ?? '';
  const [open] = [world.stripe.state.invoices.get(latest)];
  Object.assign(open ?? {}, { status: 'draft' });
  const shown = await listInvoices(buyer.id);
  expect(
    shown.map(({ status }) => status),
    'nobody owes a draft',
  ).toEqual(['paid']);
});

test('the outcome of an upgrade is told to whom it is of, and to no one who is not signed in', async () => {
  const [buyer, other] = [await world.createBuyer(), await world.createBuyer()];
  const session_id = await world.buy(buyer, 'monthly');
  const seen = async (token: string) => {
    const given = { params: { session_id }, headers: { 'x-auth-token': token } };
    return (await world.ask('GET', 'veminto/success/[session_id]', given)).status;
  };
  expect([await seen(buyer.token), await seen(other.token)]).toEqual([200, 404]);
  const { getPaid } = await import('@/lib/billing/checkout');
  await expect(getPaid(session_id, null, null)).rejects.toMatchObject({ code: 'not_found' });
  await world.database.rows(`UPDATE users SET role = 'ADMIN' WHERE id = '${other.id}'`);
  expect(await seen(other.token), 'an administrator').toBe(200);
});

test('whose account goes has nothing left at Stripe, however long Stripe was away', async () => {
  const { deleteUser } = await import('@/lib/users/delete-user');
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'yearly');
  const customer = world.stripe.state.subscriptions.get(id)?.customer ?? '';
  const actor = await world.createAdmin();
  const input = { actor, userId: buyer.id, confirmation: buyer.email };
  await deleteUser(input, { userAgent: null, address: null });
  world.stripe.faults.push(500, 500);
  expect(await care()).toEqual({ closed: 0, followed: 0 });
  expect(world.stripe.state.subscriptions.get(id)?.status).toBe('active');
  expect(await care()).toEqual({ closed: 1, followed: 0 });
  expect(world.stripe.state.subscriptions.get(id)?.status).toBe('canceled');
  expect(world.stripe.state.customers.get(customer)?.deleted).toBe(true);
  // The last events match no customer and need not be sent again.
  expect(await world.deliverAll()).toEqual([200]);
  expect(await care()).toEqual({ closed: 0, followed: 0 });
});

test('whose account goes while Stripe makes the customer is closed there', async () => {
  const { ensureCustomer } = await import('@/lib/billing/customers');
  const { stripeProvider } = await import('@/lib/billing/stripe-provider');
  const buyer = await world.createBuyer();
  let customer = '';
  const createCustomer: typeof stripeProvider.createCustomer = async (given) => {
    customer = await stripeProvider.createCustomer(given);
    await world.database.rows(`DELETE FROM users WHERE id = '${buyer.id}'`);
    return customer;
  };
  await expect(
    ensureCustomer({ ...stripeProvider, createCustomer }, buyer.id),
  ).rejects.toMatchObject({ status: 404 });
  expect(await care()).toEqual({ closed: 1, followed: 0 });
  expect(world.stripe.state.customers.get(customer)?.deleted).toBe(true);
});

test('a customer that Stripe lost is made anew', async () => {
  const buyer = await world.createBuyer();
  await world.database.rows(
    `INSERT INTO billing_customers (id, provider, user_id) VALUES ('cus_lost', 'STRIPE', '${buyer.id}')`,
  );
  const id = await world.buy(buyer, 'monthly');
  expect(world.stripe.state.subscriptions.get(id)?.customer).toMatch(/^cus_[a-f0-9]{24}$/);
  expect(await care(), 'there is nothing to close').toEqual({ closed: 0, followed: 0 });
  expect(await world.isSubscriber(buyer)).toBe(true);
});

test('a hundred customers that cannot be closed keep no other waiting', async () => {
  const { careForPlans } = await import('@/lib/billing/care');
  const { stripeProvider } = await import('@/lib/billing/stripe-provider');
  await world.database.rows(`INSERT INTO billing_customers (id, provider)
    SELECT id, 'STRIPE' FROM (SELECT 'cus_bad_' || n AS id FROM generate_series(1, 100) n
      UNION ALL SELECT 'cus_good') customers`);
  const closeCustomer = async (id: string) => {
    if (id.startsWith('cus_bad_')) throw new Error('No such customer');
  };
  const look = () => careForPlans({ ...stripeProvider, closeCustomer });
  const ends = [await look(), await look()].map(({ closed }) => closed);
  expect(ends).toEqual([0, 1]);
  await world.database.rows(`DELETE FROM billing_customers WHERE id LIKE 'cus_bad_%'`);
});

test('nor do a hundred plans that cannot be followed', async () => {
  const { careForPlans } = await import('@/lib/billing/care');
  const { stripeProvider } = await import('@/lib/billing/stripe-provider');
  await world.database.rows(`WITH people AS (
      INSERT INTO users (email, first_name, last_name)
      SELECT 'due' || n || '@people.example', 'Due', lpad(n::text, 3, '0')
      FROM generate_series(0, 100) n RETURNING id, last_name),
    plans AS (
      INSERT INTO subscriptions (user_id, plan, status, current_period_end, updated_at)
      SELECT id, 'MONTHLY', 'active', now() - interval '2 days', now() - interval '1 day'
      FROM people)
    INSERT INTO billing_customers (id, provider, user_id)
    SELECT 'cus_due_' || last_name, 'STRIPE', id FROM people`);
  const listSubscriptions = async (id: string) => {
    if (id !== 'cus_due_100') throw new Error('No answer');
    return [];
  };
  const look = () => careForPlans({ ...stripeProvider, listSubscriptions });
  const ends = [await look(), await look()].map(({ followed }) => followed);
  expect(ends).toEqual([0, 1]);
  await world.database.rows(`DELETE FROM users WHERE email LIKE 'due%'`);
  await world.database.rows(`DELETE FROM billing_customers WHERE id LIKE 'cus_due_%'`);
});
