import type { TableColumn } from '@/lib/search/table-columns';
import type { SearchHit, ShownField } from '@/lib/search/types';
import { COLUMN_KEYS, type ColumnKey } from './columns';

/** Those of the same figure that are called otherwise in files. */
const OTHERWISE: Partial<Record<string, ColumnKey>> = {
  employees: 'employeesText',
  profit: 'netProfit',
};

const CONTACTS: ReadonlySet<string> = new Set<TableColumn>(['phone', 'email', 'website']);

/**
 * The columns of a file that says what a table of results shows.
 * @param figures Shown beside the chosen columns, as results are ordered or filtered by them.
 */
export function columnsAsShown(
  columns: readonly TableColumn[],
  figures: readonly ShownField[],
): ColumnKey[] {
  const shown = new Set<string>([
    ...(['cvr', 'name', 'industry', 'city'] as const),
    ...[...columns, ...figures].map((name) => OTHERWISE[name] ?? name),
    ...(figures.length > 0 ? ['accountsUntil', 'accountsMonths'] : []),
    ...(columns.some((name) => CONTACTS.has(name)) ? ['protection'] : []),
  ]);
  return COLUMN_KEYS.filter((key) => shown.has(key));
}

/** The same for what a page of results shows. */
export const columnsAsFound = (found: {
  columns: readonly TableColumn[];
  result: { items: readonly Pick<SearchHit, 'figures'>[] };
}): ColumnKey[] =>
  columnsAsShown(found.columns, found.result.items[0]?.figures?.map(({ of }) => of) ?? []);
