import { expect, test } from 'vitest';
import type { Event } from '../doubles/stripe/state';
import { seeded, shuffled } from '../doubles/stripe/webhook';
import { type Buyer, billingWorld } from '../support/billing-world';

const PEOPLE = 10;
const EVENTS = 100;
const DELIVERIES = 1_000;
const AT_ONCE = 6;
/** Events are days apart; both runs use the same days. */
const DAY = 86_400_000;

const world = await billingWorld('billing_events');

type Step = () => void | Promise<void>;

/** Histories of ten customers, at least one hundred events in total, step by step. */
function lives(buyers: readonly Buyer[]): Step[] {
  const { act } = world.stripe;
  const ids = new Map<number, string>();
  const idOf = (place: number) => ids.get(place) ?? '';
  const buy = (place: number, plan: 'monthly' | 'yearly') => async () => {
    const { body } = await world.checkout(buyers[place] as Buyer, plan);
    ids.set(place, act.pay(body.id));
  };
  const upgrade = (place: number) => async () => {
    const { body } = await world.checkout(buyers[place] as Buyer, 'yearly');
    act.confirmUpgrade(body.id);
  };
  const all = Array.from({ length: PEOPLE }, (_, place) => place);
  return [
    ...all.map((place) => buy(place, place % 3 === 2 ? 'yearly' : 'monthly')),
    ...all.map((place) => () => act.renew(idOf(place))),
    ...[0, 1, 2, 5].map((place) => () => act.cancelAtPeriodEnd(idOf(place))),
    ...[1, 2].map((place) => () => act.resume(idOf(place))),
    ...[3, 4, 6, 7].map((place) => () => act.failRenewal(idOf(place))),
    ...[3, 4].map((place) => () => act.payOpen(idOf(place))),
    () => act.endNow(idOf(0)),
    upgrade(1),
    () => act.endNow(idOf(7)),
    buy(0, 'yearly'),
    () => act.refund(idOf(8)),
    () => void act.dispute(idOf(9)),
    () => act.renew(idOf(5)),
    upgrade(3),
    () => act.cancelAtPeriodEnd(idOf(3)),
    () => act.renew(idOf(4)),
  ];
}

/** The state of every customer, by position. */
const states = async (buyers: readonly Buyer[]) => {
  const found = [];
  for (const buyer of buyers) {
    const { id: _, ...plan } = (await world.planOf(buyer)) ?? {};
    const subscriber = await world.isSubscriber(buyer);
    // A plan ended by a refund or a dispute ends when we learn of it.
    const isOver = plan.status === 'canceled' && { accessUntil: subscriber ? 'still' : 'over' };
    found.push({ ...plan, ...isOver, subscriber });
  }
  return found;
};

type Deliver = (events: readonly Event[], isLast: boolean) => Promise<void>;

/** Replays the histories on the same days. */
async function run(start: number, deliver: Deliver) {
  const buyers: Buyer[] = [];
  for (let place = 0; place < PEOPLE; place += 1) buyers.push(await world.createBuyer());
  let days = 0;
  world.stripe.clock.now = () => start + days * 60_000;
  const steps = lives(buyers);
  for (const [place, step] of steps.entries()) {
    days += 1;
    await step();
    await deliver(world.newEvents(), place === steps.length - 1);
  }
  // Subscriptions that we ended at Stripe produce events too.
  await deliver(world.newEvents(), true);
  return states(buyers);
}

async function send(event: Event): Promise<number> {
  const body = JSON.stringify(event);
  return world.send(body, world.sign(body, [world.stripe.secret]));
}

test('100 events in 1,000 deliveries, shuffled and repeated, end as the events in order do', async () => {
  const start = Date.now() - DAY;
  let events = 0;
  const inOrder = await run(start, async (fresh) => {
    events += fresh.length;
    for (const event of fresh) expect(await send(event)).toBe(200);
  });
  expect(events).toBeGreaterThanOrEqual(EVENTS);
  const without = inOrder.flatMap(({ subscriber }, place) => (subscriber ? [] : [place]));
  expect(without, 'ended, given back, disputed').toEqual([7, 8, 9]);
  const copies = Math.ceil(DELIVERIES / events);
  for (const seed of [1, 2]) {
    const random = seeded(seed);
    let waiting: Event[] = [];
    let sent = 0;
    world.stripe.delay = 4;
    const again = await run(start, async (fresh, isLast) => {
      waiting.push(...fresh.flatMap((event) => Array<Event>(copies).fill(event)));
      waiting = shuffled(waiting, random);
      // Some events now, in any order and simultaneously; the rest arrive days late.
      const now = waiting.splice(0, isLast ? waiting.length : Math.floor(random() * 24));
      for (let from = 0; from < now.length; from += AT_ONCE) {
        const statuses = await Promise.all(now.slice(from, from + AT_ONCE).map(send));
        expect(new Set(statuses)).toEqual(new Set([200]));
      }
      sent += now.length;
    });
    world.stripe.delay = 0;
    expect(waiting).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(DELIVERIES);
    expect(again, `seed ${seed}`).toEqual(inOrder);
  }
}, 240_000);

test('a slow answer of Stripe that is older than what was written is not written', async () => {
  const buyer = await world.createBuyer();
  const id = await world.buy(buyer, 'monthly');
  const { stripeProvider } = await import('@/lib/billing/stripe-provider');
  const { syncCustomer } = await import('@/lib/billing/sync');
  const customer = world.stripe.state.subscriptions.get(id)?.customer ?? '';
  let asked = 0;
  // It queried before the end, and its answer arrives after the end was written.
  const slow: typeof stripeProvider = {
    ...stripeProvider,
    listSubscriptions: async (customerId) => {
      const before = await stripeProvider.listSubscriptions(customerId);
      asked += 1;
      if (asked === 1) {
        world.stripe.act.endNow(id);
        expect(await world.deliverAll()).toEqual([200]);
      }
      return before;
    },
  };
  expect(await syncCustomer(slow, customer, { id: 'evt_slow', type: 'invoice.paid' })).toBe(
    'written',
  );
  expect(asked).toBe(2);
  expect(await world.planOf(buyer)).toMatchObject({ status: 'canceled' });
  expect(await world.titles(buyer)).toEqual(['Monthly plan begun', 'Plan ended']);
});

test('many events of one customer at the same moment are all taken, and told once', async () => {
  const buyer = await world.createBuyer();
  const { body } = await world.checkout(buyer, 'yearly');
  world.stripe.delay = 20;
  world.stripe.act.pay(body.id);
  const events = world.newEvents();
  const statuses = await Promise.all([...events, ...events, ...events].map(send));
  world.stripe.delay = 0;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await world.isSubscriber(buyer)).toBe(true);
  expect(await world.titles(buyer)).toEqual(['Yearly plan begun']);
  expect(await world.actions(buyer)).toEqual(['plan_begun']);
});
