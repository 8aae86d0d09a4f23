import { entriesOf, recordOf } from '@/lib/entries';
import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import { writeArea } from './area';
import type { FilterTexts } from './clean-filters';
import { AMOUNT_FILTERS, DAY_FILTERS, FLAG_FILTERS } from './filter-kinds';
import { endsOf, type RangeName } from './filter-params';
import { MISSABLE_FILTERS } from './filter-values';
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
const textOf = (value: number | boolean | undefined) => (value === undefined ? '' : String(value));
const choices = (values: readonly string[] = []) => values.join('|');
const isOpen = ({ min, max }: NumberRange) => (min === undefined) !== (max === undefined);
const closed = ({ min = 0, max = MOST }: NumberRange) => `${min}-${max}`;

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

/** The ends of ranges of one kind, by their names in URLs. */
function writeEnds<Field, Name extends RangeName>(
  entries: readonly [Field, Name][],
  write: (field: Field) => [from: string, to: string],
) {
  const written = entries.flatMap(([field, name]) => {
    const [[from, to], [first, last]] = [endsOf(name), write(field)];
    return [[from, first] as const, [to, last] as const];
  });
  return recordOf(written);
}

/**
 * Formats filters for a URL; readFilters is the inverse, except that several ranges of one amount
 * become the range that spans them.
 */
export function writeFilters(filters: CompanyFilters): FilterTexts {
  const { locations, not = {}, area, saved = {} } = filters;
  const employees = filters.employees?.ranges ?? [];
  const open = employees.filter(isOpen);
  const typed = open.length === 1 ? open[0] : undefined;
  const texts: Required<FilterTexts> = {
    industry: choices(filters.industry),
    sector: choices(filters.sector),
    companyType: choices(filters.companyType),
    region: choices(filters.region),
    municipality: choices(filters.municipality),
    postalCode: choices(filters.postalCode),
    status: choices(filters.status),
    employees: choices(employees.filter((range) => range !== typed).map(closed)),
    locations: choices(locations?.ranges.map(closed)),
    missing: choices(MISSABLE_FILTERS.filter((name) => filters[name]?.missing)),
    saved: choices(saved.in),
    mentions: choices(filters.mentions),
    opinion: choices(filters.opinion),
    numEmployeesFrom: textOf(typed?.min),
    numEmployeesTo: textOf(typed?.max),
    ...writeEnds(entriesOf(AMOUNT_FILTERS), (field) => {
      const { min, max } = across(filters[field]);
      return [least(min), most(max)];
    }),
    trends: choices(filters.trends),
    ...writeEnds(
      PERCENT_FILTERS.map((name) => [name, name]),
      (field) => {
        const { min, max } = across(filters[field]);
        return [textOf(min), textOf(max)];
      },
    ),
    ...writeEnds(entriesOf(DAY_FILTERS), (field) => {
      const { from = '', to = '' } = filters[field] ?? {};
      return [from, to];
    }),
    ...recordOf(entriesOf(FLAG_FILTERS).map(([field, name]) => [name, textOf(filters[field])])),
    notIndustry: choices(not.industry),
    notSector: choices(not.sector),
    notCompanyType: choices(not.companyType),
    notRegion: choices(not.region),
    notMunicipality: choices(not.municipality),
    notPostalCode: choices(not.postalCode),
    notStatus: choices(not.status),
    notSaved: choices(saved.out),
    area: area ? writeArea(area) : '',
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
