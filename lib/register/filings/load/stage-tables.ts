import 'server-only';
import { keysOf } from '@/lib/entries';
import { snakeCase } from '@/lib/words/snake-case';
import { statementRules } from '../fields/rules';

/** Columns from the index entry, or from the document if it has no entry. */
const entryColumns = [
  ...['company_key', 'kind', 'start_date', 'end_date', 'published_at', 'amended'],
  ...['pdf_url', 'xbrl_url'],
] as const;

/** Columns known once the document has been read. */
export const documentColumns = [
  ...['document_sha', 'report_type', 'reporting_class', 'audit_firm', 'audit_assistance'],
  ...['approved_on', 'audit_opinion', 'going_concern', 'passages', 'flags'],
] as const;

export const filingColumns = ['id', ...entryColumns, ...documentColumns] as const;

/** The fields of a statement, including `employees`, in the order of their columns. */
const statementColumns = Object.keys(statementRules).map(snakeCase);

/** A statement without its key, the filing's id, which the merge adds. */
export const periodColumns = [
  ...['end_date', 'scope', 'start_date', 'comparative', 'currency'],
  ...statementColumns,
  ...['elements', 'flags'],
];

/** Companies that the register may lack, as described in their reports. */
const companyColumns = [...['key', 'name', 'street', 'postal_code', 'postal_district']];

/**
 * How much is known of a filing: only its entry, a document without statements, or one with
 * statements. More is never replaced by less.
 */
export const knowledge = { entry: 0, document: 1, statements: 2 } as const;

/**
 * The staging tables of a load. They are dropped with the connection, so a killed load leaves
 * nothing behind. `seq` joins the rows of one input.
 */
export const stageTables = {
  filings: {
    columns: ['seq', 'knowledge', 'foreign_report', ...filingColumns],
    source: 'filings',
    own: 'NULL::int AS seq, NULL::int AS knowledge, NULL::boolean AS foreign_report',
  },
  periods: {
    columns: ['seq', ...periodColumns],
    source: 'accounting_periods',
    own: 'NULL::int AS seq',
  },
  companies: {
    columns: ['seq', ...companyColumns],
    source: 'companies',
    own: 'NULL::int AS seq',
  },
} as const;

export type StageTable = keyof typeof stageTables;
export const stageNames = keysOf(stageTables);

/** Copies the columns of the real tables, without their constraints. */
export function createStageSql(name: StageTable): string {
  const { columns, source, own } = stageTables[name];
  const taken = columns.filter((column) => !own.includes(` AS ${column}`));
  return `CREATE TEMP TABLE stage_${name} AS SELECT ${own}, ${taken.join(', ')} FROM ${source} WITH NO DATA`;
}
