import { CHANGE_FILTERS } from '@/lib/search-index/change-filters';
import { PERCENT_FILTERS, type PercentFilter } from '@/lib/search-index/percent-filters';

// Kept small: it is part of the first scripts of pages. lib/search/filter-kinds.ts says what the
// parameters hold.

const VALUES = [
  ...(['industry', 'sector', 'companyType', 'region', 'municipality', 'postalCode'] as const),
  ...(['status', 'employees', 'locations', 'missing', 'saved', 'mentions', 'opinion'] as const),
] as const;
const EXCLUSIONS = [
  ...(['notIndustry', 'notSector', 'notCompanyType', 'notRegion'] as const),
  ...(['notMunicipality', 'notPostalCode', 'notStatus', 'notSaved'] as const),
] as const;

const AMOUNTS = ['numEmployees', 'revenue', 'profit', 'netProfit', 'equity', 'assets'] as const;
const DAYS = ['founded', 'status', ...CHANGE_FILTERS] as const;

/** The name of a range, to which its two parameters add From and To. */
export type RangeName = (typeof AMOUNTS | typeof DAYS)[number] | PercentFilter;

export const RANGES: readonly RangeName[] = [...AMOUNTS, ...PERCENT_FILTERS, ...DAYS];

/** The two parameters of a range. */
export const endsOf = <Name extends RangeName>(name: Name) => [`${name}From`, `${name}To`] as const;

const endsOfEach = <Name extends RangeName>(names: readonly Name[]) =>
  names.flatMap((name) => endsOf(name));

/** Yes or no: what a company is, has or lacks. */
export const FLAG_PARAMS = [
  'advertisingProtected',
  'hasTelephone',
  'hasEmail',
  'hasPostalAddress',
  'hasWebsite',
  'listed',
  'auditWaived',
  'goingConcern',
  'modifiedOpinion',
  'capitalLost',
] as const;

/** Every filter parameter, by its name in URLs and in the order in which URLs list them. */
export const FILTER_PARAMS = [
  ...VALUES,
  ...endsOfEach(AMOUNTS),
  'trends',
  ...endsOfEach(PERCENT_FILTERS),
  ...endsOfEach(DAYS),
  ...FLAG_PARAMS,
  ...EXCLUSIONS,
  'area',
] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

/** Parameters that take several values, separated by a bar. */
export const LIST_PARAMS = [...VALUES, 'trends', ...EXCLUSIONS] as const;
export type ListParam = (typeof LIST_PARAMS)[number];

/** Splits "Bagerier|Slagtere" into its values. */
export function choicesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split('|')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The filters of /segmintation, named as on /discover: all that need no map. */
export const SEGMENT_PARAMS = FILTER_PARAMS.filter((param) => param !== 'area');
