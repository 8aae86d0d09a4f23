import { readArguments } from '../../scripts/arguments';
import { createPerson, deletePerson } from '../../tests/support/people';
import { type Answers, load } from '../pages/http/load';
import { row } from '../pages/rows';
import { type Server, withServer } from '../pages/server';
import type { Row } from '../row';
import { percentile } from '../search/latency';
import { meanBetween, type Sample, sampleMemory, slopeOf } from './memory-samples';
import { drawMix, type Mixed } from './mix';

const PEOPLE = 20;
/** Warm-up before the measurement: a share of the rate, as during a rollout, then the full rate. */
const WARM_UP = [
  { share: 0.5, seconds: 60 },
  { share: 1, seconds: 120 },
];
const LIMIT = '≤ 150';

type Amounts = { rate: number; seconds: number };

const usage = `Usage: npm run bench -- load --database URL [--minutes 10] [--rate 100] [--instances 1]
  Mixed user requests at a fixed rate regardless of the answers: latencies, and whether memory grows.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    database: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '100' },
    instances: { type: 'string', default: '1' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const { database = '' } = values;
  const instances = Number(values.instances);
  const amounts = { rate: Number(values.rate), seconds: Number(values.minutes) * 60 };
  return withServer({ database, instances }, async (server) => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => createPerson()));
    try {
      const cookies = people.map(({ token }) => `${server.cookie.name}=${token}`);
      return await measureMix(server, cookies, database, amounts);
    } finally {
      await Promise.all(people.map(deletePerson));
    }
  });
}

async function measureMix(
  server: Server,
  cookies: string[],
  database: string,
  { rate, seconds }: Amounts,
): Promise<Row[]> {
  const warmUp = WARM_UP.map((part) => Math.round(rate * part.share * part.seconds));
  const asked = await drawMix(database, sum(warmUp) + Math.round(rate * seconds));
  console.log(`Warming up, then ${rate} a second for ${seconds} s …`);
  /** Each once. */
  const send = (some: Mixed[], aSecond: number) =>
    load(server, { cookies, asked: some, rate: aSecond, seconds: some.length / aSecond });
  for (const [part, { share }] of WARM_UP.entries()) {
    await send(asked.splice(0, warmUp[part]), rate * share);
  }
  const ended = sampleMemory();
  const answers = await send(asked, rate);
  const samples = ended();
  if (answers.errors[0]) console.log(`${answers.errors.length} failed: ${answers.errors[0]}`);
  return [
    row('servers', server.origins.length),
    ...timeRows(asked, answers, rate),
    ...memoryRows(samples, answers.seconds),
  ];
}

const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);

const threeOf = (latencies: number[]) =>
  [50, 95, 99].map((percent) => percentile(latencies, percent).toFixed(0)).join(' / ');

function timeRows(asked: Mixed[], answers: Answers, rate: number): Row[] {
  const { latencies, errors } = answers;
  const minute = Math.min(latencies.length / 2, rate * 60);
  const p95 = (of: number[]) => percentile(of, 95).toFixed(0);
  const kinds = [...new Set(asked.map(({ kind }) => kind))].sort();
  return [
    row('answered a second', answers.rate.toFixed(1), `≥ ${rate * 0.99}`),
    row(`errors of ${latencies.length}`, errors.length, '0'),
    row('all, p50 / p95 / p99 (ms)', threeOf(latencies), `p95 ${LIMIT}`),
    row('p95 of the first minute (ms)', p95(latencies.slice(0, minute)), LIMIT),
    row('p95 of the last minute (ms)', p95(latencies.slice(-minute)), LIMIT),
    ...kinds.map((kind) => {
      const own = latencies.filter((_, place) => asked[place]?.kind === kind);
      return row(`${kind}: ${own.length}, p50 / p95 / p99 (ms)`, threeOf(own));
    }),
  ];
}

function memoryRows(samples: Sample[], seconds: number): Row[] {
  const minute = Math.min(60, seconds / 2);
  const [first, last] = [
    meanBetween(samples, 0, minute),
    meanBetween(samples, seconds - minute, Number.POSITIVE_INFINITY),
  ];
  // In the first minute the caches still fill.
  const later = samples.filter((sample) => sample.seconds >= minute);
  return [
    row('memory in the first minute (MiB)', first.toFixed(0)),
    row('memory in the last minute (MiB)', last.toFixed(0), `≤ ${(first * 1.1).toFixed(0)}`),
    row('growth after the first minute (MiB a minute)', slopeOf(later).toFixed(1)),
  ];
}
