import pg from 'pg';
import { MOST_LINKS } from '../../lib/connections/constants';
import { readEnd } from '../../lib/connections/ends';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import type { Row } from '../row';
import { askInTurn, percentiles, shownPercentile } from '../search/latency';
import { registerOptions, withRegister } from '../search/register';

/** The statement from one end takes long on some. */
const PEER_PAIRS = 20;

type Pair = { of: string; with: string };

/** Of the roles that connect, those of a small part of the register. */
const drawn = `SELECT company_key, participant_id FROM roles
  TABLESAMPLE SYSTEM (0.2) REPEATABLE (7) WHERE "group" <> 'AUDITOR'`;

/** One more step: another holder of a role in the company, and another company of that holder. */
const step = (from: string) => `
  SELECT "from"."of", there.company_key, there.participant_id
  FROM (${from}) "from"
  JOIN LATERAL (SELECT participant_id FROM roles WHERE company_key = "from".company_key
    AND participant_id <> "from".participant_id AND "group" <> 'AUDITOR' LIMIT 1) other ON true
  JOIN LATERAL (SELECT company_key, participant_id FROM roles
    WHERE participant_id = other.participant_id AND company_key <> "from".company_key
    AND "group" <> 'AUDITOR' LIMIT 1) there ON true`;

const begun = `SELECT id AS "of", drawn.company_key, participant_id FROM (${drawn}) drawn
  JOIN participants ON id = participant_id AND kind = 'PERSON'`;
const near = (from: string) =>
  `SELECT 'p' || "of" AS "of", company_key AS "with" FROM (${from}) pairs`;

/** Whose connection is asked for. */
const KINDS: Record<string, string> = {
  'two people by chance': `
    SELECT 'p' || one.id AS "of", 'p' || other.id AS "with" FROM
    (SELECT id, row_number() OVER (ORDER BY md5(id::text)) AS place FROM participants
      TABLESAMPLE SYSTEM (0.5) REPEATABLE (7) WHERE kind = 'PERSON') one
    JOIN (SELECT id, row_number() OVER (ORDER BY md5(id::text || 'x')) AS place FROM participants
      TABLESAMPLE SYSTEM (0.5) REPEATABLE (7) WHERE kind = 'PERSON') other USING (place)`,
  'two companies by chance': `
    SELECT one.company_key AS "of", other.company_key AS "with" FROM
    (SELECT company_key, row_number() OVER (ORDER BY md5(company_key)) AS place FROM (${drawn}) a) one
    JOIN (SELECT company_key, row_number() OVER (ORDER BY md5(company_key || 'x')) AS place
      FROM (${drawn}) b) other USING (place)`,
  'three links apart, or fewer': near(step(begun)),
  'five links apart, or fewer': near(step(step(begun))),
};

const drawPairs = (url: string, kind: string, count: number) =>
  query<Pair>(
    url,
    `SELECT * FROM (${kind}) pairs WHERE "of" <> "with"
     ORDER BY md5("of" || "with") LIMIT ${count}`,
  );

/** The same question from one end, as a single recursive statement. */
const ONE_STATEMENT = `
  WITH RECURSIVE reached AS (
    SELECT $1::text AS node, 0 AS links
    UNION
    SELECT next.node, links + 1 FROM reached, LATERAL (
      SELECT company_key::text AS node FROM roles
      WHERE participant_id = CASE WHEN reached.node LIKE 'p%' THEN substr(reached.node, 2)::bigint END
        AND "group" <> 'AUDITOR'
      UNION ALL
      SELECT coalesce(person.company_key::text, 'p' || person.id) FROM roles
      JOIN participants person ON person.id = participant_id
      WHERE roles.company_key = reached.node::bpchar AND "group" <> 'AUDITOR'
      UNION ALL
      SELECT roles.company_key::text FROM participants person
      JOIN roles ON participant_id = person.id
      WHERE person.company_key = reached.node::bpchar AND "group" <> 'AUDITOR'
    ) next
    WHERE links < ${MOST_LINKS}
  )
  SELECT min(links)::int AS links FROM reached WHERE node = $2`;

type Ask = (pair: Pair) => Promise<number | null>;

/** Links of the shortest chain; null where there is none. */
async function askOurs(pair: Pair): Promise<number | null> {
  const { findConnections } = await import('@/lib/connections/queries');
  const [of, other] = [readEnd(pair.of), readEnd(pair.with)];
  if (!of || !other) throw new Error(`Not an end: ${pair.of} ${pair.with}`);
  const { chains } = await findConnections({ of, with: other });
  return chains[0]?.links.length ?? null;
}

const askPeer =
  (peer: pg.Pool): Ask =>
  async (pair) => {
    const ends = [pair.of, pair.with];
    const { rows } = await peer.query<{ links: number | null }>(ONE_STATEMENT, ends);
    return rows[0]?.links ?? null;
  };

async function kindRow(kind: string, pairs: readonly Pair[], peer: Ask): Promise<Row> {
  const [first, few] = [pairs.slice(0, 10), pairs.slice(0, PEER_PAIRS)];
  const lengths = new Map<Pair, number | null>();
  const ask = async (pair: Pair) => lengths.set(pair, await askOurs(pair));
  await askInTurn(first, ask);
  const taken = await askInTurn(pairs, ask);
  const alone = await askInTurn(few, async (pair) => {
    const links = await peer(pair);
    if (links !== lengths.get(pair)) {
      throw new Error(`${pair.of} and ${pair.with}: ${lengths.get(pair)} or ${links} links?`);
    }
  });
  return {
    kind,
    pairs: pairs.length,
    connected: [...lengths.values()].filter((links) => links !== null).length,
    ...percentiles(taken),
    'one statement p50': shownPercentile(alone, 50),
  };
}

async function measureOn(url: string, count: number): Promise<Row[]> {
  const { registerDb } = await import('@/lib/db');
  const peer = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const rows: Row[] = [];
    for (const [kind, sql] of Object.entries(KINDS)) {
      rows.push(await kindRow(kind, await drawPairs(url, sql, count), askPeer(peer)));
    }
    return rows;
  } finally {
    await Promise.all([peer.end(), registerDb.$disconnect()]);
  }
}

const usage = `Usage: npm run bench -- connections [--companies N] [--keep DIR | --database URL] [--number N]
  Milliseconds to find the shortest chains of roles between two companies or people, compared with one
  recursive statement that searches from one end.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = { ...registerOptions, number: { type: 'string', default: '200' } } as const;
  const { values } = readArguments({ args, options }, usage);
  return withRegister(values, (url) => measureOn(url, Number(values.number)));
}
