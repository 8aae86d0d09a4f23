import type { Page } from '@playwright/test';

/** In ms; the shift has no unit. `interaction` is the slowest one, in steps of 8. */
export type Vitals = { paint: number; shift: number; interaction: number };

/** What the browser says; its types are not those of lib.dom yet. */
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

/** The least that the browser tells of: what was quicker counts as this. */
const SHORTEST_EVENT = 16;

/** Listens from the beginning of each page on. Functions in it must have no names: see tsx. */
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
  // With fewer than fifty interactions, the slowest one stands for the page.
  return {
    paint,
    shift: worstShift(shifts),
    interaction: Math.max(SHORTEST_EVENT, ...interactions),
  };
}

/** Shifts less than a second apart belong together, for five seconds at most; the worst such sum. */
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
