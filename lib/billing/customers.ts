import 'server-only';
import { db } from '@/lib/db';
import { isOrphan } from '@/lib/db-errors';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';
import type { Provider, ProviderKind } from './provider';

export async function findCustomerId(kind: ProviderKind, userId: string): Promise<string | null> {
  const where = { userId_provider: { userId, provider: kind } };
  const found = await db.billingCustomer.findUnique({ where, select: { id: true } });
  return found?.id ?? null;
}

const accountGone = () => new AppError('not_found', MESSAGES.noCustomer);

/** Without the person, where the account went while the provider was asked: care.ts closes it there. */
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
  if (!user) throw accountGone();
  const name = `${user.firstName} ${user.lastName}`;
  const id = await provider.createCustomer({ id: userId, email: user.email, name, former });
  await enter(id, userId, provider.kind);
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
