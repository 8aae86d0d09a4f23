import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { Prisma, TestSubscription } from '@/prisma/client/client';
import type { PaidPlan } from '@/prisma/client/enums';
import { amountOf } from './plans';

/**
 * The same day one month or year later, or the last day of a shorter month. UTC.
 * @param day Day of the month on which periods end, in case the month of `from` lacks it.
 */
export function nextPeriodEnd(from: Date, plan: PaidPlan, day = from.getUTCDate()): Date {
  const next = new Date(from);
  const months = plan === 'MONTHLY' ? 1 : 12;
  next.setUTCMonth(next.getUTCMonth() + months, day);
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return next;
}

/** At least one of two consecutive months has the billing day. */
const dayOf = (start: Date, end: Date) => Math.max(start.getUTCDate(), end.getUTCDate());

export async function addInvoice(
  tx: Prisma.TransactionClient,
  { customerId, amount, status }: { customerId: string; amount: number; status: 'paid' | 'open' },
): Promise<void> {
  const id = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
  await tx.testInvoice.create({ data: { id, customerId, amount, status }, select: { id: true } });
}

/** Applies the passing of time: renews as often as periods have ended, or ends a cancelled plan. */
async function renew(tx: Prisma.TransactionClient, row: TestSubscription, now: Date) {
  const { id, customerId, plan, cancelAtPeriodEnd } = row;
  let { periodStart, periodEnd } = row;
  if (cancelAtPeriodEnd) {
    const data = { status: 'canceled', endedAt: periodEnd };
    return tx.testSubscription.update({ where: { id }, data });
  }
  while (periodEnd <= now) {
    const day = dayOf(periodStart, periodEnd);
    [periodStart, periodEnd] = [periodEnd, nextPeriodEnd(periodEnd, plan, day)];
    await addInvoice(tx, { customerId, amount: amountOf(plan), status: 'paid' });
  }
  return tx.testSubscription.update({ where: { id }, data: { periodStart, periodEnd } });
}

/** Real providers renew by themselves; the test checkout renews when queried. */
export async function renewDue(customerId: string, now = new Date()): Promise<void> {
  const where = { customerId, status: 'active', periodEnd: { lte: now } };
  if ((await db.testSubscription.count({ where })) === 0) return;
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM billing_customers WHERE id = ${customerId} FOR UPDATE`;
    for (const row of await tx.testSubscription.findMany({ where })) await renew(tx, row, now);
  });
}
