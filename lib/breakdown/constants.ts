import type { GroupField } from '@/lib/search/group-fields';

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

/** Few enough to be read at a glance. */
export const USUAL_FIELD: GroupField = 'sector';

/** Groups on a page. */
export const GROUPS_SIZE = 50;

/** Sizes are read upwards and years from the newest on; of others the largest group comes first. */
export const usualOrder = (by: GroupField): BreakdownOrder =>
  by === 'employees' ? 'value-asc' : by === 'founded' ? 'value-desc' : 'companies-desc';
