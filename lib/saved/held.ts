import 'server-only';
import type { Prisma, SavedCompany } from '@/prisma/client/client';
import type { RemovedCompany } from './answers';
import { MOST_RESTORED, RESTORED_LETTERS } from './constants';
import { labelKey } from './label';
import { requireFit } from './lists';
import type { RemovedEntry } from './types';

const heldSelect = {
  ...{ note: true, tags: true, createdAt: true },
  lists: { select: { listId: true } },
} as const;

type Held = Pick<SavedCompany, 'note' | 'tags' | 'createdAt'> & { lists: { listId: string }[] };

const toHeld = ({ note, tags, createdAt, lists }: Held): RemovedEntry => ({
  ...{ note, tags, lists: lists.map(({ listId }) => listId) },
  savedAt: createdAt.toISOString(),
});

/** The data lost by deleting an entry; null when it has no note, tags or lists. */
export async function readHeld(
  tx: Prisma.TransactionClient,
  userId: string,
  id: string,
): Promise<RemovedEntry | null> {
  const entry = await tx.savedCompany.findFirst({ where: { id, userId }, select: heldSelect });
  if (!entry) return null;
  const held = toHeld(entry);
  const isEmpty = held.note === '' && held.tags.length === 0 && held.lists.length === 0;
  return isEmpty ? null : held;
}

/** The data lost by deleting locked entries; null when it is more than one call gives back. */
export async function readAllHeld(
  tx: Prisma.TransactionClient,
  userId: string,
  ids: string[],
): Promise<RemovedCompany[] | null> {
  if (ids.length > MOST_RESTORED) return null;
  const entries = await tx.savedCompany.findMany({
    where: { id: { in: ids }, userId },
    select: { companyKey: true, ...heldSelect },
  });
  const removed = entries.map((entry) => ({ the_key: entry.companyKey, held: toHeld(entry) }));
  return JSON.stringify(removed).length > RESTORED_LETTERS ? null : removed;
}

/**
 * Restores the data of a deleted entry; the caller must hold the user's lock. Newly written values
 * are kept; deleted lists stay deleted.
 * @throws AppError forbidden when no more fit into the lists
 */
export async function restoreEntry(
  tx: Prisma.TransactionClient,
  userId: string,
  entry: { id: string; note: string; tags: string[] },
  { note, tags, lists, savedAt }: RemovedEntry,
): Promise<void> {
  const kept = entry.tags.length > 0 ? entry.tags : tags;
  // Clamps the client-supplied time to the range from the epoch to now.
  const createdAt = new Date(Math.max(0, Math.min(Date.parse(savedAt), Date.now())));
  await tx.savedCompany.update({
    where: { id: entry.id },
    data: { note: entry.note || note, tags: kept, tagKeys: kept.map(labelKey), createdAt },
  });
  const entered = await tx.$executeRaw`
    INSERT INTO saved_list_entries (user_id, list_id, saved_id)
    SELECT user_id, id, ${entry.id}::uuid FROM saved_lists
    WHERE user_id = ${userId}::uuid AND id = ANY (${lists}::uuid[])
    ON CONFLICT DO NOTHING`;
  if (entered > 0) await requireFit(tx, userId);
}
