import 'server-only';

/** Maximum number of keys tracked per process; the least recently used is evicted. */
const MOST = 10_000;

/**
 * An in-memory token bucket per key: a burst of `points`, refilled evenly over `seconds`.
 * @returns a function that counts an allowed use and returns 0, or else returns the seconds until
 *   the next use is allowed.
 */
export function bucketOfEach({ points, seconds }: { points: number; seconds: number }) {
  const whole = seconds * 1_000;
  const each = whole / points;
  /** When each key's bucket is full again, in the order of last use. */
  const fullAt = new Map<string, number>();
  return (whose: string): number => {
    // Integers, so that additions lose no fractions.
    const now = Math.floor(performance.now());
    const full = Math.max(fullAt.get(whose) ?? 0, now) + each;
    const early = full - now - whole;
    if (early > 0) return Math.ceil(early / 1_000);
    fullAt.delete(whose);
    fullAt.set(whose, full);
    for (const [first, at] of fullAt) {
      if (at > now && fullAt.size <= MOST) break;
      fullAt.delete(first);
    }
    return 0;
  };
}
