import 'server-only';
import { addressLine } from '@/lib/companies/address-line';
import { countryAbroad } from '@/lib/companies/country';
import { withoutOpenEnd } from '@/lib/companies/employees-text';
import type { CompanyDetail } from '@/lib/companies/types';
import { danishDay } from '@/lib/danish-day';
import { env } from '@/lib/env';
import { isoDay } from '@/lib/format';
import { paths } from '@/lib/paths';

const PROTECTED =
  'Under advertising protection: must not be contacted with unsolicited advertising.';

/** A company in a list, in plain names; absent values are null. */
export function toSummary(company: CompanyDetail) {
  const { key, name, status, ending, industry, companyType, isSample } = company;
  return {
    cvr: key,
    name,
    status,
    ending,
    industry,
    companyType,
    municipality: company.municipality,
    region: company.region,
    employees: withoutOpenEnd(company.employees),
    ...(company.employeesMonth && { employeesMonth: isoDay(company.employeesMonth).slice(0, 7) }),
    founded: isoDay(company.foundedOn),
    revenueDkk: company.revenue,
    grossProfitDkk: company.grossProfit,
    advertisingProtected: company.advertisingProtected,
    ...(isSample && { note: 'Sample data, invented' }),
    url: env.appUrl + paths.company(key),
  };
}

/** A company's register data, including contact data. */
export function toFacts(company: CompanyDetail) {
  const { phone, email, website, countryCode } = company;
  return {
    ...toSummary(company),
    statusText: company.statusText,
    statusSince: isoDay(company.statusSince),
    ceased: isoDay(company.ceasedOn),
    chiefExecutive: company.ceoName,
    industries: company.industries,
    purpose: company.purpose,
    productionUnits: company.locationCount,
    address: addressLine(company, countryAbroad(countryCode, 'en')),
    country: countryCode,
    movedThere: isoDay(company.movedOn),
    contact: {
      phone,
      email,
      website,
      ...(company.advertisingProtected && { note: PROTECTED }),
    },
    registerUpdated: company.registerUpdatedAt && danishDay(company.registerUpdatedAt),
  };
}
