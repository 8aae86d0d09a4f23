/** Sends the given requests at a fixed rate as several users; see run-mix.ts. */
import { send } from '../pages/http/send';
import { askAtRate, nearly } from '../search/latency';
import type { MixAnswers, MixPlan } from './run-mix';

async function run({ origins, cookies, asked, rate }: MixPlan): Promise<MixAnswers> {
  const errors: string[] = [];
  const places = asked.map((_, place) => place);
  const ask = async (place: number) => {
    const one = asked[place];
    const cookie = cookies[place % cookies.length];
    const origin = origins[place % origins.length];
    if (!one || !cookie || !origin) throw new Error('Nobody is there to ask.');
    const { problem } = await send({ origin, cookie }, one);
    if (problem) errors.push(`${one.path} ${one.body ?? ''}: ${problem}`);
  };
  const begun = performance.now();
  const latencies = await askAtRate(places, rate, ask, nearly);
  return { latencies, errors, seconds: (performance.now() - begun) / 1_000 };
}

process.once('message', async (plan: MixPlan) => {
  const answers = await run(plan);
  process.send?.(answers, () => process.exit(0));
});
