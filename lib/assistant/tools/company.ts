import 'server-only';
import { addressLine } from '@/lib/companies/address-line';
import { employeesText, employeesThen } from '@/lib/companies/employees-text';
import { formatCapital, formatYearDay } from '@/lib/companies/format';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { sectorsOfCompany } from '@/lib/companies/sectors';
import type { CompanyDetail, Employees } from '@/lib/companies/types';
import { danishDay } from '@/lib/danish-day';
import { firstAccountsText } from '@/lib/financials/first-accounts';
import { formatDay, formatNumber, formatPhone, isoDay } from '@/lib/format';
import { getOwnRecord } from '@/lib/overview/queries';
import type { OwnRecord } from '@/lib/overview/types';
import { type CompanyRef, companyRef, type Fact, NOT_IN_REGISTER, orNull, placeOf } from './facts';

export type CompanyFacts = {
  company: CompanyRef;
  /** An invented company of the sample register. */
  isSample: boolean;
  /** Must not be contacted for advertising. */
  advertisingProtected: boolean;
  /** The status in the register's Danish wording. */
  statusText: string | null;
  /** The name of the main industry in both languages. */
  industry: { danish: string; english: string | null } | null;
  facts: Fact[];
  /** Employees for each period that the register publishes, newest first. */
  employment: Fact[];
};

type Value = string | number | null;
type Line = [field: string, value: Value, shown?: string | null, part?: string];

const day = (field: string, value: Date | null, part?: string): Line => [
  field,
  isoDay(value),
  value && formatDay(value),
  part,
];

/** The status, and for a ceased company how it ended, in the register's Danish wording. */
const mannerOf = ({ status, statusText }: CompanyDetail) =>
  status === 'CEASED' && statusText ? `${status} – ${statusText}` : status;

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no');

function linesOf(
  company: CompanyDetail,
  { articles, firstAccounts, otherNames }: OwnRecord,
): Line[] {
  const { industries, employees, registerUpdatedAt } = company;
  const [industry, ...further] = industries;
  const { sector, division } = sectorsOfCompany(company);
  const others = further.map(({ danish }) => danish).join('; ');
  const former = otherNames.map(({ name }) => name).join('; ');
  const { capital, capitalCurrency: currency } = articles;
  const capitalText = capital === null ? null : formatCapital(capital, currency);
  return [
    ['cvr', company.key],
    ['status', company.status, mannerOf(company)],
    day('statusSince', company.status === 'ACTIVE' ? null : company.statusSince),
    ['companyType', company.companyType],
    ['industry', industry?.danish ?? null, null, 'industry'],
    ['sector', sector, sector && [...new Set([sector, division])].join(' – '), 'industry'],
    ['secondaryIndustries', others || null, null, 'industry'],
    ['address', addressLine(company, null), null, 'address'],
    ['municipality', company.municipality, null, 'address'],
    ['region', company.region, null, 'address'],
    day('founded', company.foundedOn),
    day('ceased', company.ceasedOn),
    ['ceo', company.ceoName],
    ['employees', employees.exact ?? employees.min, employeesThen(company), 'employment'],
    ['locations', company.locationCount, formatNumber(company.locationCount)],
    ['phone', company.phone, company.phone && formatPhone(company.phone)],
    ['email', company.email],
    ['website', company.website],
    ['purpose', articles.purpose, null, 'registration'],
    ['capital', capital, capitalText, 'registration'],
    ['capitalPartlyPaid', yesNo(articles.capitalPartlyPaid), null, 'registration'],
    ['shareClasses', yesNo(articles.shareClasses), null, 'registration'],
    ['signingRule', articles.signingRule, null, 'registration'],
    day('articlesOn', articles.articlesOn, 'registration'),
    ['financialYear', yearText(articles), null, 'registration'],
    ['firstAccounts', firstAccounts && firstAccountsText(firstAccounts), null, 'registration'],
    ['auditWaived', yesNo(articles.auditWaived), null, 'registration'],
    ['listed', yesNo(articles.listed), null, 'registration'],
    ['advertisingProtected', yesNo(company.advertisingProtected)],
    ['otherNames', former || null, null, 'other-names'],
    day('registerUpdated', registerUpdatedAt && new Date(danishDay(registerUpdatedAt))),
  ];
}

/** "01/07 – 30/06" */
function yearText({ financialYearStart, financialYearEnd }: OwnRecord['articles']): string | null {
  const [first, last] = [formatYearDay(financialYearStart), formatYearDay(financialYearEnd)];
  return first && last && `${first} – ${last}`;
}

/** The upper end of a head count that is known as an interval; its open end is 999.999. */
const endOf = ({ exact, max }: Employees): Pick<Fact, 'upTo'> =>
  exact !== null || max === null ? {} : { upTo: max < 999_999 ? max : null };

const toFact = (key: string, [field, value, shown, part]: Line): Fact => ({
  field,
  value,
  shown: value === null ? NOT_IN_REGISTER : (shown ?? String(value)),
  href: placeOf(key, {}, part),
});

function employmentOf(key: string, { employment }: OwnRecord): Fact[] {
  const points = employment?.points ?? [];
  return points.toReversed().map(({ startsOn, employees }) => ({
    field: 'employees',
    period: startsOn.toISOString().slice(0, employment?.months === 12 ? 4 : 7),
    value: employees.exact ?? employees.min,
    shown: employeesText(employees) ?? NOT_IN_REGISTER,
    href: placeOf(key, {}, 'employment'),
    ...endOf(employees),
  }));
}

/** The newest head count of a year, if there is one. */
export const staffIn = ({ employment }: Pick<CompanyFacts, 'employment'>, year: number) =>
  employment.find(({ period }) => period?.startsWith(String(year)));

/** The fact with a name, if there is one. */
export const factIn = (of: Pick<CompanyFacts, 'facts'> | null, name: string): Fact | undefined =>
  of?.facts.find(({ field }) => field === name);

/** The same, only where the register has its value. */
export const knownFactIn = (of: Pick<CompanyFacts, 'facts'> | null, name: string) => {
  const fact = factIn(of, name);
  return fact?.value == null ? undefined : fact;
};

/** The facts of the register on a company; null when it does not have it. */
export async function companyFacts({ key }: { key: string }): Promise<CompanyFacts | null> {
  const [[company], record] = await Promise.all([
    listCompaniesByKey([key]),
    orNull(getOwnRecord(key)),
  ]);
  if (!company || !record) return null;
  const { isSample, advertisingProtected, employees, industries, statusText } = company;
  const [main] = industries;
  return {
    company: companyRef(company),
    isSample,
    advertisingProtected,
    statusText,
    industry: main ? { danish: main.danish, english: main.english } : null,
    facts: linesOf(company, record)
      .map((line) => toFact(key, line))
      .map((fact) => (fact.field === 'employees' ? { ...fact, ...endOf(employees) } : fact)),
    employment: employmentOf(key, record),
  };
}
