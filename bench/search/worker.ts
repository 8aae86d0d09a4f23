/**
 * Runs one verb of our search for all queries, in a process of its own without
 * earlier state: `worker.ts VERB RATE ROUNDS FILE`. The file holds queries to warm
 * up with and those to measure; the results are written to it as well.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { prepareIndex } from '@/lib/search/live-index';
import { askOurs, isAsked } from './ask';
import { askAtRate, askInTurn } from './latency';
import { shuffled } from './shuffled';
import type { BenchQuery, Verb } from './types';

const [verb = 'page', rate = '', rounds = '', file = ''] = process.argv.slice(2);
const { warmUp, queries } = JSON.parse(readFileSync(file, 'utf8')) as {
  warmUp: BenchQuery[];
  queries: BenchQuery[];
};
const ask = await askOurs(verb as Verb);
// As a server does before it says that it is ready.
await prepareIndex();
const asked = (list: BenchQuery[]) =>
  list.flatMap((query, place) => (isAsked(verb as Verb, query) ? { query, place } : []));

const totals: [number, number][] = [];
const errors: string[] = [];
const first: [number, number[]][] = [];
const again = new Map<number, number[]>();

await askInTurn(asked(warmUp), ({ query, place }) => ask(query, place));
for (let round = 0; round <= Number(rounds); round += 1) {
  const order = shuffled(asked(queries), round);
  const latencies = await askAtRate(order, Number(rate), async ({ query, place }) => {
    try {
      const total = await ask(query, place);
      if (round === 0 && total !== null) totals.push([place, total]);
    } catch (error) {
      errors.push(`${JSON.stringify(query)}: ${error}`);
    }
  });
  for (const [at, { place }] of order.entries()) {
    const latency = latencies[at] ?? Number.NaN;
    if (round === 0) first.push([place, [latency]]);
    else again.set(place, [...(again.get(place) ?? []), latency]);
  }
}
writeFileSync(file, JSON.stringify({ first, again: [...again], totals, errors }));
process.exit(0);
