import type { PercentParam } from './percent-filters';

/** The bounds of PERCENT_FILTERS. */
const PERCENT_PARAMS = [
  ...(['revenueGrowthFrom', 'revenueGrowthTo'] as const),
  ...(['grossProfitGrowthFrom', 'grossProfitGrowthTo'] as const),
  ...(['employeesGrowthFrom', 'employeesGrowthTo'] as const),
  ...(['solvencyRatioFrom', 'solvencyRatioTo'] as const),
  ...(['liquidityRatioFrom', 'liquidityRatioTo'] as const),
  ...(['profitMarginFrom', 'profitMarginTo', 'roeFrom', 'roeTo', 'roiFrom', 'roiTo'] as const),
] as const satisfies PercentParam[];

/** Every filter parameter, by its name in URLs and in the order in which URLs list them. */
export const FILTER_PARAMS = [
  ...(['industry', 'companyType', 'region', 'municipality', 'postalCode', 'status'] as const),
  ...(['employees', 'locations', 'missing', 'numEmployeesFrom', 'numEmployeesTo'] as const),
  ...(['revenueFrom', 'revenueTo', 'profitFrom', 'profitTo'] as const),
  ...(['netProfitFrom', 'netProfitTo', 'equityFrom', 'equityTo', 'trends'] as const),
  ...PERCENT_PARAMS,
  ...(['foundedFrom', 'foundedTo', 'statusFrom', 'statusTo'] as const),
  'advertisingProtected',
  ...([
    'hasTelephone',
    'hasEmail',
    'hasPostalAddress',
    'hasWebsite',
    'listed',
    'auditWaived',
  ] as const),
  ...(['notIndustry', 'notCompanyType', 'notRegion', 'notMunicipality'] as const),
  ...(['notPostalCode', 'notStatus'] as const),
  'area',
] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

/** Splits "Bagerier|Slagtere" into its values. */
export function choicesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split('|')
    .map((value) => value.trim())
    .filter(Boolean);
}
