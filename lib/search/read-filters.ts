import { readArea } from './area';
import { FILTER_PARAMS, type FilterParam } from './filter-params';
import {
  type Reader,
  readChoices,
  readDay,
  readFlag,
  readMissing,
  readNumber,
  readPercent,
  readPostalCodes,
  readRanges,
  readStatuses,
  readTrends,
} from './filter-values';
import { PERCENT_FILTERS, type PercentFilter, type PercentParam } from './percent-filters';
import type { CompanyFilters, DayRange, Exclusions, NumberFilter, NumberRange } from './types';

/** In thousands of DKK with three decimals, since the bars of histograms end on whole kroner. */
const readAmount = readNumber(12, 3);
const readCount = readNumber(9);

const percentReaders = Object.fromEntries(
  PERCENT_FILTERS.flatMap((name) => [
    [`${name}From`, readPercent],
    [`${name}To`, readPercent],
  ]),
) as Record<PercentParam, Reader<number>>;

const readers = {
  industry: readChoices,
  companyType: readChoices,
  region: readChoices,
  municipality: readChoices,
  postalCode: readPostalCodes,
  status: readStatuses,
  employees: readRanges,
  locations: readRanges,
  missing: readMissing,
  numEmployeesFrom: readCount,
  numEmployeesTo: readCount,
  revenueFrom: readAmount,
  revenueTo: readAmount,
  profitFrom: readAmount,
  profitTo: readAmount,
  netProfitFrom: readAmount,
  netProfitTo: readAmount,
  equityFrom: readAmount,
  equityTo: readAmount,
  trends: readTrends,
  ...percentReaders,
  foundedFrom: readDay,
  foundedTo: readDay,
  statusFrom: readDay,
  statusTo: readDay,
  advertisingProtected: readFlag,
  hasTelephone: readFlag,
  hasEmail: readFlag,
  hasPostalAddress: readFlag,
  hasWebsite: readFlag,
  listed: readFlag,
  auditWaived: readFlag,
  notIndustry: readChoices,
  notCompanyType: readChoices,
  notRegion: readChoices,
  notMunicipality: readChoices,
  notPostalCode: readPostalCodes,
  notStatus: readStatuses,
  area: readArea,
} satisfies Record<FilterParam, Reader<unknown>>;

const ofSeveral: readonly Reader<unknown>[] = [
  ...[readChoices, readPostalCodes, readStatuses, readRanges, readMissing, readTrends],
];
/** Whether a filter takes several values separated by a bar. */
export const takesSeveral = (param: FilterParam) => ofSeveral.includes(readers[param]);

export { FILTER_PARAMS, type FilterParam };
export type WrittenFilters = Partial<Record<FilterParam, string | null>>;

type Values = { [Param in FilterParam]?: ReturnType<(typeof readers)[Param]> };
export type FilterProblem = { param: FilterParam; sentence: string };

/**
 * Parses filters as written in a URL. Invalid parts are dropped and reported in `problems`: pages
 * carry on without them, the API rejects the request.
 */
export function readFilters(written: WrittenFilters): {
  filters: CompanyFilters;
  problems: FilterProblem[];
} {
  const problems: FilterProblem[] = [];
  const values: Values = {};
  const read = <P extends FilterParam>(param: P) => {
    const text = written[param]?.trim();
    if (!text) return;
    const reader = readers[param] as Reader<NonNullable<Values[P]>>;
    values[param] = reader(text, (sentence) => problems.push({ param, sentence }));
  };
  for (const param of FILTER_PARAMS) read(param);
  checkOrder(values, problems);
  return { filters: withoutEmpty(filtersOf(values)), problems };
}

const pairs = [
  ['numEmployeesFrom', 'numEmployeesTo'],
  ['revenueFrom', 'revenueTo'],
  ['profitFrom', 'profitTo'],
  ['netProfitFrom', 'netProfitTo'],
  ['equityFrom', 'equityTo'],
  ...PERCENT_FILTERS.map((name) => [`${name}From`, `${name}To`] as const),
  ['foundedFrom', 'foundedTo'],
  ['statusFrom', 'statusTo'],
] as const;

