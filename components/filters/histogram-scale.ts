import { formatNumber, formatTenths } from '@/lib/format';
import type { Language } from '@/lib/i18n/languages';
import type { HistogramBin, HistogramField } from '@/lib/search/engine/histograms';
import { PERCENT_EDGES } from '@/lib/search/percent-edges';
import type { NumberRange } from '@/lib/search/types';
import type { PercentFilter } from '@/lib/search-index/percent-filters';

const AMOUNTS = [0, 100, 200, 500].concat(
  [1_000, 2_000, 5_000, 10_000, 20_000, 50_000],
  [100_000, 200_000, 500_000, 1_000_000],
);
const WITH_LOSSES = [-1_000, -100, ...AMOUNTS];

/** The edges at which bars begin; amounts in thousands of DKK. */
const EDGES: Record<HistogramField, readonly number[]> = {
  employees: [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
  revenue: AMOUNTS,
  grossProfit: WITH_LOSSES,
  profit: WITH_LOSSES,
  equity: WITH_LOSSES,
  assets: AMOUNTS,
  ...PERCENT_EDGES,
};

/** Edges with a label, few enough not to overlap within 240 pixels. */
const AMOUNT_TICKS = [0, 1_000, 20_000, 1_000_000];
const CHANGE_TICKS = [-50, 0, 20, 100];
const SHARE_TICKS = [0, 30, 60, 90];
const TICKS: Partial<Record<HistogramField, readonly number[]>> = {
  employees: [1, 10, 100, 1_000],
  revenueGrowth: CHANGE_TICKS,
  grossProfitGrowth: CHANGE_TICKS,
  employeesGrowth: CHANGE_TICKS,
  solvencyRatio: SHARE_TICKS,
  liquidityRatio: [0, 100, 200, 1_000],
  coverageRatio: SHARE_TICKS,
  profitMargin: CHANGE_TICKS,
  roe: CHANGE_TICKS,
  roi: CHANGE_TICKS,
};

/** Whole numbers, with both ends of a bin included; other bins exclude their upper end. */
const isWhole = (field: HistogramField) => field === 'employees';
export const isPercent = (field: HistogramField): field is PercentFilter => field in PERCENT_EDGES;

/** Merges the server's bins into bars wide enough to see and to click in a narrow panel. */
export function barsOf(field: HistogramField, bins: readonly HistogramBin[]): HistogramBin[] {
  const bars: HistogramBin[] = [];
  for (const bin of bins) {
    const last = bars.at(-1);
    if (last && (bin.min === null || !EDGES[field].includes(bin.min))) {
      last.max = bin.max;
      last.count += bin.count;
    } else {
      bars.push({ ...bin });
    }
  }
  return bars;
}

/** Height of the drawing, and of the lowest visible bar, in pixels. */
export const HEIGHT = 56;
const LOWEST = 2;

type Scale = 'linear' | 'root';

/**
 * Bar heights in pixels. Linear, unless a long tail would make more than a third of the non-empty
 * bars too low to see: then by the square root.
 */
export function heightsOf(counts: readonly number[]): { scale: Scale; heights: number[] } {
  const most = Math.max(...counts, 1);
  const filled = counts.filter((count) => count > 0);
  const unseen = filled.filter((count) => (count / most) * HEIGHT < LOWEST).length;
  const scale = unseen * 3 > filled.length ? 'root' : 'linear';
  const share = (count: number) => (scale === 'root' ? Math.sqrt(count / most) : count / most);
  const heights = counts.map((count) =>
    count > 0 ? Math.max(Math.round(share(count) * HEIGHT), LOWEST) : 0,
  );
  return { scale, heights };
}

/** Decimals of filters: amounts, in thousands of DKK, are exact to the krone. */
const decimalsOf = (field: HistogramField) => (isPercent(field) ? 1 : 3);

/** The range of a bar as filter values, both ends included. */
export function rangeOf(field: HistogramField, { min, max }: HistogramBin): NumberRange {
  const decimals = decimalsOf(field);
  const last =
    max === null || isWhole(field) ? max : Number((max - 10 ** -decimals).toFixed(decimals));
  return { ...(min !== null && { min }), ...(last !== null && { max: last }) };
}

/** The range that spans both. */
export function rangeAcross(a: NumberRange, b: NumberRange): NumberRange {
  return {
    ...(a.min !== undefined && b.min !== undefined && { min: Math.min(a.min, b.min) }),
    ...(a.max !== undefined && b.max !== undefined && { max: Math.max(a.max, b.max) }),
  };
}

export const isOpen = ({ min, max }: NumberRange) => min === undefined && max === undefined;
export const isSame = (a: NumberRange, b: NumberRange) => a.min === b.min && a.max === b.max;

/** The upper end of a range in the drawing, which is where the next value begins. */
const endOf = (field: HistogramField, max: number) => (isWhole(field) ? max + 1 : Math.ceil(max));

/** The position of a value, in bar widths from the left; the middle of a bar with an open end. */
function placeOf(field: HistogramField, bars: readonly HistogramBin[], value: number): number {
  const found = bars.findIndex(({ max }) => max === null || value < endOf(field, max));
  const at = found < 0 ? bars.length - 1 : found;
  const { min, max } = bars[at] ?? { min: null, max: null };
  if (min !== null && value <= min) return at;
  if (min === null || max === null) return at + 0.5;
  return at + (value - min) / (endOf(field, max) - min);
}

/** The part of the drawing that a range covers, in bar widths; null when there is none. */
export function bandOf(
  field: HistogramField,
  bars: readonly HistogramBin[],
  range: NumberRange,
): { from: number; to: number } | null {
  const { min, max } = range;
  if (isOpen(range) || (min !== undefined && max !== undefined && min > max)) return null;
  const from = min === undefined ? 0 : placeOf(field, bars, min);
  const to = max === undefined ? bars.length : placeOf(field, bars, endOf(field, max));
  return { from, to: Math.max(to, from) };
}

/** Whether a range includes companies of a bar, and not only the edge shared with the next bar. */
export function isWithin(field: HistogramField, bar: HistogramBin, range: NumberRange): boolean {
  if (isOpen(range)) return false;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range;
  const first = bar.min ?? Number.NEGATIVE_INFINITY;
  const last = bar.max ?? Number.POSITIVE_INFINITY;
  if (min > max) return false;
  if (isWhole(field)) return first <= max && last >= min;
  // A range of a single amount is in the bar that begins with it.
  return (first < max || (first === max && min === max)) && last > min;
}

export function ticksOf(
  field: HistogramField,
  bars: readonly HistogramBin[],
  language: Language,
): { at: number; text: string }[] {
  return (TICKS[field] ?? AMOUNT_TICKS).flatMap((edge) => {
    const at = bars.findIndex(({ min }) => min === edge);
    return at < 0 ? [] : { at, text: edgeText(field, edge, language) };
  });
}

const LARGE = {
  en: { million: 'm', billion: 'bn' },
  da: { million: '\u00a0mio.', billion: '\u00a0mia.' },
} as const;

/** An edge in Danish notation: as is, but thousands of DKK as "100.000" or "1,5 mio." ("1,5m"). */
export function edgeText(field: HistogramField, edge: number, language: Language): string {
  if (isWhole(field) || isPercent(field)) return formatNumber(edge);
  const size = Math.abs(edge);
  if (size >= 1_000_000) return formatTenths(edge / 1_000_000) + LARGE[language].billion;
  if (size >= 1_000) return formatTenths(edge / 1_000) + LARGE[language].million;
  return formatNumber(edge * 1_000);
}
