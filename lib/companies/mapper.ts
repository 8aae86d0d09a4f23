import { danishDay } from '@/lib/danish-day';
import { isoDay } from '@/lib/format';
import type { CompanyRecordOnWire } from './answers';
import { careOfName } from './care-of';
import { endingOf } from './ending';
import { sectorsOfCompany } from './sectors';
import type { CompanyRow } from './select';
import type { CompanyDetail } from './types';

type Amounts = 'revenue' | 'grossProfit';
type AnyRow = Omit<CompanyRow, Amounts> & Record<Amounts, CompanyRow[Amounts] | number>;

const amount = (value: AnyRow[Amounts]) => (value === null ? null : Number(value));

/**
 * Maps a database row to the application's type. Amounts that come from JSON are already numbers.
 *
 * @param employeesSince The first month whose employees count as current; null if all do.
 */
export function toCompany(row: AnyRow, employeesSince: Date | null): CompanyDetail {
  const { legalForm, municipality, region, industry, secondaryIndustries, ...rest } = row;
  const { employees, employeesMin, employeesMax, employeesMonth, ...fields } = rest;
  const isOld = employeesMonth && employeesSince && employeesMonth < employeesSince;
  return {
    ...fields,
    statusSince: row.ceasedOn ?? row.statusSince,
    ending: endingOf(row.status, row.statusText),
    industry: industry?.danish ?? null,
    industries: [industry, ...secondaryIndustries.map((secondary) => secondary.industry)].filter(
      (line) => line !== null,
    ),
    companyType: legalForm?.name ?? null,
    companyTypeShort: legalForm?.short ?? null,
    municipality: municipality?.name ?? null,
    region: region?.name ?? null,
    employees: { exact: employees, min: employeesMin, max: employeesMax },
    employeesMonth: isOld ? employeesMonth : null,
    revenue: amount(row.revenue),
    grossProfit: amount(row.grossProfit),
  };
}

/** Maps a company to the API's wire format. */
export function toCompanyRecord(company: CompanyDetail): CompanyRecordOnWire {
  const [first, second, third] = company.industries;
  const { sector, division } = sectorsOfCompany(company);
  return {
    the_key: company.key,
    cvr_nr: company.key,
    Firmnavn: company.name,
    branchebetegnelse_primær: company.industry,
    virksomhedsform: company.companyType,
    p_region: company.region,
    p_kommunenavn: company.municipality,
    revenue: company.revenue,
    ansatte: company.employees.exact ?? company.employees.min,
    employees_month: isoDay(company.employeesMonth)?.slice(0, 7) ?? null,
    antalPenheder: company.locationCount,
    email: company.email,
    telefonnummer: company.phone,
    hjemmeside: company.website,
    latitude: company.latitude,
    longitude: company.longitude,
    logo: null,
    image_base64: null,
    particpent_name: company.ceoName,
    stiftelsesDato: isoDay(company.foundedOn),
    branchekode1: first?.code ?? null,
    branchekode2: second?.code ?? null,
    branchekode3: third?.code ?? null,
    branchebetegnelse1: first?.danish ?? null,
    branchebetegnelse2: second?.danish ?? null,
    branchebetegnelse3: third?.danish ?? null,
    sector,
    industry_division: division,
    care_of: company.careOf && careOfName(company.careOf),
    street: company.street,
    town: company.town,
    postnr: company.postalCode,
    postnrnavn: company.postalDistrict,
    region: company.region,
    kommunenavn: company.municipality,
    kommunekode: company.municipalityCode,
    foreign_address: company.postalCode === null ? company.addressText : null,
    country: company.countryCode,
    moved_on: isoDay(company.movedOn),
    status: company.status,
    status_text: company.statusText,
    status_since: isoDay(company.statusSince),
    ended_as: company.ending,
    reklamebeskyttet: company.advertisingProtected,
    is_sample: company.isSample,
    source_date: company.registerUpdatedAt && danishDay(company.registerUpdatedAt),
  };
}
