/** What companies can be grouped by. */
export const GROUP_FIELDS = [
  'industry',
  'companyType',
  'region',
  'municipality',
  'postalCode',
  'employees',
  'founded',
  'status',
] as const;
export type GroupField = (typeof GROUP_FIELDS)[number];

/** The figures that are added up of each group. */
export const GROUP_FIGURES = ['employees', 'revenue', 'grossProfit', 'profit', 'equity'] as const;
export type GroupFigureName = (typeof GROUP_FIGURES)[number];

/** The groups by employees: the ranges of the filter, those below and those above them. */
export const EMPLOYEE_BANDS = [
  { value: '0', min: 0, max: 0 },
  { value: '1-5', min: 1, max: 5 },
  { value: '6-10', min: 6, max: 10 },
  { value: '11-50', min: 11, max: 50 },
  { value: '51-200', min: 51, max: 200 },
  { value: '201-1000', min: 201, max: 1_000 },
  { value: '1001-', min: 1_001, max: null },
] as const;
