import 'server-only';
import { AppError } from '@/lib/errors';
import type { Prisma, TestSubscription } from '@/prisma/client/client';
import { MESSAGES } from './constants';
import { amountOf } from './plans';
import { changeRecords } from './test-actions';
import { addInvoice, nextPeriodEnd } from './test-renewal';

type Tx = Prisma.TransactionClient;
export type TestPlanAction = 'cancel' | 'resume' | 'fail' | 'pay' | 'renew' | 'end';

const UPDATED = 'customer.subscription.updated';

const set = (tx: Tx, { id }: TestSubscription, data: Prisma.TestSubscriptionUpdateInput) =>
  tx.testSubscription.update({ where: { id }, data, select: { id: true } });

async function nextPeriod(tx: Tx, row: TestSubscription, paid: boolean): Promise<void> {
  const { customerId, plan } = row;
  // Simulates the period ending now.
  const start = new Date();
  const amount = amountOf(plan);
  await addInvoice(tx, { customerId, amount, status: paid ? 'paid' : 'open' });
  await set(tx, row, {
    periodStart: start,
    periodEnd: nextPeriodEnd(start, plan),
    ...(paid ? {} : { status: 'past_due', unpaidSince: start }),
  });
}

type Work = (tx: Tx, row: TestSubscription) => Promise<readonly string[]>;

const works: Record<TestPlanAction, { from: readonly string[]; work: Work }> = {
  cancel: {
    from: ['active'],
    work: async (tx, row) => {
      await set(tx, row, { cancelAtPeriodEnd: true });
      return [UPDATED];
    },
  },
  resume: {
    from: ['active'],
    work: async (tx, row) => {
      await set(tx, row, { cancelAtPeriodEnd: false });
      return [UPDATED];
    },
  },
  fail: {
    from: ['active'],
    work: async (tx, row) => {
      await nextPeriod(tx, row, false);
      return [UPDATED, 'invoice.payment_failed'];
    },
  },
  renew: {
    from: ['active'],
    work: async (tx, row) => {
      await nextPeriod(tx, row, true);
      return [UPDATED, 'invoice.paid'];
    },
  },
  pay: {
    from: ['past_due'],
    work: async (tx, row) => {
      const where = { customerId: row.customerId, status: 'open' };
      await tx.testInvoice.updateMany({ where, data: { status: 'paid' } });
      await set(tx, row, { status: 'active', unpaidSince: null });
      return [UPDATED, 'invoice.paid'];
    },
  },
  end: {
    from: ['active', 'past_due'],
    work: async (tx, row) => {
      await set(tx, row, { status: 'canceled', endedAt: new Date() });
      return ['customer.subscription.deleted'];
    },
  },
};

/**
 * Performs on a user's test plan what Stripe's portal, or the passing of time, would do.
 * @throws AppError conflict when no plan is in a suitable state, not_found where there is no test
 *   checkout.
 */
export async function changeTestPlan(userId: string, action: TestPlanAction): Promise<void> {
  const { from, work } = works[action];
  await changeRecords(userId, async (tx, customerId) => {
    const where = { customerId, status: { in: [...from] } };
    const row = await tx.testSubscription.findFirst({ where, orderBy: { createdAt: 'desc' } });
    if (!row) throw new AppError('conflict', MESSAGES.noPlan);
    return work(tx, row);
  });
}
