import 'server-only';
import os from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { isOutOfMemory } from '@/lib/threads';
import type { FilingInput } from '../types';
import { type Prepared, prepareFiling, refuse } from './prepare';

/** Input that the source itself could not turn into a filing. */
export type FilingRefusal = { place: string; reason: string };
export type LoadInput = FilingInput | FilingRefusal;

export type PrepareOptions = {
  /** Time spent reading documents in this thread before worker threads are started. */
  inlineMilliseconds?: number;
  threads?: number;
};

/** Starting a worker takes about this long, so a few documents are read faster without one. */
const startMilliseconds = 1_000;
const maxThreads = 8;
const maxWorkerMegabytes = 1_024;

/** Reads documents in this thread, and in worker threads once there are many. */
class Preparer {
  readonly #threads: number;
  readonly #inlineFor: number;
  #spent = 0;
  #pool: Piscina<FilingInput, Prepared> | null = null;

  constructor({ inlineMilliseconds, threads }: PrepareOptions) {
    this.#threads = threads ?? Math.min(maxThreads, os.availableParallelism());
    this.#inlineFor = inlineMilliseconds ?? startMilliseconds;
  }

  /** How many filings may be in progress at once. */
  get ahead(): number {
    return this.#pool ? 2 * this.#threads + 2 : 1;
  }

  prepare(input: FilingInput): Promise<Prepared> {
    if (!input.document) return prepareFiling(input);
    if (!this.#pool && this.#threads > 1 && this.#spent >= this.#inlineFor) this.#start();
    return this.#pool ? this.#elsewhere(this.#pool, input) : this.#here(input);
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  #start(): void {
    this.#pool = new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: this.#threads,
      maxThreads: this.#threads,
      // Explicit rather than inherited: the process may have been started differently.
      execArgv: ['--conditions=react-server', '--import', 'tsx'],
      resourceLimits: { maxOldGenerationSizeMb: maxWorkerMegabytes },
    });
  }

  async #here(input: FilingInput): Promise<Prepared> {
    const since = performance.now();
    const prepared = await prepareFiling(input);
    this.#spent += performance.now() - since;
    // Reading blocks the event loop; let data on its way to the database proceed.
    await setImmediate();
    return prepared;
  }

  async #elsewhere(pool: Piscina<FilingInput, Prepared>, input: FilingInput): Promise<Prepared> {
    try {
      return await pool.run(input);
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      return refuse(input.place, 'the document needs too much memory');
    }
  }
}

/**
 * Prepares the rows of filings, in the given order. Holds a few filings per thread in memory. This
 * function alone decides where and in how many threads they are read.
 */
export async function* prepareAll(
  inputs: AsyncIterable<LoadInput>,
  options: PrepareOptions = {},
): AsyncGenerator<Prepared> {
  const preparer = new Preparer(options);
  const waiting: Promise<Prepared>[] = [];
  try {
    for await (const input of inputs) {
      const prepared =
        'reason' in input
          ? Promise.resolve(refuse(input.place, input.reason))
          : preparer.prepare(input);
      // Handled when its turn comes; until then a failure must not end the process.
      prepared.catch(() => {});
      waiting.push(prepared);
      while (waiting.length >= preparer.ahead) {
        const next = waiting.shift();
        if (next) yield await next;
      }
    }
    for (const next of waiting) yield await next;
  } finally {
    await preparer.close();
  }
}
