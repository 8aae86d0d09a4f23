import type { Stripe } from '@/lib/integrations/stripe';
import type { PaidPlan } from '@/prisma/client/enums';
import type { CheckoutResult, ProviderSubscription } from './provider';
import type { InvoiceOnWire } from './types';

/** Metadata key on everything bought here: our Stripe account may sell other things too. */
export const MARK = 'veminto_user';

type Prices = Record<PaidPlan, string> | null;

const toDate = (seconds: number) => new Date(seconds * 1_000);
const orNull = (seconds: number | null | undefined) => (seconds ? toDate(seconds) : null);
export const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const BY_INTERVAL: Record<string, PaidPlan> = { month: 'MONTHLY', year: 'YEARLY' };

/** Subscribers keep an old price when prices change: then its interval determines the plan. */
function planOf(price: Stripe.Price, metadata: Stripe.Metadata, prices: Prices): PaidPlan | null {
  if (price.id === prices?.MONTHLY) return 'MONTHLY';
  if (price.id === prices?.YEARLY) return 'YEARLY';
  if (!metadata[MARK]) return null;
  return BY_INTERVAL[price.recurring?.interval ?? ''] ?? null;
}

/** Since when money is owed: the date of the open invoice, or else the start of the period. */
function unpaidSince({ status, latest_invoice: invoice }: Stripe.Subscription, start: number) {
  if (status !== 'past_due') return null;
  const open = typeof invoice === 'object' && invoice?.status === 'open' ? invoice : null;
  return toDate(open?.created ?? start);
}

/** Expects the subscription with its latest invoice expanded. */
export function toSubscription(found: Stripe.Subscription, prices: Prices): ProviderSubscription {
  const [item] = found.items.data;
  if (!item) throw new Error(`Stripe: ${found.id} has no items.`);
  const { current_period_start: start, current_period_end: end } = item;
  const cancelAt = found.cancel_at ?? (found.cancel_at_period_end ? end : null);
  return {
    id: found.id,
    customerId: idOf(found.customer) ?? '',
    plan: planOf(item.price, found.metadata, prices),
    status: found.status,
    periodStart: toDate(start),
    periodEnd: toDate(end),
    cancelAt: orNull(cancelAt),
    unpaidSince: unpaidSince(found, start),
    endedAt: orNull(found.ended_at ?? found.canceled_at),
    createdAt: toDate(found.created),
  };
}

function statusOf({ status, payment_status }: Stripe.Checkout.Session): CheckoutResult['status'] {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  return payment_status === 'unpaid' ? 'processing' : 'paid';
}

/** Expects the session with its line items; null without a customer, as then it is not ours. */
export function toCheckout(found: Stripe.Checkout.Session, prices: Prices): CheckoutResult | null {
  const customerId = idOf(found.customer);
  if (customerId === null) return null;
  const price = found.line_items?.data[0]?.price;
  return {
    customerId,
    amountTotal: found.amount_total ?? 0,
    currency: found.currency ?? 'usd',
    status: statusOf(found),
    plan: price ? planOf(price, found.metadata ?? {}, prices) : null,
  };
}

/** The latest payment of a subscription, as the result of an upgrade. */
export function toUpgrade(found: Stripe.Subscription, prices: Prices): CheckoutResult | null {
  const invoice = found.latest_invoice;
  if (typeof invoice !== 'object' || !invoice) return null;
  const { customerId, plan } = toSubscription(found, prices);
  const status = invoice.status === 'paid' ? 'paid' : 'processing';
  return { customerId, amountTotal: invoice.total, currency: invoice.currency, status, plan };
}

export function toInvoice(found: Stripe.Invoice): InvoiceOnWire {
  return {
    id: found.number ?? found.id,
    date: toDate(found.created).toISOString(),
    amount: found.total,
    currency: found.currency,
    status: found.status ?? 'draft',
    url: found.hosted_invoice_url ?? null,
  };
}
