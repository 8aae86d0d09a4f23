import { setTimeout as sleep } from 'node:timers/promises';
import { runOrFail, TYPESCRIPT } from '../../lib/local/node-process';
import { describeFailed, type MakeStep, request, startLoad } from '../faults/load';
import type { World } from '../faults/world';
import type { Pair } from '../support/postgres-pair';
import type { PgBouncer } from './pgbouncer';
import { type Counts, type Seen, startWatch, takeCounts, type Watch } from './watch';

/** Requests of a visitor of company pages, besides searching and saving. */
export const readingSteps: MakeStep[] = [
  ...['overview', 'financial-data', 'role', 'units'].map(
    (part): MakeStep =>
      (key) => ({ what: part, method: 'GET', path: `/api/company/${part}/${key}` }),
  ),
  () => ({ what: 'suggestions', method: 'GET', path: '/api/company/suggestions?text=nord' }),
];

export type Tried = {
  world: World;
  pair: Pair;
  pooler: PgBouncer;
  role: string;
  /** Address of the application's database, bypassing the pooler. */
  urls: { primary: string; standby: string };
  port: number;
  seconds: number;
  perSecond: number;
};

type Phase = { name: string; begin: (tried: Tried) => Promise<void> };

/** A full load of the same number of other companies, like one by `npm run register:update`. */
async function loadAnother({ world }: Tried): Promise<void> {
  const sample = ['scripts/register-sample.ts', '--companies', '2000', '--seed', '2', '--replace'];
  const node = { ...world, output: 'pipe' as const };
  await runOrFail([...TYPESCRIPT, ...sample], node, 'The sample register cannot be loaded.');
}

const phases: Phase[] = [
  { name: 'both are there', begin: async () => {} },
  { name: 'a full load comes in', begin: loadAnother },
  { name: 'the standby is stopped', begin: ({ pair }) => pair.standby.stop() },
  { name: 'the standby is back', begin: ({ pair }) => pair.standby.start() },
];

export type Result = {
  name: string;
  /** Status of a requested file of search results. */
  exported: number;
  asked: number;
  failed: string;
  p95: number;
  slowest: number;
  primary: Counts | null;
  standby: Counts | null;
  seen: Seen;
};

type Measured = Pick<Result, 'name' | 'exported' | 'primary' | 'standby' | 'seen'> & {
  from: number;
};

/** A thread of the instance reads on its own connection. */
async function exportSome({ world, port }: Tried): Promise<number> {
  const { token } = await world.createPerson();
  const data = { target: { kind: 'discover', query: 'search=aps' }, format: 'csv' };
  return request({ port, method: 'POST', path: '/api/exports', token, data });
}

async function runPhase(tried: Tried, watch: Watch, phase: Phase): Promise<Measured> {
  const { urls, role, seconds } = tried;
  const from = performance.now();
  await phase.begin(tried);
  const exported = await exportSome(tried);
  await sleep(Math.max(0, seconds * 1000 - (performance.now() - from)));
  const [primary, standby] = await Promise.all([
    takeCounts(urls.primary, role),
    takeCounts(urls.standby, role),
  ]);
  return { name: phase.name, exported, from, primary, standby, seen: watch.take() };
}

const isRight = ({ status }: { status: number }) => status === 200 || status === 201;

/** Sends requests throughout, while the standby stops and returns. */
export async function tryAll(tried: Tried): Promise<{ results: Result[]; lost: number }> {
  const { world, port, perSecond, urls, role, pooler } = tried;
  const watch = await startWatch(urls.primary, pooler);
  const stopLoad = await startLoad(world, port, { perSecond, more: readingSteps });
  await Promise.all([takeCounts(urls.primary, role), takeCounts(urls.standby, role)]);
  const measured: Measured[] = [];
  for (const phase of phases) measured.push(await runPhase(tried, watch, phase));
  const { answers, lost } = await stopLoad();
  await watch.stop();
  const results = measured.map(({ from, ...rest }, place) => {
    const to = measured[place + 1]?.from ?? Number.POSITIVE_INFINITY;
    const own = answers.filter(({ at }) => at >= from && at < to);
    const times = own.map(({ ms }) => ms).sort((a, b) => a - b);
    return {
      ...rest,
      asked: own.length,
      failed: describeFailed(own.filter((answer) => !isRight(answer))).replace(/^; /, ''),
      p95: times[Math.floor(times.length * 0.95)] ?? 0,
      slowest: times.at(-1) ?? 0,
    };
  });
  return { results, lost };
}
