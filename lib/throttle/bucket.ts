import 'server-only';

/** Of so many a process keeps count; whoever's last use is the oldest makes room. */
const MOST = 10_000;

/**
 * Counts uses in memory: `points` at once, and as many again in so many seconds, evenly.
 * @returns counts a use that may be, and says in how many seconds the next may; 0 for this one.
 */
export function bucketOfEach({ points, seconds }: { points: number; seconds: number }) {
  const whole = seconds * 1_000;
  const each = whole / points;
  /** When somebody will have all of it again, in the order of the last uses. */
  const fullAt = new Map<string, number>();
  return (whose: string): number => {
    // Whole numbers, so that no fraction is lost while they are added up.
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
