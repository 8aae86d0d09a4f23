import 'server-only';
import { AppError } from './errors';

const RETRY_SECONDS = 5;

/** Work that must wait longer than a request can. */
export const busy = (cause?: unknown) =>
  new AppError('unavailable', 'This cannot be done right now. Try again in a moment.', {
    cause,
    retryAfter: RETRY_SECONDS,
  });

type Bounds = {
  waiting: number;
  /** How many run concurrently; 1 by default. */
  atOnce?: number;
  /** Creates the error for a call that arrives when the queue is full. */
  refusal?: () => AppError;
};

/**
 * Creates a queue for work that takes a CPU core or much memory. Runs at most `atOnce` at a time,
 * in order of arrival, with at most `waiting` in the queue; further calls get a retry hint.
 * @returns a function that runs work in its turn.
 * @throws AppError unavailable when the queue is full
 */
export function inTurn({ waiting, atOnce = 1, refusal = busy }: Bounds) {
  const queue: (() => void)[] = [];
  let underWay = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay < atOnce) underWay += 1;
    else if (queue.length < waiting) await new Promise<void>((letIn) => queue.push(letIn));
    else throw refusal();
    try {
      return await work();
    } finally {
      // Hands the slot directly to the next in line.
      const letIn = queue.shift();
      if (letIn) letIn();
      else underWay -= 1;
    }
  };
}

/**
 * Such a queue per key, for example per account, so that no account waits for another.
 * @returns a function that runs work in the turn of a key.
 * @throws AppError unavailable when the queue of that key is full
 */
export function inTurnOfEach(bounds: Bounds) {
  const queues = new Map<string, { take: ReturnType<typeof inTurn>; asked: number }>();
  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(whose) ?? { take: inTurn(bounds), asked: 0 };
    queues.set(whose, queue);
    queue.asked += 1;
    try {
      return await queue.take(work);
    } finally {
      queue.asked -= 1;
      if (queue.asked === 0) queues.delete(whose);
    }
  };
}
