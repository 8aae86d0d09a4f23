/** A value's place on a chart; null where there is nothing to draw. */
export type ChartValue = number | null;

export type Scale = {
  /** The round numbers at the ends; zero always lies within. */
  min: number;
  max: number;
  /** How far down a value lies, 0 at the top and 1 at the bottom. */
  down: (value: number) => number;
};

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next round number away from zero: 1.234 becomes 1.500. */
function roundUp(size: number): number {
  if (size === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(size));
  const step = STEPS.find((step) => step * power >= size * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** The one scale of all charts: linear, from zero, with round ends. */
export function makeScale(values: readonly ChartValue[]): Scale {
  const known = values.filter((value) => value !== null && Number.isFinite(value));
  const max = roundUp(Math.max(0, ...known.map(Number)));
  const min = 0 - roundUp(Math.max(0, ...known.map((value) => -Number(value))));
  const span = max - min || 1;
  // Ends are round to a billionth, so a value may lie beyond one by as much.
  const down = (value: number) => Math.min(Math.max((max - value) / span, 0), 1);
  return { min, max, down };
}

/** Places that get a label so that at most `room` stand beside each other, the last always. */
export function labelled(count: number, room: number): ReadonlySet<number> {
  const every = Math.max(Math.ceil(count / room), 1);
  const places = Array.from({ length: count }, (_none, place) => place);
  return new Set(places.filter((place) => (count - 1 - place) % every === 0));
}

/** Runs of places that have a value: a line is not drawn over what is missing. */
export function runsOf(values: readonly ChartValue[]): number[][] {
  const runs: number[][] = [];
  for (const [place, value] of values.entries()) {
    if (value === null) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === place - 1) last.push(place);
    else runs.push([place]);
  }
  return runs;
}

/** In the middle of one of many thin bars a label would stick out at the right. */
export function labelAnchor(place: number, count: number, labels: number): 'end' | 'middle' {
  return count > labels && place > count * 0.96 ? 'end' : 'middle';
}
