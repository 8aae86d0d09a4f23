import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments } from '../../scripts/arguments';
import type { Row } from '../row';
import { percentile } from '../search/latency';
import { askable, prepare } from '../search/prepare';
import { shuffled } from '../search/shuffled';
import { load } from './http/load';
import { serverMiB } from './memory';
import { companyData, discoverPages } from './questions';
import { companiesRow, row } from './rows';
import { type Server, withServer } from './server';

const REQUESTS = 100;
const REST_MS = 10_000;

const usage = `Usage: npm run bench -- serving --database URL [--starts N]
  How long \`next start\` takes, and its memory.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    database: { type: 'string' },
    starts: { type: 'string', default: '5' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const { database = '' } = values;
  const seconds: number[] = [];
  for (let start = 1; start < Number(values.starts); start += 1) {
    seconds.push(await withServer({ database }, async (server) => server.seconds));
  }
  return withServer({ database }, async (server) => {
    seconds.push(server.seconds);
    const rows = [
      row('next start to the first 200, median (s)', percentile(seconds, 50).toFixed(2), '≤ 3'),
      row('next start to the first 200, slowest (s)', Math.max(...seconds).toFixed(2), '≤ 3'),
    ];
    return [...rows, ...(await measureMemory(server, database))];
  });
}

async function measureMemory(server: Server, database: string): Promise<Row[]> {
  await sleep(REST_MS);
  const idle = serverMiB();
  const { index, queries } = await prepare(database);
  const mixed = shuffled(askable(queries), 1);
  const asked = shuffled([...discoverPages(mixed), ...companyData(mixed)], 2).slice(0, REQUESTS);
  const answers = await load(server, { asked, rate: REQUESTS / 10, seconds: 10 });
  if (answers.errors[0]) console.log(`${answers.errors.length} failed: ${answers.errors[0]}`);
  const after = serverMiB();
  await sleep(REST_MS);
  return [
    row('memory when idle (MiB)', idle, '≤ 300'),
    row(`memory after ${REQUESTS} requests (MiB)`, after),
    row('the same, idle again (MiB)', serverMiB(), '≤ 300'),
    companiesRow(index.docs),
  ];
}
