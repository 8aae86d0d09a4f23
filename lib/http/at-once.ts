import 'server-only';
import { inTurnOfEach } from '@/lib/in-turn';
import { MOST_AT_ONCE } from '@/lib/throttle/limits';

// Route handlers are bundled separately, but must share one count.
const shared = globalThis as { __vemintoCalls?: ReturnType<typeof inTurnOfEach> };

/**
 * Runs a call within the user's concurrency limit. The queue is unbounded, because the rate limit
 * already bounds it.
 */
export function doCall<T>(userId: string, work: () => Promise<T>): Promise<T> {
  shared.__vemintoCalls ??= inTurnOfEach({
    waiting: Number.POSITIVE_INFINITY,
    atOnce: MOST_AT_ONCE,
  });
  return shared.__vemintoCalls(userId, work);
}
