import 'server-only';
import { db } from '@/lib/db';
import { isOrphan } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';
import type { Provider, ProviderKind } from './provider';

export async function findCustomerId(kind: ProviderKind, userId: string): Promise<string | null> {
  const where = { userId_provider: { userId, provider: kind } };
  const found = await db.billingCustomer.findUnique({ where, select: { id: true } });
  return found?.id ?? null;
}

const accountGone = () => new AppError('not_found', MESSAGES.noCustomer);

/**
 * Stores a customer; without a user if the account was deleted meanwhile, so that care.ts closes
 * it.
 */
async function enter(id: string, userId: string, provider: ProviderKind): Promise<void> {
  const add = (owner: string | null) =>
    db.billingCustomer.createMany({
      data: { id, userId: owner, provider },
      skipDuplicates: true,
    });
  try {
    await add(userId);
  } catch (error) {
    if (!isOrphan(error)) throw error;
    await add(null);
    throw accountGone();
  }
}

/**
 * The user's customer id at the provider; created on first use and kept from then on.
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
  if (!user) throw accountGone();
  const name = `${user.firstName} ${user.lastName}`;
  const id = await provider.createCustomer({ id: userId, email: user.email, name, former });
  await enter(id, userId, provider.kind);
  // A concurrent request may have stored its customer first.
  return (await findCustomerId(provider.kind, userId)) ?? id;
}

/**
 * Unlinks a customer that the provider no longer knows, e.g. after we moved to another account
 * there.
 */
export async function forgetCustomer(id: string): Promise<void> {
  const data = { userId: null, closedAt: new Date() };
  await db.billingCustomer.updateMany({ where: { id }, data });
}

/** Closes the provider's customer of a deleted account. */
export async function closeCustomer(provider: Provider, id: string): Promise<void> {
  await provider.closeCustomer(id);
  await db.billingCustomer.updateMany({ where: { id }, data: { closedAt: new Date() } });
}
