import { entriesOf, recordOf } from '@/lib/entries';
import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import { type Area, readArea } from './area';
import { AMOUNT_FILTERS, DAY_FILTERS, FLAG_FILTERS } from './filter-kinds';
import {
  endsOf,
  FILTER_PARAMS,
  type FilterParam,
  type ListParam,
  RANGES,
  type RangeName,
} from './filter-params';
import {
  readChoices,
  readFlag,
  readMissing,
  readPostalCodes,
  readRanges,
  readStatuses,
  readTrends,
} from './filter-values';
import { readDay, readNumber, readPercent } from './range-ends';
import { readMentions } from './read-mentions';
import { readOpinions } from './read-opinions';
import type { Reader } from './reader';
import type {
  CompanyFilters,
  DayRange,
  Exclusions,
  NumberFilter,
  NumberRange,
  SavedFilter,
} from './types';

/** In thousands of DKK with three decimals, since the bars of histograms end on whole kroner. */
const readAmount = readNumber(12, 3);
const readCount = readNumber(9);

const readEach = <Param extends string, T>(params: readonly Param[], read: Reader<T>) =>
  recordOf(params.map((param) => [param, read]));
const readEnds = <Name extends RangeName, T>(names: readonly Name[], read: Reader<T>) =>
  readEach(names.flatMap(endsOf), read);

const readers = {
  industry: readChoices,
  sector: readChoices,
  companyType: readChoices,
  region: readChoices,
  municipality: readChoices,
  postalCode: readPostalCodes,
  status: readStatuses,
  employees: readRanges,
  locations: readRanges,
  missing: readMissing,
  saved: readChoices,
  mentions: readMentions,
  opinion: readOpinions,
  numEmployeesFrom: readCount,
  numEmployeesTo: readCount,
  ...readEnds(Object.values(AMOUNT_FILTERS), readAmount),
  trends: readTrends,
  ...readEnds(PERCENT_FILTERS, readPercent),
  ...readEnds(Object.values(DAY_FILTERS), readDay),
  ...readEach(Object.values(FLAG_FILTERS), readFlag),
  notIndustry: readChoices,
  notSector: readChoices,
  notCompanyType: readChoices,
  notRegion: readChoices,
  notMunicipality: readChoices,
  notPostalCode: readPostalCodes,
  notStatus: readStatuses,
  notSaved: readChoices,
  area: readArea,
} satisfies Record<ListParam, Reader<unknown[]>> &
  Record<Exclude<FilterParam, ListParam>, Reader<string | number | boolean | Area>>;

/** Values with one canonical form in URLs, however they are typed. */
const coded: readonly Reader<string[]>[] = [
  ...[readPostalCodes, readStatuses, readMissing, readTrends],
  readOpinions,
];
/** The reader of a filter with such values. */
export const codedReader = (param: FilterParam) =>
  coded.find((reader) => reader === readers[param]);

export type WrittenFilters = Partial<Record<FilterParam, string | null>>;

/** Whether a filter's text, or one of its values, has no invalid part. */
export function isReadable(param: FilterParam, text: string): boolean {
  let isValid = true;
  readers[param](text, () => {
    isValid = false;
  });
  return isValid;
}

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

/** A reversed range of numbers is worded differently from one of dates. */
const disorder = (first: number | string, last: number | string): string =>
  typeof first === 'number'
    ? `"${first}" is more than "${last}"`
    : `"${first}" comes after "${last}"`;

/** Drops ranges whose start is greater than their end. */
function checkOrder(values: Values, problems: FilterProblem[]): void {
  for (const name of RANGES) {
    const [from, to] = endsOf(name);
    const [first, last] = [values[from], values[to]];
    if (first === undefined || last === undefined || first <= last) continue;
    problems.push({ param: from, sentence: disorder(first, last) });
    delete values[from];
    delete values[to];
  }
}

/** With a value or undefined for every field, so that the compiler finds a forgotten one. */
type Complete<T> = T & Record<keyof T, unknown>;

function filtersOf(values: Values): Complete<CompanyFilters> {
  const { industry, sector, companyType, region, municipality, postalCode, status } = values;
  const { employees = [], locations = [], missing, trends, area } = values;
  const typed = between(values.numEmployeesFrom, values.numEmployeesTo);
  return {
    ...{ industry, sector, companyType, region, municipality, postalCode, status },
    employees: numberFilter([...employees, ...typed], missing?.includes('employees')),
    locations: numberFilter(locations),
    ...recordOf(
      entriesOf(AMOUNT_FILTERS).map(([field, name]) => {
        const ranges = amountsBetween(values[`${name}From`], values[`${name}To`]);
        return [field, numberFilter(ranges, missing?.includes(field))];
      }),
    ),
    ...recordOf(
      PERCENT_FILTERS.map((name) => {
        const ranges = between(values[`${name}From`], values[`${name}To`]);
        return [name, numberFilter(ranges)];
      }),
    ),
    trends,
    ...recordOf(
      entriesOf(DAY_FILTERS).map(([field, name]) => {
        return [field, days(values[`${name}From`], values[`${name}To`])];
      }),
    ),
    ...recordOf(entriesOf(FLAG_FILTERS).map(([field, name]) => [field, values[name]])),
    not: exclusions(values),
    area,
    saved: savedFilter(values),
    mentions: values.mentions,
    opinion: values.opinion,
  };
}

function exclusions(values: Values): Exclusions | undefined {
  const all: Complete<Exclusions> = {
    industry: values.notIndustry,
    sector: values.notSector,
    companyType: values.notCompanyType,
    region: values.notRegion,
    municipality: values.notMunicipality,
    postalCode: values.notPostalCode,
    status: values.notStatus,
  };
  const not = withoutEmpty(all);
  return Object.keys(not).length > 0 ? not : undefined;
}

const savedFilter = ({ saved, notSaved }: Values): SavedFilter | undefined =>
  saved || notSaved ? withoutEmpty({ in: saved, out: notSaved }) : undefined;

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
