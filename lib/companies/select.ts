import 'server-only';
import type { Prisma } from '@/prisma/client/client';

const industrySelect = { select: { code: true, danish: true, english: true } } as const;

/** The columns for a company in lists and on its page. */
export const companySelect = {
  key: true,
  name: true,
  isSample: true,
  status: true,
  statusText: true,
  statusSince: true,
  advertisingProtected: true,
  foundedOn: true,
  ceasedOn: true,
  movedOn: true,
  careOf: true,
  street: true,
  town: true,
  postalCode: true,
  postalDistrict: true,
  countryCode: true,
  addressText: true,
  municipalityCode: true,
  latitude: true,
  longitude: true,
  locationPrecision: true,
  phone: true,
  email: true,
  website: true,
  employees: true,
  employeesMin: true,
  employeesMax: true,
  employeesMonth: true,
  locationCount: true,
  ceoName: true,
  purpose: true,
  revenue: true,
  grossProfit: true,
  registerUpdatedAt: true,
  legalForm: { select: { short: true, name: true } },
  municipality: { select: { name: true } },
  region: { select: { name: true } },
  industry: industrySelect,
  secondaryIndustries: {
    orderBy: { position: 'asc' },
    select: { industry: industrySelect },
  },
} as const satisfies Prisma.CompanySelect;

export type CompanyRow = Prisma.CompanyGetPayload<{ select: typeof companySelect }>;
