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

/**
 * Such a queue for each of many, a person or an account: nobody waits for somebody else.
 * @returns what does some work in the turn of one of them.
 * @throws AppError unavailable when too many of the same wait already
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
