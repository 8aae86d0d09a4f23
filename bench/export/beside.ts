import { setTimeout as sleep } from 'node:timers/promises';
import type { ExportFormat } from '@/lib/exports/types';
import { type Asked, load } from '../pages/http/load';
import { row } from '../pages/rows';
import type { Server } from '../pages/server';
import type { Row } from '../run';
import { percentile } from '../search/latency';

const ASK_MS = 200;
/** Letters of an error. */
const SHOWN = 300;
/** What other requests may take beside a file, of what they take alone. */
const MOST = 2;

type Amount = { asked: Asked[]; rate: number; seconds: number };

const headersOf = ({ origin, cookie }: Server) => ({
  ...{ origin, cookie: `${cookie.name}=${cookie.value}`, 'content-type': 'application/json' },
});

/** All saved companies as a file, until it is there. */
async function exportOnce(server: Server, format: ExportFormat): Promise<void> {
  const headers = headersOf(server);
  const body = JSON.stringify({ target: { kind: 'saved-query', query: '' }, format });
  const answer = await fetch(`${server.origin}/api/exports`, { method: 'POST', headers, body });
  let { data } = await answer.json();
  if (!data) throw new Error(`No file: status ${answer.status}`);
  while (data.status !== 'DONE') {
    if (data.status === 'FAILED') throw new Error(data.failure);
    await sleep(ASK_MS);
    const path = `${server.origin}/api/exports/${data.id}`;
    ({ data } = await (await fetch(path, { headers })).json());
  }
}

async function peerOnce(server: Server): Promise<void> {
  const answer = await fetch(`${server.origin}/api/peer`, { headers: headersOf(server) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The peer answered ${answer.status}`);
}

/** Asks at a fixed rate while one file is made after the other. */
async function beside(server: Server, amount: Amount, work: (() => Promise<void>) | null) {
  let isOver = false;
  const files: number[] = [];
  const working = (async () => {
    while (work && !isOver) {
      const began = performance.now();
      await work();
      files.push((performance.now() - began) / 1_000);
    }
  })();
  const answers = await load(server, amount);
  isOver = true;
  await working;
  if (answers.errors[0]) {
    console.log(`${answers.errors.length} failed: ${answers.errors[0].slice(0, SHOWN)}`);
  }
  return { p95: percentile(answers.latencies, 95), files, errors: answers.errors.length };
}

/** What making files costs those who ask for something else meanwhile. */
export async function measureBeside(server: Server, amount: Amount): Promise<Row[]> {
  const kinds: [name: string, work: () => Promise<void>][] = [
    ['xlsx', () => exportOnce(server, 'xlsx')],
    ['csv', () => exportOnce(server, 'csv')],
    ['peer: xlsx package in the thread of the requests', () => peerOnce(server)],
  ];
  for (const [, work] of kinds) await work();
  await load(server, { ...amount, seconds: 5 });
  const alone = await beside(server, amount, null);
  const rows = [row('companydata alone, p95 (ms)', alone.p95.toFixed(1))];
  for (const [name, work] of kinds) {
    const { p95, files, errors } = await beside(server, amount, work);
    const isPeer = name.startsWith('peer');
    rows.push(
      row(`${name}: until it is there, median (s)`, percentile(files, 50).toFixed(2)),
      row(`${name}: companydata beside ${files.length} files, p95 (ms)`, p95.toFixed(1)),
      row(`${name}: of p95 alone`, (p95 / alone.p95).toFixed(2), isPeer ? '' : `≤ ${MOST}`),
      row(`${name}: errors`, errors, '0'),
    );
  }
  return rows;
}
