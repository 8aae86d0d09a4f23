import path from 'node:path';
import pg from 'pg';
import type { SearchIndex } from '@/lib/search-index/types';
import { askAtRate, askInTurn } from './latency';
import { askNaive, dropNaive, makeNaive } from './naive';
import { Pool } from './pool';
import { SphinxClient } from './sphinx/client';
import { askSphinx, sphinxQuestion } from './sphinx/questions';
import { writeRows } from './sphinx/rows';
import { sphinxVersion, startSphinx } from './sphinx/server';
import type { BenchQuery, PeerResult, QueryClass } from './types';

/** Peers know no areas drawn on a map and no trades in everyday words. */
const OURS_ALONE: readonly QueryClass[] = ['drawn areas', 'trade near a town', 'bad input'];
const isMeant = (query: BenchQuery) => !OURS_ALONE.includes(query.class);

type Work = { url: string; folder: string; queries: BenchQuery[]; rate: number; rounds: number };
type Peer = { name: string; ask: (query: BenchQuery) => Promise<number> };

const CONNECTIONS = 4;
/** Maximum seconds to query a peer. */
const MOST_SECONDS = 90;
/** Above this utilisation a peer's latencies reflect its queue instead of its speed. */
const FULL = 0.7;

const timed = (what: string, begun: number) =>
  console.log(`${what} in ${((performance.now() - begun) / 1_000).toFixed(0)} s.`);

/** The naive approach inside the same database; its table is dropped afterwards. */
export function measureNaive(work: Work): Promise<PeerResult> {
  return withClient(work.url, async (client) => {
    const pool = new pg.Pool({ connectionString: work.url, max: CONNECTIONS });
    try {
      const begun = performance.now();
      await makeNaive(client);
      timed('Made the naive table and its indexes', begun);
      const ask = (query: BenchQuery) => askNaive(pool, query);
      return await measurePeer({ name: 'naive', ask }, work, work.queries.filter(isMeant));
    } finally {
      await pool.end();
      await dropNaive(client);
    }
  });
}

/**
 * Sphinx on the same rows: for ids only, and for the whole page, whose companies
 * PostgreSQL returns as it does for ours. Empty if Sphinx is not installed.
 */
export async function measureSphinx(work: Work, index: SearchIndex): Promise<PeerResult[]> {
  const version = await sphinxVersion();
  if (version === null) return [];
  const begun = performance.now();
  const rows = path.join(work.folder, 'rows.tsv');
  await withClient(work.url, (client) => writeRows(client, index, rows));
  const sphinx = await startSphinx(work.folder, rows);
  timed(`Indexed by Sphinx ${version}`, begun);
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => SphinxClient.connect(sphinx.port)),
  );
  try {
    const pool = new Pool(clients);
    const answer = (query: BenchQuery) => {
      const question = sphinxQuestion(query, index) ?? '';
      return pool.use((connection) => askSphinx(connection, question));
    };
    const readPage = await pageReader(index);
    const answered = work.queries.filter((query) => sphinxQuestion(query, index) !== null);
    const ids = { name: 'Sphinx', ask: async (query: BenchQuery) => (await answer(query)).total };
    const page = {
      name: 'Sphinx+rows',
      ask: async (query: BenchQuery) => {
        const { total, docs } = await answer(query);
        await readPage(docs);
        return total;
      },
    };
    return [await measurePeer(ids, work, answered), await measurePeer(page, work, answered)];
  } finally {
    for (const connection of clients) connection.close();
    await sphinx.stop();
  }
}

/** Reads the companies of a page as our own search does. */
async function pageReader(index: SearchIndex) {
  const { readHits } = await import('@/lib/search/hits');
  return (docs: number[]) => readHits(docs.map((doc) => String(index.keys[doc]).padStart(8, '0')));
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}

/**
 * Queries a peer once to warm up, then at the same rate and as often as ours. A
 * peer that cannot keep that rate is queried sequentially, with as many queries of
 * each class as time allows.
 */
async function measurePeer({ name, ask }: Peer, work: Work, answered: BenchQuery[]) {
  const { queries, rate, rounds } = work;
  const probes = answered.filter((_, place) => place % 5 === 0);
  await askInTurn(probes, ask);
  const probed = await askInTurn(probes, ask);
  const seconds = probed.reduce((sum, ms) => sum + ms, 0) / probed.length / 1_000;
  const keeps = seconds * rate < FULL;
  const step = keeps ? 1 : Math.ceil((2 * seconds * answered.length) / MOST_SECONDS);
  const asked = answered.filter((_, place) => place % step === 0);
  const result: PeerResult = {
    name,
    latencies: new Map(),
    totals: new Map(),
    how: keeps ? `${rate} a second` : `one after the other, ${asked.length} queries`,
  };
  const places = new Map(queries.map((query, place) => [query, place]));
  const noted = async (query: BenchQuery) => {
    result.totals.set(places.get(query) ?? -1, await ask(query));
  };
  await askInTurn(asked, noted);
  for (let round = 0; round < (keeps ? rounds : 1); round += 1) {
    const ms = await (keeps ? askAtRate(asked, rate, ask) : askInTurn(asked, ask));
    for (const [at, query] of asked.entries()) {
      const place = places.get(query) ?? -1;
      result.latencies.set(place, [...(result.latencies.get(place) ?? []), ms[at] ?? Number.NaN]);
    }
  }
  return result;
}
