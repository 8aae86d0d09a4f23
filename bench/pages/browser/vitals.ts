import type { Page } from '@playwright/test';

/** In ms; the shift has no unit. `interaction` is the slowest one, in steps of 8. */
export type Vitals = { paint: number; shift: number; interaction: number };

/** The browser's entries; their types are not in lib.dom yet. */
type Entry = PerformanceEntry & {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
};

declare global {
  interface Window {
    benchVitals: { paint: number; shifts: { at: number; value: number }[]; interactions: number[] };
  }
}

/** The shortest duration that the browser reports; faster interactions count as this. */
const SHORTEST_EVENT = 16;

/** Observes each page from the start. Functions in it must be anonymous, because of tsx. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.benchVitals = { paint: 0, shifts: [], interactions: [] };
    const seen = window.benchVitals;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, value = 0, hadRecentInput } of list.getEntries() as Entry[]) {
        if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as Entry[]) {
        if (interactionId) seen.interactions.push(duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_EVENT);
}

export async function readVitals(page: Page): Promise<Vitals> {
  const { paint, shifts, interactions } = await page.evaluate(() => window.benchVitals);
  if (paint === 0) throw new Error(`${page.url()} painted nothing.`);
  // With fewer than fifty interactions, INP is the slowest one.
  return {
    paint,
    shift: worstShift(shifts),
    interaction: Math.max(SHORTEST_EVENT, ...interactions),
  };
}

/** Shifts less than a second apart form a window of at most five seconds; the worst sum counts. */
function worstShift(shifts: { at: number; value: number }[]): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    const isNew = at - last > 1_000 || at - first > 5_000;
    if (isNew) first = at;
    sum = isNew ? value : sum + value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
