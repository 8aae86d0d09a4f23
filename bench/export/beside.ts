import { setTimeout as sleep } from 'node:timers/promises';
import type { ExportFormat } from '@/lib/exports/types';
import { type Asked, load } from '../pages/http/load';
import { row } from '../pages/rows';
import type { Server } from '../pages/server';
import type { Row } from '../row';
import { percentile } from '../search/latency';

const ASK_MS = 200;
/** Number of characters shown of an error. */
const SHOWN = 300;
/** Allowed slowdown of other requests while a file is made. */
const MOST = 2;
const ROUNDS = 4;
const PEER = 'peer: xlsx package in the thread of the requests';

type Amount = { asked: Asked[]; rate: number; seconds: number };

const headersOf = ({ origin, cookie }: Server) => ({
  origin,
  cookie: `${cookie.name}=${cookie.value}`,
  'content-type': 'application/json',
});

/** Exports all saved companies and waits for the file. */
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

type Work = (() => Promise<void>) | null;
type Seen = { latencies: number[]; files: number[]; errors: string[] };

/** Sends requests at a fixed rate while one file after another is made; adds results to `seen`. */
async function beside(server: Server, amount: Amount, work: Work, seen: Seen): Promise<void> {
  let isOver = false;
  const working = (async () => {
    while (work && !isOver) {
      const began = performance.now();
      await work();
      seen.files.push((performance.now() - began) / 1_000);
    }
  })();
  const { latencies, errors } = await load(server, amount);
  isOver = true;
  await working;
  seen.latencies.push(...latencies);
  seen.errors.push(...errors);
}

/**
 * How much making files slows down other requests. Alternates runs with and without files, so
 * that a temporary slowdown of the machine affects both.
 */
export async function measureBeside(server: Server, amount: Amount): Promise<Row[]> {
  const kinds: [name: string, work: Work][] = [
    ['alone', null],
    ['xlsx', () => exportOnce(server, 'xlsx')],
    ['csv', () => exportOnce(server, 'csv')],
    [PEER, () => peerOnce(server)],
  ];
  for (const [, work] of kinds) await work?.();
  await load(server, { ...amount, seconds: 5 });
  const seen = kinds.map((): Seen => ({ latencies: [], files: [], errors: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, [, work]] of kinds.entries()) {
      const one = seen[place];
      if (one) await beside(server, { ...amount, seconds: amount.seconds / ROUNDS }, work, one);
    }
  }
  const p95Of = (place: number) => percentile(seen[place]?.latencies ?? [], 95);
  return kinds.flatMap(([name], place) => {
    const { files, errors } = seen[place] ?? { files: [], errors: [] };
    const [error] = errors;
    if (error) console.log(`${errors.length} failed: ${error.slice(0, SHOWN)}`);
    const p95 = p95Of(place).toFixed(1);
    if (place === 0) return [row('companydata alone, p95 (ms)', p95)];
    return [
      row(`${name}: until it is there, median (s)`, percentile(files, 50).toFixed(2)),
      row(`${name}: companydata beside ${files.length} files, p95 (ms)`, p95),
      row(
        `${name}: of p95 alone`,
        (p95Of(place) / p95Of(0)).toFixed(2),
        name === PEER ? '' : `≤ ${MOST}`,
      ),
      row(`${name}: errors`, errors.length, '0'),
    ];
  });
}
