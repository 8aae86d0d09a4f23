import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { unknownCompany } from '@/lib/companies/known-key';
import { db } from '@/lib/db';
import { isDuplicate } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { noteOwnAct } from '@/lib/notifications/mutations';
import { lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import type { RemovedCompany } from './answers';
import { MAX_SAVED, MESSAGES, MOST_NOTICES } from './constants';
import { readAllHeld, readHeld, restoreEntry } from './held';
import { changeMany, lockChosen } from './locks';
import type { RemovedEntry, SavedEntry, SavedTarget } from './types';

/** @throws AppError forbidden when the user has saved as many companies as fit. */
async function requireRoom(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await lockUserCounters(tx, userId);
  const saved = await tx.savedCompany.count({ where: { userId } });
  if (saved >= MAX_SAVED) throw new AppError('forbidden', MESSAGES.full);
}

async function create(
  tx: Prisma.TransactionClient,
  userId: string,
  companyKey: string,
): Promise<SavedEntry> {
  const company = await tx.company.findUnique({
    where: { key: companyKey },
    select: { name: true },
  });
  if (!company) throw unknownCompany();
  await requireRoom(tx, userId);
  const companyName = company.name ?? companyKey;
  const entry = await tx.savedCompany.create({
    data: { userId, companyKey, companyName },
    select: { id: true, companyKey: true, companyName: true, createdAt: true },
  });
  await noteOwnAct(tx, userId, [{ title: companyName, message: MESSAGES.saved, companyKey }]);
  return entry;
}

/**
 * Saves a company of the register for a user and creates a notification.
 * @throws AppError not_found when there is no such company, conflict when it is already saved,
 *   forbidden when no more fit.
 */
export function saveCompany(userId: string, companyKey: string): Promise<SavedEntry> {
  return db
    .$transaction((tx) => create(tx, userId, companyKey))
    .catch((error) => {
      if (!isDuplicate(error)) throw error;
      throw new AppError('conflict', MESSAGES.alreadySaved);
    });
}

/**
 * Saves a company again with the data its deleted entry had; also restores that data to an entry
 * that was saved again meanwhile.
 * @throws AppError as saveCompany, except conflict.
 */
export function restoreCompany(
  userId: string,
  companyKey: string,
  held: RemovedEntry,
): Promise<{ id: string }> {
  return db.$transaction(async (tx) => {
    await lockUserCounters(tx, userId);
    const where = { userId_companyKey: { userId, companyKey } };
    const found = await tx.savedCompany.findUnique({ where });
    const entry = found ?? { ...(await create(tx, userId, companyKey)), note: '', tags: [] };
    await restoreEntry(tx, userId, entry, held);
    return { id: entry.id };
  });
}

/** Deletes locked entries, also from all lists, and creates notifications. */
async function remove(
  tx: Prisma.TransactionClient,
  userId: string,
  ids: string[],
): Promise<number> {
  if (ids.length > MOST_NOTICES) {
    await tx.$executeRaw`DELETE FROM saved_companies WHERE id = ANY (${ids}::uuid[])`;
    // Thousands of notifications would bury all others.
    const title = MESSAGES.several(ids.length);
    await noteOwnAct(tx, userId, [{ title, message: MESSAGES.unsavedSeveral }]);
    return ids.length;
  }
  const gone = await tx.$queryRaw<{ companyKey: string; title: string }[]>`
    DELETE FROM saved_companies WHERE id = ANY (${ids}::uuid[])
    RETURNING company_key AS "companyKey", company_name AS title`;
  const notices = gone.map((entry) => ({ ...entry, message: MESSAGES.unsaved }));
  await noteOwnAct(tx, userId, notices);
  return gone.length;
}

/**
 * @returns the user's data of the entry, for restoring it.
 * @throws AppError not_found; other users' entries count as unknown.
 */
export function unsaveCompany(userId: string, id: string): Promise<RemovedEntry | null> {
  return db.$transaction(async (tx) => {
    // Locks before reading, so that a concurrent change in another tab is included.
    const ids = await lockChosen(tx, userId, { ids: [id] });
    const held = await readHeld(tx, userId, id);
    const removed = await remove(tx, userId, ids);
    if (removed === 0) throw new AppError('not_found', MESSAGES.unknown);
    return held;
  });
}

/** Deletes several locked entries and writes an audit entry. */
export async function removeSeveral(
  tx: Prisma.TransactionClient,
  userId: string,
  ids: string[],
  address: string | null,
): Promise<number> {
  const count = await remove(tx, userId, ids);
  const entry = { actorId: userId, address, details: { count } };
  if (count > 0) await recordAudit({ action: 'saved_deleted', ...entry }, tx);
  return count;
}

/**
 * Deletes several saved companies and writes an audit entry. Other users' ids count as unknown.
 * @param address the caller's IP address.
 * @returns how many were deleted, and what restoreCompanies takes.
 * @throws AppError conflict when the target's URL no longer shows the expected number.
 */
export function unsaveCompanies(
  userId: string,
  target: SavedTarget,
  address: string | null,
): Promise<{ deleted: number; removed: RemovedCompany[] | null }> {
  return changeMany(userId, async (tx) => {
    const ids = await lockChosen(tx, userId, target);
    const removed = await readAllHeld(tx, userId, ids);
    return { deleted: await removeSeveral(tx, userId, ids, address), removed };
  });
}
