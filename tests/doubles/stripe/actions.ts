import {
  chargeShape,
  disputeShape,
  invoiceShape,
  sessionShape,
  subscriptionShape,
} from './shapes.ts';
import {
  type Event,
  type Invoice,
  priceOf,
  randomId,
  type Session,
  type State,
  type Subscription,
} from './state.ts';

export const API_VERSION = '2026-10-28.endive';

/** Stripe renews on the same day of the month; thirty days suffice here. */
const DAY = 86_400;
const LENGTHS = { month: 30 * DAY, year: 365 * DAY };

function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('There is no such object at the double.');
  return found;
}

/** Actions of people, time and banks at Stripe, each of which emits events. */
export function createActions(state: State) {
  const emit = (type: string, object: object) => {
    const event: Event = {
      id: randomId('evt'),
      object: 'event',
      api_version: API_VERSION,
      livemode: false,
      created: state.now(),
      type,
      data: { object: structuredClone(object) },
    };
    state.events.push(event);
  };
  const subscription = (id: string) => must(state.subscriptions.get(id));
  const tell = (type: string, { id }: Subscription) =>
    emit(`customer.subscription.${type}`, subscriptionShape(state, subscription(id)));
  const tellSession = (type: string, session: Session) =>
    emit(`checkout.session.${type}`, sessionShape(state, session));

  function bill(of: Subscription, total: number, status: Invoice['status']): Invoice {
    const payment_intent = randomId('pi');
    const invoice: Invoice = {
      id: randomId('in'),
      number: `VEM-${state.invoices.size + 1}`,
      customer: of.customer,
      subscription: of.id,
      total,
      status,
      payment_intent,
      created: state.now(),
    };
    state.invoices.set(invoice.id, invoice);
    of.latest_invoice = invoice.id;
    emit('invoice.created', invoiceShape(invoice));
    if (status === 'paid') collect(invoice);
    else emit('invoice.payment_failed', invoiceShape(invoice));
    return invoice;
  }
  function collect(invoice: Invoice): void {
    const { customer, payment_intent, total } = invoice;
    const charge = { id: randomId('ch'), customer, payment_intent, amount: total };
    state.charges.set(charge.id, { ...charge, amount_refunded: 0 });
    invoice.status = 'paid';
    emit('invoice.paid', invoiceShape(invoice));
  }
  function nextPeriod(of: Subscription, price = of.price): number {
    const { interval, amount } = must(priceOf(state, price));
    Object.assign(of, { price, current_period_start: state.now() });
    of.current_period_end = state.now() + LENGTHS[interval];
    return amount;
  }
  function subscribe(session: Session, status: string): Subscription {
    const made: Subscription = {
      id: randomId('sub'),
      item: randomId('si'),
      customer: session.customer,
      price: session.price,
      status,
      metadata: session.subscriptionMetadata,
      current_period_start: 0,
      current_period_end: 0,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      created: state.now(),
    };
    state.subscriptions.set(made.id, made);
    const amount = nextPeriod(made);
    Object.assign(session, { subscription: made.id, status: 'complete' });
    tell('created', made);
    if (status === 'active') bill(made, amount, 'paid');
    return made;
  }
  function end(of: Subscription): void {
    if (of.ended_at !== null) return;
    Object.assign(of, { status: 'canceled', ended_at: state.now() });
    of.canceled_at ??= state.now();
    tell('deleted', of);
  }
  const chargeOf = (of: Subscription) => {
    const { payment_intent } = must(state.invoices.get(of.latest_invoice ?? ''));
    return must([...state.charges.values()].find((one) => one.payment_intent === payment_intent));
  };

  return {
    emit,
    end,
    /** The user pays on the checkout page. @returns the subscription's id. */
    pay(sessionId: string): string {
      const session = must(state.sessions.get(sessionId));
      if (session.status !== 'open') throw new Error('This checkout is not open.');
      session.payment_status = 'paid';
      const { id } = subscribe(session, 'active');
      tellSession('completed', session);
      return id;
    },
    /** A delayed payment method: the bank confirms or declines days after the checkout. */
    payLater(sessionId: string): { id: string; settle: (succeeded: boolean) => void } {
      const session = must(state.sessions.get(sessionId));
      const made = subscribe(session, 'incomplete');
      tellSession('completed', session);
      return {
        id: made.id,
        settle: (succeeded) => {
          made.status = succeeded ? 'active' : 'incomplete_expired';
          if (succeeded) bill(made, must(priceOf(state, made.price)).amount, 'paid');
          else made.ended_at = state.now();
          session.payment_status = succeeded ? 'paid' : 'unpaid';
          tell('updated', made);
          tellSession(succeeded ? 'async_payment_succeeded' : 'async_payment_failed', session);
        },
      };
    },
    expire(session: Session): void {
      session.status = 'expired';
      tellSession('expired', session);
    },
    renew(id: string): void {
      const of = subscription(id);
      bill(of, nextPeriod(of), 'paid');
      tell('updated', of);
    },
    /** The next period begins and the card is declined. */
    failRenewal(id: string): void {
      const of = subscription(id);
      const amount = nextPeriod(of);
      of.status = 'past_due';
      bill(of, amount, 'open');
      tell('updated', of);
    },
    payOpen(id: string): void {
      const of = subscription(id);
      of.status = 'active';
      collect(must(state.invoices.get(of.latest_invoice ?? '')));
      tell('updated', of);
    },
    cancelAtPeriodEnd(id: string): void {
      const of = subscription(id);
      Object.assign(of, { cancel_at: of.current_period_end, canceled_at: state.now() });
      tell('updated', of);
    },
    resume(id: string): void {
      const of = subscription(id);
      Object.assign(of, { cancel_at: null, canceled_at: null });
      tell('updated', of);
    },
    endNow: (id: string) => end(subscription(id)),
    /** Confirms an upgrade on the portal's page. */
    confirmUpgrade(portalId: string): void {
      const { flow } = must(state.portals.get(portalId));
      const of = subscription(must(flow.subscription));
      const { current_period_end, current_period_start } = of;
      const left = (current_period_end - state.now()) / (current_period_end - current_period_start);
      const credit = Math.round(must(priceOf(state, of.price)).amount * Math.max(0, left));
      bill(of, nextPeriod(of, must(flow.price)) - credit, 'paid');
      tell('updated', of);
    },
    refund(id: string, part = 1): void {
      const charge = chargeOf(subscription(id));
      charge.amount_refunded = Math.round(charge.amount * part);
      emit('charge.refunded', chargeShape(charge));
    },
    /** @returns its id */
    dispute(id: string, status = 'needs_response'): string {
      const dispute = { id: randomId('du'), charge: chargeOf(subscription(id)).id, status };
      state.disputes.set(dispute.id, dispute);
      emit('charge.dispute.created', disputeShape(state, dispute));
      return dispute.id;
    },
  };
}

export type Actions = ReturnType<typeof createActions>;
