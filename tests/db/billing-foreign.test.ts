import { beforeEach, expect, test } from 'vitest';
import { sign } from '../doubles/stripe/webhook';
import { type Buyer, billingWorld } from '../support/billing-world';

const OTHER = 'whsec_of_somebody_else';
const ROLLED = 'whsec_new_one_of_a_roll';

let buyer: Buyer;

const world = await billingWorld('billing_foreign');
beforeEach(async () => {
  buyer = await world.createBuyer();
});

/** A payment that happened without an event. */
async function paidEvent() {
  const { body } = await world.checkout(buyer, 'monthly');
  world.stripe.act.pay(body.id);
  const event = world.newEvents().find(({ type }) => type === 'customer.subscription.created');
  if (!event) throw new Error('Nothing happened.');
  return event;
}

const everything = () =>
  world.database.rows(`SELECT
    (SELECT jsonb_agg(to_jsonb(s) ORDER BY user_id) FROM subscriptions s) AS plans,
    (SELECT count(*) FROM payment_events) AS events,
    (SELECT count(*) FROM notifications) AS notices,
    (SELECT jsonb_agg(version ORDER BY id) FROM billing_customers) AS versions`);

const now = () => Math.floor(Date.now() / 1_000);
type Made = { body: string; signature: string };
const ours = () => world.stripe.secret;

const refused: [string, (text: string) => Made][] = [
  ['without a signature', (body) => ({ body, signature: '' })],
  ['forged', (body) => ({ body, signature: sign(body, [OTHER]) })],
  ['signed by the test scheme alone', (body) => ({ body, signature: `t=${now()},v0=00` })],
  ['301 seconds old', (body) => ({ body, signature: sign(body, [ours()], now() - 301) })],
  ['of the future', (body) => ({ body, signature: sign(body, [ours()], now() + 400) })],
  [
    'old, with the time of a new one before it',
    (body) => ({ body, signature: `t=${now()},${sign(body, [ours()], now() - 4_000)}` }),
  ],
  [
    'old, with the time of a new one behind it',
    (body) => ({ body, signature: `${sign(body, [ours()], now() - 4_000)},t=${now()}` }),
  ],
  ['truncated', (body) => ({ body: body.slice(0, -20), signature: sign(body, [ours()]) })],
  [
    'changed',
    (body) => ({ body: body.replace('"active"', '"paused"'), signature: sign(body, [ours()]) }),
  ],
  ['signed twice by others', (body) => ({ body, signature: sign(body, [OTHER, ROLLED]) })],
  ['empty', () => ({ body: '', signature: sign('', [ours()]) })],
];

test.each(refused)('an event that is %s is refused and changes nothing', async (_what, make) => {
  const event = await paidEvent();
  const before = await everything();
  const { body, signature } = make(JSON.stringify(event));
  expect(await world.send(body, signature)).toBe(400);
  expect(await everything()).toEqual(before);
  expect(await world.isSubscriber(buyer)).toBe(false);
});

type Change = (event: Record<string, unknown>) => unknown;

const foreign: [string, Change][] = [
  ['of the other mode', (event) => ({ ...event, livemode: true })],
  ['of a connected account', (event) => ({ ...event, account: 'acct_1' })],
  [
    'about a customer that is not ours',
    (event) => ({ ...event, data: { object: { id: 'sub_1', customer: 'cus_of_others' } } }),
  ],
  ['about nobody', (event) => ({ ...event, data: { object: { id: 'sub_1', customer: null } } })],
  [
    'about a charge that is not there',
    (event) => ({
      ...event,
      type: 'charge.refunded',
      data: { object: { id: 'ch_of_others', customer: 'cus_of_others' } },
    }),
  ],
  ['without an id', ({ id: _, ...event }) => event],
  ['no event', () => ['customer.subscription.created']],
  ['of another shape', (event) => ({ ...event, data: { object: { customer: 7 } } })],
];

test.each(foreign)(
  'a signed event that is %s is taken, so that it is not sent again, and changes nothing',
  async (_what, make) => {
    const event = await paidEvent();
    const before = await everything();
    const body = JSON.stringify(make({ ...event }));
    expect(await world.send(body, sign(body, [ours()]))).toBe(200);
    expect(await everything()).toEqual(before);
  },
);

