import type { FilterTexts } from '@/lib/search/clean-filters';
import { FILTER_PARAMS, type FilterParam } from '@/lib/search/read-filters';
import type { SearchSort } from '@/lib/search/types';

/** What filters are called in a file; they stand there as they were written in the address. */
const LABELS: Record<FilterParam, string> = {
  ...{ industry: 'Industry', companyType: 'Company type', region: 'Region' },
  ...{ municipality: 'Municipality', status: 'Status', employees: 'Employees' },
  ...{ locations: 'Locations', missing: 'Not reported' },
  ...{ numEmployeesFrom: 'Employees from', numEmployeesTo: 'Employees up to' },
  revenueFrom: 'Revenue from (thousand DKK)',
  revenueTo: 'Revenue up to (thousand DKK)',
  profitFrom: 'Gross profit from (thousand DKK)',
  profitTo: 'Gross profit up to (thousand DKK)',
  netProfitFrom: 'Net profit from (thousand DKK)',
  netProfitTo: 'Net profit up to (thousand DKK)',
  equityFrom: 'Equity from (thousand DKK)',
  equityTo: 'Equity up to (thousand DKK)',
  trends: 'Growth',
  ...{ foundedFrom: 'Founded from', foundedTo: 'Founded up to' },
  ...{ statusFrom: 'Status since, from', statusTo: 'Status since, up to' },
  advertisingProtected: 'Under advertising protection',
  ...{ hasTelephone: 'Has telephone', hasEmail: 'Has e-mail' },
  ...{ hasPostalAddress: 'Has postal address', area: 'Area' },
  ...{ notIndustry: 'Not the industry', notCompanyType: 'Not the company type' },
  ...{ notRegion: 'Not the region', notMunicipality: 'Not the municipality' },
  notStatus: 'Not the status',
};

const ORDERS: Record<SearchSort, string> = {
  relevance: 'relevance',
  ...{ 'name-asc': 'name, A to Z', 'name-desc': 'name, Z to A' },
  ...{ 'employees-asc': 'fewest employees', 'employees-desc': 'most employees' },
  ...{ 'founded-asc': 'oldest', 'founded-desc': 'newest' },
  'statusSince-asc': 'earliest change of status',
  'statusSince-desc': 'latest change of status',
  ...{ 'revenue-asc': 'lowest revenue', 'revenue-desc': 'highest revenue' },
  'grossProfit-asc': 'lowest gross profit',
  'grossProfit-desc': 'highest gross profit',
  ...{ 'profit-asc': 'net profit, losses first', 'profit-desc': 'highest net profit' },
  ...{ 'equity-asc': 'lowest equity', 'equity-desc': 'highest equity' },
};

/** "Region: Hovedstaden, Sjælland": one for each filter. */
export function filterLines(written: FilterTexts): string[] {
  return FILTER_PARAMS.flatMap((param) => {
    const text = written[param];
    if (text === undefined) return [];
    if (param === 'area') return ['Area: drawn on the map'];
    return [`${LABELS[param]}: ${text.split('|').join(', ')}`];
  });
}

export const orderLine = (sort: SearchSort) => `Order: ${ORDERS[sort]}`;

/** 2022-01-31T10:15:30Z → "20220131-101530" */
const stamp = (now: Date) => now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

/** "veminto-saved-20220131-101530.xlsx"; nothing in it is typed by anybody. */
export const fileNameOf = (subject: Subject, now: Date, format: string) =>
  `veminto-${subject}-${stamp(now)}.${format}`;

export type Subject = 'saved' | 'discover' | 'segmentation';
