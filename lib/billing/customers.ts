import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';
import type { Provider, ProviderKind } from './provider';

export async function findCustomerId(kind: ProviderKind, userId: string): Promise<string | null> {
  const where = { userId_provider: { userId, provider: kind } };
  const found = await db.billingCustomer.findUnique({ where, select: { id: true } });
  return found?.id ?? null;
}

/**
 * Whose customer somebody is at the provider; made the first time, and kept whatever they buy.
 * @throws AppError not_found when the account is gone.
 */
export async function ensureCustomer(
  provider: Provider,
  userId: string,
  former: string | null = null,
): Promise<string> {
  const known = await findCustomerId(provider.kind, userId);
  if (known) return known;
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { id: true, email: true, firstName: true, lastName: true },
  });
  if (!user) throw new AppError('not_found', MESSAGES.noCustomer);
  const name = `${user.firstName} ${user.lastName}`;
  const id = await provider.createCustomer({ id: userId, email: user.email, name, former });
  const data = { id, userId, provider: provider.kind };
  await db.billingCustomer.createMany({ data, skipDuplicates: true });
  // Another request may have been first.
  return (await findCustomerId(provider.kind, userId)) ?? id;
}

/** The provider no longer knows them, as after a move to another account of ours there. */
export async function forgetCustomer(id: string): Promise<void> {
  const data = { userId: null, closedAt: new Date() };
  await db.billingCustomer.updateMany({ where: { id }, data });
}

/** Ends at the provider what a customer had whose account is gone. */
export async function closeCustomer(provider: Provider, id: string): Promise<void> {
  await provider.closeCustomer(id);
  await db.billingCustomer.updateMany({ where: { id }, data: { closedAt: new Date() } });
}