/** A reversed range of numbers is worded differently from one of dates. */
const disorder = (first: number | string, last: number | string): string =>
  typeof first === 'number'
    ? `"${first}" is more than "${last}"`
    : `"${first}" comes after "${last}"`;

/** Drops ranges whose start is greater than their end. */
function checkOrder(values: Values, problems: FilterProblem[]): void {
  for (const [from, to] of pairs) {
    const [first, last] = [values[from], values[to]];
    if (first === undefined || last === undefined || first <= last) continue;
    problems.push({ param: from, sentence: disorder(first, last) });
    delete values[from];
    delete values[to];
  }
}

function filtersOf(values: Values): CompanyFilters {
  const isMissing = (name: NonNullable<Values['missing']>[number]) =>
    values.missing?.includes(name);
  const amounts = (
    name: 'revenue' | 'grossProfit' | 'profit' | 'equity',
    [min, max]: [min?: number, max?: number],
  ) => numberFilter(amountsBetween(min, max), isMissing(name));
  const percents = PERCENT_FILTERS.map((name) => [
    name,
    numberFilter(between(values[`${name}From`], values[`${name}To`])),
  ]);
  return {
    industry: values.industry,
    companyType: values.companyType,
    region: values.region,
    municipality: values.municipality,
    postalCode: values.postalCode,
    status: values.status,
    employees: numberFilter(
      [...(values.employees ?? []), ...between(values.numEmployeesFrom, values.numEmployeesTo)],
      isMissing('employees'),
    ),
    locations: numberFilter(values.locations ?? []),
    revenue: amounts('revenue', [values.revenueFrom, values.revenueTo]),
    grossProfit: amounts('grossProfit', [values.profitFrom, values.profitTo]),
    profit: amounts('profit', [values.netProfitFrom, values.netProfitTo]),
    equity: amounts('equity', [values.equityFrom, values.equityTo]),
    ...(Object.fromEntries(percents) as Partial<Record<PercentFilter, NumberFilter>>),
    trends: values.trends,
    founded: days(values.foundedFrom, values.foundedTo),
    statusSince: days(values.statusFrom, values.statusTo),
    advertisingProtected: values.advertisingProtected,
    hasPhone: values.hasTelephone,
    hasEmail: values.hasEmail,
    hasWebsite: values.hasWebsite,
    listed: values.listed,
    auditWaived: values.auditWaived,
    hasPostalAddress: values.hasPostalAddress,
    not: exclusions(values),
    area: values.area,
  };
}

function exclusions(values: Values): Exclusions | undefined {
  const not = withoutEmpty({
    industry: values.notIndustry,
    companyType: values.notCompanyType,
    region: values.notRegion,
    municipality: values.notMunicipality,
    postalCode: values.notPostalCode,
    status: values.notStatus,
  });
  return Object.keys(not).length > 0 ? not : undefined;
}

const between = (min?: number, max?: number): NumberRange[] =>
  min === undefined && max === undefined ? [] : [{ min, max }];

const days = (from?: string, to?: string): DayRange | undefined =>
  from === undefined && to === undefined ? undefined : { from, to };

/**
 * An end with a fraction is given to the krone and includes its øre. The small margins absorb
 * floating-point errors.
 */
function amountsBetween(min?: number, max?: number): NumberRange[] {
  const moved = (end: number | undefined, by: number) =>
    end === undefined || Number.isInteger(end) ? end : end + by;
  return between(moved(min, -0.000_001), moved(max, 0.000_999));
}

function numberFilter(ranges: NumberRange[], missing = false): NumberFilter | undefined {
  if (ranges.length === 0 && !missing) return undefined;
  return missing ? { ranges, missing } : { ranges };
}

function withoutEmpty<T extends object>(values: T): T {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as T;
}
