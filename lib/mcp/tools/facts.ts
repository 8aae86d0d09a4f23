import 'server-only';
import { careOfName } from '@/lib/companies/care-of';
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
    employees: company.employees,
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
  const { phone, email, website, careOf, street, postalCode, postalDistrict } = company;
  const place = [postalCode, postalDistrict].filter(Boolean).join(' ');
  const address = [
    careOf && `c/o ${careOfName(careOf)}`,
    street,
    company.town,
    place,
    company.addressText,
  ].filter(Boolean);
  return {
    ...toSummary(company),
    statusText: company.statusText,
    statusSince: isoDay(company.statusSince),
    ceased: isoDay(company.ceasedOn),
    chiefExecutive: company.ceoName,
    industries: company.industries,
    purpose: company.purpose,
    productionUnits: company.locationCount,
    address: address.join(', ') || null,
    contact: {
      phone,
      email,
      website,
      ...(company.advertisingProtected && { note: PROTECTED }),
    },
    registerUpdated: company.registerUpdatedAt && danishDay(company.registerUpdatedAt),
  };
}
