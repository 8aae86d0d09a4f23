import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import type { Prisma } from '@/prisma/client/client';
import { closeCustomer } from './customers';
import type { Provider } from './provider';
import { syncCustomer } from './sync';
import { deliverTestEvents } from './test-delivery';

/** Customers per run; the rest wait for the next run. */
const BATCH = 100;
/** The provider sends events for most changes; only after this long without one is it queried. */
const PATIENCE_MS = 15 * 60_000;

/** Least recently tried customers first, so that failing ones don't block the others. */
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

/** Closes the provider's customers of deleted accounts. */
function closeGone(provider: Provider): Promise<number> {
  const gone = { provider: provider.kind, userId: null, closedAt: null };
  return tryInTurn('A customer could not be closed yet.', gone, ({ id }) =>
    closeCustomer(provider, id),
  );
}

/** Plans past their end or renewal date for which no event has arrived. */
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
    // It may have been paid without our receiving the event.
    const left = await db.subscription.findFirst({
      where: { userId, status: 'past_due', accessUntil: passed },
    });
    if (!left?.providerSubscriptionId) return;
    // The grace period is over: stops collection and thereby notifies the user.
    await provider.cancelNow(left.providerSubscriptionId);
    await syncCustomer(provider, id);
  });
}

type Cared = { closed: number; followed: number };

/**
 * Handles changes that no event triggers: deleted accounts, expired grace periods, plans whose
 * events were missed. Access itself ends by the clock and does not depend on this.
 */
export async function careForPlans(provider: Provider): Promise<Cared> {
  if (provider.kind === 'TEST') await deliverTestEvents();
  return { closed: await closeGone(provider), followed: await followDue(provider) };
}
