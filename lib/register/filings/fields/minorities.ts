import type { Statement } from '../types';

type Values = Statement['values'];

const at = (values: Values, ...elements: string[]) =>
  elements.map((element) => values.get(element)).find((value) => value !== undefined);

function liabilities(values: Values): number | null {
  const total = at(values, 'LiabilitiesOtherThanProvisions');
  const short = at(values, 'ShorttermLiabilitiesOtherThanProvisions');
  if (total !== undefined) return total;
  if (short === undefined) return null;
  return short + (at(values, 'LongtermLiabilitiesOtherThanProvisions') ?? 0);
}

/** Rounding error when each of the parts is rounded to thousands. */
const tolerance = 4_000;

/**
 * Whether minority interests are reported beside equity, as in group accounts until 2015, rather
 * than as part of it: the liabilities side adds up only if they are included.
 */
export function standBesideEquity({ values }: Statement): boolean {
  const minorities = at(values, 'MinorityInterests') ?? 0;
  const [equity, whole] = [at(values, 'Equity'), at(values, 'LiabilitiesAndEquity')];
  const debts = liabilities(values);
  if (equity === undefined || whole === undefined || debts === null) return false;
  const missing = whole - equity - debts - (at(values, 'Provisions') ?? 0);
  return Math.abs(minorities) > 2 * tolerance && Math.abs(missing - minorities) <= tolerance;
}
