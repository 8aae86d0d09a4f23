import 'server-only';
import type { Prisma } from '@/prisma/client/browser';
import type { CompanyRecord, Day, PeriodRecord, UnitRecord } from '../record';
import type { Reference } from '../reference';
import type { Cell } from './copy';
import { ceoName, regionCode } from './derive';

export type CompanyField = keyof typeof Prisma.CompanyScalarFieldEnum;
export type UnitField = keyof typeof Prisma.ProductionUnitScalarFieldEnum;

export type RowContext = {
  reference: Reference;
  /** The day the load describes: what is held on it is current. */
  day: Day;
};

/** What a company's cells are taken from. */
export type CompanySource = RowContext & { record: CompanyRecord; headline: PeriodRecord | null };

/** Fields of `companies` that a record does not carry under the same name. */
type DerivedField = Exclude<CompanyField, keyof CompanyRecord>;

const derivedCells: Record<DerivedField, (source: CompanySource) => Cell> = {
  legalFormCode: ({ record }) => record.legalForm?.code,
  industryVersion: ({ record }) => record.industry?.version,
  industryCode: ({ record }) => record.industry?.code,
  regionCode: ({ record, reference }) => regionCode(record, reference),
  ceoName: ({ record, day }) => ceoName(record.roles, day),
  revenue: ({ headline }) => headline?.values.revenue,
  grossProfit: ({ headline }) => headline?.values.grossProfit ?? headline?.values.grossResult,
  // Not known before all rows of the company are made.
  digest: () => null,
};

type PlainField = Exclude<CompanyField, DerivedField>;
const isDerived = (field: CompanyField): field is DerivedField => field in derivedCells;

/** The cell of a field of `companies`, as a function made once and not for each row. */
export function companyCell(field: CompanyField): (source: CompanySource) => Cell {
  if (isDerived(field)) return derivedCells[field];
  const name: PlainField = field;
  return ({ record }) => record[name];
}

type DerivedUnitField = Exclude<UnitField, keyof UnitRecord>;

const derivedUnitCells: Record<DerivedUnitField, (unit: UnitRecord, companyKey: string) => Cell> = {
  companyKey: (_unit, companyKey) => companyKey,
  industryVersion: ({ industry }) => industry?.version,
  industryCode: ({ industry }) => industry?.code,
};

const isDerivedUnit = (field: UnitField): field is DerivedUnitField => field in derivedUnitCells;

/** The cell of a field of `production_units`, likewise. */
export function unitCell(field: UnitField): (unit: UnitRecord, companyKey: string) => Cell {
  if (isDerivedUnit(field)) return derivedUnitCells[field];
  const name: Exclude<UnitField, DerivedUnitField> = field;
  return (unit) => unit[name];
}
