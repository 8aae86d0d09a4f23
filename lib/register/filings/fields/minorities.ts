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

/** What is lost by rounding each of the parts to thousands. */
const tolerance = 4_000;

/**
 * Whether minority interests stand beside equity, as group accounts had them until 2015, and are no
 * part of it: only with them the liabilities side adds up.
 */
export function standBesideEquity({ values }: Statement): boolean {
  const minorities = at(values, 'MinorityInterests') ?? 0;
  const [equity, whole] = [at(values, 'Equity'), at(values, 'LiabilitiesAndEquity')];
  const debts = liabilities(values);
  if (equity === undefined || whole === undefined || debts === null) return false;
  const missing = whole - equity - debts - (at(values, 'Provisions') ?? 0);
  return Math.abs(minorities) > 2 * tolerance && Math.abs(missing - minorities) <= tolerance;
}
