/** Figures in per cent: growth over the year before, and key figures. */
export const PERCENT_FILTERS = [
  ...(['revenueGrowth', 'grossProfitGrowth', 'employeesGrowth'] as const),
  ...(['solvencyRatio', 'liquidityRatio', 'profitMargin', 'roe'] as const),
] as const;
export type PercentFilter = (typeof PERCENT_FILTERS)[number];
export type PercentParam = `${PercentFilter}${'From' | 'To'}`;

const PERCENT_PARAMS = PERCENT_FILTERS.flatMap((name): PercentParam[] => [
  `${name}From`,
  `${name}To`,
]);

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
