// Kept small: it is part of the first scripts of pages. lib/search/filter-kinds.ts says what the
// parameters hold.

const VALUES = [
  ...(['industry', 'companyType', 'region', 'municipality', 'postalCode', 'status'] as const),
  ...(['employees', 'locations', 'missing'] as const),
] as const;
const EXCLUSIONS = [
  ...(['notIndustry', 'notCompanyType', 'notRegion', 'notMunicipality'] as const),
  ...(['notPostalCode', 'notStatus'] as const),
] as const;

/** Every filter parameter, by its name in URLs and in the order in which URLs list them. */
export const FILTER_PARAMS = [
  ...VALUES,
  ...(['numEmployeesFrom', 'numEmployeesTo', 'revenueFrom', 'revenueTo'] as const),
  ...(['profitFrom', 'profitTo', 'netProfitFrom', 'netProfitTo'] as const),
  ...(['equityFrom', 'equityTo', 'trends'] as const),
  ...(['revenueGrowthFrom', 'revenueGrowthTo'] as const),
  ...(['grossProfitGrowthFrom', 'grossProfitGrowthTo'] as const),
  ...(['employeesGrowthFrom', 'employeesGrowthTo'] as const),
  ...(['solvencyRatioFrom', 'solvencyRatioTo'] as const),
  ...(['liquidityRatioFrom', 'liquidityRatioTo'] as const),
  ...(['coverageRatioFrom', 'coverageRatioTo'] as const),
  ...(['profitMarginFrom', 'profitMarginTo', 'roeFrom', 'roeTo', 'roiFrom', 'roiTo'] as const),
  ...(['foundedFrom', 'foundedTo', 'statusFrom', 'statusTo'] as const),
  ...(['advertisingProtected', 'hasTelephone', 'hasEmail', 'hasPostalAddress'] as const),
  ...(['hasWebsite', 'listed', 'auditWaived'] as const),
  ...EXCLUSIONS,
  'area',
] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

/** Parameters that take several values, separated by a bar. */
export const LIST_PARAMS = [...VALUES, 'trends', ...EXCLUSIONS] as const;
export type ListParam = (typeof LIST_PARAMS)[number];

/** The name of a range, to which its two parameters add From and To. */
export type RangeName = FilterParam extends infer Param
  ? Param extends `${infer Name}From`
    ? Name
    : never
  : never;

/** The two parameters of a range. */
export const endsOf = <Name extends RangeName>(name: Name) => [`${name}From`, `${name}To`] as const;

/** The range that begins with a parameter, if any. */
export const rangeOf = (param: FilterParam) =>
  /(.+)From$/.exec(param)?.[1] as RangeName | undefined;

/** Splits "Bagerier|Slagtere" into its values. */
export function choicesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split('|')
    .map((value) => value.trim())
    .filter(Boolean);
}
