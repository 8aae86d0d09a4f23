import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { isDuplicate } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { lockUserAgainstDelete, lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { LIST_NAME_MAX, MAX_ENTRIES, MAX_IDS, MAX_LISTS, MESSAGES } from './constants';
import { labelKey } from './label';
import { changeMany, lockChosen } from './locks';
import type { SavedListSummary, SavedTarget } from './types';

const unknownList = () => new AppError('not_found', MESSAGES.unknownList);

/** Turns the unique violation of a duplicate list name into a conflict. */
async function withFreeName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const fields = { name: MESSAGES.nameTaken };
    throw new AppError('conflict', MESSAGES.nameTaken, { fields });
  }
}

/** A user's lists by name, with the number of companies in each. */
export function listLists(userId: string): Promise<SavedListSummary[]> {
  return db.$queryRaw<SavedListSummary[]>`
    SELECT l.id, l.name, count(e.saved_id)::int AS count FROM saved_lists l
    LEFT JOIN saved_list_entries e ON e.user_id = l.user_id AND e.list_id = l.id
    WHERE l.user_id = ${userId}::uuid
    GROUP BY l.id ORDER BY l.name COLLATE "da-x-icu", l.id`;
}

type NewList = Pick<SavedListSummary, 'id' | 'name'>;

async function create(
  tx: Prisma.TransactionClient,
  userId: string,
  name: string,
): Promise<NewList> {
  const lists = await tx.savedList.count({ where: { userId } });
  if (lists >= MAX_LISTS) throw new AppError('forbidden', MESSAGES.tooManyLists);
  return tx.savedList.create({
    data: { userId, name, nameKey: labelKey(name) },
    select: { id: true, name: true },
  });
}

/**
 * @param name already cleaned.
 * @throws AppError conflict when the name is taken, forbidden when no more lists fit.
 */
export function createList(userId: string, name: string): Promise<SavedListSummary> {
  return withFreeName(
    db.$transaction(async (tx) => {
      await lockUserCounters(tx, userId);
      return { ...(await create(tx, userId, name)), count: 0 };
    }),
  );
}

/** The name itself, or with the first number that makes it one no list of the user has. */
async function freeName(
  tx: Prisma.TransactionClient,
  userId: string,
  name: string,
): Promise<string> {
  const lists = await tx.savedList.findMany({ where: { userId }, select: { nameKey: true } });
  const taken = new Set(lists.map(({ nameKey }) => nameKey));
  let free = name;
  for (let number = 2; taken.has(labelKey(free)); number += 1) {
    const end = ` (${number})`;
    const start = [...name].slice(0, LIST_NAME_MAX - end.length).join('');
    free = `${start.trimEnd()}${end}`;
  }
  return free;
}

/**
 * Makes a deleted list again with those of its companies that are still saved, under another name
 * when its own has been given to a new list.
 * @param ids as deleteList returned them.
 * @throws AppError forbidden when no more lists or entries fit.
 */
export function restoreList(
  userId: string,
  name: string,
  ids: string[],
): Promise<SavedListSummary> {
  return withFreeName(
    changeMany(userId, async (tx) => {
      await lockUserCounters(tx, userId);
      const saved = await lockChosen(tx, userId, { ids });
      const list = await create(tx, userId, await freeName(tx, userId, name));
      return { ...list, count: await enterInList(tx, userId, list.id, saved) };
    }),
  );
}

/** @throws AppError not_found for other users' lists too, conflict when the name is taken. */
export async function renameList(userId: string, id: string, name: string): Promise<void> {
  const data = { name, nameKey: labelKey(name) };
  const { count } = await withFreeName(db.savedList.updateMany({ where: { id, userId }, data }));
  if (count === 0) throw unknownList();
}

/**
 * Deletes a list; its companies stay saved. Writes an audit entry.
 * @param address the caller's IP address.
 * @returns the ids of those that were in it, unless they are more than one call puts back.
 * @throws AppError not_found for other users' lists too.
 */
