import { afterAll } from 'vitest';
import { startStripe, stripeVariables } from '../doubles/stripe';
import type { Event } from '../doubles/stripe/state';
import { deliver, sign } from '../doubles/stripe/webhook';
import { accountWorld } from './account-world';
import { billingRecords } from './billing-records';

export type Buyer = { id: string; email: string; token: string };

/** The application's handlers with the local Stripe double and a separate database. */
export async function billingWorld(name: string, variables: Record<string, string> = {}) {
  const stripe = await startStripe();
  afterAll(stripe.close);
  const world = await accountWorld(name, {
    ...stripeVariables(stripe),
    EMBEDDED_DATABASE: 'false',
    RATE_LIMIT_FACTOR: '1000',
    ...variables,
  });
  const { database, ask } = world;
  const { sealSession } = await import('@/lib/auth/token');

  async function createBuyer(): Promise<Buyer> {
    const account = await world.createAccount();
    const [row] = await database.rows(
      `INSERT INTO sessions (user_id, expires_at)
       VALUES ('${account.id}', now() + interval '1 day') RETURNING id`,
    );
    return { ...account, token: await sealSession(String(row?.id)) };
  }

  /** A browser request, for the user unless another one is named. */
  function checkout(buyer: Buyer, plan: 'monthly' | 'yearly', given: Record<string, string> = {}) {
    return ask('POST', 'veminto/create-checkout-session', {
      body: { userId: buyer.id, priceId: stripe.state.prices[plan].id, ...given },
      headers: { 'x-auth-token': buyer.token },
    });
  }

  const send = async (body: string, signature: string) => {
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    return (await ask('POST', 'stripe/webhook', { body, headers })).status;
  };

  /** Undelivered events of Stripe, in order. */
  let told = 0;
  const newEvents = (): Event[] => {
    const events = stripe.state.events.slice(told);
    told = stripe.state.events.length;
    return events;
  };

  /** Delivers all events. @returns the last status of each. */
  async function deliverAll(): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of newEvents()) {
      const all = await deliver(event, { secret: stripe.secret, send });
      statuses.push(all.at(-1) ?? 0);
    }
    return statuses;
  }

  /** Checkout, payment and events. @returns the subscription's id. */
  async function buy(buyer: Buyer, plan: 'monthly' | 'yearly'): Promise<string> {
    const { body } = await checkout(buyer, plan);
    const id = stripe.act.pay(body.id);
    await deliverAll();
    return id;
  }

  /** As seen by the interface and the quota guards. */
  async function isSubscriber({ id, token }: Buyer): Promise<boolean> {
    const { findRequestUser } = await import('@/lib/auth/session');
    const request = new Request('http://localhost', { headers: { 'x-auth-token': token } });
    const wire = await ask('GET', 'user/[id]', {
      params: { id },
      headers: { 'x-auth-token': token },
    });
    const user = await findRequestUser(request);
    if (user?.isSubscriber !== wire.body.data.isSubscription) throw new Error('Two rules.');
    return user?.isSubscriber ?? false;
  }

  return {
    ...world,
    stripe,
    createBuyer,
    checkout,
    send,
    sign,
    newEvents,
    deliverAll,
    buy,
    isSubscriber,
    ...billingRecords(database),
  };
}
