import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { notify } from '@/lib/notifications/mutations';
import { keepPerson, lockPersonAndRows } from '@/lib/users/locks';
import type { Prisma } from '@/prisma/client/client';
import { chooseSubscription, type PlanRow, toRow } from './choose';
import { MESSAGES } from './constants';
import { findNews, newsText } from './news';
import type { Provider } from './provider';

type Tx = Prisma.TransactionClient;

/** An event that is stored with what it led to. */
export type Arrived = { id: string; type: string };
export type Synced = 'written' | 'repeated' | 'overtaken';

/** What was read when a look at the provider began. */
type Began = { version: number; userId: string | null };

const readCustomer = (customerId: string) =>
  db.billingCustomer.findUnique({
    where: { id: customerId },
    select: { version: true, userId: true },
  });

/** The person first: whoever deletes an account locks in this order too. */
async function lockCustomer(tx: Tx, customerId: string, userId: string | null): Promise<Began> {
  if (userId) await keepPerson(tx, userId);
  const [row] = await tx.$queryRaw<Began[]>`
    SELECT version, user_id AS "userId" FROM billing_customers
    WHERE id = ${customerId} FOR UPDATE`;
  if (!row) throw new AppError('not_found', MESSAGES.noCustomer);
  return row;
}

/** Writes what somebody has now, with what there is to tell of it. */
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
 * Takes away a plan that nothing at the provider stands behind, with what there is to tell of it.
 * Who became a customer meanwhile is not meant.
 */
export async function removePlan({ kind }: Provider, userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    // Nobody becomes a customer until this is written.
    await lockPersonAndRows(tx, userId);
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
  /** When the event arrived, and when what is to be written was asked for. */
  arrived: Began;
  began: Began;
  row: PlanRow | null;
};

/** Null: somebody wrote while the provider was asked, so it has to be asked again. */
async function write(tx: Tx, attempt: Attempt): Promise<Synced | null> {
  const { customerId, event, arrived, began, row } = attempt;
  const { version, userId } = await lockCustomer(tx, customerId, arrived.userId);
  // Two writes since the event arrived: the second was asked for after the first, and so after
  // the event. What it tells of is in it.
  const overtaken = version >= arrived.version + 2;
  if (version !== began.version && !overtaken) return null;
  if (event && !(await remember(tx, event, customerId))) return 'repeated';
  if (version !== began.version) return 'overtaken';
  // Without a person there is nothing to write: the account is gone.
  if (userId) await writePlan(tx, userId, row);
  await tx.billingCustomer.update({
    where: { id: customerId },
    data: { version: { increment: 1 } },
    select: { id: true },
  });
  return 'written';
}

/**
 * Brings a plan in line with what the provider says at this moment; events only say that it is
 * time to ask. Nothing is held while the provider is asked: what was asked for before another
 * write is not written but asked for again, once at most. So writes follow each other in the
 * order in which they were asked for, and the last one is of the last state.
 * @throws AppError not_found for nobody's customer, unavailable when the provider is away.
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
