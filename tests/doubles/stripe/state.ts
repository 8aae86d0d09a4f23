import { randomBytes } from 'node:crypto';

// State of the local server. Field names are those of Stripe's API reference
// (https://docs.stripe.com/api); shapes.ts builds its objects from it.

type Metadata = Record<string, string>;

export type Customer = {
  id: string;
  email: string;
  name: string;
  metadata: Metadata;
  created: number;
  deleted: boolean;
};
export type Price = { id: string; product: string; amount: number; interval: 'month' | 'year' };
export type Session = {
  id: string;
  customer: string;
  price: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  metadata: Metadata;
  subscriptionMetadata: Metadata;
  client_reference_id: string | null;
  success_url: string;
  cancel_url: string;
  subscription: string | null;
  created: number;
};
export type Subscription = {
  id: string;
  item: string;
  customer: string;
  price: string;
  status: string;
  metadata: Metadata;
  current_period_start: number;
  current_period_end: number;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  created: number;
};
export type Invoice = {
  id: string;
  number: string;
  customer: string;
  subscription: string;
  total: number;
  status: 'open' | 'paid';
  payment_intent: string;
  created: number;
};
export type Charge = {
  id: string;
  customer: string;
  payment_intent: string;
  amount: number;
  amount_refunded: number;
};
export type Dispute = { id: string; charge: string; status: string };
export type Portal = { id: string; customer: string; flow: Record<string, string> };
export type Configuration = { id: string; metadata: Metadata; features: unknown };
export type Event = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: boolean;
  type: string;
  data: { object: object };
};

export const randomId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

const byId = <T extends { id: string }>() => new Map<string, T>();

export type State = ReturnType<typeof createState>;

/** @param now seconds since 1970 */
export function createState(now: () => number) {
  const product = randomId('prod');
  const prices: Record<'monthly' | 'yearly' | 'other', Price> = {
    monthly: { id: randomId('price'), product, amount: 2_000, interval: 'month' },
    yearly: { id: randomId('price'), product, amount: 24_000, interval: 'year' },
    other: { id: randomId('price'), product: randomId('prod'), amount: 500, interval: 'month' },
  };
  return {
    now,
    prices,
    customers: byId<Customer>(),
    sessions: byId<Session>(),
    subscriptions: byId<Subscription>(),
    invoices: byId<Invoice>(),
    charges: byId<Charge>(),
    disputes: byId<Dispute>(),
    portals: byId<Portal>(),
    configurations: byId<Configuration>(),
    /** Everything that happened, oldest first. */
    events: [] as Event[],
  };
}

export function priceOf({ prices }: State, id: string): Price | undefined {
  return Object.values(prices).find((price) => price.id === id);
}
