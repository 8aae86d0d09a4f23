import type { Group } from '@/lib/search/engine/groups';
import type { BreakdownColumn, BreakdownOrder } from './constants';

const amountOf = ({ companies, figure }: Group, column: Exclude<BreakdownColumn, 'value'>) => {
  if (column === 'companies') return companies;
  // A total of nothing is not the lowest total.
  return figure && (figure.counted > 0 || column === 'counted') ? figure[column] : null;
};

/**
 * The groups in an order; equal ones keep theirs, which is that of their values. Groups without the
 * figure are last both ways.
 */
export function inOrder(groups: readonly Group[], order: BreakdownOrder): Group[] {
  const [column, way] = order.split('-') as [BreakdownColumn, 'asc' | 'desc'];
  if (column === 'value') return way === 'asc' ? [...groups] : groups.toReversed();
  const sign = way === 'asc' ? 1 : -1;
  return groups.toSorted((a, b) => {
    const [one, other] = [amountOf(a, column), amountOf(b, column)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
