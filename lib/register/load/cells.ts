import 'server-only';
import type { Prisma } from '@/prisma/client/browser';
import type { CompanyRecord, Day, PeriodRecord, UnitRecord } from '../record';
import type { Reference } from '../reference';
import type { Cell } from './copy';
import { ceoName, regionCode } from './derive';
import { newestChanges } from './newest-changes';

/** What a record says of its company, from which the digest is computed. */
export type CompanyField = Exclude<
  keyof typeof Prisma.CompanyScalarFieldEnum,
  'digest' | 'describedBy'
>;
type UnitField = keyof typeof Prisma.ProductionUnitScalarFieldEnum;

export type RowContext = {
  reference: Reference;
  /** The day that the load describes: roles held on it are current. */
  day: Day;
};

/** The input for a company's cells. */
type CompanySource = RowContext & { record: CompanyRecord; headline: PeriodRecord | null };

/**
 * The cells of a company's row that a record has; the digest is computed from them. Written out in
 * the order of the schema for speed: there are millions of rows.
 */
export function companyCells(source: CompanySource): Record<CompanyField, Cell> {
  const { record, headline, reference, day } = source;
  return {
    key: record.key,
    registerId: record.registerId,
    isSample: record.isSample,
    name: record.name,
    status: record.status,
    statusText: record.statusText,
    statusSince: record.statusSince,
    statusHistory: record.statusHistory && JSON.stringify(record.statusHistory),
    restructurings: record.restructurings && JSON.stringify(record.restructurings),
    foundedOn: record.foundedOn,
    ceasedOn: record.ceasedOn,
    advertisingProtected: record.advertisingProtected,
    legalFormCode: record.legalForm?.code,
    industryVersion: record.industry?.version,
    industryCode: record.industry?.code,
    careOf: record.careOf,
    street: record.street,
    town: record.town,
    postalCode: record.postalCode,
    postalDistrict: record.postalDistrict,
    municipalityCode: record.municipalityCode,
    regionCode: regionCode(record, reference),
    countryCode: record.countryCode,
    addressText: record.addressText,
    addressId: record.addressId,
    latitude: record.latitude,
    longitude: record.longitude,
    locationPrecision: record.locationPrecision,
    phone: record.phone,
    email: record.email,
    website: record.website,
    employees: record.employees,
    employeesMin: record.employeesMin,
    employeesMax: record.employeesMax,
    employeesMonth: record.employeesMonth,
    locationCount: record.locationCount,
    // Nobody holds a role in a ceased company, even if the role has no end.
    ceoName: record.status === 'CEASED' ? null : ceoName(record.roles, day),
    purpose: record.purpose,
    capital: record.capital,
    capitalCurrency: record.capitalCurrency,
    signingRule: record.signingRule,
    financialYearStart: record.financialYearStart,
    financialYearEnd: record.financialYearEnd,
    auditWaived: record.auditWaived,
    listed: record.listed,
    capitalPartlyPaid: record.capitalPartlyPaid,
    shareClasses: record.shareClasses,
    articlesOn: record.articlesOn,
    firstPeriodStart: record.firstPeriodStart,
    firstPeriodEnd: record.firstPeriodEnd,
    ...newestChanges(record, day),
    revenue: headline?.values.revenue,
    grossProfit: headline?.values.grossProfit ?? headline?.values.grossResult,
    registerUpdatedAt: record.registerUpdatedAt,
  };
}

/** The cells of a production unit's row, likewise. */
export function unitCells(unit: UnitRecord, companyKey: string): Record<UnitField, Cell> {
  return {
    pNumber: unit.pNumber,
    companyKey,
    name: unit.name,
    isMain: unit.isMain,
    active: unit.active,
    advertisingProtected: unit.advertisingProtected,
    foundedOn: unit.foundedOn,
    ceasedOn: unit.ceasedOn,
    industryVersion: unit.industry?.version,
    industryCode: unit.industry?.code,
    street: unit.street,
    town: unit.town,
    postalCode: unit.postalCode,
    postalDistrict: unit.postalDistrict,
    municipalityCode: unit.municipalityCode,
    addressId: unit.addressId,
    latitude: unit.latitude,
    longitude: unit.longitude,
    locationPrecision: unit.locationPrecision,
    phone: unit.phone,
    email: unit.email,
    employees: unit.employees,
    employeesMin: unit.employeesMin,
    employeesMax: unit.employeesMax,
  };
}
