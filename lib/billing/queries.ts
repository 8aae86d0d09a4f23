import 'server-only';
import { db } from '@/lib/db';
import type { Subscription } from '@/prisma/client/client';
import { isSubscriber } from './access';
import { findCustomerId } from './customers';
import { findProvider } from './find-provider';
import { billingMode, findPrices } from './mode';
import { PLAN_NAMES } from './plans';
import type { ProviderKind } from './provider';
import type { BillingState, InvoiceOnWire } from './types';

/** The price ids of this installation; null while nothing is sold. */
export function listPrices(): { monthly: string; yearly: string } | null {
  const prices = findPrices();
  return prices && { monthly: prices.MONTHLY, yearly: prices.YEARLY };
}

const none = { period: null, renewsAt: null, endsAt: null, graceUntil: null };

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function periodOf({ currentPeriodStart, currentPeriodEnd }: Subscription): BillingState['period'] {
  const [from, to] = [iso(currentPeriodStart), iso(currentPeriodEnd)];
  return from !== null && to !== null ? { from, to } : null;
}

/** A user's plan according to our own database. */
export async function getBilling(userId: string): Promise<BillingState> {
  const mode = billingMode();
  const row = await db.subscription.findUnique({ where: { userId } });
  if (!row || !isSubscriber(row)) return { plan: 'Free', ...none, mode };
  const state = { plan: PLAN_NAMES[row.plan], ...none, period: periodOf(row), mode };
  if (row.status === 'past_due') return { ...state, graceUntil: iso(row.accessUntil) };
  const endsAt = iso(row.cancelAt);
  // Once the period has ended without news of the next, the renewal date is unknown.
  const end = row.currentPeriodEnd;
  const isAhead = end !== null && end > new Date();
  return { ...state, renewsAt: endsAt === null && isAhead ? iso(end) : null, endsAt };
}

/** The user of a customer; null for an unknown customer, or when the account is gone. */
export async function findOwner(kind: ProviderKind, customerId: string): Promise<string | null> {
  const where = { id: customerId, provider: kind };
  const found = await db.billingCustomer.findFirst({ where, select: { userId: true } });
  return found?.userId ?? null;
}

/**
 * A user's invoices, newest first; empty where nothing is sold.
 * @throws AppError unavailable within 10 seconds when the provider is away.
 */
export async function listInvoices(userId: string): Promise<InvoiceOnWire[]> {
  const provider = findProvider();
  const customerId = provider && (await findCustomerId(provider.kind, userId));
  return customerId ? provider.listInvoices(customerId) : [];
}
