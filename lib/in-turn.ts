import 'server-only';
import { AppError } from './errors';

const RETRY_SECONDS = 5;
export const BUSY = 'This cannot be done right now. Try again in a moment.';

const busy = () => new AppError('unavailable', BUSY, { retryAfter: RETRY_SECONDS });

type Bounds = {
  waiting: number;
  /** How many are let in at once: one, unless said otherwise. */
  atOnce?: number;
  /** What is said to whoever comes when too many wait. */
  refusal?: () => AppError;
};

/**
 * A queue for what takes a core or much memory: one at a time, whoever asks, while so many wait.
 * Whoever comes then is asked to come again.
 * @returns what does some work in its turn.
 * @throws AppError unavailable when too many wait already
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
      // Whoever ends hands the place on.
      const letIn = queue.shift();
      if (letIn) letIn();
      else underWay -= 1;
    }
  };
}
