import { COLUMNS, defaultColumns, isColumnOf } from '@/lib/exports/columns';

/** The default columns; those that only saved companies have are dropped for other kinds. */
export const usualColumns = (kind: string, format: string): string[] =>
  defaultColumns(kind === 'compare' ? kind : 'saved', format);

/** The columns available for that kind of companies. */
export const columnsFor = (kind: string) => COLUMNS.filter((column) => isColumnOf(kind, column));

/**
 * The choice to remember for the next file. Tags and notes are available only for saved companies:
 * when the file is of other ones, their choice stays as it was.
 */
export function keptColumns(kind: string, before: readonly string[], chosen: readonly string[]) {
  const seen = new Set<string>(columnsFor(kind).map(({ key }) => key));
  return [...chosen, ...before.filter((key) => !seen.has(key))];
}
