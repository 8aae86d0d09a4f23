/** The value of a point on a chart; null where there is nothing to draw. */
export type ChartValue = number | null;

export type Scale = {
  /** The rounded ends of the scale; zero is always within. */
  min: number;
  max: number;
  /** Vertical position of a value, from 0 at the top to 1 at the bottom. */
  down: (value: number) => number;
};

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Rounds away from zero to the next round number: 1,234 becomes 1,500. */
function roundUp(size: number): number {
  if (size === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(size));
  const step = STEPS.find((step) => step * power >= size * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** The scale of all charts: linear, including zero, with rounded ends. */
export function makeScale(values: readonly ChartValue[]): Scale {
  const known = values.filter((value) => value !== null && Number.isFinite(value));
  const max = roundUp(Math.max(0, ...known.map(Number)));
  const min = 0 - roundUp(Math.max(0, ...known.map((value) => -Number(value))));
  const span = max - min || 1;
  // The ends are rounded to a billionth, so a value may exceed one by that much.
  const down = (value: number) => Math.min(Math.max((max - value) / span, 0), 1);
  return { min, max, down };
}

/** The indices that get a label, so that at most `room` fit side by side; always the last one. */
export function labelled(count: number, room: number): ReadonlySet<number> {
  const every = Math.max(Math.ceil(count / room), 1);
  const places = Array.from({ length: count }, (_none, place) => place);
  return new Set(places.filter((place) => (count - 1 - place) % every === 0));
}

/**
 * Runs of consecutive indices with a value: lines are not drawn across gaps.
 * @param apart indices of values that do not compare with the one before
 */
export function runsOf(
  values: readonly ChartValue[],
  apart: ReadonlySet<number> = new Set(),
): number[][] {
  const runs: number[][] = [];
  for (const [place, value] of values.entries()) {
    if (value === null) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === place - 1 && !apart.has(place)) last.push(place);
    else runs.push([place]);
  }
  return runs;
}

/** Up to so many bars are wide enough for a label below each, even on phones. */
const WIDE_BARS = 8;

/**
 * A centred label under the last of many thin bars stands out by half its width. A short one may; a
 * long one is one of two, and ends with its bar, as the other is far away.
 * @param written the places that have a label
 */
export function labelAnchor(
  place: number,
  count: number,
  written: ReadonlySet<number>,
): 'end' | 'middle' {
  const [first = 0] = written;
  const isOneOfTwo = written.size === 2 && count > WIDE_BARS && first < count / 2;
  return isOneOfTwo && place === count - 1 ? 'end' : 'middle';
}
