import 'server-only';
import type { Prisma } from '@/prisma/client/client';
import type { Saving } from './answers';
import { changeMany, lockChosen } from './locks';
import { removeSeveral } from './mutations';

/** Locks the user's entries of the given companies. */
async function lockKeys(
  tx: Prisma.TransactionClient,
  userId: string,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM saved_companies
    WHERE user_id = ${userId}::uuid AND company_key = ANY (${[...keys]}::char(8)[])`;
  return lockChosen(tx, userId, { ids: rows.map(({ id }) => id) });
}

/** Those of locked entries that are as they were saved: no note, no tags, no other list. */
async function unchanged(
  tx: Prisma.TransactionClient,
  ids: readonly string[],
  list: string | null,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM saved_companies s
    WHERE id = ANY (${[...ids]}::uuid[]) AND note = '' AND tags = '{}' AND NOT EXISTS (
      SELECT FROM saved_list_entries e
      WHERE e.saved_id = s.id AND e.list_id IS DISTINCT FROM ${list}::uuid)`;
  return rows.map(({ id }) => id);
}

/** Takes what was saved before out of the list it was put into. @returns how many left it. */
async function takeOut(
  tx: Prisma.TransactionClient,
  userId: string,
  { list, entered }: Saving,
): Promise<number> {
  if (list === null || entered.length === 0) return 0;
  const ids = await lockKeys(tx, userId, entered);
  return tx.$executeRaw`
    DELETE FROM saved_list_entries
    WHERE user_id = ${userId}::uuid AND list_id = ${list}::uuid
      AND saved_id = ANY (${ids}::uuid[])`;
}

/**
 * Undoes saveFound: removes what it saved, also from all lists, and takes what was saved before out
 * of the list again. Companies with a note, tags or another list stay saved: only the user can have
 * added those since. Other users' lists and entries are never affected.
 * @param address the caller's IP address.
 */
export function undoSaving(
  userId: string,
  saving: Saving,
  address: string | null,
): Promise<{ removed: number; kept: number; left: number }> {
  return changeMany(userId, async (tx) => {
    const ids = await lockKeys(tx, userId, saving.saved);
    const left = await takeOut(tx, userId, saving);
    const gone = await unchanged(tx, ids, saving.list);
    const removed = await removeSeveral(tx, userId, gone, address);
    return { removed, kept: ids.length - removed, left };
  });
}
