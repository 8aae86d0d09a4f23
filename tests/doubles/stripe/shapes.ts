import {
  type Charge,
  type Customer,
  type Dispute,
  type Invoice,
  type Price,
  priceOf,
  type Session,
  type State,
  type Subscription,
} from './state.ts';

/** Objects as returned by the API; expanded ids are replaced by whole objects. */
export type Expand = readonly string[];

const list = (data: object[], url: string) => ({ object: 'list', data, has_more: false, url });

export function customerShape({ id, email, name, metadata, created, deleted }: Customer) {
  if (deleted) return { id, object: 'customer', deleted: true };
  return { id, object: 'customer', email, name, metadata, created, livemode: false };
}

export function priceShape({ id, product, amount, interval }: Price) {
  return {
    id,
    object: 'price',
    product,
    active: true,
    currency: 'usd',
    type: 'recurring',
    unit_amount: amount,
    livemode: false,
    metadata: {},
    lookup_key: null,
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
  };
}

export function invoiceShape(invoice: Invoice) {
  const { id, number, customer, subscription, total, status, created } = invoice;
  const paid = status === 'paid';
  return {
    id,
    object: 'invoice',
    number,
    customer,
    total,
    status,
    created,
    currency: 'usd',
    amount_due: total,
    amount_paid: paid ? total : 0,
    amount_remaining: paid ? 0 : total,
    livemode: false,
    billing_reason: 'subscription_cycle',
    attempted: true,
    hosted_invoice_url: `https://invoice.stripe.example/i/${id}`,
    invoice_pdf: `https://pay.stripe.example/invoice/${id}/pdf`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription, metadata: {} },
    },
    status_transitions: {
      finalized_at: created,
      paid_at: paid ? created : null,
      marked_uncollectible_at: null,
      voided_at: null,
    },
  };
}

export function subscriptionShape(state: State, found: Subscription, expand: Expand = []) {
  const { item, price, latest_invoice, current_period_start, current_period_end, ...rest } = found;
  const invoice = state.invoices.get(latest_invoice ?? '');
  const known = priceOf(state, price);
  const items = [
    {
      id: item,
      object: 'subscription_item',
      subscription: found.id,
      quantity: 1,
      current_period_start,
      current_period_end,
      metadata: {},
      price: known && priceShape(known),
    },
  ];
  return {
    ...rest,
    object: 'subscription',
    livemode: false,
    currency: 'usd',
    collection_method: 'charge_automatically',
    billing_cycle_anchor: current_period_start,
    cancel_at_period_end: found.cancel_at !== null,
    items: list(items, `/v1/subscription_items?subscription=${found.id}`),
    latest_invoice:
      expand.includes('latest_invoice') && invoice ? invoiceShape(invoice) : latest_invoice,
  };
}

export function sessionShape(state: State, session: Session, expand: Expand = []) {
  const { price, subscriptionMetadata: _, ...rest } = session;
  const known = priceOf(state, price);
  const lines = [
    {
      id: `li_${session.id}`,
      object: 'item',
      quantity: 1,
      currency: 'usd',
      amount_total: known?.amount,
      price: known && priceShape(known),
    },
  ];
  return {
    ...rest,
    object: 'checkout.session',
    mode: 'subscription',
    livemode: false,
    amount_total: known?.amount ?? 0,
    currency: 'usd',
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `https://checkout.stripe.example/c/pay/${session.id}` : null,
    ...(expand.includes('line_items') && {
      line_items: list(lines, `/v1/checkout/sessions/${session.id}/line_items`),
    }),
  };
}

export function chargeShape({ id, customer, payment_intent, amount, amount_refunded }: Charge) {
  return {
    id,
    object: 'charge',
    customer,
    payment_intent,
    amount,
    amount_refunded,
    currency: 'usd',
    status: 'succeeded',
    paid: true,
    captured: true,
    livemode: false,
    refunded: amount === amount_refunded,
  };
}

export function disputeShape(state: State, { id, charge, status }: Dispute) {
  const { amount, payment_intent } = state.charges.get(charge) ?? {};
  return {
    id,
    object: 'dispute',
    charge,
    status,
    amount,
    payment_intent,
    currency: 'usd',
    reason: 'fraudulent',
    livemode: false,
  };
}
