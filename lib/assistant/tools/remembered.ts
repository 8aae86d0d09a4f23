import 'server-only';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 100;

const kept = new Map<string, { until: number; value: Promise<unknown> }>();

/** Caches the result of a query over all roles of the register for ten minutes. */
export function remembered<T>(key: string, work: () => Promise<T>): Promise<T> {
  const now = Date.now();
  const known = kept.get(key);
  if (known && known.until > now) return known.value as Promise<T>;
  const value = work();
  kept.delete(key);
  kept.set(key, { until: now + KEPT_MS, value });
  value.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return value;
}
