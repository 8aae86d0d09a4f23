import { beforeEach, expect, test } from 'vitest';
import { accountWorld } from '../support/account-world';

const DAY = 86_400_000;

let buyer: { id: string; email: string; token: string };

const world = await accountWorld('billing_test_checkout', {
  EMBEDDED_DATABASE: 'true',
  RATE_LIMIT_FACTOR: '1000',
  STRIPE_SECRET_KEY: '',
});
const { getBilling, listInvoices } = await import('@/lib/billing/queries');

async function createBuyer() {
  const { sealSession } = await import('@/lib/auth/token');
  const account = await world.createAccount();
  const [row] = await world.database.rows(
    `INSERT INTO sessions (user_id, expires_at)
     VALUES ('${account.id}', now() + interval '1 day') RETURNING id`,
  );
  return { ...account, token: await sealSession(String(row?.id)) };
}
beforeEach(async () => {
  buyer = await createBuyer();
});

const post = (route: string, body: object, as = buyer) =>
  world.ask('POST', `veminto/${route}`, { body, headers: { 'x-auth-token': as.token } });
const checkout = (priceId: string) =>
  post('create-checkout-session', { userId: buyer.id, priceId });
const answer = (sessionId: string, action: string, as = buyer) =>
  post('test-checkout', { sessionId, action }, as);
const change = (action: string) => post('test-plan', { action });

async function buy(plan: 'monthly' | 'yearly') {
  const { body } = await checkout(`price_test_${plan}`);
  const { body: paid } = await answer(body.id, 'pay');
  expect(paid).toEqual({ url: `/success?session_id=${body.id}` });
  return String(body.id);
}
const titles = async () =>
  (
    await world.database.rows(
      `SELECT title FROM notifications WHERE user_id = '${buyer.id}' ORDER BY created_at, id`,
    )
  ).map(({ title }) => title);

test('a plan is bought where no money moves, by the same events and the same rule', async () => {
  const { status, body } = await checkout('price_test_monthly');
  expect(status).toBe(200);
  expect(body.url).toBe(`http://localhost/checkout/test/${body.id}`);
  expect((await checkout('price_test_monthly')).body.id, 'a second click').toBe(body.id);
  expect((await answer(body.id, 'fail')).body).toEqual({ url: null });
  expect((await getBilling(buyer.id)).plan).toBe('Free');
  expect((await answer(body.id, 'pay')).status).toBe(200);
  expect(await getBilling(buyer.id)).toMatchObject({ plan: 'Monthly', mode: 'test' });
  const events = await world.database.rows(
    `SELECT e.type FROM payment_events e JOIN test_events t USING (id)
     JOIN billing_customers c ON c.id = t.customer_id
     WHERE c.user_id = '${buyer.id}' AND t.delivered_at IS NOT NULL ORDER BY e.type`,
  );
  expect(events.map(({ type }) => type)).toEqual([
    ...['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'],
    'payment_intent.payment_failed',
  ]);
  const paid = await world.ask('GET', 'veminto/success/[session_id]', {
    params: { session_id: body.id },
    headers: { 'x-auth-token': buyer.token },
  });
  expect(paid.body).toEqual({
    amount_total: 2_000,
    currency: 'usd',
    status: 'paid',
    plan: 'Monthly',
  });
  expect(await listInvoices(buyer.id)).toMatchObject([
    {
      id: expect.stringMatching(/^TEST-/),
      amount: 2_000,
      currency: 'usd',
      status: 'paid',
      url: null,
    },
  ]);
  expect((await answer(body.id, 'pay')).status, 'it is over').toBe(409);
  expect(await titles()).toEqual(['Monthly plan begun']);
});

test('a checkout that is left buys nothing, and another one closes it', async () => {
  const first = (await checkout('price_test_monthly')).body;
  const second = (await checkout('price_test_yearly')).body;
  expect((await answer(first.id, 'pay')).status).toBe(409);
  expect((await answer(second.id, 'cancel')).body).toEqual({ url: '/cancel' });
  expect((await answer(second.id, 'pay')).status).toBe(409);
  expect((await getBilling(buyer.id)).plan).toBe('Free');
});

