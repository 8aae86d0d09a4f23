import { writeArea } from './area';
import type { FilterTexts } from './clean-filters';
import { PERCENT_FILTERS, type PercentParam } from './percent-filters';
import type { CompanyFilters, NumberFilter, NumberRange } from './types';

/** The largest count and the lowest amount that a URL can hold. */
const MOST = 999_999_999;
const LEAST = -999_999_999_999;

/**
 * Kroner to thousands. Reading adds the øre of the last krone, and a small margin before the first.
 */
const thousands = (kroner: number) => String(kroner / 1_000);
const least = (end: number | undefined) =>
  end === undefined ? '' : thousands(Math.round(end * 1_000));
const most = (end: number | undefined) =>
  end === undefined ? '' : thousands(Math.floor(end * 1_000 + 1e-4));
const count = (end: number | undefined) => (end === undefined ? '' : String(end));
const choices = (values: readonly string[] = []) => values.join('|');
const isOpen = ({ min, max }: NumberRange) => (min === undefined) !== (max === undefined);
const closed = ({ min = 0, max = MOST }: NumberRange) => `${min}-${max}`;
const flag = (value: boolean | undefined) => (value === undefined ? '' : String(value));

/** A URL holds one range per amount: the one that spans them all. */
function across({ ranges }: NumberFilter = { ranges: [] }): NumberRange {
  const ends = (end: 'min' | 'max') => ranges.map((range) => range[end]);
  const known = (values: (number | undefined)[]) => values.filter((value) => value !== undefined);
  if (ranges.length === 0) return {};
  const [mins, maxes] = [ends('min'), ends('max')];
  const min = mins.includes(undefined) ? undefined : Math.min(...known(mins));
  const max = maxes.includes(undefined) ? undefined : Math.max(...known(maxes));
  // Open at both ends means any value, which differs from no filter.
  return min === undefined && max === undefined ? { min: LEAST } : { min, max };
}

/**
 * Formats filters for a URL; readFilters is the inverse, except that several ranges of one amount
 * become the range that spans them.
 */
export function writeFilters(filters: CompanyFilters): FilterTexts {
  const { locations, founded, statusSince, not = {}, area } = filters;
  const employees = filters.employees?.ranges ?? [];
  const open = employees.filter(isOpen);
  const typed = open.length === 1 ? open[0] : undefined;
  const amounts = {
    revenue: across(filters.revenue),
    profit: across(filters.grossProfit),
    netProfit: across(filters.profit),
    equity: across(filters.equity),
  };
  const percents = PERCENT_FILTERS.flatMap((name): [PercentParam, string][] => {
    const { min, max } = across(filters[name]);
    return [
      [`${name}From`, count(min)],
      [`${name}To`, count(max)],
    ];
  });
  const missing = (['employees', 'revenue', 'grossProfit', 'profit', 'equity'] as const).filter(
    (name) => filters[name]?.missing,
  );
  const texts: Required<FilterTexts> = {
    industry: choices(filters.industry),
    companyType: choices(filters.companyType),
    region: choices(filters.region),
    municipality: choices(filters.municipality),
    postalCode: choices(filters.postalCode),
    status: choices(filters.status),
    employees: choices(employees.filter((range) => range !== typed).map(closed)),
    locations: choices(locations?.ranges.map(closed)),
    missing: choices(missing),
    numEmployeesFrom: count(typed?.min),
    numEmployeesTo: count(typed?.max),
    revenueFrom: least(amounts.revenue.min),
    revenueTo: most(amounts.revenue.max),
    profitFrom: least(amounts.profit.min),
    profitTo: most(amounts.profit.max),
    netProfitFrom: least(amounts.netProfit.min),
    netProfitTo: most(amounts.netProfit.max),
    equityFrom: least(amounts.equity.min),
    equityTo: most(amounts.equity.max),
    trends: choices(filters.trends),
    ...(Object.fromEntries(percents) as Record<PercentParam, string>),
    foundedFrom: founded?.from ?? '',
    foundedTo: founded?.to ?? '',
    statusFrom: statusSince?.from ?? '',
    statusTo: statusSince?.to ?? '',
    advertisingProtected: flag(filters.advertisingProtected),
    hasTelephone: flag(filters.hasPhone),
    hasEmail: flag(filters.hasEmail),
    hasPostalAddress: flag(filters.hasPostalAddress),
    hasWebsite: flag(filters.hasWebsite),
    listed: flag(filters.listed),
    auditWaived: flag(filters.auditWaived),
    notIndustry: choices(not.industry),
    notCompanyType: choices(not.companyType),
    notRegion: choices(not.region),
    notMunicipality: choices(not.municipality),
    notPostalCode: choices(not.postalCode),
    notStatus: choices(not.status),
    area: area ? writeArea(area) : '',
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
