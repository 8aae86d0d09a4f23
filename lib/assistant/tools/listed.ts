import 'server-only';
import { employeesThen } from '@/lib/companies/employees-text';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatNumber, formatTenths, isoDay } from '@/lib/format';
import { GROWTH_FILTERS } from '@/lib/search/percent-filters';
import { isAmount, type ShownField } from '@/lib/search/shown-figures';
import type { SearchHit, ShownFigure } from '@/lib/search/types';
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
  /** Only in a list that is sorted or filtered by figures. */
  figures?: { of: ShownField; text: string | null }[];
};

const growths: ReadonlySet<ShownField> = new Set(GROWTH_FILTERS);
const amount = (value: number | null) => (value === null ? null : formatNumber(value));

function figureText({ of, value }: ShownFigure): string | null {
  if (value === null) return null;
  if (isAmount(of)) return formatNumber(value);
  const sign = growths.has(of) && value > 0 ? '+' : '';
  return `${sign}${formatTenths(value)}\u00a0%`;
}

export function toListed(company: CompanyDetail & Pick<SearchHit, 'figures'>): ListedCompany {
  const { figures } = company;
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
    ...(figures && { figures: figures.map((one) => ({ of: one.of, text: figureText(one) })) }),
  };
}
