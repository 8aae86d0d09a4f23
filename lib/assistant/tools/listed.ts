import 'server-only';
import { employeesThen } from '@/lib/companies/employees-text';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatNumber, formatTenths, isoDay } from '@/lib/format';
import type { SearchHit } from '@/lib/search/types';
import { type ChosenRef, companyRef } from './facts';

/** A company in a list of an answer; null: not in the register. */
export type ListedCompany = ChosenRef & {
  status: string;
  /** How a ceased company ended. */
  ending: string | null;
  industry: string | null;
  town: string | null;
  employees: string | null;
  founded: string | null;
  /** The first day of the status; for a ceased company, its last day. */
  statusSince: string | null;
  /** From the newest accounts, in DKK. */
  revenue: string | null;
  grossProfit: string | null;
  /** Only in a list that is sorted by them. */
  profit?: string | null;
  equity?: string | null;
  /** Growth of the revenue from the year before. */
  growth?: string | null;
};

const percent = (value: number | null) =>
  value === null ? null : `${value > 0 ? '+' : ''}${formatTenths(value)}\u00a0%`;
const amount = (value: number | null) => (value === null ? null : formatNumber(value));

export function toListed(company: CompanyDetail & Pick<SearchHit, 'amount'>): ListedCompany {
  const { amount: sortedBy } = company;
  return {
    ...companyRef(company),
    advertisingProtected: company.advertisingProtected,
    status: company.status,
    ending: company.ending,
    industry: company.industry,
    town: company.postalDistrict ?? company.municipality,
    employees: employeesThen(company),
    founded: isoDay(company.foundedOn),
    statusSince: isoDay(company.statusSince),
    revenue: amount(company.revenue),
    grossProfit: amount(company.grossProfit),
    ...(sortedBy && {
      [sortedBy.of]: (sortedBy.of === 'growth' ? percent : amount)(sortedBy.value),
    }),
  };
}
