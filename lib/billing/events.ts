import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/db';
import type { Handled } from './answers';
import type { Provider } from './provider';
import { syncCustomer } from './sync';

/** Event types that may change a plan. */
const ABOUT_PLANS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
];
/** Payments that were, or may be, reversed. */
const ABOUT_REVERSALS: readonly string[] = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish();

/** The fields of an event that are used. Everything else is fetched from the provider. */
const eventSchema = z.object({
  object: z.literal('event'),
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  livemode: z.boolean(),
  /** Set for events of connected accounts, which are not ours. */
  account: z.string().nullish(),
  data: z.object({
    object: z.looseObject({ id: z.string().nullish(), customer: reference, charge: reference }),
  }),
});

export type PaymentEvent = z.infer<typeof eventSchema>;

/** Null when not an event, or when malformed; all the event types we use match the schema. */
export const findEvent = (value: unknown): PaymentEvent | null =>
  eventSchema.safeParse(value).data ?? null;

async function isOurs(provider: Provider, customerId: string): Promise<boolean> {
  const { kind } = provider;
  return (await db.billingCustomer.count({ where: { id: customerId, provider: kind } })) === 1;
}

/**
 * The customer that an event concerns. A reversed payment first cancels the subscription it paid
 * for at the provider; our tables then follow by the usual sync.
 */
async function findCustomer(provider: Provider, event: PaymentEvent): Promise<string | null> {
  const { customer, charge, id } = event.data.object;
  if (!ABOUT_REVERSALS.includes(event.type)) return customer ?? null;
  const dispute = event.type.startsWith('charge.dispute.');
  const chargeId = dispute ? charge : id;
  if (!chargeId) return null;
  const disputeId = dispute ? (id ?? null) : null;
  const { customerId, subscriptionId } = await provider.findReversal({ chargeId, disputeId });
  if (customerId === null || !(await isOurs(provider, customerId))) return null;
  if (subscriptionId) await provider.cancelNow(subscriptionId);
  return customerId;
}

/**
 * Handles an event once: its id and its effects are written in one transaction. The result is the
 * same however many events were missed, repeated or late. Foreign events are accepted too, without
 * storing anything: the provider would resend rejected ones, and finally stop sending any.
 * @throws AppError unavailable when the provider is away.
 */
export async function handleEvent(
  provider: Provider,
  event: PaymentEvent,
  livemode: boolean,
): Promise<Handled> {
  const { id, type } = event;
  if (event.livemode !== livemode || event.account) return 'foreign';
  const seen = await db.paymentEvent.findUnique({ where: { id }, select: { id: true } });
  if (seen) return 'repeated';
  if (!ABOUT_PLANS.includes(type) && !ABOUT_REVERSALS.includes(type)) {
    await db.paymentEvent.createMany({ data: { id, type }, skipDuplicates: true });
    return 'noted';
  }
  const customerId = await findCustomer(provider, event);
  if (!customerId || !(await isOurs(provider, customerId))) return 'foreign';
  return syncCustomer(provider, customerId, { id, type });
}
