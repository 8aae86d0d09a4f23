import { GROWTH_FILTERS, RATIO_FILTERS } from '@/lib/search-index/percent-filters';
import { SORTED_AMOUNTS } from './sorts';
import type { ShownField } from './types';

export const CONTACT_COLUMNS = ['phone', 'email', 'website'] as const;

/** What a table of results can show of a company beside its name, in groups. */
export const TABLE_COLUMNS = {
  company: ['companyType', 'founded', 'employees', 'locations', ...CONTACT_COLUMNS],
  accounts: [...SORTED_AMOUNTS, ...GROWTH_FILTERS],
  keyFigures: RATIO_FILTERS,
} as const;

export type TableColumn = (typeof TABLE_COLUMNS)[keyof typeof TABLE_COLUMNS][number];

const FIGURES: readonly ShownField[] = [...TABLE_COLUMNS.accounts, ...TABLE_COLUMNS.keyFigures];
const ALL: readonly TableColumn[] = [...TABLE_COLUMNS.company, ...FIGURES];

/** Those of whoever has not chosen any. */
export const USUAL_COLUMNS: readonly TableColumn[] = [
  'employees',
  ...SORTED_AMOUNTS,
  'solvencyRatio',
];

/** The text of the cookie with the choice of a browser: names of columns, separated by full stops. */
export const writeColumns = (columns: readonly TableColumn[]): string =>
  ALL.filter((column) => columns.includes(column)).join('.');

/** The chosen columns. Names that are none are dropped; an empty text is a choice too. */
export function readColumns(text: string | undefined): readonly TableColumn[] {
  if (text === undefined) return USUAL_COLUMNS;
  const names = new Set<string>(text.split('.'));
  return ALL.filter((column) => names.has(column));
}

/** The figures of accounts among them. */
export const figuresIn = (columns: readonly TableColumn[]): readonly ShownField[] =>
  FIGURES.filter((figure) => columns.includes(figure));
