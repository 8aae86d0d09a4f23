import 'server-only';
import type { CompanyRecord, UnitRecord } from '../record';
import { companyCells, type RowContext, unitCells } from './cells';
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
import { headlinePeriod } from './derive';
import type { TableName } from './tables';

/** COPY rows without their `seq`; that of the company also lacks its last column, the digest. */
type CompanyRows = { company: string; children: [TableName, readonly string[]][] };

export function unitRow(companyKey: string, unit: UnitRecord): string {
  return encodeRow(Object.values(unitCells(unit, companyKey)));
}

function unitRows({ key, units }: CompanyRecord): string[] {
  return keyed(units ?? [], ({ pNumber }) => pNumber).map((unit) => unitRow(key, unit));
}

/** All rows that a load writes about a company. */
export function companyRows(record: CompanyRecord, context: RowContext): CompanyRows {
  const source = { ...context, record, headline: headlinePeriod(record.accounts) };
  return {
    company: encodeRow(Object.values(companyCells(source))),
    children: [
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
