import 'server-only';
import type { ClientBase } from 'pg';
import { employeesSinceSql, nextEmployeesSinceSql } from '@/lib/companies/employees-since-sql';
import { IndexBuilder, type NewIndex } from './build';
import { changedCompanies, noteChanged } from './changed';
import { mergeIndexes } from './merge';
import type { KeptNames } from './merge/ranks';
import { findNamePlaces, type NewName } from './name-places';
import { countCompanies, lacksIndex, rebuildIndex } from './rebuild';
import { readRows } from './rows';
import { findCurrent, readIndex, storeIndex } from './store';

/** From this share of changed companies on, a full rebuild is as fast. */
const rebuildFrom = 0.02;

/**
 * Records companies whose employee numbers become or stop being current because the register's date
 * has moved.
 */
async function noteAged(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ from: string; to: string }>(`
    SELECT least(before, after)::text AS from, greatest(before, after)::text AS to
    FROM (SELECT coalesce(${employeesSinceSql}, '-infinity') AS before,
      coalesce(${nextEmployeesSinceSql}, '-infinity') AS after) since`);
  const { from, to } = rows[0] ?? {};
  if (from === to) return;
  await noteChanged(
    client,
    `SELECT key FROM companies
    WHERE employees_month >= '${from}' AND employees_month < '${to}'`,
  );
}

async function readChanged(client: ClientBase): Promise<Set<number>> {
  const { rows } = await client.query<{ key: number }>(
    `SELECT DISTINCT key::int4 FROM ${changedCompanies}`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** The index to update; null when there is none, or when a full rebuild is as fast. */
async function readFormer(client: ClientBase, changed: number): Promise<NewIndex | null> {
  // Also null after a change of the code lists, which alters the texts of unchanged companies.
  const stored = await findCurrent(client);
  if (!stored || changed > rebuildFrom * stored.companies) return null;
  return readIndex(client);
}

/** For each new name, in order of rank, a company that has it and a guess of its place. */
function namesOf(fresh: NewIndex, former: NewIndex, changed: ReadonlySet<number>, kept: KeptNames) {
  const guesses = new Map<number, number>();
  for (let doc = 0; doc < former.docs; doc += 1) {
    const key = former.keys[doc] ?? 0;
    const rank = former.nameRanks[doc] ?? 0;
    if (rank > 0 && changed.has(key)) guesses.set(key, kept.placeOf[rank - 1] ?? 0);
  }
  const names: NewName[] = [];
  for (let doc = 0; doc < fresh.docs; doc += 1) {
    const rank = fresh.nameRanks[doc] ?? 0;
    const key = fresh.keys[doc] ?? 0;
    if (rank > 0) names[rank - 1] = { key, guess: guesses.get(key) ?? -1 };
  }
  return names;
}

async function readFresh(client: ClientBase): Promise<NewIndex> {
  const builder = new IndexBuilder();
  await readRows(client, (row) => builder.add(row), { among: changedCompanies });
  return builder.finish();
}

/** Guards against an index that does not match the register, whatever the cause. */
async function belongs(
  client: ClientBase,
  former: NewIndex,
  changed: ReadonlySet<number>,
  fresh: NewIndex,
): Promise<boolean> {
  let kept = former.docs;
  for (let doc = 0; doc < former.docs; doc += 1) {
    if (changed.has(former.keys[doc] ?? 0)) kept -= 1;
  }
  return (await countCompanies(client)) === kept + fresh.docs;
}

/**
 * Updates the index for the companies recorded as changed, see changed.ts, in the caller's
 * transaction.
 * @returns the version of the index; null when no company changed and the index is current.
 */
export async function refreshIndex(client: ClientBase): Promise<number | null> {
  await noteAged(client);
  const changed = await readChanged(client);
  if (changed.size === 0) return (await lacksIndex(client)) ? rebuildIndex(client) : null;
  await client.query(`ANALYZE ${changedCompanies}`);
  const former = await readFormer(client, changed.size);
  if (former === null) return rebuildIndex(client);
  const fresh = await readFresh(client);
  if (!(await belongs(client, former, changed, fresh))) return rebuildIndex(client);
  const merged = await mergeIndexes(former, changed, fresh, (kept) => {
    return findNamePlaces(client, namesOf(fresh, former, changed, kept), kept, former.keys);
  });
  return storeIndex(client, merged);
}
