import 'server-only';
import { AppError } from './errors';

const RETRY_SECONDS = 5;
export const BUSY = 'This cannot be done right now. Try again in a moment.';

/**
 * A queue for what takes a core or much memory: one at a time, whoever asks, while so many wait.
 * Whoever comes then is asked to come again.
 * @returns what does some work in its turn.
 * @throws AppError unavailable when too many wait already
 */
export function inTurn({ waiting }: { waiting: number }) {
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay > waiting) {
      throw new AppError('unavailable', BUSY, { retryAfter: RETRY_SECONDS });
    }
    underWay += 1;
    const turn = last.then(work).finally(() => {
      underWay -= 1;
    });
    last = turn.catch(() => {});
    return turn;
  };
}
