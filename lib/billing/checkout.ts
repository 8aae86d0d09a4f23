import 'server-only';
import type { SessionUser } from '@/lib/auth/types';
import { AppError, invalidField } from '@/lib/errors';
import { inTime } from '@/lib/integrations/stripe';
import { throttle } from '@/lib/throttle';
import type { PaidPlan } from '@/prisma/client/enums';
import { accessUntil } from './access';
import type { PaidOnWire } from './answers';
import { SESSION_ID } from './api-schemas';
import { chooseSubscription, hasKnownPlan, isAlive } from './choose';
import { MESSAGES } from './constants';
import { ensureCustomer, findCustomerId, forgetCustomer } from './customers';
import { requireProvider } from './find-provider';
import { findPrices } from './mode';
import { PLAN_NAMES } from './plans';
import { CustomerGone, type Place, type Provider, type ProviderSubscription } from './provider';
import { findOwner } from './queries';
import { syncCustomer } from './sync';

type Buyer = Pick<SessionUser, 'id'>;
type Running = ProviderSubscription & { plan: PaidPlan };

/** @throws AppError invalid_input for an unknown price, not_configured */
function planOfPrice(priceId: string): PaidPlan {
  const prices = findPrices();
  if (!prices) throw new AppError('not_configured', MESSAGES.noPrices);
  if (priceId === prices.MONTHLY) return 'MONTHLY';
  if (priceId === prices.YEARLY) return 'YEARLY';
  throw invalidField('priceId', MESSAGES.unknownPrice);
}

/**
 * Slow payments take days, during which their subscription neither runs nor has ended: another one
 * would be billed beside it.
 * @throws AppError conflict
 */
async function refuseWhileConfirming(provider: Provider, all: readonly ProviderSubscription[]) {
  const begun = all.filter((one) => hasKnownPlan(one) && one.status === 'incomplete');
  for (const { id } of begun) {
    if (await provider.isConfirming(id)) throw new AppError('conflict', MESSAGES.confirming);
  }
}

/**
 * The customer's current subscription according to the provider; null if it gives no access.
 * @throws AppError conflict while the payment of one is being confirmed
 */
async function findRunning(provider: Provider, customerId: string): Promise<Running | null> {
  const all = await provider.listSubscriptions(customerId);
  const chosen = chooseSubscription(all);
  if (chosen && isAlive(chosen)) {
    const until = accessUntil(chosen);
    if (until && until > new Date()) return chosen;
    // Its grace period is over, or it was never paid: it must not be collected besides a new one.
    await provider.cancelNow(chosen.id);
    await syncCustomer(provider, customerId);
  }
  await refuseWhileConfirming(provider, all);
  return null;
}

/** Changes the plan of an existing subscriber. */
async function change(provider: Provider, userId: string, running: Running, plan: PaidPlan) {
  const { customerId, id, status, cancelAt } = running;
  if (running.plan === plan || running.plan === 'YEARLY') {
    // Our table may lag behind the provider: sync first, so that the user really has this plan.
    await syncCustomer(provider, customerId);
    const already = running.plan === 'YEARLY' ? MESSAGES.alreadyYearly : MESSAGES.alreadyMonthly;
    throw new AppError('conflict', already);
  }
  // Outstanding payments come first; they are made in the portal. So is resuming a cancelled plan:
  // the provider would keep its end, so that a year was paid for and lasted a month.
  if (status === 'past_due' || cancelAt) return provider.openPortal(customerId);
  return provider.openUpgrade({ customerId, userId, plan, subscriptionId: id });
}

async function open(provider: Provider, userId: string, plan: PaidPlan): Promise<Place> {
  const customerId = await ensureCustomer(provider, userId);
  const running = await findRunning(provider, customerId);
  if (running) return change(provider, userId, running, plan);
  try {
    return await provider.openCheckout({ customerId, userId, plan });
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    await forgetCustomer(customerId);
    const again = await ensureCustomer(provider, userId, customerId);
    return provider.openCheckout({ customerId: again, userId, plan });
  }
}

/**
 * Creates the page where a user pays for a plan. A Monthly subscriber who buys the Yearly plan gets
 * the page that upgrades the running subscription: it is never bought a second time.
 * @throws AppError invalid_input, conflict for the user's current plan and while a payment is being
 *   confirmed, not_configured, too_many_requests, unavailable within 10 seconds when the provider is
 *   away.
 */
export async function createCheckout({ id }: Buyer, priceId: string): Promise<Place> {
  const provider = requireProvider();
  const plan = planOfPrice(priceId);
  await throttle('checkout', { account: id });
  return inTime(open(provider, id, plan));
}

/**
 * Opens the portal, where a plan can be cancelled and resumed and where card and invoices are.
 * @throws AppError conflict for a user who has never bought anything, and those of createCheckout.
 */
export async function openPortal({ id }: Buyer): Promise<{ url: string }> {
  const provider = requireProvider();
  await throttle('checkout', { account: id });
  const customerId = await findCustomerId(provider.kind, id);
  if (!customerId) throw new AppError('conflict', MESSAGES.noCustomer);
  const { url } = await inTime(provider.openPortal(customerId));
  return { url };
}

/**
 * The outcome of a checkout. Read-only: it grants nothing. Signed-in users only see their own; a
 * subscription, whose id is long-lived rather than a short-lived secret, requires signing in.
 * @throws AppError not_found, not_configured, too_many_requests, unavailable
 */
export async function getPaid(
  sessionId: string,
  viewer: Pick<SessionUser, 'id' | 'role'> | null,
  address: string | null,
): Promise<PaidOnWire> {
  const provider = requireProvider();
  await throttle('checkoutResult', { address });
  const unknown = new AppError('not_found', MESSAGES.noSession);
  if (!SESSION_ID.test(sessionId)) throw unknown;
  if (!viewer && sessionId.startsWith('sub_')) throw unknown;
  const found = await inTime(provider.findCheckout(sessionId));
  const owner = found && (await findOwner(provider.kind, found.customerId));
  if (!found || !owner) throw unknown;
  if (viewer && viewer.id !== owner && viewer.role !== 'ADMIN') throw unknown;
  const { amountTotal: amount_total, currency, status, plan } = found;
  return { amount_total, currency, status, plan: plan && PLAN_NAMES[plan] };
}
