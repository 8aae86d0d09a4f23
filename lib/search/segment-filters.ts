import type { FilterParam } from './read-filters';

/** Cards on a page of Segmentation. */
export const SEGMENT_PAGE_SIZE = 9;

/** The filters of /segmintation, under the names they have on /discover. */
export const SEGMENT_PARAMS = [
  ...(['industry', 'companyType', 'region'] as const),
  ...(['revenueFrom', 'revenueTo', 'profitFrom', 'profitTo'] as const),
  ...(['netProfitFrom', 'netProfitTo', 'equityFrom', 'equityTo', 'trends'] as const),
  ...(['numEmployeesFrom', 'numEmployeesTo'] as const),
  ...(['hasTelephone', 'hasEmail', 'hasPostalAddress'] as const),
  ...(['notIndustry', 'notCompanyType', 'notRegion'] as const),
] satisfies FilterParam[];
