import 'server-only';
import { keysOf } from '@/lib/entries';
import { snakeCase } from '@/lib/words/snake-case';
// Imports only the field names; otherwise each worker thread would load the whole client.
import { Prisma } from '@/prisma/client/browser';
import type { CompanyField } from './cells';

/** Columns of accounting_periods that a record does not keep in `values`. */
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

/** All amounts and ratios of a statement, by Prisma field name. */
export const statementFields = Object.keys(Prisma.AccountingPeriodScalarFieldEnum).filter(
  (field) => !periodExtras.includes(field),
);

/** Without the digest, which is computed from all the others and comes last. */
export const companyFields = Object.keys(Prisma.CompanyScalarFieldEnum).filter(
  (field): field is CompanyField => field !== 'digest' && field !== 'describedBy',
);
const unitFields = keysOf(Prisma.ProductionUnitScalarFieldEnum);

/**
 * The tables for a company's rows, parents first, with the columns that a load fills in the order
 * in which rows.ts writes them.
 */
export const tables = {
  companies: [...companyFields.map(snakeCase), 'digest'],
  company_names: ['company_key', 'position', 'valid_from', 'valid_to', 'kind', 'name'],
  life_periods: ['company_key', 'position', 'valid_from', 'valid_to'],
  secondary_industries: ['company_key', 'position', 'version', 'code'],
  employment: ['company_key', 'months', 'starts_on', 'employees', 'min', 'max', 'full_time'],
  participants: ['id', 'kind', 'name', 'company_key'],
  roles: [
    ...['company_key', 'position', 'valid_from', 'valid_to', '"group"', 'organ', 'title'],
    ...['participant_id', 'ownership', 'votes'],
  ],
  production_units: unitFields.map(snakeCase),
  filings: [
    ...['id', 'company_key', 'kind', 'start_date', 'end_date', 'published_at', 'amended'],
    ...['pdf_url', 'xbrl_url', 'going_concern', 'audit_opinion', 'passages'],
  ],
  accounting_periods: [...periodFields, ...statementFields].map(snakeCase),
} as const satisfies Record<string, readonly string[]>;

export type TableName = keyof typeof tables;
export const tableNames = keysOf(tables);

/** Tables that are made from those above, and replaced with them. */
export const derivedTables = [
  'newest_figures',
  'peer_groups',
  'report_words',
  'report_endings',
  'role_counts',
] as const;

/** Tables whose rows belong to one company and are deleted with it. */
export const ownedTables = tableNames.filter(
  (table) => table !== 'companies' && table !== 'participants',
);

/** Destination of rows: a table, the separately published units, or the withdrawals. */
export type StreamName = TableName | 'separate_units' | 'withdrawn';
export const streamNames: readonly StreamName[] = [...tableNames, 'separate_units', 'withdrawn'];

/** Columns that the rows of a stream have in front of the table's own. */
const leading: Partial<Record<TableName, readonly string[]>> = {
  // A person occurs with many companies; the newest record determines the name.
  participants: ['updated timestamptz'],
};
const stagedOnly: Partial<Record<TableName, readonly string[]>> = {
  companies: ['has_units boolean', 'has_accounts boolean'],
};

const nameOf = (column: string) => column.split(' ')[0] ?? '';

/** Columns of a staged row; `seq` numbers the entries of a load. */
export function stageColumns(table: TableName): string[] {
  const extra = [...(stagedOnly[table] ?? []), ...(leading[table] ?? [])];
  return ['seq', ...extra.map(nameOf), ...tables[table]];
}

/**
 * Temporary tables are dropped with the connection, so a killed load leaves nothing behind. Columns
 * that a record does not set get the default of the original table.
 */
export function createStageSql(table: TableName): string {
  const extra = ['seq bigint', ...(stagedOnly[table] ?? []), ...(leading[table] ?? [])];
  return `CREATE TEMP TABLE stage_${table} (${extra.join(', ')}, LIKE ${table} INCLUDING DEFAULTS)`;
}

export const separateUnitsColumns = ['seq', ...tables.production_units];
export const createSeparateUnitsSql =
  'CREATE TEMP TABLE separate_units (seq bigint, LIKE production_units)';

export const createWithdrawnSql = `CREATE TEMP TABLE withdrawn
  (seq bigint, company_key char(8), p_number char(10), updated timestamptz)`;

export const givenParticipantsColumns = ['updated', ...tables.participants];
export const createGivenParticipantsSql =
  'CREATE TEMP TABLE given_participants (updated timestamptz, LIKE participants)';
