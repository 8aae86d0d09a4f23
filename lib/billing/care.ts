import 'server-only';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';
import { log } from '@/lib/log';
import type { Prisma } from '@/prisma/client/client';
import { EVENTS_KEPT_DAYS } from './constants';
import { closeCustomer } from './customers';
import type { Provider } from './provider';
import { syncCustomer } from './sync';
import { deliverTestEvents } from './test-delivery';

/** Of one look; what is left waits for the next. */
const BATCH = 100;
/** The provider tells of most things by itself: who waits for it is asked after so long. */
const PATIENCE_MS = 15 * 60_000;

/** Who was not tried for longest comes first, so that those that fail keep nobody else waiting. */
async function tryInTurn(
  what: string,
  where: Prisma.BillingCustomerWhereInput,
  work: (customer: { id: string; userId: string | null }) => Promise<void>,
): Promise<number> {
  const customers = await db.billingCustomer.findMany({
    where,
    select: { id: true, userId: true },
    orderBy: [{ triedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    take: BATCH,
  });
  let done = 0;
  for (const customer of customers) {
    const { id } = customer;
    await db.billingCustomer.updateMany({ where: { id }, data: { triedAt: new Date() } });
    try {
      await work(customer);
      done += 1;
    } catch (error) {
      log.warn({ err: error }, what);
    }
  }
  return done;
}

/** Ends at the provider what accounts had that are gone. */
function closeGone(provider: Provider): Promise<number> {
  const gone = { provider: provider.kind, userId: null, closedAt: null };
  return tryInTurn('A customer could not be closed yet.', gone, ({ id }) =>
    closeCustomer(provider, id),
  );
}

/** Plans whose time is over, and of which nothing was heard. */
function followDue(provider: Provider): Promise<number> {
  const now = Date.now();
  const passed = { lt: new Date(now) };
  const due = {
    updatedAt: { lt: new Date(now - PATIENCE_MS) },
    OR: [
      { status: 'past_due', accessUntil: passed },
      { status: { in: ['active', 'trialing'] }, cancelAt: passed },
      { status: { in: ['active', 'trialing'] }, currentPeriodEnd: passed },
    ],
  };
  const theirs = { provider: provider.kind, user: { subscription: due } };
  return tryInTurn('A plan could not be followed yet.', theirs, async ({ id, userId }) => {
    await syncCustomer(provider, id);
    if (userId === null) return;
    // Perhaps it was paid, and nobody told us.
    const left = await db.subscription.findFirst({
      where: { userId, status: 'past_due', accessUntil: passed },
    });
    if (!left?.providerSubscriptionId) return;
    // Its grace is over: nothing more is collected for it, and the person is told.
    await provider.cancelNow(left.providerSubscriptionId);
    await syncCustomer(provider, id);
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
