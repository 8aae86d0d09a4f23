import 'server-only';
import { employeesThen } from '@/lib/companies/employees-text';
import type { CompanyDetail } from '@/lib/companies/types';
import { AppError } from '@/lib/errors';
import type { Lacking } from '@/lib/financials/lacking-words';
import { formatNumber, formatTenths, isoDay } from '@/lib/format';
import { type CompanyView, paths } from '@/lib/paths';
import { isAmount } from '@/lib/search/is-amount';
import type { SearchHit, ShownField, ShownFigure } from '@/lib/search/types';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import { GROWTH_FILTERS } from '@/lib/search-index/percent-filters';

/** Shown when the register has no value. */
export const NOT_IN_REGISTER = 'not in the register';

/** A value, its text for display, and the address at which our pages show it. */
export type Fact = {
  /** Its name in the code, such as employees or profitLoss. */
  field: string;
  /** First and last day of its financial year. */
  period?: string;
  /** Amounts in whole units of the currency; days as YYYY-MM-DD. Null: not in the register, or as `lacking` tells. */
  value: string | number | null;
  shown: string;
  /** Why a figure of accounts has no value, unless it is just not reported. */
  lacking?: Lacking;
  /** The upper end of an interval whose lower end is the value; null for an open one. */
  upTo?: number | null;
  href: string;
};

/** Text from the register, such as the name, is third-party data. */
export type CompanyRef = { key: string; name: string; href: string };

/** One of several companies that the user may choose to call. */
export type ChosenRef = CompanyRef & { advertisingProtected: boolean };

/** The user who asks: of all tools, only those of saved companies look at it. */
export type Caller = { userId: string };

/** The address of a company's page, at the section that shows a value. */
export function placeOf(key: string, view: CompanyView = {}, part?: string): string {
  const href = paths.company(key, view);
  return part ? `${href}#${part}` : href;
}

export function companyRef({ key, name }: { key: string; name: string | null }): CompanyRef {
  return { key, name: name ?? key, href: placeOf(key) };
}

/** Resolves to null instead of failing when a company or a list is unknown. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** A company in a list of an answer; null: not in the register. */
export type ListedCompany = ChosenRef & {
  status: string;
  /** How a ceased company ended. */
  ending: string | null;
  industry: string | null;
  town: string | null;
  employees: string | null;
  locations: string;
  founded: string | null;
  /** The first day of the status; for a ceased company, its last day. */
  statusSince: string | null;
  /** From the newest accounts, in DKK. */
  revenue: string | null;
  grossProfit: string | null;
  /** Only in a list that is sorted or filtered by figures. */
  figures?: { of: ShownField; text: string | null }[];
  /** Only in a list that is sorted or filtered by changes; days as YYYY-MM-DD. */
  changes?: { of: ChangeFilter; on: string }[];
};

const growths: ReadonlySet<ShownField> = new Set(GROWTH_FILTERS);
const amount = (value: number | null) => (value === null ? null : formatNumber(value));

function figureText({ of, value }: ShownFigure): string | null {
  if (value === null) return null;
  if (isAmount(of)) return formatNumber(value);
  const sign = growths.has(of) && value > 0 ? '+' : '';
  return `${sign}${formatTenths(value)}\u00a0%`;
}

type Shown = Pick<SearchHit, 'figures' | 'changes'>;

export function toListed(company: CompanyDetail & Shown): ListedCompany {
  const { figures, changes } = company;
  return {
    ...companyRef(company),
    advertisingProtected: company.advertisingProtected,
    status: company.status,
    ending: company.ending,
    industry: company.industry,
    town: company.postalDistrict ?? company.municipality,
    employees: employeesThen(company),
    locations: formatNumber(company.locationCount),
    founded: isoDay(company.foundedOn),
    statusSince: isoDay(company.statusSince),
    revenue: amount(company.revenue),
    grossProfit: amount(company.grossProfit),
    ...(figures && { figures: figures.map((one) => ({ of: one.of, text: figureText(one) })) }),
    ...(changes && { changes: changes.map(({ of, on }) => ({ of, on: isoDay(on) })) }),
  };
}
