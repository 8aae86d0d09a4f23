import 'server-only';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';
import { log } from '@/lib/log';
import { EVENTS_KEPT_DAYS } from './constants';
import { findCustomerId } from './customers';
import type { Provider } from './provider';
import { syncCustomer } from './sync';
import { deliverTestEvents } from './test-delivery';

/** Of one look; what is left waits for the next. */
const BATCH = 100;
/** The provider tells of most things by itself: who waits for it is asked after so long. */
const PATIENCE_MS = 15 * 60_000;

/** One that fails is tried again at the next look, and keeps nobody else waiting. */
async function tryEach<T>(what: string, all: readonly T[], work: (one: T) => Promise<void>) {
  let done = 0;
  for (const one of all) {
    try {
      await work(one);
      done += 1;
    } catch (error) {
      log.warn({ err: error }, what);
    }
  }
  return done;
}

/** Ends at the provider what accounts had that are gone. */
async function closeGone(provider: Provider): Promise<number> {
  const where = { provider: provider.kind, userId: null, closedAt: null };
  const gone = await db.billingCustomer.findMany({ where, select: { id: true }, take: BATCH });
  return tryEach('A customer could not be closed yet.', gone, async ({ id }) => {
    await provider.closeCustomer(id);
    await db.billingCustomer.updateMany({ where: { id }, data: { closedAt: new Date() } });
  });
}

/** Plans whose time is over, and of which nothing was heard. */
async function followDue(provider: Provider): Promise<number> {
  const now = Date.now();
  const passed = { lt: new Date(now) };
  const due = await db.subscription.findMany({
    where: {
      user: { billingCustomers: { some: { provider: provider.kind } } },
      updatedAt: { lt: new Date(now - PATIENCE_MS) },
      OR: [
        { status: 'past_due', accessUntil: passed },
        { status: { in: ['active', 'trialing'] }, cancelAt: passed },
        { status: { in: ['active', 'trialing'] }, currentPeriodEnd: passed },
      ],
    },
    orderBy: { updatedAt: 'asc' },
    take: BATCH,
  });
  return tryEach('A plan could not be followed yet.', due, async (row) => {
    const { userId } = row;
    const customerId = await findCustomerId(provider.kind, userId);
    if (!customerId) return;
    await syncCustomer(provider, customerId);
    // Perhaps it was paid, and nobody told us.
    const left = await db.subscription.findFirst({
      where: { userId, status: 'past_due', accessUntil: passed },
    });
    if (!left?.providerSubscriptionId) return;
    // Its grace is over: nothing more is collected for it, and the person is told.
    await provider.cancelNow(left.providerSubscriptionId);
    await syncCustomer(provider, customerId);
  });
}

export type Cared = { closed: number; followed: number };

/**
 * Sees to what no event brings about: accounts that are gone, grace that is over, plans of which
 * nothing was heard. Rights end by the clock and do not wait for it.
 */
export async function careForPlans(provider: Provider): Promise<Cared> {
  if (provider.kind === 'TEST') await deliverTestEvents();
  return { closed: await closeGone(provider), followed: await followDue(provider) };
}

/** @returns how many events were forgotten. */
export const deleteOldEvents = () =>
  inBatches(
    (most) => db.$executeRaw`
      DELETE FROM payment_events WHERE id IN (
        SELECT id FROM payment_events
        WHERE received_at < now() - make_interval(days => ${EVENTS_KEPT_DAYS}) LIMIT ${most})`,
  );
