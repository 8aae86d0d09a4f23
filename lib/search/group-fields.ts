import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import { RANGE_OPTIONS } from './constants';
import { MISSABLE_FILTERS } from './filter-values';

/** What companies can be grouped by. */
export const GROUP_FIELDS = [
  'sector',
  'division',
  'industry',
  'companyType',
  'region',
  'municipality',
  'postalCode',
  'employees',
  'founded',
  'status',
  'statusSince',
  'opinion',
] as const;
export type GroupField = (typeof GROUP_FIELDS)[number];

/** The figures that are added up of each group. */
export const SUMMED_FIGURES = MISSABLE_FILTERS;
export type SummedFigure = (typeof SUMMED_FIGURES)[number];

/** All figures of groups: percentages have an average and a median, but no total. */
export const GROUP_FIGURES = [...SUMMED_FIGURES, ...PERCENT_FILTERS] as const;
export type GroupFigureName = (typeof GROUP_FIGURES)[number];

const summed: ReadonlySet<string> = new Set(SUMMED_FIGURES);
export const isSummed = (figure: string): figure is SummedFigure => summed.has(figure);

/** Groups that are the years of a day. */
export const isYears = (by: GroupField): by is 'founded' | 'statusSince' =>
  by === 'founded' || by === 'statusSince';

type Band = { min: number; max: number | null };
const bands: readonly Band[] = [{ min: 0, max: 0 }, ...RANGE_OPTIONS, { min: 1_001, max: null }];

/** The groups by employees: the ranges of the filter, those below and those above them. */
export const EMPLOYEE_BANDS = bands.map((band) => ({
  ...band,
  value: band.max === 0 ? '0' : `${band.min}-${band.max ?? ''}`,
}));
