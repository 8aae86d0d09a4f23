import 'server-only';
import type { ClientBase } from 'pg';
import { inTransaction } from '@/lib/db/transaction';
import { formatNumber } from '@/lib/format';
import { queueSearchNews } from '@/lib/notifications/webhook-queue';
import { MAX_CHANGES, MAX_KEPT_KEYS } from '../constants';
import { differences, packKeys, toggle, unpackKeys } from '../key-list';
import type { Moment } from '../moment';
import { withoutSaved } from './without-saved';

/** The stored members of a search: a base list, and keys toggled since. */
export type Stored = { keys: Uint8Array; toggled: Uint8Array };

/** The added and removed members, and the new stored form. */
type Difference = {
  added: Uint32Array;
  removed: Uint32Array;
  toggled: Uint8Array;
  /** Null when the stored base list is kept. */
  keys: Uint8Array | null;
};

/** When the toggled keys exceed this share of the base list, they are merged into it. */
const MOST_TOGGLED = 1 / 16;

/** Null when the members are unchanged. */
export function differenceOf(stored: Stored, after: Uint32Array): Difference | null {
  const base = unpackKeys(stored.keys);
  const formerly = unpackKeys(stored.toggled);
  const { added, removed } = differences(toggle(base, formerly), after);
  if (added.length === 0 && removed.length === 0) return null;
  // Typically few of a million members change: only those are written, not the whole list.
  const changed = toggle(added, removed);
  const toggled = packKeys(toggle(formerly, changed));
  const isMuch = toggled.length > stored.keys.length * MOST_TOGGLED;
  return isMuch
    ? { added, removed, toggled: new Uint8Array(), keys: packKeys(after) }
    : { added, removed, toggled, keys: null };
}

export type Compared = {
  id: string;
  /** The load of the previous comparison; null when there was no register yet. */
  since: number | null;
  count: number;
  difference: Difference | null;
};
type Changed = Compared & { difference: Difference };

/** For example "3 new, 1 left" */
export function countsText(newCount: number, leftCount: number): string {
  const parts = [
    newCount > 0 && `${formatNumber(newCount)} new`,
    leftCount > 0 && `${formatNumber(leftCount)} left`,
  ];
  return parts.filter(Boolean).join(', ');
}

const bytes = (list: Uint8Array) => Buffer.from(list.buffer, list.byteOffset, list.byteLength);
const firstKeys = (keys: Uint32Array) => bytes(packKeys(keys.subarray(0, MAX_KEPT_KEYS)));

async function writeMembers(client: ClientBase, changed: readonly Changed[]): Promise<void> {
  const few = changed.filter(({ difference }) => difference.keys === null);
  await client.query(
    `UPDATE saved_search_members members SET toggled = given.toggled
     FROM unnest($1::uuid[], $2::bytea[]) AS given (id, toggled) WHERE search_id = given.id`,
    [few.map(({ id }) => id), few.map(({ difference }) => bytes(difference.toggled))],
  );
  // One statement each, as a list may have megabytes.
  for (const { id, difference } of changed) {
    if (difference.keys === null) continue;
    await client.query(
      'UPDATE saved_search_members SET keys = $2, toggled = $3 WHERE search_id = $1',
      [id, bytes(difference.keys), bytes(difference.toggled)],
    );
  }
}

async function writeChanges(client: ClientBase, told: readonly Changed[], load: number) {
  const ids = told.map(({ id }) => id);
  const added = told.map(({ difference }) => difference.added);
  const removed = told.map(({ difference }) => difference.removed);
  await client.query(
    `INSERT INTO saved_search_changes
       (search_id, load_id, since_load_id, new_count, left_count, new_keys, left_keys)
     SELECT id, $1, since, new_count, left_count, new_keys, left_keys
     FROM unnest($2::uuid[], $3::int[], $4::int[], $5::int[], $6::bytea[], $7::bytea[])
       AS given (id, since, new_count, left_count, new_keys, left_keys)
     ON CONFLICT (search_id, load_id) DO NOTHING`,
    [
      ...[load, ids, told.map(({ since }) => since)],
      ...[added.map(({ length }) => length), removed.map(({ length }) => length)],
      ...[added.map(firstKeys), removed.map(firstKeys)],
    ],
  );
  await client.query(
    `INSERT INTO notifications (user_id, kind, title, message, saved_search_id, load_id)
     SELECT searches.user_id, 'SEARCH', searches.name, given.message, searches.id, $1
     FROM unnest($2::uuid[], $3::text[]) AS given (id, message)
     JOIN saved_searches searches USING (id)
     JOIN users ON users.id = searches.user_id
     WHERE NOT 'SEARCHES' = ANY (users.muted_news)
     ON CONFLICT (saved_search_id, load_id) DO NOTHING`,
    [load, ids, told.map((_, at) => countsText(added[at]?.length ?? 0, removed[at]?.length ?? 0))],
  );
  await queueSearchNews(client, load, ids);
  await client.query(
    `DELETE FROM saved_search_changes old USING unnest($1::uuid[]) AS given (id)
     WHERE old.search_id = given.id AND old.load_id <= (
       SELECT load_id FROM saved_search_changes WHERE search_id = given.id
       ORDER BY load_id DESC OFFSET ${MAX_CHANGES} LIMIT 1)`,
    [ids],
  );
}

async function write(client: ClientBase, compared: readonly Compared[], moment: Moment) {
  const { version, load } = moment;
  const ids = compared.map(({ id }) => id);
  // Locks the owners first, in the same order as lockUserAgainstDelete, to avoid deadlocks.
  await client.query(
    `SELECT FROM users WHERE id IN (SELECT user_id FROM saved_searches WHERE id = ANY ($1::uuid[]))
     ORDER BY id FOR KEY SHARE`,
    [ids],
  );
  // Excludes searches deleted meanwhile; locks the others until commit.
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM saved_searches WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
    [ids],
  );
  const alive = new Set(rows.map(({ id }) => id));
  const given = compared.filter(({ id }) => alive.has(id));
  await client.query(
    `UPDATE saved_searches searches
     SET member_count = given.count, compared_load_id = $1, compared_version = $2
     FROM unnest($3::uuid[], $4::int[]) AS given (id, count) WHERE searches.id = given.id`,
    [load, version, given.map(({ id }) => id), given.map(({ count }) => count)],
  );
  const changed = given.filter((one): one is Changed => one.difference !== null);
  if (changed.length > 0) await writeMembers(client, changed);
  // Searches saved before the first load are not notified of it.
  const told = await withoutSaved(
    client,
    changed.filter(({ since }) => since !== null),
  );
  if (told.length > 0 && load !== null) await writeChanges(client, told, load);
}

/** Stores comparison results with their notifications, in one transaction. */
export async function storeCompared(
  client: ClientBase,
  compared: readonly Compared[],
  moment: Moment,
): Promise<void> {
  await inTransaction(client, () => write(client, compared, moment));
}
