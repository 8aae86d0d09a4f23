import 'server-only';
import type { Prisma } from '@/prisma/client/client';
import type { AddressRecord, CompanyRecord, Day, UnitRecord } from '../record';
import type { readReference } from '../reference';
import type { Cell } from './copy';
import { ceoName, headlinePeriod } from './derive';

export type CompanyField = keyof typeof Prisma.CompanyScalarFieldEnum;
export type UnitField = keyof typeof Prisma.ProductionUnitScalarFieldEnum;
type Place = Omit<AddressRecord, 'careOf' | 'countryCode' | 'addressText' | 'addressId'>;

export type RowContext = { reference: ReturnType<typeof readReference>; day: Day };

function placeCells(place: Place) {
  return {
    street: place.street,
    town: place.town,
    postalCode: place.postalCode,
    postalDistrict: place.postalDistrict,
    municipalityCode: place.municipalityCode,
    latitude: place.latitude,
    longitude: place.longitude,
    locationPrecision: place.locationPrecision,
  };
}

/** The row of `companies` by field; the digest is not known yet. */
export function companyCells(
  record: CompanyRecord,
  { reference, day }: RowContext,
): Record<CompanyField, Cell> {
  const headline = headlinePeriod(record.accounts);
  const municipality = reference.municipalities.get(record.municipalityCode ?? -1);
  return {
    ...placeCells(record),
    key: record.key,
    registerId: record.registerId,
    isSample: record.isSample,
    name: record.name,
    status: record.status,
    statusText: record.statusText,
    foundedOn: record.foundedOn,
    ceasedOn: record.ceasedOn,
    advertisingProtected: record.advertisingProtected,
    legalFormCode: record.legalForm?.code,
    industryVersion: record.industry?.version,
    industryCode: record.industry?.code,
    careOf: record.careOf,
    regionCode: municipality?.regionCode,
    countryCode: record.countryCode,
    addressText: record.addressText,
    addressId: record.addressId,
    phone: record.phone,
    email: record.email,
    website: record.website,
    employees: record.employees,
    employeesMin: record.employeesMin,
    employeesMax: record.employeesMax,
    employeesMonth: record.employeesMonth,
    locationCount: record.locationCount,
    ceoName: ceoName(record.roles, day),
    purpose: record.purpose,
    capital: record.capital,
    capitalCurrency: record.capitalCurrency,
    signingRule: record.signingRule,
    financialYearStart: record.financialYearStart,
    financialYearEnd: record.financialYearEnd,
    auditWaived: record.auditWaived,
    listed: record.listed,
    revenue: headline?.values.revenue,
    grossProfit: headline?.values.grossProfit ?? headline?.values.grossResult,
    registerUpdatedAt: record.registerUpdatedAt,
    digest: null,
  };
}

/** The row of `production_units` by field. */
export function unitCells(companyKey: string, unit: UnitRecord): Record<UnitField, Cell> {
  return {
    ...placeCells(unit),
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
    phone: unit.phone,
    email: unit.email,
    employees: unit.employees,
    employeesMin: unit.employeesMin,
    employeesMax: unit.employeesMax,
  };
}
