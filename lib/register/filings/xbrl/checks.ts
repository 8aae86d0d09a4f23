import 'server-only';
import type { Statement } from '../types';
import type { Flags } from './flags';

/** Totals and their parts, by their names in the Danish and the IFRS taxonomy. */
const sums: { total: string; parts: string[]; optional?: string }[] = [
  { total: 'Assets', parts: ['LiabilitiesAndEquity'] },
  { total: 'Assets', parts: ['NoncurrentAssets', 'CurrentAssets'] },
  { total: 'ifrs-full:Assets', parts: ['ifrs-full:EquityAndLiabilities'] },
  {
    total: 'ifrs-full:Assets',
    parts: ['ifrs-full:NoncurrentAssets', 'ifrs-full:CurrentAssets'],
    optional: 'ifrs-full:NoncurrentAssetsOrDisposalGroupsClassifiedAsHeldForSale',
  },
];

/** Tolerance for rounding: two of the units that all the amounts are given in. */
function tolerance(amounts: readonly number[]): number {
  const unit = [1_000_000, 1_000].find((size) => amounts.every((amount) => amount % size === 0));
  return 2 * (unit ?? 1);
}

/** Flags statements whose totals do not add up; their values are kept as reported. */
export function checkTotals(statement: Statement, flags: Flags): void {
  const { values, scope, endDate } = statement;
  for (const { total, parts, optional } of sums) {
    const whole = values.get(total);
    const given = parts.map((part) => values.get(part)).filter((value) => value !== undefined);
    if (whole === undefined || given.length < parts.length) continue;
    const sum = given.reduce((a, b) => a + b, 0);
    const extra = (optional && values.get(optional)) || 0;
    const off = Math.min(Math.abs(whole - sum), Math.abs(whole - sum - extra));
    if (off <= tolerance([whole, ...given])) continue;
    flags.add(
      `${total} and ${parts.join(' + ')} differ by ${off}, ${scope.toLowerCase()} ${endDate}`,
    );
  }
}
