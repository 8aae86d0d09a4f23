import pg from 'pg';
import { readEnd } from '../../lib/connections/ends';
import { HELD_TODAY } from '../../lib/roles/held-sql';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import type { Row } from '../row';
import { askInTurn, percentiles, shownPercentile } from '../search/latency';
import { registerOptions, withRegister } from '../search/register';

/** How many neighbours of each are opened besides. */
const OPENED = 3;

/** Whose networks are asked for; `$1` is their number. */
const KINDS: Record<string, string> = {
  'companies by chance': `SELECT company_key AS node FROM (
      SELECT DISTINCT company_key FROM roles TABLESAMPLE SYSTEM (0.5) REPEATABLE (7)) drawn
    ORDER BY md5(company_key) LIMIT $1`,
  'people by chance': `SELECT 'p' || participant_id AS node FROM (
      SELECT DISTINCT participant_id FROM roles TABLESAMPLE SYSTEM (0.5) REPEATABLE (7)
      JOIN participants ON id = participant_id AND kind = 'PERSON') drawn
    ORDER BY md5(participant_id::text) LIMIT $1`,
  'people with most roles': `SELECT 'p' || participant_id AS node FROM role_counts
    JOIN participants ON id = participant_id AND kind = 'PERSON'
    WHERE "group" IN ('MANAGEMENT', 'BOARD', 'OWNER')
    GROUP BY participant_id ORDER BY max(held) DESC, participant_id LIMIT $1`,
};

const COUNTS = `"group" <> 'AUDITOR' AND ${HELD_TODAY}`;

/** The neighbours of one node, as a page without a network reads them. */
const NEIGHBOURS = `
  SELECT DISTINCT coalesce(own.key, 'p' || person.id) AS node
  FROM roles JOIN companies ON companies.key = roles.company_key
  JOIN participants person ON person.id = participant_id
  LEFT JOIN (SELECT key FROM companies) own ON own.key = person.company_key
  WHERE roles.company_key = $1::text::bpchar AND own.key IS DISTINCT FROM roles.company_key AND ${COUNTS}
  UNION
  SELECT DISTINCT roles.company_key::text
  FROM participants person JOIN roles ON participant_id = person.id
  JOIN companies ON companies.key = roles.company_key
  WHERE (person.company_key = $1::text::bpchar OR 'p' || person.id = $1)
    AND person.id = ANY ($2::bigint[]) AND roles.company_key <> $1::text::bpchar AND ${COUNTS}`;

/** The participants that a node is. */
const PARTICIPANTS = `SELECT id::text FROM participants
  WHERE id = $1 OR company_key = $2::text::bpchar`;

/** The same with a statement for each neighbour; their number. */
async function askPeer(peer: pg.Pool, node: string): Promise<number> {
  const neighbours = async (of: string) => {
    const number = of.startsWith('p') ? of.slice(1) : null;
    const { rows: own } = await peer.query<{ id: string }>(PARTICIPANTS, [number, of]);
    const { rows } = await peer.query<{ node: string }>(NEIGHBOURS, [of, own.map(({ id }) => id)]);
    return rows;
  };
  const near = await neighbours(node);
  for (const other of near) await neighbours(other.node);
  return near.length;
}

async function askOurs(node: string, open: readonly string[] = []) {
  const { findNetwork } = await import('@/lib/network/queries');
  const of = readEnd(node);
  if (!of) throw new Error(`Not a node: ${node}`);
  return findNetwork({ of, open });
}

async function kindRow(kind: string, nodes: readonly string[], peer: pg.Pool): Promise<Row> {
  const near = new Map<string, { total: number; open: string[] }>();
  const sizes: number[] = [];
  const ask = async (node: string) => {
    const found = await askOurs(node);
    const direct = found.nodes.filter(({ step }) => step === 1);
    near.set(node, {
      total: direct.length + (found.nodes[0]?.hidden ?? 0),
      open: direct.slice(0, OPENED).map(({ id }) => id),
    });
    sizes.push(found.nodes.length);
  };
  await askInTurn(nodes.slice(0, 10), ask);
  const taken = await askInTurn(nodes, ask);
  const opened = await askInTurn(nodes, (node) => askOurs(node, near.get(node)?.open));
  const alone = await askInTurn(nodes, async (node) => {
    const total = await askPeer(peer, node);
    if (total !== near.get(node)?.total) {
      throw new Error(`${node}: ${near.get(node)?.total} or ${total} neighbours?`);
    }
  });
  return {
    kind,
    networks: nodes.length,
    'nodes, median': sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0,
    ...percentiles(taken),
    'three opened p50': shownPercentile(opened, 50),
    'p95 ': shownPercentile(opened, 95),
    'a statement each p50': shownPercentile(alone, 50),
    ' p95': shownPercentile(alone, 95),
  };
}

async function measureOn(url: string, count: number): Promise<Row[]> {
  const { registerDb } = await import('@/lib/db');
  const peer = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const rows: Row[] = [];
    for (const [kind, sql] of Object.entries(KINDS)) {
      const drawn = await query<{ node: string }>(url, sql.replace('$1', String(count)));
      const nodes = drawn.map(({ node }) => node);
      rows.push(await kindRow(kind, nodes, peer));
    }
    return rows;
  } finally {
    await Promise.all([peer.end(), registerDb.$disconnect()]);
  }
}

const usage = `Usage: npm run bench -- network [--companies N] [--keep DIR | --database URL] [--number N]
  Milliseconds to read the network around a company or person, and with three of its neighbours opened,
  compared with a statement for each neighbour.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = { ...registerOptions, number: { type: 'string', default: '200' } } as const;
  const { values } = readArguments({ args, options }, usage);
  return withRegister(values, (url) => measureOn(url, Number(values.number)));
}
