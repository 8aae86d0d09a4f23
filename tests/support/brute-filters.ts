import type { CompanyFilters, DayRange, Exclusions, NumberFilter } from '@/lib/search/types';
import { CHANGE_FILTERS } from '@/lib/search-index/change-filters';
import type { BruteCompany } from './brute-register';

/** A rule of the search, applied to one company. */
export type Test = (company: BruteCompany) => boolean;

const oneOf = (
  chosen: readonly string[] | undefined,
  read: (company: BruteCompany) => string | null,
) =>
  chosen && chosen.length > 0
    ? [(company: BruteCompany) => chosen.includes(read(company) ?? '')]
    : [];

const within = (
  filter: NumberFilter | undefined,
  read: (company: BruteCompany) => number | null,
) => {
  if (!filter || (filter.ranges.length === 0 && !filter.missing)) return [];
  return [
    (company: BruteCompany) => {
      const value = read(company);
      if (value === null) return filter.missing === true;
      return filter.ranges.some(
        ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }) =>
          min <= value && value <= max,
      );
    },
  ];
};

const yesOrNo = (wanted: boolean | undefined, has: Test): Test[] =>
  wanted === undefined ? [] : [(company) => has(company) === wanted];

const hasStatus =
  (wanted: readonly string[]): Test =>
  ({ status, ended }) =>
    wanted.includes(status) || wanted.includes(ended ?? '');

const hasPostalCode =
  (wanted: readonly string[]): Test =>
  ({ postalCode }) =>
    wanted.some((written) => {
      const [first = '', last = first] = written.split('-');
      return postalCode !== null && first <= postalCode && postalCode <= last;
    });

const isInSector =
  (wanted: readonly string[]): Test =>
  ({ sectors }) =>
    sectors.some((sector) => wanted.includes(sector));

const thousands = (kroner: number | null) => (kroner === null ? null : kroner / 1_000);

export function filterTests(filters: CompanyFilters): Test[] {
  const { founded, statusSince } = filters;
  return [
    ...oneOf(filters.industry, ({ industry }) => industry),
    ...(filters.sector?.length ? [isInSector(filters.sector)] : []),
    ...oneOf(filters.companyType, ({ companyType }) => companyType),
    ...oneOf(filters.region, ({ region }) => region),
    ...oneOf(filters.municipality, ({ municipality }) => municipality),
    ...(filters.postalCode?.length ? [hasPostalCode(filters.postalCode)] : []),
    ...(filters.status?.length ? [hasStatus(filters.status)] : []),
    ...within(filters.employees, ({ employees }) => employees),
    ...within(filters.locations, ({ locations }) => locations),
    ...within(filters.revenue, ({ revenue }) => thousands(revenue)),
    ...within(filters.grossProfit, ({ grossProfit }) => thousands(grossProfit)),
    ...within(filters.profit, ({ profit }) => thousands(profit)),
    ...within(filters.equity, ({ equity }) => thousands(equity)),
    ...within(filters.assets, ({ assets }) => thousands(assets)),
    ...within(filters.revenueGrowth, ({ revenueGrowth }) => revenueGrowth),
    ...within(filters.grossProfitGrowth, ({ grossProfitGrowth }) => grossProfitGrowth),
    ...within(filters.employeesGrowth, ({ employeesGrowth }) => employeesGrowth),
    ...within(filters.solvencyRatio, ({ solvencyRatio }) => solvencyRatio),
    ...within(filters.liquidityRatio, ({ liquidityRatio }) => liquidityRatio),
    ...within(filters.coverageRatio, ({ coverageRatio }) => coverageRatio),
    ...within(filters.profitMargin, ({ profitMargin }) => profitMargin),
    ...within(filters.roe, ({ roe }) => roe),
    ...within(filters.roi, ({ roi }) => roi),
    ...(filters.trends ?? []).map(
      (trend): Test =>
        ({ trends }) =>
          trends.includes(trend),
    ),
    ...Object.entries(filters.not ?? {}).map(([name, values]): Test => {
      const field = name as keyof Exclusions;
      if (field === 'status') return (company) => !hasStatus(values as string[])(company);
      if (field === 'sector') return (company) => !isInSector(values as string[])(company);
      if (field === 'postalCode') return (company) => !hasPostalCode(values as string[])(company);
      return (company) => !(values as string[]).includes(company[field] ?? '');
    }),
    ...(founded ? [isWithin(founded, (company) => company.founded)] : []),
    ...(statusSince ? [isWithin(statusSince, (company) => company.statusSince)] : []),
    ...CHANGE_FILTERS.flatMap((name) => {
      const { [name]: days } = filters;
      return days ? [isWithin(days, (company) => company[name])] : [];
    }),
    ...yesOrNo(filters.advertisingProtected, (company) => company.protected),
    ...yesOrNo(filters.listed, (company) => company.listed === true),
    ...oneOf(
      filters.auditWaived === undefined ? undefined : [`${filters.auditWaived}`],
      (company) => (company.auditWaived === null ? null : `${company.auditWaived}`),
    ),
    ...yesOrNo(filters.goingConcern, ({ doubted }) => doubted),
    ...yesOrNo(filters.modifiedOpinion, ({ opinion }) => opinion !== null),
    ...yesOrNo(filters.capitalLost, ({ capitalLost }) => capitalLost),
    ...oneOf(filters.opinion, ({ opinion }) => opinion),
    ...yesOrNo(filters.hasPhone, ({ phone }) => phone !== null),
    ...yesOrNo(filters.hasEmail, ({ email }) => email !== null),
    ...yesOrNo(filters.hasWebsite, ({ website }) => website !== null),
    ...yesOrNo(
      filters.hasPostalAddress,
      ({ street, postalCode, addressText }) =>
        addressText !== null || (street !== null && postalCode !== null),
    ),
  ];
}

/** Days are compared as strings. */
const isWithin =
  (
    { from = '0000-00-00', to = '9999-99-99' }: DayRange,
    read: (company: BruteCompany) => string | null,
  ): Test =>
  (company) => {
    const day = read(company);
    return day !== null && from <= day && day <= to;
  };
