import 'server-only';
import { type ClientBase, escapeLiteral } from 'pg';
import { log } from '@/lib/log';
import { buildIndex } from '@/lib/search-index/build';
import { copyOut } from '@/lib/search-index/copy-out';
import { isBehind, readIndex } from '@/lib/search-index/store';
import type { SearchIndex } from '@/lib/search-index/types';
import type { SavedSearchKind } from '@/prisma/client/enums';
import { type Moment, momentSql } from '../moment';
import { Evaluator, RegisterMoved } from './evaluate';
import { type Compared, differenceOf, type Stored, storeCompared } from './store';

/** Arbitrary advisory lock id, the same in every process: "saved searches are being compared". */
const lockId = 7_262_004;

/** Searches whose members are in memory at once; some have millions of members. */
const BATCH = 32;
/** Searches sorted together, so that equal ones are adjacent and run only once. */
const SLICE = 20_000;
const MOST_TRIES = 20;

export type CompareCounts = { compared: number; changed: number };

type Row = {
  id: string;
  kind: SavedSearchKind;
  query: string;
  count: number;
  version: number;
  since: number | null;
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function readMoment(client: ClientBase): Promise<Moment> {
  const { rows } = await client.query<Moment>(momentSql);
  return rows[0] ?? { version: 0, load: null };
}

/** Reads the index of a moment. @throws RegisterMoved when a load finished in between. */
async function indexOf(client: ClientBase, { version }: Moment): Promise<SearchIndex> {
  const index = (await readIndex(client)) ?? { version: 0, ...buildIndex([]) };
  if (index.version !== version) throw new RegisterMoved();
  return index;
}

async function readSlice(client: ClientBase, load: number, after: string): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `SELECT id, kind::text AS kind, query, member_count AS count, compared_version AS version,
       compared_load_id AS since
     FROM saved_searches
     WHERE (compared_load_id IS NULL OR compared_load_id < $1) AND id > $2
     ORDER BY id LIMIT ${SLICE}`,
    [load, after],
  );
  return rows;
}

/** Uses binary COPY: as text the lists would be twice as long. */
async function readMembers(client: ClientBase, ids: string[]): Promise<Map<string, Stored>> {
  const members = new Map<string, Stored>();
  if (ids.length === 0) return members;
  const listed = ids.map((id) => escapeLiteral(id)).join(', ');
  await copyOut(
    client,
    `SELECT search_id::text, keys, toggled FROM saved_search_members WHERE search_id IN (${listed})`,
    (row) => {
      // Copies, as the row's buffer is reused for the next row.
      const [keys, toggled] = [new Uint8Array(row.bytes(1)), new Uint8Array(row.bytes(2))];
      members.set(row.text(0) ?? '', { keys, toggled });
    },
  );
  return members;
}

/** The results of all but the searches that fail, whose ids are logged. */
async function withoutFailing<T>(
  rows: readonly Row[],
  work: (row: Row) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const row of rows) {
    try {
      results.push(await work(row));
    } catch (error) {
      if (error instanceof RegisterMoved) throw error;
      log.error({ err: error, savedSearch: row.id }, 'A saved search could not be compared.');
    }
  }
  return results;
}

/** Has no result for searches that fail. */
async function compareBatch(
  client: ClientBase,
  batch: readonly Row[],
  index: SearchIndex,
  evaluator: Evaluator,
): Promise<Compared[]> {
  // An unchanged index gives unchanged results to searches that only use the index.
  const judged = await withoutFailing(batch, async (row) => ({
    row,
    isAsBefore: row.version === index.version && !evaluator.isNamed(row.kind, row.query),
  }));
  const members = await readMembers(
    client,
    judged.filter(({ isAsBefore }) => !isAsBefore).map(({ row }) => row.id),
  );
  const rows = judged.map(({ row }) => row);
  return withoutFailing(rows, async ({ id, since, count, kind, query }) => {
    const stored = members.get(id);
    if (!stored) return { id, since, count, difference: null };
    const keys = await evaluator.keysOf(kind, query);
    return { id, since, count: keys.length, difference: differenceOf(stored, keys) };
  });
}

const inOrder = (a: Row, b: Row) =>
  a.query === b.query ? (a.kind < b.kind ? -1 : 1) : a.query < b.query ? -1 : 1;

type Progress = (counts: CompareCounts) => void;

/**
 * Compares all searches not yet compared after the moment's load.
 * @throws when some of them failed, after all others are compared; RegisterMoved at once.
 */
async function compareAll(
  client: ClientBase,
  moment: Moment & { load: number },
  counts: CompareCounts,
  onProgress: Progress,
): Promise<void> {
  let slice = await readSlice(client, moment.load, NOBODY);
  if (slice.length === 0) return;
  const index = await indexOf(client, moment);
  const evaluator = new Evaluator(index);
  let failed = 0;
  while (slice.length > 0) {
    const last = slice.at(-1)?.id ?? NOBODY;
    const rows = slice.sort(inOrder);
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const compared = await compareBatch(client, batch, index, evaluator);
      await storeCompared(client, compared, moment);
      failed += batch.length - compared.length;
      counts.compared += compared.length;
      counts.changed += compared.filter(({ difference }) => difference !== null).length;
      onProgress(counts);
    }
    slice = await readSlice(client, moment.load, last);
  }
  if (failed > 0) throw new Error(`${failed} saved searches could not be compared.`);
}

/**
 * Compares every saved search's companies with those before the latest load, and notifies its owner
 * of added and removed ones: one notification per search and load. The result equals comparing the
 * complete sets. When interrupted, the next call continues with the remaining searches; only one
 * process compares at a time, and another returns immediately.
 * @throws an error with their number when searches failed; they are left for the next call.
 */
export async function compareSavedSearches(
  client: ClientBase,
  onProgress: Progress = () => {},
): Promise<CompareCounts> {
  const counts = { compared: 0, changed: 0 };
  const { rows } = await client.query<{ free: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS free',
    [lockId],
  );
  if (!rows[0]?.free) return counts;
  try {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const { version, load } = await readMoment(client);
      // Loads by another version of the application are compared by that version's instances.
      if (load === null || (await isBehind(client))) return counts;
      try {
        await compareAll(client, { version, load }, counts, onProgress);
        return counts;
      } catch (error) {
        // Finished searches are consistent with one register; retry the rest with the newer one.
        if (!(error instanceof RegisterMoved)) throw error;
      }
    }
    throw new Error('The register was renewed each time while saved searches were compared.');
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockId]).catch(() => {});
  }
}
