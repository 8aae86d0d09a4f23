import type { CompanyStatus, LocationPrecision } from '@/prisma/client/enums';

import type { EndedStatus } from './ending';

export type { CompanyStatus, LocationPrecision };

/** An exact number, or the interval that the register publishes instead; all null when unknown. */
export type Employees = { exact: number | null; min: number | null; max: number | null };

/** A company in a list. */
export type CompanySummary = {
  /** CVR number, eight digits. */
  key: string;
  name: string | null;
  isSample: boolean;
  status: CompanyStatus;
  /** First day of the status; for a ceased company, its last day. */
  statusSince: Date | null;
  /** How it ended; null if it has not ceased. */
  ending: EndedStatus | null;
  advertisingProtected: boolean;
  /** Danish text of the main industry. */
  industry: string | null;
  /** Legal form, e.g. Anpartsselskab, and its short form, e.g. ApS. */
  companyType: string | null;
  companyTypeShort: string | null;
  postalCode: string | null;
  postalDistrict: string | null;
  municipality: string | null;
  region: string | null;
  employees: Employees;
  /**
   * First day of the month that `employees` refers to, if too long ago to count as current; else
   * null.
   */
  employeesMonth: Date | null;
  locationCount: number;
  foundedOn: Date | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
};

export type IndustryLine = { code: string; danish: string; english: string | null };

/** Everything the Overview tab shows. */
export type CompanyDetail = CompanySummary & {
  statusText: string | null;
  ceasedOn: Date | null;
  ceoName: string | null;
  /** Main industry first, then up to three secondary ones. */
  industries: IndustryLine[];
  /** First day at its address, if it was at another one before. */
  movedOn: Date | null;
  careOf: string | null;
  street: string | null;
  town: string | null;
  countryCode: string | null;
  addressText: string | null;
  municipalityCode: number | null;
  /** Precision of latitude and longitude. */
  locationPrecision: LocationPrecision | null;
  purpose: string | null;
  /** Whole kroner; null when not reported. */
  revenue: number | null;
  grossProfit: number | null;
  registerUpdatedAt: Date | null;
};