test('what an event claims about us is asked for and not believed', async () => {
  const { body: session } = await world.checkout(buyer, 'monthly');
  const customer = world.stripe.state.sessions.get(session.id)?.customer;
  const claim = {
    id: 'evt_claim',
    object: 'event',
    type: 'customer.subscription.created',
    livemode: false,
    data: { object: { id: 'sub_claimed', customer, status: 'active', metadata: {} } },
  };
  const body = JSON.stringify(claim);
  expect(await world.send(body, sign(body, [ours()]))).toBe(200);
  expect(await world.isSubscriber(buyer)).toBe(false);
});

test('kinds of events that we do not know are taken and noted once', async () => {
  for (const type of [
    'customer.tax_id.created',
    'entitlements.active_entitlement_summary.updated',
  ]) {
    const event = {
      id: `evt_${type}`,
      object: 'event',
      type,
      livemode: false,
      data: { object: { object: 'tax_id' } },
    };
    const body = JSON.stringify(event);
    for (let time = 0; time < 2; time += 1) {
      expect(await world.send(body, sign(body, [ours()]))).toBe(200);
    }
    const noted = await world.database.rows(`SELECT * FROM payment_events WHERE type = '${type}'`);
    expect(noted).toHaveLength(1);
  }
});

test('a body that is too long is refused before it is looked at', async () => {
  const body = ' '.repeat(600 * 1_024);
  expect(await world.send(body, sign(body, [ours()]))).toBe(413);
});

test('while the secret is rolled both sign, and one that we know is enough', async () => {
  const { openSigned } = await import('@/lib/integrations/stripe');
  const text = JSON.stringify(await paidEvent());
  const open = (signers: string[], secrets: string[]) =>
    openSigned(Buffer.from(text), sign(text, signers), secrets) !== null;
  // Before, while and after the setting holds both.
  for (const secrets of [[ours()], [ours(), ROLLED], [ROLLED]]) {
    expect(open([ours(), ROLLED], secrets)).toBe(true);
    expect(open([ROLLED, ours()], secrets)).toBe(true);
  }
  // Before and after Stripe signs with both.
  expect(open([ours()], [ours(), ROLLED])).toBe(true);
  expect(open([ROLLED], [ours(), ROLLED])).toBe(true);
  expect(open([OTHER], [ours(), ROLLED])).toBe(false);
  expect(open([ours()], [ROLLED])).toBe(false);
});

test('an event that is signed with both secrets of a roll changes the plan', async () => {
  const body = JSON.stringify(await paidEvent());
  expect(await world.send(body, sign(body, [ROLLED, ours()]))).toBe(200);
  expect(await world.isSubscriber(buyer)).toBe(true);
});

test('a plan goes to whom the customer is, whatever the checkout says of others', async () => {
  const other = await world.createBuyer();
  const { body } = await world.checkout(buyer, 'monthly');
  const session = world.stripe.state.sessions.get(body.id);
  if (session)
    Object.assign(session, { client_reference_id: other.id, metadata: { veminto_user: other.id } });
  world.stripe.act.pay(body.id);
  await world.deliverAll();
  expect([await world.isSubscriber(buyer), await world.isSubscriber(other)]).toEqual([true, false]);
});

test('what a customer of ours has of other things is no plan', async () => {
  const { body } = await world.checkout(buyer, 'monthly');
  const session = world.stripe.state.sessions.get(body.id);
  const price = world.stripe.state.prices.other.id;
  if (session) Object.assign(session, { price, subscriptionMetadata: {} });
  world.stripe.act.pay(body.id);
  expect(new Set(await world.deliverAll())).toEqual(new Set([200]));
  expect(await world.planOf(buyer)).toBeNull();
});

test('a payment of another business in the account that is given back ends nothing of its own', async () => {
  const id = await world.buy(buyer, 'monthly');
  world.newEvents();
  // As if its customer were one of theirs.
  await world.database.rows(`DELETE FROM billing_customers WHERE user_id = '${buyer.id}'`);
  world.stripe.act.refund(id);
  expect(await world.deliverAll()).toEqual([200]);
  expect(world.stripe.state.subscriptions.get(id)?.status).toBe('active');
});

test('a payment for something else that is being confirmed keeps nobody from a plan', async () => {
  const { body } = await world.checkout(buyer, 'monthly');
  const session = world.stripe.state.sessions.get(body.id);
  const price = world.stripe.state.prices.other.id;
  if (session) Object.assign(session, { price, subscriptionMetadata: {} });
  world.stripe.act.payLater(body.id);
  expect((await world.checkout(buyer, 'yearly')).status).toBe(200);
});
