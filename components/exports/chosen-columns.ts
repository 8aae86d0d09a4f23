import { COLUMNS, defaultColumns, isColumnOf } from '@/lib/exports/columns';

/** All that is usual; of which some files cannot have what only saved companies have. */
export const usualColumns = (format: string): string[] => defaultColumns('saved', format);

/** The columns that a file of such companies can have. */
export const columnsFor = (kind: string) => COLUMNS.filter((column) => isColumnOf(kind, column));

/**
 * What is kept of a choice for the next file. Tags and notes cannot be chosen for companies that
 * were only found: for those that are saved they stay as they were.
 */
export function keptColumns(kind: string, before: readonly string[], chosen: readonly string[]) {
  const seen = new Set<string>(columnsFor(kind).map(({ key }) => key));
  return [...chosen, ...before.filter((key) => !seen.has(key))];
}
