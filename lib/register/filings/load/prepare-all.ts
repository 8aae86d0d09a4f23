import 'server-only';
import os from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { FilingInput } from '../types';
import { type Prepared, prepareFiling, refuse } from './prepare';

/** Something the source itself could not make a filing of. */
export type FilingRefusal = { place: string; reason: string };
export type LoadInput = FilingInput | FilingRefusal;

export type PrepareOptions = {
  /** Time spent reading documents in this thread before others are started. */
  inlineMilliseconds?: number;
  threads?: number;
};

/** Starting a worker takes about this long: few documents are read sooner without. */
const startMilliseconds = 1_000;
const maxThreads = 8;
const maxWorkerMegabytes = 1_024;

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

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

  /** How many filings may be in the making at once. */
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
      // Said here, and not inherited: the process may have been started in another way.
      execArgv: ['--conditions=react-server', '--import', 'tsx'],
      resourceLimits: { maxOldGenerationSizeMb: maxWorkerMegabytes },
    });
  }

  async #here(input: FilingInput): Promise<Prepared> {
    const since = performance.now();
    const prepared = await prepareFiling(input);
    this.#spent += performance.now() - since;
    // Reading holds up what is on its way to the database.
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
 * Makes the rows of filings, in the order given. Memory holds some filings a
 * thread; where and in how many threads they are read is decided here alone.
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
      // Met when its turn comes; until then a failure must not end the process.
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
