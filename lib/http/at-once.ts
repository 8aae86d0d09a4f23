import 'server-only';
import { inTurnOfEach } from '@/lib/in-turn';
import { oncePerProcess } from '@/lib/once-per-process';
import { MOST_AT_ONCE } from '@/lib/throttle/limits';

const inTurn = oncePerProcess('Calls', () =>
  inTurnOfEach({ waiting: Number.POSITIVE_INFINITY, atOnce: MOST_AT_ONCE }),
);

/**
 * Runs a call within the user's concurrency limit. The queue is unbounded, because the rate limit
 * already bounds it.
 */
export function doCall<T>(userId: string, work: () => Promise<T>): Promise<T> {
  return inTurn.get()(userId, work);
}