export function deleteList(
  userId: string,
  id: string,
  address: string | null,
): Promise<string[] | null> {
  return db.$transaction(async (tx) => {
    await lockUserAgainstDelete(tx, userId);
    // In the same order as lockChosen: whoever removes companies meanwhile deletes entries as well.
    const held = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM saved_companies WHERE id IN (
        SELECT saved_id FROM saved_list_entries
        WHERE user_id = ${userId}::uuid AND list_id = ${id}::uuid)
      ORDER BY id FOR KEY SHARE`;
    const { count } = await tx.savedList.deleteMany({ where: { id, userId } });
    if (count === 0) throw unknownList();
    await recordAudit({ actorId: userId, action: 'list_deleted', subject: id, address }, tx);
    return held.length > MAX_IDS ? null : held.map((entry) => entry.id);
  });
}

/** The result of changing a list's entries; `count`: the number of targeted entries. */
type ListChange = { count: number; changed: number };

/**
 * Call after adding list entries, while holding the user's lock.
 * @throws AppError forbidden when there are more than MAX_ENTRIES
 */
export async function requireFit(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  if ((await tx.savedListEntry.count({ where: { userId } })) > MAX_ENTRIES) {
    throw new AppError('forbidden', MESSAGES.listsFull);
  }
}

/**
 * Adds a user's entries to one of their lists; those already in it stay. The caller must hold the
 * user's lock.
 * @returns how many were added
 * @throws AppError not_found for other users' lists too, forbidden when no more fit
 */
export async function enterInList(
  tx: Prisma.TransactionClient,
  userId: string,
  listId: string,
  ids: readonly string[],
): Promise<number> {
  const [list] = await tx.$queryRaw<object[]>`
    SELECT id FROM saved_lists
    WHERE id = ${listId}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE`;
  if (!list) throw unknownList();
  const entered = await tx.$executeRaw`
    INSERT INTO saved_list_entries (user_id, list_id, saved_id)
    SELECT ${userId}::uuid, ${listId}::uuid, id FROM unnest(${ids}::uuid[]) id
    ON CONFLICT DO NOTHING`;
  if (entered > 0) await requireFit(tx, userId);
  return entered;
}

/**
 * Puts saved companies into a list; those already in it stay.
 * @throws AppError not_found for other users' lists too, forbidden when no more fit, conflict as
 *   lockChosen does.
 */
export function putIntoList(
  userId: string,
  listId: string,
  target: SavedTarget,
): Promise<ListChange> {
  return changeMany(userId, async (tx) => {
    await lockUserCounters(tx, userId);
    const ids = await lockChosen(tx, userId, target);
    return { count: ids.length, changed: await enterInList(tx, userId, listId, ids) };
  });
}

/**
 * Takes companies out of a list; they stay saved.
 * @returns also the ids of those that left it, unless they are more than one call puts back.
 * @throws AppError not_found for other users' lists too, conflict as lockChosen does.
 */
export function takeOutOfList(
  userId: string,
  listId: string,
  target: SavedTarget,
): Promise<ListChange & { ids: string[] | null }> {
  return changeMany(userId, async (tx) => {
    const ids = await lockChosen(tx, userId, target);
    const list = await tx.savedList.findFirst({
      where: { id: listId, userId },
      select: { id: true },
    });
    if (!list) throw unknownList();
    const left = await tx.$queryRaw<{ id: string }[]>`
      DELETE FROM saved_list_entries
      WHERE user_id = ${userId}::uuid AND list_id = ${listId}::uuid
        AND saved_id = ANY (${ids}::uuid[])
      RETURNING saved_id AS id`;
    const isLong = left.length > MAX_IDS;
    return {
      count: ids.length,
      changed: left.length,
      ids: isLong ? null : left.map(({ id }) => id),
    };
  });
}
