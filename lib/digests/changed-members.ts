import 'server-only';
import { db } from '@/lib/db';
import type { DigestMembers } from '@/lib/mails/types';
import { keyText, unpackKeys } from '@/lib/saved-searches/key-list';
import { namesOf } from '@/lib/saved-searches/names-of';

/** Companies named per line of a mail; the rest is on the page of the change. */
const MOST_NAMED = 5;

type Told = { savedSearchId: string | null; loadId: number | null };
type Change = { search: string; load: number; added: Uint32Array; left: Uint32Array };

/** The key of a change in the answer of `changedMembers`. */
export const changeOf = ({ savedSearchId, loadId }: Told) => `${savedSearchId} ${loadId}`;

const firstOf = (keys: Uint32Array) => [...keys.subarray(0, MOST_NAMED)].map(keyText);

async function readChanges(userId: string, told: readonly Told[]): Promise<Change[]> {
  const pairs = told.flatMap(({ savedSearchId, loadId }) =>
    savedSearchId === null || loadId === null ? [] : [{ searchId: savedSearchId, loadId }],
  );
  if (pairs.length === 0) return [];
  const rows = await db.savedSearchChange.findMany({
    where: { OR: pairs, search: { userId } },
    select: { searchId: true, loadId: true, newKeys: true, leftKeys: true },
  });
  return rows.map((row) => ({
    ...{ search: row.searchId, load: row.loadId },
    ...{ added: unpackKeys(row.newKeys), left: unpackKeys(row.leftKeys) },
  }));
}

/** The first companies that came to or left the saved searches told of, by `changeOf`. */
export async function changedMembers(
  userId: string,
  told: readonly Told[],
): Promise<Map<string, DigestMembers>> {
  const changes = await readChanges(userId, told);
  const nameOf = await namesOf(
    changes.flatMap(({ added, left }) => [...firstOf(added), ...firstOf(left)]),
  );
  const named = (keys: Uint32Array) => ({
    names: firstOf(keys).map(nameOf),
    hasMore: keys.length > MOST_NAMED,
  });
  return new Map(
    changes.map(({ search, load, added, left }) => [
      changeOf({ savedSearchId: search, loadId: load }),
      { added: named(added), left: named(left) },
    ]),
  );
}
