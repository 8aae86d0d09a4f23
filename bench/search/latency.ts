import { setImmediate, setTimeout } from 'node:timers/promises';

/** The smallest value that so many percent of all are not above; NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(place, 0)] ?? Number.NaN;
}

type Ask<T> = (item: T) => Promise<unknown>;

/** Timers are up to a millisecond late, which no answer is to blame for. */
async function exactly(due: number): Promise<void> {
  const wait = due - performance.now();
  if (wait > 3) await setTimeout(wait - 2);
  while (performance.now() < due) await setImmediate();
}

/** The same without a busy core: for answers of many milliseconds, from servers on this machine. */
export async function nearly(due: number): Promise<void> {
  const wait = due - performance.now();
  if (wait > 0) await setTimeout(wait);
}

/**
 * Asks at a fixed rate, however long answers take: a slow one delays those behind
 * it, and their latency counts from when they were due. @returns ms in the order of items.
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
    // Heard of below; until then it must not end the process.
    answered.catch(() => {});
    latencies.push(answered);
  }
  return Promise.all(latencies);
}

/** Asks one after the other, each when the one before is answered. */
export async function askInTurn<T>(items: readonly T[], ask: Ask<T>): Promise<number[]> {
  const latencies: number[] = [];
  for (const item of items) {
    const begun = performance.now();
    await ask(item);
    latencies.push(performance.now() - begun);
  }
  return latencies;
}
