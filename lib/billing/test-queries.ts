import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';
import { findCustomerId } from './customers';
import { billingMode } from './mode';
import { PLAN_NAMES } from './plans';
import type { PlanName } from './types';

type TestCheckoutView = {
  plan: PlanName;
  /** In cents. */
  amount: number;
  currency: 'usd';
  isOpen: boolean;
  isUpgrade: boolean;
};

/** @throws AppError not_found outside of test mode, or for a user without a test customer. */
export async function requireTestCustomer(userId: string): Promise<string> {
  const id = billingMode() === 'test' ? await findCustomerId('TEST', userId) : null;
  if (!id) throw new AppError('not_found', MESSAGES.noSession);
  return id;
}

/** A test checkout of the user. @throws AppError not_found */
export async function getTestCheckout(userId: string, id: string): Promise<TestCheckoutView> {
  const customerId = await requireTestCustomer(userId);
  const found = await db.testCheckout.findFirst({ where: { id, customerId } });
  if (!found) throw new AppError('not_found', MESSAGES.noSession);
  const { plan, amount, status, subscriptionId } = found;
  const isUpgrade = subscriptionId !== null;
  return { plan: PLAN_NAMES[plan], amount, currency: 'usd', isOpen: status === 'open', isUpgrade };
}

/** The state of a test plan, which determines the available actions. @throws AppError not_found */
export async function getTestPlan(userId: string): Promise<{ state: TestPlanState }> {
  const customerId = await requireTestCustomer(userId);
  const row = await db.testSubscription.findFirst({
    where: { customerId, status: { in: ['active', 'past_due'] } },
    orderBy: { createdAt: 'desc' },
  });
  if (!row) return { state: 'none' };
  if (row.status === 'past_due') return { state: 'unpaid' };
  return { state: row.cancelAtPeriodEnd ? 'cancelled' : 'running' };
}

export type TestPlanState = 'none' | 'running' | 'cancelled' | 'unpaid';
