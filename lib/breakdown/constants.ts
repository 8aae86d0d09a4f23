import { divisionsOf } from '@/lib/companies/sectors';
import {
  type GroupField,
  type GroupFigureName,
  isSummed,
  isYears,
} from '@/lib/search/group-fields';
import type { CompanyFilters } from '@/lib/search/types';

/** The columns of a breakdown: a group, its companies, and the figure of those that report it. */
export const BREAKDOWN_COLUMNS = [
  'value',
  'companies',
  'counted',
  'sum',
  'mean',
  'median',
] as const;
export type BreakdownColumn = (typeof BREAKDOWN_COLUMNS)[number];

export const BREAKDOWN_ORDERS = BREAKDOWN_COLUMNS.flatMap(
  (column) => [`${column}-desc`, `${column}-asc`] as const,
);
export type BreakdownOrder = `${BreakdownColumn}-${'asc' | 'desc'}`;

/** Those of a figure: percentages have no total. */
export const columnsOf = (figure: GroupFigureName): readonly BreakdownColumn[] =>
  BREAKDOWN_COLUMNS.filter((column) => column !== 'sum' || isSummed(figure));

/**
 * What companies are grouped by at first: the widest level of industries that parts those chosen,
 * and regions within a single industry.
 */
export function usualField({ industry = [], sector = [] }: CompanyFilters): GroupField {
  if (industry.length > 0) return industry.length > 1 ? 'industry' : 'region';
  const hasSectors = sector.length === 0 || sector.some((name) => divisionsOf(name).length > 0);
  if (sector.length !== 1) return hasSectors ? 'sector' : 'division';
  return hasSectors ? 'division' : 'industry';
}

/** Groups on a page. */
export const GROUPS_SIZE = 50;

/** Sizes are read upwards and years from the newest on; of others the largest group comes first. */
export const usualOrder = (by: GroupField): BreakdownOrder =>
  by === 'employees' ? 'value-asc' : isYears(by) ? 'value-desc' : 'companies-desc';

/**
 * The order of other groups, or of another figure, after one that was chosen: it is kept, unless it was
 * that of the values, or by a total that there is none of.
 */
export function keptOrder(
  before: { by: GroupField; order: BreakdownOrder },
  { by, figure }: { by: GroupField; figure: GroupFigureName },
): BreakdownOrder {
  const [column] = before.order.split('-') as [BreakdownColumn];
  const isOwn = by !== before.by && (column === 'value' || before.order === usualOrder(before.by));
  return isOwn || !columnsOf(figure).includes(column) ? usualOrder(by) : before.order;
}
