import 'server-only';
import type { Prisma } from '@/prisma/client/client';
import type { Saving } from './answers';
import { changeMany, lockChosen } from './locks';
import { removeSeveral } from './mutations';

/** Locks the user's entries of all companies that were saved or put into the list. */
async function lockSaving(
  tx: Prisma.TransactionClient,
  userId: string,
  { saved, entered }: Saving,
): Promise<string[]> {
  const keys = [...saved, ...entered];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM saved_companies
    WHERE user_id = ${userId}::uuid AND company_key = ANY (${keys}::char(8)[])`;
  return lockChosen(tx, userId, { ids: rows.map(({ id }) => id) });
}

/** Takes what was saved before out of the list it was put into. @returns how many left it. */
function takeOut(
  tx: Prisma.TransactionClient,
  userId: string,
  { list, entered }: Saving,
  ids: readonly string[],
): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM saved_list_entries e USING saved_companies s
    WHERE e.user_id = ${userId}::uuid AND e.list_id = ${list}::uuid AND s.id = e.saved_id
      AND s.id = ANY (${[...ids]}::uuid[]) AND s.company_key = ANY (${entered}::char(8)[])`;
}

/** What was newly saved; `isAsSaved`: it has got no note, no tags and no other list. */
function newlySaved(
  tx: Prisma.TransactionClient,
  { list, saved }: Saving,
  ids: readonly string[],
): Promise<{ id: string; isAsSaved: boolean }[]> {
  return tx.$queryRaw<{ id: string; isAsSaved: boolean }[]>`
    SELECT s.id, s.note = '' AND s.tags = '{}' AND NOT EXISTS (
      SELECT FROM saved_list_entries e
      WHERE e.saved_id = s.id AND e.list_id IS DISTINCT FROM ${list}::uuid) AS "isAsSaved"
    FROM saved_companies s
    WHERE s.id = ANY (${[...ids]}::uuid[]) AND s.company_key = ANY (${saved}::char(8)[])`;
}

/**
 * Undoes saveFound: removes what it saved, also from its list, and takes what was saved before out
 * of that list again. What the user has since written about or put into another list stays saved.
 * Other users' lists and entries are never affected.
 * @param address the caller's IP address.
 */
export function undoSaving(
  userId: string,
  saving: Saving,
  address: string | null,
): Promise<{ removed: number; kept: number; left: number }> {
  return changeMany(userId, async (tx) => {
    const ids = await lockSaving(tx, userId, saving);
    const left = await takeOut(tx, userId, saving, ids);
    const found = await newlySaved(tx, saving, ids);
    const gone = found.flatMap(({ id, isAsSaved }) => (isAsSaved ? id : []));
    const removed = await removeSeveral(tx, userId, gone, address);
    return { removed, kept: found.length - removed, left };
  });
}
