import 'server-only';
import type { ClientBase } from 'pg';
import { differences } from '../key-list';

type Changed = { id: string; difference: { added: Uint32Array; removed: Uint32Array } };

/** What the owners of the searches that hide it have saved, ascending, by search. */
async function readHidden(client: ClientBase, ids: string[]): Promise<Map<string, Uint32Array>> {
  const { rows } = await client.query<{ ids: string[]; keys: number[] }>(
    `SELECT array_agg(searches.id::text) AS ids, array(
       SELECT company_key::int FROM saved_companies
       WHERE user_id = searches.user_id ORDER BY 1) AS keys
     FROM saved_searches searches
     WHERE searches.id = ANY ($1::uuid[]) AND searches.hides_saved
     GROUP BY searches.user_id`,
    [ids],
  );
  return new Map(
    rows.flatMap((row) => {
      const keys = Uint32Array.from(row.keys);
      return row.ids.map((id) => [id, keys] as const);
    }),
  );
}

/**
 * What there is to tell: in searches that hide what their users have saved, only of other companies.
 * Call in the transaction that tells it.
 */
export async function withoutSaved<Of extends Changed>(
  client: ClientBase,
  changed: readonly Of[],
): Promise<Of[]> {
  if (changed.length === 0) return [];
  const hidden = await readHidden(
    client,
    changed.map(({ id }) => id),
  );
  return changed.flatMap((one) => {
    const saved = hidden.get(one.id);
    if (!saved) return [one];
    const others = (keys: Uint32Array) => differences(keys, saved).removed;
    const added = others(one.difference.added);
    const removed = others(one.difference.removed);
    if (added.length === 0 && removed.length === 0) return [];
    return [{ ...one, difference: { ...one.difference, added, removed } }];
  });
}
