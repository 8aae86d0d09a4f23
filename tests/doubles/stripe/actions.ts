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
export class Actions {
  constructor(private readonly state: State) {}

  emit(type: string, object: object): void {
    const event: Event = {
      id: randomId('evt'),
      object: 'event',
      api_version: API_VERSION,
      livemode: false,
      created: this.state.now(),
      type,
      data: { object: structuredClone(object) },
    };
    this.state.events.push(event);
  }

  private subscription(id: string): Subscription {
    return must(this.state.subscriptions.get(id));
  }

  private tell(type: string, { id }: Subscription): void {
    this.emit(
      `customer.subscription.${type}`,
      subscriptionShape(this.state, this.subscription(id)),
    );
  }

  private tellSession(type: string, session: Session): void {
    this.emit(`checkout.session.${type}`, sessionShape(this.state, session));
  }

  private bill(of: Subscription, total: number, status: Invoice['status']): Invoice {
    const payment_intent = randomId('pi');
    const invoice: Invoice = {
      id: randomId('in'),
      number: `VEM-${this.state.invoices.size + 1}`,
      customer: of.customer,
      subscription: of.id,
      total,
      status,
      payment_intent,
      created: this.state.now(),
    };
    this.state.invoices.set(invoice.id, invoice);
    of.latest_invoice = invoice.id;
    this.emit('invoice.created', invoiceShape(invoice));
    if (status === 'paid') this.collect(invoice);
    else this.emit('invoice.payment_failed', invoiceShape(invoice));
    return invoice;
  }

  private collect(invoice: Invoice): void {
    const { customer, payment_intent, total } = invoice;
    const charge = { id: randomId('ch'), customer, payment_intent, amount: total };
    this.state.charges.set(charge.id, { ...charge, amount_refunded: 0 });
    invoice.status = 'paid';
    this.emit('invoice.paid', invoiceShape(invoice));
  }

  private nextPeriod(of: Subscription, price = of.price): number {
    const { interval, amount } = must(priceOf(this.state, price));
    Object.assign(of, { price, current_period_start: this.state.now() });
    of.current_period_end = this.state.now() + LENGTHS[interval];
    return amount;
  }

  private subscribe(session: Session, status: string): Subscription {
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
      created: this.state.now(),
    };
    this.state.subscriptions.set(made.id, made);
    const amount = this.nextPeriod(made);
    Object.assign(session, { subscription: made.id, status: 'complete' });
    this.tell('created', made);
    if (status === 'active') this.bill(made, amount, 'paid');
    return made;
  }

  end(of: Subscription): void {
    if (of.ended_at !== null) return;
    Object.assign(of, { status: 'canceled', ended_at: this.state.now() });
    of.canceled_at ??= this.state.now();
    this.tell('deleted', of);
  }

  private chargeOf(of: Subscription) {
    const { payment_intent } = must(this.state.invoices.get(of.latest_invoice ?? ''));
    return must(
      [...this.state.charges.values()].find((one) => one.payment_intent === payment_intent),
    );
  }

  /** The user pays on the checkout page. @returns the subscription's id. */
  pay(sessionId: string): string {
    const session = must(this.state.sessions.get(sessionId));
    if (session.status !== 'open') throw new Error('This checkout is not open.');
    session.payment_status = 'paid';
    const { id } = this.subscribe(session, 'active');
    this.tellSession('completed', session);
    return id;
  }

  /** A delayed payment method: the bank confirms or declines days after the checkout. */
  payLater(sessionId: string): { id: string; settle: (succeeded: boolean) => void } {
    const session = must(this.state.sessions.get(sessionId));
    const made = this.subscribe(session, 'incomplete');
    this.tellSession('completed', session);
    return {
      id: made.id,
      settle: (succeeded) => {
        made.status = succeeded ? 'active' : 'incomplete_expired';
        if (succeeded) this.bill(made, must(priceOf(this.state, made.price)).amount, 'paid');
        else made.ended_at = this.state.now();
        session.payment_status = succeeded ? 'paid' : 'unpaid';
        this.tell('updated', made);
        this.tellSession(succeeded ? 'async_payment_succeeded' : 'async_payment_failed', session);
      },
    };
  }

  expire(session: Session): void {
    session.status = 'expired';
    this.tellSession('expired', session);
  }

  renew(id: string): void {
    const of = this.subscription(id);
    this.bill(of, this.nextPeriod(of), 'paid');
    this.tell('updated', of);
  }

  /** The next period begins and the card is declined. */
  failRenewal(id: string): void {
    const of = this.subscription(id);
    const amount = this.nextPeriod(of);
    of.status = 'past_due';
    this.bill(of, amount, 'open');
    this.tell('updated', of);
  }

  payOpen(id: string): void {
    const of = this.subscription(id);
    of.status = 'active';
    this.collect(must(this.state.invoices.get(of.latest_invoice ?? '')));
    this.tell('updated', of);
  }

  cancelAtPeriodEnd(id: string): void {
    const of = this.subscription(id);
    Object.assign(of, { cancel_at: of.current_period_end, canceled_at: this.state.now() });
    this.tell('updated', of);
  }

  resume(id: string): void {
    const of = this.subscription(id);
    Object.assign(of, { cancel_at: null, canceled_at: null });
    this.tell('updated', of);
  }

  endNow(id: string): void {
    this.end(this.subscription(id));
  }

  /** Confirms an upgrade on the portal's page. */
  confirmUpgrade(portalId: string): void {
    const { flow } = must(this.state.portals.get(portalId));
    const of = this.subscription(must(flow.subscription));
    const { current_period_end, current_period_start } = of;
    const left =
      (current_period_end - this.state.now()) / (current_period_end - current_period_start);
    const credit = Math.round(must(priceOf(this.state, of.price)).amount * Math.max(0, left));
    this.bill(of, this.nextPeriod(of, must(flow.price)) - credit, 'paid');
    this.tell('updated', of);
  }

  refund(id: string, part = 1): void {
    const charge = this.chargeOf(this.subscription(id));
    charge.amount_refunded = Math.round(charge.amount * part);
    this.emit('charge.refunded', chargeShape(charge));
  }

  /** @returns its id */
  dispute(id: string, status = 'needs_response'): string {
    const dispute = { id: randomId('du'), charge: this.chargeOf(this.subscription(id)).id, status };
    this.state.disputes.set(dispute.id, dispute);
    this.emit('charge.dispute.created', disputeShape(this.state, dispute));
    return dispute.id;
  }
}
