import 'server-only';
import type { CompanyRecord, UnitRecord } from '../record';
import { companyCell, type RowContext, unitCell } from './cells';
import {
  employmentRows,
  filingRows,
  keyed,
  lifeRows,
  nameRows,
  participantRows,
  periodRows,
  roleRows,
  secondaryIndustryRows,
} from './children';
import { encodeRow } from './copy';
import { headlinePeriod, prominence } from './derive';
import { companyFields, type TableName, unitFields } from './tables';
import { foldedName, searchWords } from './words';

/** COPY rows without their number; that of the company lacks its last column, the digest. */
export type CompanyRows = { company: string; children: [TableName, readonly string[]][] };

const companyCells = companyFields.map(companyCell);
const unitCells = unitFields.map(unitCell);

export function unitRow(companyKey: string, unit: UnitRecord): string {
  return encodeRow(unitCells.map((cell) => cell(unit, companyKey)));
}

function unitRows({ key, units }: CompanyRecord): string[] {
  return keyed(units ?? [], ({ pNumber }) => pNumber).map((unit) => unitRow(key, unit));
}

/** Everything a load writes about a company. */
export function companyRows(record: CompanyRecord, context: RowContext): CompanyRows {
  const source = { ...context, record, headline: headlinePeriod(record.accounts) };
  const words = searchWords(record, context.reference);
  const search = [record.key, foldedName(record), words, prominence(record)];
  return {
    company: encodeRow(companyCells.map((cell) => cell(source))),
    children: [
      ['company_search', [encodeRow(search)]],
      ['company_names', nameRows(record)],
      ['life_periods', lifeRows(record)],
      ['secondary_industries', secondaryIndustryRows(record)],
      ['employment', employmentRows(record)],
      ['participants', participantRows(record)],
      ['roles', roleRows(record)],
      ['production_units', unitRows(record)],
      ['filings', filingRows(record)],
      ['accounting_periods', periodRows(record)],
    ],
  };
}