test('the checkout of somebody else is as unknown as none', async () => {
  const { body } = await checkout('price_test_monthly');
  const other = await createBuyer();
  const { getTestCheckout } = await import('@/lib/billing/test-queries');
  expect((await answer(body.id, 'pay', other)).status).toBe(404);
  await expect(getTestCheckout(other.id, body.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(getTestCheckout(buyer.id, 'cs_test_none')).rejects.toMatchObject({
    code: 'not_found',
  });
  const seen = await world.ask('GET', 'veminto/success/[session_id]', {
    params: { session_id: body.id },
    headers: { 'x-auth-token': other.token },
  });
  expect(seen.status).toBe(404);
  expect((await getBilling(other.id)).plan).toBe('Free');
});

test('the Monthly plan is changed to the Yearly one, with the rest of the month set off', async () => {
  await buy('monthly');
  await world.database.rows(
    `UPDATE test_subscriptions SET period_start = now() - interval '15 days',
       period_end = now() + interval '15 days'`,
  );
  const { body } = await checkout('price_test_yearly');
  const { getTestCheckout } = await import('@/lib/billing/test-queries');
  const shown = await getTestCheckout(buyer.id, body.id);
  expect(shown).toMatchObject({ plan: 'Yearly', isOpen: true, isUpgrade: true, amount: 23_000 });
  expect((await answer(body.id, 'pay')).status).toBe(200);
  expect((await getBilling(buyer.id)).plan).toBe('Yearly');
  const rows = await world.database.rows(
    `SELECT 1 FROM test_subscriptions s JOIN billing_customers c ON c.id = s.customer_id
     WHERE c.user_id = '${buyer.id}'`,
  );
  expect(rows).toHaveLength(1);
  const invoices = await listInvoices(buyer.id);
  expect(
    invoices.map(({ amount }) => amount),
    'the newest first',
  ).toEqual([23_000, 2_000]);
  expect((await checkout('price_test_monthly')).status).toBe(409);
  expect(await titles()).toEqual(['Monthly plan begun', 'Plan changed']);
});

test('a plan that has ended is not upgraded, and a checkout that is over cannot fail either', async () => {
  await buy('monthly');
  const { body } = await checkout('price_test_yearly');
  await change('end');
  expect((await answer(body.id, 'pay')).status).toBe(409);
  expect((await getBilling(buyer.id)).plan).toBe('Free');
  expect(await listInvoices(buyer.id), 'nothing more is paid').toHaveLength(1);
  await answer(body.id, 'cancel');
  expect((await answer(body.id, 'fail')).status).toBe(409);
});

test('whoever pays pays their own invoices', async () => {
  await buy('monthly');
  await change('fail');
  const [first, other] = [buyer, await createBuyer()];
  buyer = other;
  await buy('monthly');
  await change('fail');
  await change('pay');
  const owed = async ({ id }: typeof buyer) =>
    (await listInvoices(id)).filter(({ status }) => status === 'open').length;
  expect([await owed(first), await owed(other)]).toEqual([1, 0]);
});

test('a test plan is cancelled, resumed, unpaid, paid and ended', async () => {
  await buy('yearly');
  expect((await change('pay')).status, 'nothing is open').toBe(409);
  const cancelled = (await change('cancel')).body;
  expect(cancelled).toMatchObject({ plan: 'Yearly', renewsAt: null });
  expect(Date.now() - Date.parse(cancelled.period.from)).toBeLessThan(DAY);
  expect(cancelled.period.to).toBe(cancelled.endsAt);
  expect(Date.parse(cancelled.endsAt) - Date.now()).toBeGreaterThan(360 * DAY);
  expect((await change('resume')).body).toMatchObject({ plan: 'Yearly', endsAt: null });
  const failed = (await change('fail')).body;
  expect(Math.round((Date.parse(failed.graceUntil) - Date.now()) / DAY)).toBe(7);
  expect((await change('pay')).body).toMatchObject({ plan: 'Yearly', graceUntil: null });
  expect((await change('renew')).body).toMatchObject({ plan: 'Yearly' });
  expect((await listInvoices(buyer.id)).map(({ status }) => status)).toEqual([
    'paid',
    'paid',
    'paid',
  ]);
  expect((await change('end')).body).toMatchObject({ plan: 'Free', renewsAt: null });
  expect((await change('end')).status).toBe(409);
  expect(await titles()).toEqual([
    ...['Yearly plan begun', 'Plan cancelled', 'Plan resumed', 'Payment failed'],
    ...['Payment received', 'Plan ended'],
  ]);
});

test('it is renewed and it ends by the clock, as at a provider', async () => {
  const { careForPlans } = await import('@/lib/billing/care');
  const { testProvider } = await import('@/lib/billing/test-provider');
  await buy('monthly');
  const later = (days: number) =>
    world.database.rows(`
      UPDATE test_subscriptions SET period_start = period_start - interval '${days} days',
        period_end = period_end - interval '${days} days';
      UPDATE subscriptions SET current_period_end = current_period_end - interval '${days} days',
        updated_at = updated_at - interval '${days} days'`);
  await later(70);
  await careForPlans(testProvider);
  expect(await getBilling(buyer.id)).toMatchObject({ plan: 'Monthly', endsAt: null });
  expect((await listInvoices(buyer.id)).length).toBeGreaterThan(2);
  await change('cancel');
  await later(40);
  await careForPlans(testProvider);
  expect((await getBilling(buyer.id)).plan).toBe('Free');
  expect((await titles()).at(-1)).toBe('Plan ended');
});

test('a plan of the last of a month ends on the last of each, and back on the 31st', async () => {
  const { renewDue } = await import('@/lib/billing/test-renewal');
  await buy('monthly');
  const [row] = await world.database.rows(
    `UPDATE test_subscriptions s SET period_start = '2026-01-31T12:00Z', period_end = '2026-02-28T12:00Z'
     FROM billing_customers c WHERE c.id = s.customer_id AND c.user_id = '${buyer.id}'
     RETURNING c.id`,
  );
  const ends = async (now: string) => {
    await renewDue(String(row?.id), new Date(now));
    const [found] = await world.database.rows(
      `SELECT period_end FROM test_subscriptions WHERE customer_id = '${row?.id}'`,
    );
    return found?.period_end;
  };
  expect(await ends('2026-03-01')).toEqual(new Date('2026-03-31T12:00Z'));
  expect(await ends('2026-04-01')).toEqual(new Date('2026-04-30T12:00Z'));
  expect(await ends('2026-06-01')).toEqual(new Date('2026-06-30T12:00Z'));
  expect(await ends('2026-07-01')).toEqual(new Date('2026-07-31T12:00Z'));
});

test('a period that is over does not say that it will be renewed in the past', async () => {
  await buy('monthly');
  const { renewsAt } = await getBilling(buyer.id);
  expect(Date.parse(renewsAt ?? '')).toBeGreaterThan(Date.now());
  await world.database.rows(`UPDATE subscriptions SET current_period_end = now() - interval '1 hour'
    WHERE user_id = '${buyer.id}'`);
  expect(await getBilling(buyer.id)).toMatchObject({ plan: 'Monthly', renewsAt: null });
});

test('an event that was not delivered is delivered later', async () => {
  const { careForPlans } = await import('@/lib/billing/care');
  const { testProvider } = await import('@/lib/billing/test-provider');
  const { body } = await checkout('price_test_monthly');
  // As if the application had been killed between the payment and its events.
  const lock = `INSERT INTO test_subscriptions (id, customer_id, plan, status, period_start, period_end)
    SELECT 'sub_${buyer.id}', customer_id, plan, 'active', now(), now() + interval '1 month'
    FROM test_checkouts WHERE id = '${body.id}'`;
  await world.database.rows(lock);
  await world.database.rows(`INSERT INTO test_events (id, customer_id, type)
    SELECT 'evt_${buyer.id}', customer_id, 'invoice.paid' FROM test_checkouts WHERE id = '${body.id}'`);
  expect((await getBilling(buyer.id)).plan).toBe('Free');
  await careForPlans(testProvider);
  expect((await getBilling(buyer.id)).plan).toBe('Monthly');
  expect((await answer(body.id, 'pay')).status, 'a second plan').toBe(409);
});

test.each([
  ['price_test_lifetime', 'This price is not one of our plans.'],
  ['', 'This price is not one of our plans.'],
])('the price %j is refused', async (price, error) => {
  const { status, body } = await checkout(price);
  expect([status, body.error, body.fields]).toEqual([422, error, { priceId: error }]);
});

test('nobody buys for somebody else, and fields that are not asked for are refused', async () => {
  const other = await createBuyer();
  const price = 'price_test_monthly';
  expect((await post('create-checkout-session', { userId: other.id, priceId: price })).status).toBe(
    403,
  );
  await world.database.rows(`UPDATE users SET role = 'ADMIN' WHERE id = '${buyer.id}'`);
  expect((await post('create-checkout-session', { userId: other.id, priceId: price })).status).toBe(
    403,
  );
  const extra = { userId: buyer.id, priceId: price, amount: 1 };
  expect((await post('create-checkout-session', extra)).status).toBe(422);
});

test('whoever bought nothing has nothing to manage', async () => {
  expect(await post('billing-portal', {})).toMatchObject({
    status: 409,
    body: { error: 'You have not bought a plan yet.' },
  });
  await checkout('price_test_monthly');
  const { body } = await post('billing-portal', {});
  expect(body).toEqual({ url: 'http://localhost/checkout/test/manage' });
});
