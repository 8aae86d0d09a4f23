import 'server-only';
import type { SessionUser } from '@/lib/auth/types';
import { AppError } from '@/lib/errors';
import { inTime } from '@/lib/integrations/stripe';
import { throttle } from '@/lib/throttle';
import type { PaidPlan } from '@/prisma/client/enums';
import { accessUntil } from './access';
import type { PaidOnWire } from './answers';
import { SESSION_ID } from './api-schemas';
import { chooseSubscription, isAlive } from './choose';
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

/** @throws AppError invalid_input for a price that is none of ours, not_configured */
function planOfPrice(priceId: string): PaidPlan {
  const prices = findPrices();
  if (!prices) throw new AppError('not_configured', MESSAGES.noPrices);
  if (priceId === prices.MONTHLY) return 'MONTHLY';
  if (priceId === prices.YEARLY) return 'YEARLY';
  const fields = { priceId: MESSAGES.unknownPrice };
  throw new AppError('invalid_input', MESSAGES.unknownPrice, { fields });
}

/** What a customer has, as the provider says at this moment; of what gives nothing any more null. */
async function findRunning(provider: Provider, customerId: string): Promise<Running | null> {
  const chosen = chooseSubscription(await provider.listSubscriptions(customerId));
  if (!chosen || !isAlive(chosen)) return null;
  const until = accessUntil(chosen);
  if (until && until > new Date()) return chosen;
  // Its grace is over, or nobody paid for it: it must not be collected beside a new one.
  await provider.cancelNow(chosen.id);
  await syncCustomer(provider, customerId);
  return null;
}

/** The other plan of somebody who has one. */
async function change(provider: Provider, userId: string, running: Running, plan: PaidPlan) {
  const { customerId, id, status } = running;
  if (running.plan === plan || running.plan === 'YEARLY') {
    // Its events may be late, or lost: nobody is told that they have what they then do not get.
    await syncCustomer(provider, customerId);
    const already = running.plan === 'YEARLY' ? MESSAGES.alreadyYearly : MESSAGES.alreadyMonthly;
    throw new AppError('conflict', already);
  }
  // What is owed is paid first; the portal is where.
  if (status === 'past_due') return provider.openPortal(customerId);
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
 * Where somebody pays for a plan. Who has the Monthly one and buys the Yearly comes to the page
 * that changes the running subscription: it is upgraded, never bought a second time.
 * @throws AppError invalid_input, conflict for a plan that they have, not_configured,
 *   too_many_requests, unavailable within 10 seconds when the provider is away.
 */
export async function createCheckout({ id }: Buyer, priceId: string): Promise<Place> {
  const provider = requireProvider();
  const plan = planOfPrice(priceId);
  await throttle('checkout', { account: id });
  return inTime(open(provider, id, plan));
}

/**
 * Where a plan is cancelled and resumed, and where card and invoices are.
 * @throws AppError conflict for who never bought anything, and those of createCheckout.
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
 * What a checkout came to. It tells and grants nothing. Whoever is signed in sees their own;
 * a subscription, whose id is no secret of one moment, only they.
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
