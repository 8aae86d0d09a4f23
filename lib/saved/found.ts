import 'server-only';
import { AppError } from '@/lib/errors';
import { noteOwnAct } from '@/lib/notifications/mutations';
import { discoverKeys, segmentKeys } from '@/lib/search/found-keys';
import { lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { MAX_FOUND, MAX_SAVED, MESSAGES } from './constants';
import { enterInList } from './lists';
import { changeMany } from './locks';
import type { FoundCompanies } from './types';

async function keysOf({ kind, query }: FoundCompanies): Promise<string[]> {
  const find = kind === 'discover' ? discoverKeys : segmentKeys;
  const { keys, total } = await find(query, MAX_FOUND);
  if (total === 0) throw new AppError('invalid_input', MESSAGES.foundNothing);
  if (total > MAX_FOUND) throw new AppError('invalid_input', MESSAGES.foundTooMany(total));
  return keys;
}

/**
 * Skips companies that are already saved. The newest come first in lists, so each is a millisecond
 * older than the one before it: they keep the order of the results.
 * @returns the names of the newly saved ones
 */
async function add(
  tx: Prisma.TransactionClient,
  userId: string,
  keys: string[],
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    INSERT INTO saved_companies (user_id, company_key, company_name, created_at)
    SELECT ${userId}::uuid, c.key, coalesce(c.name, c.key),
      now() - (found.place - 1) * interval '1 millisecond'
    FROM unnest(${keys}::char(8)[]) WITH ORDINALITY found (key, place)
    JOIN companies c ON c.key = found.key
    ON CONFLICT DO NOTHING
    RETURNING company_name AS name`;
  return rows.map(({ name }) => name);
}

/**
 * Saves all companies that a search URL shows, on all of its pages, and puts them into a list if
 * one is given. Creates a single notification.
 * @returns how many were found, and how many of them were not saved before
 * @throws AppError invalid_input when there are none or too many, not_found for an unknown list or
 *   one of another user, forbidden when no more fit
 */
export async function saveFound(
  userId: string,
  found: FoundCompanies,
  listId?: string,
): Promise<{ count: number; added: number }> {
  const keys = await keysOf(found);
  return changeMany(userId, async (tx) => {
    await lockUserCounters(tx, userId);
    const [first, ...others] = await add(tx, userId, keys);
    const added = first === undefined ? 0 : 1 + others.length;
    if ((await tx.savedCompany.count({ where: { userId } })) > MAX_SAVED) {
      throw new AppError('forbidden', MESSAGES.full);
    }
    const saved = await tx.savedCompany.findMany({
      where: { userId, companyKey: { in: keys } },
      select: { id: true },
    });
    if (listId !== undefined) {
      const ids = saved.map(({ id }) => id);
      await enterInList(tx, userId, listId, ids);
    }
    if (first !== undefined) {
      const isOne = added === 1;
      const title = isOne ? first : MESSAGES.several(added);
      const message = isOne ? MESSAGES.saved : MESSAGES.savedFound;
      await noteOwnAct(tx, userId, [{ title, message }]);
    }
    return { count: saved.length, added };
  });
}
