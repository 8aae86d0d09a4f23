import 'server-only';
import { lockUserCounters } from '@/lib/user-rows/locks';
import type { RemovedCompany } from './answers';
import { addCompanies, type Entry, noteSaved, requireSavedFit } from './found';
import { restoreEntry } from './held';
import { changeMany } from './locks';

/**
 * Saves companies again with the data their deleted entries had. Those that the register has no
 * more are left out; what was saved again meanwhile keeps what was written since.
 * @returns the entries, in the order of their ids
 * @throws AppError forbidden when no more fit
 */
export function restoreCompanies(
  userId: string,
  removed: readonly RemovedCompany[],
): Promise<Entry[]> {
  const held = new Map(removed.map((one) => [one.the_key, one.held]));
  return changeMany(userId, async (tx) => {
    await lockUserCounters(tx, userId);
    const keys = [...held.keys()];
    const added = await addCompanies(tx, userId, keys);
    await requireSavedFit(tx, userId);
    // In the order of their ids, as everything that changes many of them.
    const entries = await tx.savedCompany.findMany({
      where: { userId, companyKey: { in: keys } },
      select: { id: true, companyKey: true, note: true, tags: true },
      orderBy: { id: 'asc' },
    });
    for (const entry of entries) {
      const own = held.get(entry.companyKey);
      if (own) await restoreEntry(tx, userId, entry, own);
    }
    await noteSaved(
      tx,
      userId,
      added.map(({ name }) => name),
    );
    return entries.map(({ id, companyKey }) => ({ id, companyKey }));
  });
}
