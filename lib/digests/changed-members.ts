import 'server-only';
import { db, registerDb } from '@/lib/db';
import type { DigestMembers } from '@/lib/mails/types';
import { keyText, unpackKeys } from '@/lib/saved-searches/key-list';

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

/** Current names, or the last known ones; a company without any has its number. */
async function namesOf(keys: readonly string[]): Promise<(key: string) => string> {
  const [current, gone] = await Promise.all([
    registerDb.company.findMany({
      where: { key: { in: [...keys] } },
      select: { key: true, name: true },
    }),
    registerDb.goneCompany.findMany({
      where: { companyKey: { in: [...keys] } },
      select: { companyKey: true, name: true },
    }),
  ]);
  const names = new Map(gone.map(({ companyKey, name }) => [companyKey, name]));
  for (const { key, name } of current) names.set(key, name);
  return (key) => names.get(key) || `CVR ${key}`;
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
