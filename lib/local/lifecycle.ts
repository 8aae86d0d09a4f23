import { UserError } from './bootstrap/user-error.mjs';

type Stop = () => Promise<void> | void;

/** Tracks everything that was started, so that it can be stopped in reverse order. */
export class Lifecycle {
  private readonly stops: Stop[] = [];
  private stopped?: Promise<void>;
  private settle: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  /** Resolves when a stop is requested, rejects when something essential fails. */
  readonly ended: Promise<void>;

  constructor() {
    this.ended = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
    this.ended.catch(() => {});
  }

  get isStopping(): boolean {
    return this.stopped !== undefined;
  }

  /**
   * Registers a stop function, or calls it at once during a stop. @returns an unregister function.
   */
  add(stop: Stop): () => void {
    if (this.stopped) void stop();
    else this.stops.push(stop);
    return () => {
      const at = this.stops.indexOf(stop);
      if (at >= 0) this.stops.splice(at, 1);
    };
  }

  requestStop(): void {
    this.settle?.resolve();
  }

  fail(error: unknown): void {
    this.settle?.reject(error);
  }

  /** Idempotent, because npm may forward one signal more than once. */
  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  private async stopAll(): Promise<void> {
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop()) {
      try {
        await stop();
      } catch {
        // Continue, so that the others are stopped too.
      }
    }
  }
}

/** Runs `work` until a signal arrives or something essential fails, then cleans up. */
export async function runUntilStopped(
  work: (lifecycle: Lifecycle) => Promise<void>,
): Promise<void> {
  const lifecycle = new Lifecycle();
  const onSignal = () => lifecycle.requestStop();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, onSignal);
  work(lifecycle).catch((error) => lifecycle.fail(error));
  try {
    await lifecycle.ended;
  } finally {
    await lifecycle.stop();
    for (const signal of signals) process.off(signal, onSignal);
  }
}

/**
 * Runs `work` until it ends, then cleans up.
 * @throws UserError when a signal arrives before: the command must not exit with 0.
 */
export async function runUntilDone<T>(work: (lifecycle: Lifecycle) => Promise<T>): Promise<T> {
  let done: { value: T } | undefined;
  await runUntilStopped(async (lifecycle) => {
    done = { value: await work(lifecycle) };
    lifecycle.requestStop();
  });
  if (!done) throw new UserError('Stopped before it was done.');
  return done.value;
}
