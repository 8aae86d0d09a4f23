import 'server-only';
import { AppError } from '@/lib/errors';
import { noteOwnAct } from '@/lib/notifications/mutations';
import { discoverKeys, segmentKeys } from '@/lib/search/found-keys';
import { lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import type { Saving } from './answers';
import { MAX_FOUND, MAX_SAVED, MESSAGES } from './constants';
import { enterInList } from './lists';
import { changeMany } from './locks';
import type { FoundCompanies } from './types';

async function keysOf(userId: string, { kind, query }: FoundCompanies): Promise<string[]> {
  const find = kind === 'discover' ? discoverKeys : segmentKeys;
  const { keys, total } = await find(userId, query, MAX_FOUND);
  if (total === 0) throw new AppError('invalid_input', MESSAGES.foundNothing);
  if (total > MAX_FOUND) throw new AppError('invalid_input', MESSAGES.foundTooMany(total));
  return keys;
}

/**
 * Skips companies that are already saved. The newest come first in lists, so each is a millisecond
 * older than the one before it: they keep the order of the results.
 * @returns the newly saved ones
 */
export async function addCompanies(
  tx: Prisma.TransactionClient,
  userId: string,
  keys: string[],
): Promise<{ key: string; name: string }[]> {
  return tx.$queryRaw<{ key: string; name: string }[]>`
    INSERT INTO saved_companies (user_id, company_key, company_name, created_at)
    SELECT ${userId}::uuid, c.key, coalesce(c.name, c.key),
      now() - (found.place - 1) * interval '1 millisecond'
    FROM unnest(${keys}::char(8)[]) WITH ORDINALITY found (key, place)
    JOIN companies c ON c.key = found.key
    ON CONFLICT DO NOTHING
    RETURNING company_key AS key, company_name AS name`;
}

/**
 * Call after saving companies, while holding the user's lock.
 * @throws AppError forbidden when there are more than MAX_SAVED
 */
export async function requireSavedFit(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  if ((await tx.savedCompany.count({ where: { userId } })) > MAX_SAVED) {
    throw new AppError('forbidden', MESSAGES.full);
  }
}

export type Entry = { id: string; companyKey: string };

/**
 * Puts entries into a list; the caller must hold the user's lock.
 * @returns the keys of those that were not in it
 */
async function enter(
  tx: Prisma.TransactionClient,
  userId: string,
  listId: string,
  entries: readonly Entry[],
): Promise<string[]> {
  const ids = entries.map(({ id }) => id);
  const held = await tx.savedListEntry.findMany({
    where: { userId, listId, savedId: { in: ids } },
    select: { savedId: true },
  });
  await enterInList(tx, userId, listId, ids);
  const before = new Set(held.map(({ savedId }) => savedId));
  return entries.flatMap(({ id, companyKey }) => (before.has(id) ? [] : companyKey));
}

/** Creates a single notification, if anything was saved. */
export async function noteSaved(
  tx: Prisma.TransactionClient,
  userId: string,
  names: readonly string[],
): Promise<void> {
  const [first] = names;
  if (first === undefined) return;
  const isOne = names.length === 1;
  const title = isOne ? first : MESSAGES.several(names.length);
  const message = isOne ? MESSAGES.saved : MESSAGES.savedFound;
  await noteOwnAct(tx, userId, [{ title, message }]);
}

export type Saved = { count: number; added: number; saving: Saving | null };

/**
 * Saves companies in the given order, and puts them into a list if one is given. Creates a single
 * notification.
 * @returns how many there are, how many of them were not saved before, and what undoSaving takes
 * @throws AppError not_found for an unknown list or one of another user, forbidden when no more fit
 */
export function saveKeys(userId: string, keys: string[], listId?: string): Promise<Saved> {
  return changeMany(userId, async (tx) => {
    await lockUserCounters(tx, userId);
    const added = await addCompanies(tx, userId, keys);
    await requireSavedFit(tx, userId);
    const entries = await tx.savedCompany.findMany({
      where: { userId, companyKey: { in: keys } },
      select: { id: true, companyKey: true },
    });
    const entered = listId === undefined ? [] : await enter(tx, userId, listId, entries);
    const names = added.map(({ name }) => name);
    await noteSaved(tx, userId, names);
    const saved = added.map(({ key }) => key);
    const isNew = new Set(saved);
    const before = entered.filter((key) => !isNew.has(key));
    const changes = saved.length + before.length;
    const saving = changes > 0 ? { list: listId ?? null, saved, entered: before } : null;
    return { count: entries.length, added: saved.length, saving };
  });
}

/**
 * Saves all companies that a search URL shows, on all of its pages; see saveKeys.
 * @throws AppError invalid_input when there are none or too many
 */
export async function saveFound(
  userId: string,
  found: FoundCompanies,
  listId?: string,
): Promise<Saved> {
  return saveKeys(userId, await keysOf(userId, found), listId);
}
