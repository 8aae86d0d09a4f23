import { randomUUID } from 'node:crypto';
import type { StripeDouble } from '../doubles/stripe/index';
import { randomId } from '../doubles/stripe/state';

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;

/** The plan paid for; null if the user only opened the checkout. */
export type Buyer = { id: string; plan: 'MONTHLY' | 'YEARLY' | null; cancelled: boolean };

/** A user at Stripe's checkout. */
async function begin({ state }: StripeDouble, rows: Rows, plan: 'monthly' | 'yearly') {
  const [row] = await rows(
    `INSERT INTO users (email, first_name, last_name, email_verified_at)
     VALUES ('${randomUUID()}@people.example', 'Ida', 'Holm', now()) RETURNING id, email`,
  );
  const id = String(row?.id);
  const mark = { veminto_user: id };
  const customer = { id: randomId('cus'), email: String(row?.email), name: 'Ida Holm' };
  state.customers.set(customer.id, {
    ...customer,
    metadata: mark,
    created: state.now(),
    deleted: false,
  });
  await rows(`INSERT INTO billing_customers (id, provider, user_id)
    VALUES ('${customer.id}', 'STRIPE', '${id}')`);
  const session = { id: randomId('cs'), customer: customer.id, price: state.prices[plan].id };
  state.sessions.set(session.id, {
    ...session,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: id,
    metadata: mark,
    subscriptionMetadata: mark,
    success_url: '',
    cancel_url: '',
    subscription: null,
    created: state.now(),
  });
  return { id, session: session.id };
}

/** A user who did not pay. */
export async function createVisitor(stripe: StripeDouble, rows: Rows): Promise<Buyer> {
  const { id } = await begin(stripe, rows, 'monthly');
  return { id, plan: null, cancelled: false };
}

/** A user who paid; some were renewed since, some have cancelled. No event was delivered yet. */
export async function createBuyer(stripe: StripeDouble, rows: Rows, nth: number): Promise<Buyer> {
  const isMonthly = nth % 2 === 0;
  const { id, session } = await begin(stripe, rows, isMonthly ? 'monthly' : 'yearly');
  const subscription = stripe.act.pay(session);
  if (nth % 3 === 0) stripe.act.renew(subscription);
  const cancelled = nth % 5 === 0;
  if (cancelled) stripe.act.cancelAtPeriodEnd(subscription);
  return { id, plan: isMonthly ? 'MONTHLY' : 'YEARLY', cancelled };
}

/** Whether a user has exactly what they paid for, and was notified of each thing once. */
export async function isRight(rows: Rows, { id, plan, cancelled }: Buyer): Promise<boolean> {
  const [held] = await rows(
    `SELECT plan, status, cancel_at IS NOT NULL AS cancelled FROM subscriptions
     WHERE user_id = '${id}'`,
  );
  const told = await rows(
    `SELECT title FROM notifications WHERE user_id = '${id}' AND kind = 'PLAN'`,
  );
  const written = await rows(`SELECT action FROM audit_events WHERE subject = '${id}'`);
  if (plan === null) return held === undefined && told.length + written.length === 0;
  const titles = told.map(({ title }) => String(title));
  return (
    held?.plan === plan &&
    held.status === 'active' &&
    held.cancelled === cancelled &&
    titles.filter((title) => title.endsWith('plan begun')).length === 1 &&
    new Set(titles).size === titles.length &&
    written.length === titles.length
  );
}
