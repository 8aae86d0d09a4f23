import pg from 'pg';
import { readIndex } from '@/lib/search-index/store';
import { Random } from '@/prisma/sample/random';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import type { Row } from '../row';
import { drawCompanies } from '../search/companies';
import { registerOptions, withRegister } from '../search/register';
import { changedCompanies } from './changes';
import { withCopy } from './copy';
import { drawWatched, type Watched } from './draw';
import { measurePeer } from './peer';

const PEOPLE = 100;
/** Number of companies saved by each user. */
const SAVED = 1_000;
const SECOND = 1_000;
const MB = 1024 ** 2;

const usage = `Usage: npm run bench -- watch [--searches N] [--changes N] [--peer N] [--companies N]
      [--database URL | --keep DIR]
  How long it takes after a load until every saved search is compared. A given database is copied.
  --peer: number of searches run by the peer, from which its time for all is estimated; 0 omits it.`;

export async function measure(args: string[]): Promise<Row[]> {
  const accepted = {
    ...registerOptions,
    searches: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '5000' },
    peer: { type: 'string', default: '200' },
  } as const;
  const { values } = readArguments({ args, options: accepted }, usage);
  const { database } = values;
  const options = {
    searches: Number(values.searches),
    changes: Number(values.changes),
    peer: Number(values.peer),
  };
  return database
    ? withCopy(database, (url) => measureOn(url, options))
    : withRegister(values, (url) => measureOn(url, options));
}

type Options = { searches: number; changes: number; peer: number };

/** Inserts searches as if each had found nothing so far and had not been compared with a load. */
async function save(client: pg.Client, watched: readonly Watched[]): Promise<void> {
  await client.query(`
    INSERT INTO users (email, first_name, last_name)
    SELECT 'watch' || n || '@bench.example', 'Ida', 'Holm' FROM generate_series(1, ${PEOPLE}) n`);
  await client.query(
    `WITH people AS (
       SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE email LIKE 'watch%'
     ), made AS (
       INSERT INTO saved_searches (user_id, name, kind, query, member_count, compared_version)
       SELECT people.id, 'Search ' || place, 'DISCOVER', query, 0, 0
       FROM unnest($1::text[]) WITH ORDINALITY AS given (query, place)
       JOIN people ON n = 1 + place % ${PEOPLE}
       RETURNING id
     )
     INSERT INTO saved_search_members (search_id, keys, toggled) SELECT id, '', '' FROM made`,
    [watched.map(({ query: text }) => text)],
  );
  await client.query(`
    INSERT INTO saved_companies (user_id, company_key, company_name)
    SELECT users.id, picked.key, coalesce(picked.name, picked.key) FROM users, LATERAL (
      SELECT key, name FROM companies TABLESAMPLE SYSTEM (0.5) WHERE users.id IS NOT NULL
      LIMIT ${SAVED}
    ) picked WHERE email LIKE 'watch%' ON CONFLICT DO NOTHING`);
}

/** Notifies everyone who saved a company about the newest load again. */
async function measureTelling(client: pg.Client) {
  const { tellChanges } = await import('@/lib/saved/tell-changes');
  await client.query('DELETE FROM notifications WHERE company_key IS NOT NULL');
  await client.query(`UPDATE register_loads SET told_at = NULL
    WHERE id = (SELECT max(id) FROM register_loads WHERE status = 'DONE')`);
  const { seconds, result } = await timed(() => tellChanges(client));
  const { rows } = await client.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM saved_companies',
  );
  return { seconds, told: result, saved: rows[0]?.n ?? 0 };
}

type Timed<T> = { seconds: number; processor: number; result: T };

/** `processor`: processor seconds of this process, unaffected by other programs. */
async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const began = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - began) / SECOND;
  return { seconds, processor: (user + system) / SECOND ** 2, result };
}

async function measureOn(url: string, options: Options): Promise<Row[]> {
  const { compareSavedSearches } = await import('@/lib/saved-searches/compare');
  const { loadCompanies } = await import('@/lib/register/load');
  const { db } = await import('@/lib/db');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const watched = await draw(client, options.searches);
    await save(client, watched);
    console.log('Comparing with the register as it is …');
    const first = await timed(() => compareSavedSearches(client));
    const companies = await countCompanies(url);
    console.log(`Loading ${options.changes} changes …`);
    const changes = changedCompanies(companies, options.changes);
    const load = await timed(() =>
      loadCompanies(changes, { source: 'FILES', kind: 'DELTA', snapshotDate: null }),
    );
    console.log('Comparing …');
    const { seconds, processor, result } = await timed(() => compareSavedSearches(client));
    const memory = Math.round(process.memoryUsage().rss / MB);
    const sizes = await sizesOf(url);
    const telling = await measureTelling(client);
    const peer = await measurePeer(client, watched, options.peer);
    const row = (what: string, value: string, note = ''): Row => ({ what, value, note });
    return [
      row('companies, saved searches', `${companies}, ${result.compared}`),
      row('load of changes (s)', load.seconds.toFixed(1), `${load.result.updated} changed`),
      row('comparing all (s)', seconds.toFixed(1), `${result.changed} changed; at most 300`),
      row('its own processor time (s)', processor.toFixed(1)),
      row('members of all searches', String(sizes.members), `${sizes.mb} MB stored`),
      row('first comparison (s)', first.seconds.toFixed(1), 'all members are written'),
      row('memory of the process (MB)', String(memory)),
      row(
        'telling who saved a company (s)',
        telling.seconds.toFixed(2),
        `${telling.told} notifications, ${telling.saved} saved`,
      ),
      ...(peer ? [row('peer: each search in SQL, whole sets (s)', peer.value, peer.note)] : []),
    ];
  } finally {
    await client.end();
    await db.$disconnect();
  }
}

async function draw(client: pg.Client, count: number): Promise<Watched[]> {
  const index = await readIndex(client);
  if (!index) throw new Error('The database has no search index.');
  const random = new Random(12);
  const companies = await drawCompanies(client, index, 2_000, random);
  return drawWatched(index, companies, random, count);
}

async function countCompanies(url: string): Promise<number> {
  const [row] = await query<{ n: number }>(url, 'SELECT count(*)::int AS n FROM companies');
  return row?.n ?? 0;
}

async function sizesOf(url: string) {
  const [row] = await query<{ members: string; mb: number }>(
    url,
    `SELECT sum(member_count)::text AS members,
       (pg_total_relation_size('saved_search_members') / ${MB})::int AS mb FROM saved_searches`,
  );
  return row ?? { members: '0', mb: 0 };
}
