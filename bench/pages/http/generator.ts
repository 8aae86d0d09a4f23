/** Sends the given requests over keep-alive connections and reports the results; see load.ts. */
import { askAtRate, nearly } from '../../search/latency';
import type { Answers, Plan } from './load';
import { send } from './send';

const errors: string[] = [];
let bytes = 0;

/** In each round, every question goes to a different server than in the previous round. */
async function ask({ origins, cookies, asked: all }: Plan, place: number): Promise<void> {
  const asked = all[place % all.length];
  const origin = origins[(place + Math.floor(place / all.length)) % origins.length];
  const cookie = cookies[place % cookies.length];
  if (!asked || !origin || !cookie) throw new Error('There is nothing to ask.');
  const { problem, size } = await send({ origin, cookie }, asked);
  bytes += size;
  if (problem) errors.push(`${asked.path} ${asked.body ?? ''}: ${problem}`);
}

/** Each connection continues until the time is up. */
async function askAtOnce(plan: Plan, connections: number): Promise<number[]> {
  const end = performance.now() + plan.seconds * 1_000;
  const latencies: number[] = [];
  let place = 0;
  const goOn = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await ask(plan, place++);
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, goOn));
  return latencies;
}

function askAtFixedRate(plan: Plan, rate: number): Promise<number[]> {
  const count = Math.round(rate * plan.seconds);
  const places = Array.from({ length: count }, (_, place) => place);
  return askAtRate(places, rate, (place) => ask(plan, place), nearly);
}

process.once('message', async (plan: Plan) => {
  const begun = performance.now();
  const latencies =
    'rate' in plan
      ? await askAtFixedRate(plan, plan.rate)
      : await askAtOnce(plan, plan.connections);
  const seconds = (performance.now() - begun) / 1_000;
  const count = latencies.length;
  const [rate, size] = [count / seconds, bytes / count];
  const answers: Answers = { latencies, errors, seconds, rate, size };
  process.send?.(answers, () => process.exit(0));
});
