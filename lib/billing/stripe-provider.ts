import 'server-only';
import { createHash } from 'node:crypto';
import { askStripe, isMissing, requireStripeObject, type Stripe } from '@/lib/integrations/stripe';
import { findPrices } from './mode';
import type { Provider } from './provider';
import { findReversal, openCheckout, openPortal, openUpgrade } from './stripe-checkout';
import { MARK, toCheckout, toInvoice, toSubscription, toUpgrade } from './stripe-mapper';

/** Null when the requested object does not exist; other errors are rethrown. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

const LATEST = { expand: ['data.latest_invoice'], status: 'all', limit: 100 } as const;
/** Customers with more invoices only see the newest. */
const MOST_INVOICES = 100;

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

const ours = (subscription: Stripe.Subscription) => toSubscription(subscription, findPrices());

const listed = (customer: string) =>
  askStripe(async (stripe) => {
    const params = { ...LATEST, expand: [...LATEST.expand], customer };
    const found = await orNull(all(stripe.subscriptions.list(params)));
    return (found ?? []).filter(({ items }) => items.data.length > 0).map(ours);
  });

const found = (id: string) =>
  askStripe(async (stripe) => {
    if (id.startsWith('sub_')) {
      const expand = ['latest_invoice'];
      const subscription = await orNull(stripe.subscriptions.retrieve(id, { expand }));
      return subscription && toUpgrade(requireStripeObject(subscription, id), findPrices());
    }
    const expand = ['line_items'];
    const session = await orNull(stripe.checkout.sessions.retrieve(id, { expand }));
    return session && toCheckout(requireStripeObject(session, id), findPrices());
  });

type After = { starting_after?: string };

/** Lists page by page, each page with its own time limit. */
async function* everyOf<T extends { id: string }>(
  list: (stripe: Stripe, after: After) => Promise<Stripe.ApiList<T>>,
) {
  for (let after: After | null = {}; after; ) {
    const from: After = after;
    const { data, has_more } = await askStripe((stripe) => list(stripe, from));
    yield* data;
    const last = data.at(-1);
    after = has_more && last ? { starting_after: last.id } : null;
  }
}

async function* everySubscription() {
  const subscriptions = everyOf((stripe, after) =>
    stripe.subscriptions.list({ ...LATEST, expand: [...LATEST.expand], ...after }),
  );
  for await (const one of subscriptions) if (one.items.data.length > 0) yield ours(one);
}

async function* everyCustomer() {
  const customers = everyOf((stripe, after) => stripe.customers.list({ limit: 100, ...after }));
  for await (const { id, metadata } of customers) {
    const userId = metadata[MARK];
    if (userId) yield { id, userId };
  }
}

/** The provider for Stripe. */
export const stripeProvider: Provider = {
  kind: 'STRIPE',
  createCustomer: ({ id, email, name, former }) =>
    askStripe(async (stripe) => {
      const params = { email, name, metadata: { [MARK]: id } };
      // The key includes email and name: Stripe rejects a key reused with other parameters.
      const mark = createHash('sha256')
        .update(JSON.stringify([email, name]))
        .digest('hex');
      const idempotencyKey = `customer-${id}-${former ?? 'first'}-${mark.slice(0, 32)}`;
      const made = await stripe.customers.create(params, { idempotencyKey });
      return requireStripeObject(made).id;
    }),
  listSubscriptions: listed,
  // Subscriptions whose card was declined are incomplete too: their checkout is still open.
  isConfirming: (subscription) =>
    askStripe(async (stripe) => {
      const { data } = await stripe.checkout.sessions.list({ subscription, limit: 1 });
      return data[0]?.status === 'complete';
    }),
  openCheckout,
  openUpgrade,
  openPortal,
  findCheckout: found,
  listInvoices: (customer) =>
    askStripe(async (stripe) => {
      const list = await orNull(stripe.invoices.list({ customer, limit: MOST_INVOICES }));
      return (list === null ? [] : list.data)
        .filter(({ status }) => status !== 'draft')
        .map(toInvoice);
    }),
  cancelNow: (id) =>
    askStripe(async (stripe) => {
      const subscription = await orNull(stripe.subscriptions.retrieve(id));
      if (!subscription || requireStripeObject(subscription, id).ended_at) return;
      await orNull(stripe.subscriptions.cancel(id));
    }),
  closeCustomer: (id) =>
    askStripe(async (stripe) => {
      const customer = await orNull(stripe.customers.retrieve(id));
      if (customer && !requireStripeObject(customer, id).deleted)
        await orNull(stripe.customers.del(id));
    }),
  findReversal,
  everySubscription,
  everyCustomer,
};
