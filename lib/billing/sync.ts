import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { notify } from '@/lib/notifications/mutations';
import { lockUserAgainstDelete, lockUserAndRows } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { chooseSubscription, type PlanRow, toRow } from './choose';
import { MESSAGES } from './constants';
import { findNews, newsText } from './news';
import type { Provider } from './provider';

type Tx = Prisma.TransactionClient;

/** An event, stored together with its effects. */
type Arrived = { id: string; type: string };
type Synced = 'written' | 'repeated' | 'overtaken';

/** The customer as read before the provider was queried. */
type Began = { version: number; userId: string | null };

const readCustomer = (customerId: string) =>
  db.billingCustomer.findUnique({
    where: { id: customerId },
    select: { version: true, userId: true },
  });

/** Locks the user first: the same order as account deletion, to avoid deadlocks. */
async function lockCustomer(tx: Tx, customerId: string, userId: string | null): Promise<Began> {
  if (userId) await lockUserAgainstDelete(tx, userId);
  const [row] = await tx.$queryRaw<Began[]>`
    SELECT version, user_id AS "userId" FROM billing_customers
    WHERE id = ${customerId} FOR UPDATE`;
  if (!row) throw new AppError('not_found', MESSAGES.noCustomer);
  return row;
}

/** Writes a user's current plan, with notifications and audit entries for its changes. */
async function writePlan(tx: Tx, userId: string, row: PlanRow | null): Promise<void> {
  const before = await tx.subscription.findUnique({ where: { userId } });
  if (row) {
    const data = { ...row, updatedAt: new Date() };
    await tx.subscription.upsert({
      where: { userId },
      create: { userId, ...data },
      update: data,
      select: { userId: true },
    });
  } else if (before) await tx.subscription.delete({ where: { userId }, select: { userId: true } });
  const known = row ?? before;
  if (!known) return;
  for (const action of findNews(before, row)) {
    await notify(tx, userId, [{ kind: 'PLAN', ...newsText(action, known) }]);
    const details = { plan: known.plan, status: row?.status ?? 'none' };
    await recordAudit({ action, actorId: null, subject: userId, address: null, details }, tx);
  }
}

/**
 * Removes a plan that has no basis at the provider, with notification and audit entry. Skips users
 * who have become customers meanwhile.
 */
export async function removePlan({ kind }: Provider, userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    // Prevents the user from becoming a customer before this commits.
    await lockUserAndRows(tx, userId);
    const customers = await tx.billingCustomer.count({ where: { userId, provider: kind } });
    if (customers === 0) await writePlan(tx, userId, null);
  });
}

async function remember(tx: Tx, event: Arrived, customerId: string): Promise<boolean> {
  const data = { ...event, customerId };
  const { count } = await tx.paymentEvent.createMany({ data, skipDuplicates: true });
  return count === 1;
}

type Attempt = {
  customerId: string;
  event: Arrived | null;
  /** The customer when the event arrived, and when the row to be written was requested. */
  arrived: Began;
  began: Began;
  row: PlanRow | null;
};

/** Null when another write happened while the provider was queried: query it again. */
async function write(tx: Tx, attempt: Attempt): Promise<Synced | null> {
  const { customerId, event, arrived, began, row } = attempt;
  const { version, userId } = await lockCustomer(tx, customerId, arrived.userId);
  // Two writes since the event arrived: the second one's data was requested after the first, hence
  // after the event, and already reflects it.
  const overtaken = version >= arrived.version + 2;
  if (version !== began.version && !overtaken) return null;
  if (event && !(await remember(tx, event, customerId))) return 'repeated';
  if (version !== began.version) return 'overtaken';
  // Without a user there is nothing to write: the account is gone.
  if (userId) await writePlan(tx, userId, row);
  await tx.billingCustomer.update({
    where: { id: customerId },
    data: { version: { increment: 1 } },
    select: { id: true },
  });
  return 'written';
}

/**
 * Updates a plan to the provider's current state; events only trigger this. No lock is held while
 * the provider is queried (optimistic concurrency): a state requested before another write is
 * discarded and requested again, once at most. Writes thus happen in the order of their requests,
 * and the last one has the latest state.
 * @throws AppError not_found for an unknown customer, unavailable when the provider is away.
 */
export async function syncCustomer(
  provider: Provider,
  customerId: string,
  event: Arrived | null = null,
): Promise<Synced> {
  const arrived = await readCustomer(customerId);
  if (!arrived) throw new AppError('not_found', MESSAGES.noCustomer);
  let began: Began | null = arrived;
  for (let attempt = 0; attempt < 3 && began; attempt += 1) {
    const chosen = chooseSubscription(await provider.listSubscriptions(customerId));
    const given = { customerId, event, arrived, began, row: chosen && toRow(chosen) };
    const synced = await db.$transaction((tx) => write(tx, given));
    if (synced) return synced;
    began = await readCustomer(customerId);
  }
  throw new AppError('unavailable', MESSAGES.overtaken, { retryAfter: 5 });
}
