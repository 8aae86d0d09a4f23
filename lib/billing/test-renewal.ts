import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { Prisma, TestSubscription } from '@/prisma/client/client';
import type { PaidPlan } from '@/prisma/client/enums';
import { amountOf } from './plans';

/** The same day a month or a year later; the last day where that month is shorter. UTC. */
export function nextPeriodEnd(from: Date, plan: PaidPlan): Date {
  const next = new Date(from);
  const months = plan === 'MONTHLY' ? 1 : 12;
  next.setUTCMonth(next.getUTCMonth() + months);
  const isLater = next.getUTCDate() !== from.getUTCDate();
  if (isLater) next.setUTCDate(0);
  return next;
}

export async function addInvoice(
  tx: Prisma.TransactionClient,
  { customerId, amount, status }: { customerId: string; amount: number; status: 'paid' | 'open' },
): Promise<void> {
  const id = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
  await tx.testInvoice.create({ data: { id, customerId, amount, status }, select: { id: true } });
}

/** What became of it by the clock: it was renewed as often as its period ended, or it is over. */
async function renew(tx: Prisma.TransactionClient, row: TestSubscription, now: Date) {
  const { id, customerId, plan, cancelAtPeriodEnd } = row;
  let { periodStart, periodEnd } = row;
  if (cancelAtPeriodEnd) {
    const data = { status: 'canceled', endedAt: periodEnd };
    return tx.testSubscription.update({ where: { id }, data });
  }
  while (periodEnd <= now) {
    [periodStart, periodEnd] = [periodEnd, nextPeriodEnd(periodEnd, plan)];
    await addInvoice(tx, { customerId, amount: amountOf(plan), status: 'paid' });
  }
  return tx.testSubscription.update({ where: { id }, data: { periodStart, periodEnd } });
}

/** A provider renews by itself; the test checkout does so when it is asked. */
export async function renewDue(customerId: string, now = new Date()): Promise<void> {
  const where = { customerId, status: 'active', periodEnd: { lte: now } };
  if ((await db.testSubscription.count({ where })) === 0) return;
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM billing_customers WHERE id = ${customerId} FOR UPDATE`;
    for (const row of await tx.testSubscription.findMany({ where })) await renew(tx, row, now);
  });
}
