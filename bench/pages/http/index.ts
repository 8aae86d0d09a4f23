import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../../../scripts/arguments';
import type { Row } from '../../row';
import { shownPercentile } from '../../search/latency';
import { askable, prepare } from '../../search/prepare';
import { shuffled } from '../../search/shuffled';
import { companyData, companySearch, discoverPages } from '../questions';
import { companiesRow, row } from '../rows';
import { type Server, withServer } from '../server';
import { type Asked, load } from './load';
import { type Rate, ratesInRounds } from './rounds';

/**
 * The peers of /discover, built with the product: empty in the outermost layout and in its own,
 * and the barest page of results.
 */
const empty = 'export default function EmptyPage() {\n  return null;\n}\n';
const bare = readFileSync(path.join(import.meta.dirname, 'bare-page.tsx'), 'utf8');
const added = {
  'app/empty/page.tsx': empty,
  'app/(app)/empty-inside/page.tsx': empty,
  'app/bare/page.tsx': bare,
};
const bareOf = (discover: Asked[]) =>
  discover.map(({ path: address }) => ({ path: address.replace('/discover', '/bare') }));

const LEAST_QUESTIONS = 200;
/** Warm-up requests that the compiler needs per kind, not per question. */
const WARM_UP_SECONDS = 20;
/** Questions per second while each is asked for the first time. */
const FIRST_RATE = 20;

type Amounts = { rate: number; seconds: number; connections: number };
type Questions = Record<'companyData' | 'companySearch' | 'discover', Asked[]>;

const usage = `Usage: npm run bench -- http --database URL [--rate N] [--seconds N] [--connections N]
      [--instances 1]
  The search of the API at a fixed rate, and /discover compared with empty pages of the same build,
  for one process or several used in turn.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    database: { type: 'string' },
    rate: { type: 'string', default: '150' },
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '8' },
    instances: { type: 'string', default: '1' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const { database = '' } = values;
  const amounts = {
    rate: Number(values.rate),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  };
  const instances = Number(values.instances);
  return withServer({ database, added, instances }, async (server) => {
    const { index, queries, warmUp } = await prepare(database);
    const questions = questionsOf(queries);
    await warm(server, questionsOf(warmUp), amounts);
    return [
      row('servers', server.origins.length),
      ...(await measureFirst(server, questions.companyData)),
      ...(await measureApi(server, questions, amounts)),
      ...(await measurePages(server, questions.discover, amounts)),
      companiesRow(index.docs),
    ];
  });
}

/** All kinds of questions, mixed. */
function questionsOf(queries: Parameters<typeof discoverPages>[0]): Questions {
  const mixed = shuffled(askable(queries), 1);
  return {
    companyData: companyData(mixed),
    companySearch: companySearch(mixed),
    discover: discoverPages(mixed),
  };
}

/** Warms up the compiler, the database connections and the index with separate questions. */
async function warm(server: Server, questions: Questions, { connections }: Amounts) {
  const pages = [{ path: '/empty' }, { path: '/empty-inside' }];
  for (const asked of [...Object.values(questions), pages, bareOf(questions.discover)]) {
    await load(server, { asked, seconds: WARM_UP_SECONDS, connections });
  }
}

/** Every question for the first time on each server; afterwards all are repeats. */
async function measureFirst({ origins, ...server }: Server, asked: Asked[]): Promise<Row[]> {
  const name = 'POST /api/veminto/companydata, asked for the first time';
  console.log(`${name}: ${asked.length} questions, ${FIRST_RATE} a second …`);
  const latencies: number[] = [];
  for (const origin of origins) {
    const once = { asked, rate: FIRST_RATE, seconds: asked.length / FIRST_RATE };
    const answers = await load({ ...server, origins: [origin] }, once);
    tell(answers);
    latencies.push(...answers.latencies);
  }
  return [
    row(`${name}, p50 (ms)`, shownPercentile(latencies, 50)),
    row(`${name}, p95 (ms)`, shownPercentile(latencies, 95)),
  ];
}

function tell({ errors }: { errors: string[] }): number {
  if (errors[0]) console.log(`${errors.length} answers failed, the first: ${errors[0]}`);
  return errors.length;
}

async function measureApi(server: Server, questions: Questions, { rate, seconds }: Amounts) {
  const rows: Row[] = [];
  const verbs = [
    ['POST /api/veminto/companydata', questions.companyData],
    ['POST /api/company/search', questions.companySearch],
  ] as const;
  for (const [name, asked] of verbs) {
    if (asked.length < LEAST_QUESTIONS) throw new Error(`Only ${asked.length} questions drawn.`);
    console.log(`${name}: ${asked.length} questions, ${rate} a second for ${seconds} s …`);
    const answers = await load(server, { asked: [...asked], rate, seconds });
    const { latencies } = answers;
    rows.push(
      row(`${name}, a second`, answers.rate.toFixed(1), `≥ ${rate}`),
      row(`${name}, p50 (ms)`, shownPercentile(latencies, 50)),
      row(`${name}, p95 (ms)`, shownPercentile(latencies, 95), '≤ 100'),
      row(`${name}, p99 (ms)`, shownPercentile(latencies, 99)),
      row(`${name}, errors of ${latencies.length}`, tell(answers), '0'),
    );
  }
  return rows;
}

async function measurePages(server: Server, discover: Asked[], amounts: Amounts) {
  const kinds = {
    peer: [{ path: '/empty' }],
    inside: [{ path: '/empty-inside' }],
    least: bareOf(discover),
    pages: discover,
  };
  const { peer, inside, least, pages } = await ratesInRounds(server, kinds, amounts);
  const half = pages.rate / 2;
  console.log(`/discover: ${half.toFixed(1)} a second for ${amounts.seconds} s …`);
  const calm = await load(server, { asked: discover, rate: half, seconds: amounts.seconds });
  const failed = [peer, inside, least, pages, calm].reduce((sum, one) => sum + tell(one), 0);
  const share = ({ rate }: Rate) => ((100 * rate) / peer.rate).toFixed(0);
  const size = ({ size: bytes }: Rate) => `${(bytes / 1_000).toFixed(0)} kB`;
  return [
    row(`empty dynamic page, ${size(peer)}, a second`, peer.rate.toFixed(0)),
    row(`the same in the frame of the app, ${size(inside)}, a second`, inside.rate.toFixed(0)),
    row(`the barest page of results, ${size(least)}, a second`, least.rate.toFixed(0)),
    row(`/discover, ${discover.length} questions, ${size(pages)}, a second`, pages.rate.toFixed(0)),
    row('the frame of the empty page (%)', share(inside)),
    row('the barest page of the empty page (%)', share(least)),
    row('/discover of the empty page (%)', share(pages), '≥ 60'),
    row(`/discover at ${half.toFixed(0)} a second, p50 (ms)`, shownPercentile(calm.latencies, 50)),
    row(
      `/discover at ${half.toFixed(0)} a second, p95 (ms)`,
      shownPercentile(calm.latencies, 95),
      '≤ 150',
    ),
    row(`/discover at ${half.toFixed(0)} a second, p99 (ms)`, shownPercentile(calm.latencies, 99)),
    row('errors of all pages', failed, '0'),
  ];
}
