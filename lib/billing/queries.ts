import 'server-only';
import { db } from '@/lib/db';
import { isSubscriber } from './access';
import { findCustomerId } from './customers';
import { findProvider } from './find-provider';
import { billingMode, findPrices } from './mode';
import { PLAN_NAMES } from './plans';
import type { ProviderKind } from './provider';
import type { BillingState, InvoiceOnWire } from './types';

/** The ids of the prices of this installation; null while nothing is sold. */
export function listPrices(): { monthly: string; yearly: string } | null {
  const prices = findPrices();
  return prices && { monthly: prices.MONTHLY, yearly: prices.YEARLY };
}

const none = { renewsAt: null, endsAt: null, graceUntil: null };

/** What somebody has, as our own database knows it. */
export async function readBilling(userId: string): Promise<BillingState> {
  const mode = billingMode();
  const row = await db.subscription.findUnique({ where: { userId } });
  if (!row || !isSubscriber(row)) return { plan: 'Free', ...none, mode };
  const plan = PLAN_NAMES[row.plan];
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  if (row.status === 'past_due') return { plan, ...none, graceUntil: iso(row.accessUntil), mode };
  const endsAt = iso(row.cancelAt);
  const renewsAt = endsAt === null ? iso(row.currentPeriodEnd) : null;
  return { plan, ...none, renewsAt, endsAt, mode };
}

/** Whose customer it is; null for nobody's, or when the account is gone. */
export async function findOwner(kind: ProviderKind, customerId: string): Promise<string | null> {
  const where = { id: customerId, provider: kind };
  const found = await db.billingCustomer.findFirst({ where, select: { userId: true } });
  return found?.userId ?? null;
}

/**
 * What somebody was billed, the newest first; nothing where nothing is sold.
 * @throws AppError unavailable within 10 seconds when the provider is away.
 */
export async function listInvoices(userId: string): Promise<InvoiceOnWire[]> {
  const provider = findProvider();
  const customerId = provider && (await findCustomerId(provider.kind, userId));
  return customerId ? provider.listInvoices(customerId) : [];
}
