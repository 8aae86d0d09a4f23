import { setImmediate, setTimeout } from 'node:timers/promises';

/** The smallest value not exceeded by the given percentage of values; NaN for an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(place, 0)] ?? Number.NaN;
}

/** The same in milliseconds as the tables show them. */
export const shownPercentile = (values: readonly number[], percent: number) =>
  percentile(values, percent).toFixed(1);

/** The usual ones of these, as columns whose names may have a beginning. */
export const percentiles = (values: readonly number[], beginning = ''): Record<string, string> =>
  Object.fromEntries(
    [50, 95, 99].map((percent) => [`${beginning}p${percent}`, shownPercentile(values, percent)]),
  );

type Ask<T> = (item: T) => Promise<unknown>;

/** Timers are up to a millisecond late, which must not be attributed to answers. */
async function exactly(due: number): Promise<void> {
  const wait = due - performance.now();
  if (wait > 3) await setTimeout(wait - 2);
  while (performance.now() < due) await setImmediate();
}

/** The same without busy waiting, for slow answers from servers on this machine. */
export async function nearly(due: number): Promise<void> {
  const wait = due - performance.now();
  if (wait > 0) await setTimeout(wait);
}

/**
 * Sends requests at a fixed rate regardless of answers: a slow one delays those behind
 * it, and latency counts from when a request was due. @returns ms in the order of items.
 */
export async function askAtRate<T>(
  items: readonly T[],
  rate: number,
  ask: Ask<T>,
  until = exactly,
) {
  const begun = performance.now() + 5;
  const latencies: Promise<number>[] = [];
  for (const [place, item] of items.entries()) {
    const due = begun + (place * 1_000) / rate;
    await until(due);
    const answered = ask(item).then(() => performance.now() - due);
    // Handled below; until then it must not end the process.
    answered.catch(() => {});
    latencies.push(answered);
  }
  return Promise.all(latencies);
}

/** Sends requests sequentially, each when the previous one is answered. */
export async function askInTurn<T>(items: readonly T[], ask: Ask<T>): Promise<number[]> {
  const latencies: number[] = [];
  for (const item of items) {
    const begun = performance.now();
    await ask(item);
    latencies.push(performance.now() - begun);
  }
  return latencies;
}
