import 'server-only';
import { randomUUID } from 'node:crypto';
import { accountPaths } from '@/lib/account-paths';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { TestCheckout, TestSubscription } from '@/prisma/client/client';
import { amountOf } from './plans';
import type { CheckoutResult, Place, Provider, ProviderSubscription } from './provider';
import { renewDue } from './test-renewal';

/** Ids in the provider's format, marked as test. */
export const testId = (kind: string) => `${kind}_test_${randomUUID().replaceAll('-', '')}`;

function toSubscription(row: TestSubscription): ProviderSubscription {
  const { id, customerId, plan, status, periodStart, periodEnd, unpaidSince } = row;
  return {
    id,
    customerId,
    plan,
    status,
    periodStart,
    periodEnd,
    unpaidSince,
    endedAt: row.endedAt,
    createdAt: row.createdAt,
    cancelAt: row.cancelAtPeriodEnd && status === 'active' ? periodEnd : null,
  };
}

const placeOf = ({ id }: TestCheckout): Place => ({
  id,
  url: `${env.appUrl}${accountPaths.testCheckout(id)}`,
});

/** Reuses an open checkout for the same purchase and expires all others. */
async function open(
  given: Pick<TestCheckout, 'customerId' | 'plan' | 'subscriptionId' | 'amount'>,
): Promise<Place> {
  const { customerId, plan, subscriptionId } = given;
  const checkout = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM billing_customers WHERE id = ${customerId} FOR UPDATE`;
    const where = { customerId, status: 'open' };
    const same = await tx.testCheckout.findFirst({ where: { ...where, plan, subscriptionId } });
    const others = { ...where, id: { not: same?.id ?? '' } };
    await tx.testCheckout.updateMany({ where: others, data: { status: 'expired' } });
    return same ?? tx.testCheckout.create({ data: { id: testId('cs'), ...given } });
  });
  return placeOf(checkout);
}

/** The yearly price minus the unused part of the current period. */
async function upgradeAmount(subscriptionId: string): Promise<number> {
  const now = Date.now();
  const { plan, periodStart, periodEnd } = await db.testSubscription.findUniqueOrThrow({
    where: { id: subscriptionId },
  });
  const whole = periodEnd.getTime() - periodStart.getTime();
  const left = Math.min(1, Math.max(0, (periodEnd.getTime() - now) / whole));
  return amountOf('YEARLY') - Math.round(amountOf(plan) * left);
}

async function findCheckout(id: string): Promise<CheckoutResult | null> {
  const found = await db.testCheckout.findUnique({ where: { id } });
  if (!found) return null;
  const { customerId, amount, plan, status } = found;
  const statuses = { open: 'open', complete: 'paid', expired: 'expired' } as const;
  return {
    customerId,
    amountTotal: amount,
    currency: 'usd',
    plan,
    status: statuses[status as keyof typeof statuses] ?? 'expired',
  };
}

async function* everySubscription() {
  for (const row of await db.testSubscription.findMany()) yield toSubscription(row);
}

/** There are no customer records besides our own rows. */
async function* everyCustomer() {}

/** The local test checkout: no money moves, and its tables play Stripe's role. */
export const testProvider: Provider = {
  kind: 'TEST',
  createCustomer: async ({ id }) => `cus_test_${id.replaceAll('-', '')}`,
  listSubscriptions: async (customerId) => {
    await renewDue(customerId);
    return (await db.testSubscription.findMany({ where: { customerId } })).map(toSubscription);
  },
  // Its payments are paid at once.
  isConfirming: async () => false,
  openCheckout: ({ customerId, plan }) =>
    open({ customerId, plan, subscriptionId: null, amount: amountOf(plan) }),
  openUpgrade: async ({ customerId, plan, subscriptionId }) =>
    open({ customerId, plan, subscriptionId, amount: await upgradeAmount(subscriptionId) }),
  openPortal: async () => ({ id: 'bps_test', url: `${env.appUrl}${accountPaths.testPlan()}` }),
  findCheckout,
  listInvoices: async (customerId) => {
    const orderBy = [{ createdAt: 'desc' }, { id: 'asc' }] as const;
    const rows = await db.testInvoice.findMany({ where: { customerId }, orderBy: [...orderBy] });
    return rows.map(({ id, amount, status, createdAt }) => ({
      id,
      amount,
      status,
      currency: 'usd',
      url: null,
      date: createdAt.toISOString(),
    }));
  },
  cancelNow: async (id) => {
    const data = { status: 'canceled', endedAt: new Date() };
    await db.testSubscription.updateMany({ where: { id, endedAt: null }, data });
  },
  closeCustomer: async (customerId) => {
    const where = { customerId };
    await db.$transaction([
      ...[db.testSubscription.deleteMany({ where }), db.testCheckout.deleteMany({ where })],
      ...[db.testInvoice.deleteMany({ where }), db.testEvent.deleteMany({ where })],
    ]);
  },
  findReversal: async () => ({ customerId: null, subscriptionId: null }),
  everySubscription,
  everyCustomer,
};
