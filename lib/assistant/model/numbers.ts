/** A figure in a text: its possible values, and the tolerance for rounding. */
export type Figure = { values: number[]; rounding: number };

export const FIGURE = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

const SCALES: [RegExp, number][] = [
  [/^(?:thousand|tusinde?|tkr|t\.kr|k)\b/i, 1e3],
  [/^(?:millions?|mio|mill?|millioner|m)\b/i, 1e6],
  [/^(?:billions?|bn|mia|milliard(?:er)?)\b/i, 1e9],
];

function scaleOf(next: string): number {
  return SCALES.find(([words]) => words.test(next))?.[1] ?? 1;
}

type Reading = { value: number; decimals: number };

const reading = (whole: string, fraction = ''): Reading => ({
  value: Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`),
  decimals: fraction.length,
});

/**
 * Danish and English swap the separators: before a large unit "1.234" may be either, alone it is in
 * the thousands.
 */
function readingsOf(written: string, isScaled: boolean): Reading[] {
  const marks = written.replace(/[\d\u00a0\u202f]/g, '');
  const last = marks.at(-1);
  if (last === undefined) return [reading(written)];
  const at = written.lastIndexOf(last);
  const [before, after] = [written.slice(0, at), written.slice(at + 1)];
  const decimal = reading(before, after);
  const whole = reading(written);
  if (new Set(marks).size > 1) return [decimal];
  if (marks.length > 1) return [whole];
  if (after.length !== 3) return [decimal];
  return isScaled ? [whole, decimal] : [whole];
}

/** Reads "1,2" before "mio." as 1.2 million, give or take fifty thousand. */
export function readFigure(written: string, next = ''): Figure {
  const scale = scaleOf(next.trimStart());
  const readings = readingsOf(written, scale > 1);
  const finest = Math.max(...readings.map(({ decimals }) => decimals));
  return {
    values: readings.map(({ value }) => value * scale),
    rounding: (scale * 10 ** -finest) / 2,
  };
}

/** Whether a known value matches a figure; only fractions and large units are rounded. */
export function isSame(known: number, { values, rounding }: Figure): boolean {
  const size = Math.abs(known);
  const rounds = rounding !== 0.5 || !Number.isInteger(size);
  return values.some(
    (value) => Math.abs(value - size) <= (rounds ? rounding * 1.000_001 : 1e-9 * (size + 1)),
  );
}
