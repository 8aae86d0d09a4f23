import 'server-only';
import { Prisma } from '@/prisma/client/client';
import type { CompanyField, UnitField } from './cells';

/** Columns of accounting_periods that a record sets apart from `values`. */
const periodFields = [
  'filingId',
  'endDate',
  'scope',
  'companyKey',
  'startDate',
  'currency',
  'employees',
] as const;
const periodExtras: readonly string[] = [
  ...periodFields,
  'comparative',
  'effective',
  'elements',
  'flags',
];

/** Every amount and ratio of a statement, by Prisma field name. */
export const statementFields = Object.keys(Prisma.AccountingPeriodScalarFieldEnum).filter(
  (field) => !periodExtras.includes(field),
);

export const companyFields = Object.keys(Prisma.CompanyScalarFieldEnum) as CompanyField[];
export const unitFields = Object.keys(Prisma.ProductionUnitScalarFieldEnum) as UnitField[];

/** `shortTermDebt` → `short_term_debt`, as every column of the schema is named. */
const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The tables a company's rows stand in, parents first, with the columns a load
 * fills in the order rows.ts writes them.
 */
export const tables = {
  companies: companyFields.map(snake),
  company_search: ['company_key', 'folded_name', 'words', 'prominence'],
  company_names: ['company_key', 'position', 'valid_from', 'valid_to', 'kind', 'name'],
  life_periods: ['company_key', 'position', 'valid_from', 'valid_to'],
  secondary_industries: ['company_key', 'position', 'version', 'code'],
  employment: ['company_key', 'months', 'starts_on', 'employees', 'min', 'max', 'full_time'],
  participants: ['id', 'kind', 'name', 'company_key'],
  roles: [
    ...['company_key', 'position', 'valid_from', 'valid_to', '"group"', 'organ', 'title'],
    ...['participant_id', 'ownership', 'votes'],
  ],
  production_units: unitFields.map(snake),
  filings: [
    ...['id', 'company_key', 'kind', 'start_date', 'end_date', 'published_at', 'amended'],
    ...['pdf_url', 'xbrl_url'],
  ],
  accounting_periods: [...periodFields, ...statementFields].map(snake),
} as const satisfies Record<string, readonly string[]>;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];

/** Columns that exist only in the staging table, before the table's own. */
const stageOnly: Partial<Record<TableName, readonly string[]>> = {
  companies: ['has_units boolean', 'has_accounts boolean'],
  production_units: ['separate boolean', 'origin text'],
};

/** Staging columns in the order of a COPY row; `seq` numbers the records of a load. */
export function stageColumns(table: TableName): string[] {
  const extra = (stageOnly[table] ?? []).map((column) => column.split(' ')[0] ?? '');
  return ['seq', ...extra, ...tables[table]];
}

/** Temporary: they vanish with the connection, so a killed load leaves nothing. */
export function createStageSql(table: TableName): string {
  const columns = ['seq int', ...(stageOnly[table] ?? []), `LIKE ${table}`];
  return `CREATE TEMP TABLE stage_${table} (${columns.join(', ')})`;
}
