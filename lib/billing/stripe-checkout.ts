import 'server-only';
import { createHash } from 'node:crypto';
import { accountPaths } from '@/lib/account-paths';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import {
  askStripe,
  isMissing,
  isRefused,
  requireStripeObject,
  type Stripe,
} from '@/lib/integrations/stripe';
import { paths } from '@/lib/paths';
import type { PaidPlan } from '@/prisma/client/enums';
import { CHECKOUT_WINDOW_SECONDS, MESSAGES } from './constants';
import { findPrices } from './mode';
import { type Buying, CustomerGone, type Place, type Provider } from './provider';
import { idOf, MARK } from './stripe-mapper';
import { portalConfiguration } from './stripe-portal';

function requirePrices(): Record<PaidPlan, string> {
  const prices = findPrices();
  if (!prices) throw new AppError('not_configured', MESSAGES.noPrices);
  return prices;
}

const address = (path: string) => `${env.appUrl}${path}`;

/** One that was paid or expired concurrently is refused: there is nothing left to close. */
const close = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });

type Session = Stripe.Checkout.Session;

const listOpen = async (stripe: Stripe, customer: string): Promise<Session[]> =>
  (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 })).data;

/** The order of creation, and the same one for every request that looks: ids decide in a second. */
const newerOf = (one: Session, other: Session): Session => {
  const isOlder = one.created === other.created ? one.id < other.id : one.created < other.created;
  return isOlder ? other : one;
};

/** Finds the open checkout for the same price; closes all others, so that only one can be paid. */
async function reuse(stripe: Stripe, customer: string, price: string) {
  const [first, ...others] = await listOpen(stripe, customer);
  if (!first) return { same: null, closed: [] };
  const newest = others.reduce(newerOf, first);
  // Several are open only while several plans are chosen: an older one is about to be closed.
  const { id, url, metadata } = newest;
  const same: Place | null = url && metadata?.price === price ? { id, url } : null;
  const closed = [first, ...others].map((one) => one.id).filter((one) => one !== same?.id);
  await Promise.all(closed.map((one) => close(stripe, one)));
  return { same, closed };
}

/**
 * Concurrent clicks share an idempotency key and so create one checkout. A user who opens another
 * plan's checkout and comes back gets a new key, as their first checkout was closed.
 */
function checkoutKey(customerId: string, price: string, closed: readonly string[]): string {
  const window = Math.floor(Date.now() / 1_000 / CHECKOUT_WINDOW_SECONDS);
  const text = [customerId, price, window, ...closed].join(' ');
  return `checkout-${createHash('sha256').update(text).digest('hex')}`;
}

/** Whether it can still be paid: a session that was created with a used key may be closed by now. */
async function isOpen(stripe: Stripe, own: Session, open: readonly Session[]): Promise<boolean> {
  if (open.some(({ id }) => id === own.id)) return true;
  const { status } = requireStripeObject(await stripe.checkout.sessions.retrieve(own.id), own.id);
  return status === 'open';
}

/**
 * Another plan may have been chosen while this checkout was created: of all that are open only the
 * newest stays. Requests that find each other agree on it, as each looks after it has created; one
 * that was closed meanwhile has no say, or the one that replaced it would be closed too.
 * @returns the one that stays, when it is for the same price.
 * @throws AppError conflict when it is for another.
 */
async function keepNewest(stripe: Stripe, customer: string, own: Session): Promise<Place> {
  const listed = await listOpen(stripe, customer);
  const open = (await isOpen(stripe, own, listed)) ? [own, ...listed] : listed;
  const newest = open.reduce<Session | null>(
    (one, other) => (one ? newerOf(one, other) : other),
    null,
  );
  const others = new Set(open.map(({ id }) => id).filter((id) => id !== newest?.id));
  await Promise.all([...others].map((id) => close(stripe, id)));
  const isSame = newest?.metadata?.price === own.metadata?.price;
  if (!newest?.url || !isSame) throw new AppError('conflict', MESSAGES.twoCheckouts);
  return { id: newest.id, url: newest.url };
}

async function sell(stripe: Stripe, { customerId, userId, plan }: Buying): Promise<Place> {
  const price = requirePrices()[plan];
  const { same, closed } = await reuse(stripe, customerId, price);
  if (same) return same;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      metadata: { [MARK]: userId, price },
      subscription_data: { metadata: { [MARK]: userId } },
      success_url: `${address('/success')}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: address(accountPaths.cancelled()),
    },
    { idempotencyKey: checkoutKey(customerId, price, closed) },
  );
  if (!requireStripeObject(session).url) throw new Error('Stripe: the checkout has no address.');
  return keepNewest(stripe, customerId, session);
}

export const openCheckout: Provider['openCheckout'] = (buying) =>
  askStripe((stripe) =>
    sell(stripe, buying).catch((error: unknown) => {
      throw isMissing(error, 'customer') ? new CustomerGone() : error;
    }),
  );

function toPlace(session: Stripe.BillingPortal.Session): Place {
  const { id, url } = requireStripeObject(session);
  return { id, url };
}

/** Stripe's page shows the price difference and asks for confirmation. */
export const openUpgrade: Provider['openUpgrade'] = ({ customerId, subscriptionId, plan }) =>
  askStripe(async (stripe) => {
    const prices = requirePrices();
    const { items } = requireStripeObject(
      await stripe.subscriptions.retrieve(subscriptionId),
      subscriptionId,
    );
    const item = items.data[0]?.id ?? '';
    const done = `${address('/success')}?session_id=${subscriptionId}`;
    const session = await stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration: await portalConfiguration(stripe, prices),
      return_url: address(paths.subscription()),
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: subscriptionId,
          items: [{ id: item, price: prices[plan], quantity: 1 }],
        },
        after_completion: { type: 'redirect', redirect: { return_url: done } },
      },
    });
    return toPlace(session);
  });

export const openPortal: Provider['openPortal'] = (customerId) =>
  askStripe(async (stripe) => {
    const session = await stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration: await portalConfiguration(stripe, requirePrices()),
      return_url: address(paths.subscription()),
    });
    return toPlace(session);
  });

/** The subscription that a charge paid for, if that was its latest invoice. */
async function paidWith(stripe: Stripe, charge: Stripe.Charge): Promise<string | null> {
  const intent = idOf(charge.payment_intent);
  if (!intent) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  if (typeof invoice !== 'object' || invoice.deleted) return null;
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  if (!subscription) return null;
  const { latest_invoice } = requireStripeObject(
    await stripe.subscriptions.retrieve(subscription),
    subscription,
  );
  return idOf(latest_invoice) === invoice.id ? subscription : null;
}

/** A dispute withdraws the money unless it is won; an inquiry withdraws nothing yet. */
const takesMoney = ({ status }: Stripe.Dispute) =>
  status !== 'won' && status !== 'prevented' && !status.startsWith('warning_');

export const findReversal: Provider['findReversal'] = ({ chargeId, disputeId }) =>
  askStripe(async (stripe) => {
    const charge = await stripe.charges.retrieve(chargeId).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!charge) return { customerId: null, subscriptionId: null };
    requireStripeObject(charge, chargeId);
    const ends = disputeId
      ? takesMoney(requireStripeObject(await stripe.disputes.retrieve(disputeId), disputeId))
      : charge.refunded;
    return {
      customerId: idOf(charge.customer),
      subscriptionId: ends ? await paidWith(stripe, charge) : null,
    };
  });
