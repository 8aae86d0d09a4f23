import 'server-only';
import { accountPaths } from '@/lib/account-paths';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import type { Prisma, TestCheckout } from '@/prisma/client/client';
import { MESSAGES } from './constants';
import { deliverTestEvents } from './test-delivery';
import { testId } from './test-provider';
import { requireTestCustomer } from './test-queries';
import { addInvoice, nextPeriodEnd } from './test-renewal';

type Tx = Prisma.TransactionClient;

/**
 * Changes the test checkout's records and writes the corresponding events in one transaction,
 * serialized per customer; then delivers the events as Stripe would.
 */
export async function changeRecords(
  userId: string,
  work: (tx: Tx, customerId: string) => Promise<readonly string[]>,
): Promise<void> {
  const customerId = await requireTestCustomer(userId);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM billing_customers WHERE id = ${customerId} FOR UPDATE`;
    const types = await work(tx, customerId);
    const data = types.map((type) => ({ id: testId('evt'), customerId, type }));
    await tx.testEvent.createMany({ data });
  });
  await deliverTestEvents(customerId);
}

async function subscribe(tx: Tx, { customerId, plan, amount }: TestCheckout) {
  const now = new Date();
  const period = { periodStart: now, periodEnd: nextPeriodEnd(now, plan) };
  const id = testId('sub');
  await tx.testSubscription.create({ data: { id, customerId, plan, status: 'active', ...period } });
  await addInvoice(tx, { customerId, amount, status: 'paid' });
  return ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];
}

/** Starts a new period with the other plan, as Stripe does when the interval changes. */
async function upgrade(tx: Tx, { customerId, plan, amount, subscriptionId }: TestCheckout) {
  const now = new Date();
  const { count } = await tx.testSubscription.updateMany({
    where: { id: subscriptionId ?? '', customerId, status: 'active' },
    data: {
      plan,
      periodStart: now,
      periodEnd: nextPeriodEnd(now, plan),
      cancelAtPeriodEnd: false,
    },
  });
  if (count === 0) throw new AppError('conflict', MESSAGES.notOpen);
  await addInvoice(tx, { customerId, amount, status: 'paid' });
  return ['customer.subscription.updated', 'invoice.paid'];
}

async function close(tx: Tx, id: string, customerId: string, status: string) {
  const where = { id, customerId };
  const found = await tx.testCheckout.findFirst({ where });
  if (!found) throw new AppError('not_found', MESSAGES.noSession);
  const { count } = await tx.testCheckout.updateMany({
    where: { ...where, status: 'open' },
    data: { status },
  });
  if (count === 0) throw new AppError('conflict', MESSAGES.notOpen);
  return found;
}

/** Prevents a second subscription when another checkout has already started one. */
async function isTaken(tx: Tx, { customerId, subscriptionId }: TestCheckout): Promise<boolean> {
  const where = { customerId, status: { in: ['active', 'past_due'] } };
  return subscriptionId === null && (await tx.testSubscription.count({ where })) > 0;
}

/**
 * Completes a test checkout.
 * @returns the URL to continue to; null when the checkout stays open.
 * @throws AppError not_found for another user's, conflict for one that is over
 */
export async function answerCheckout(
  userId: string,
  sessionId: string,
  action: 'pay' | 'fail' | 'cancel',
): Promise<{ url: string | null }> {
  await changeRecords(userId, async (tx, customerId) => {
    if (action === 'fail') {
      const where = { id: sessionId, customerId };
      const found = await tx.testCheckout.findFirst({ where });
      if (!found) throw new AppError('not_found', MESSAGES.noSession);
      if (found.status !== 'open') throw new AppError('conflict', MESSAGES.notOpen);
      return ['payment_intent.payment_failed'];
    }
    if (action === 'cancel') {
      await close(tx, sessionId, customerId, 'expired');
      return ['checkout.session.expired'];
    }
    const checkout = await close(tx, sessionId, customerId, 'complete');
    if (await isTaken(tx, checkout)) throw new AppError('conflict', MESSAGES.notOpen);
    return checkout.subscriptionId ? upgrade(tx, checkout) : subscribe(tx, checkout);
  });
  if (action === 'fail') return { url: null };
  return { url: action === 'cancel' ? accountPaths.cancelled() : accountPaths.success(sessionId) };
}
