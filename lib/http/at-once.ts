import 'server-only';
import { inTurnOfEach } from '@/lib/in-turn';
import { MOST_AT_ONCE } from '@/lib/throttle/limits';

// Handlers are bundled apart and count together.
const shared = globalThis as { __vemintoCalls?: ReturnType<typeof inTurnOfEach> };

/** Does the work of a call; how many may wait is what calls are limited to. */
export function doCall<T>(userId: string, work: () => Promise<T>): Promise<T> {
  shared.__vemintoCalls ??= inTurnOfEach({
    waiting: Number.POSITIVE_INFINITY,
    atOnce: MOST_AT_ONCE,
  });
  return shared.__vemintoCalls(userId, work);
}
