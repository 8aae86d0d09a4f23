import { danishStamp } from '@/lib/danish-day';
import { formatDistance } from '@/lib/format';
import { documentWords } from '@/lib/i18n/document-words';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import { readArea } from '@/lib/search/area';
import { dayText, numberText } from '@/lib/search/bound-text';
import type { FilterTexts } from '@/lib/search/clean-filters';
import { DAY_FILTERS, FLAG_FILTERS } from '@/lib/search/filter-kinds';
import { endsOf, FILTER_PARAMS, type FilterParam } from '@/lib/search/filter-params';
import { readFlag, readMissing, readStatuses, readTrends } from '@/lib/search/filter-values';
import type { SearchSort } from '@/lib/search/types';

/** Names of filters as written in a file. */
const LABELS: Record<FilterParam, string> = {
  industry: 'Industry',
  companyType: 'Company type',
  region: 'Region',
  municipality: 'Municipality',
  postalCode: 'Postal code',
  status: 'Status',
  employees: 'Employees',
  locations: 'Locations',
  missing: 'Not reported',
  numEmployeesFrom: 'Employees from',
  numEmployeesTo: 'Employees up to',
  revenueFrom: 'Revenue from (thousand DKK)',
  revenueTo: 'Revenue up to (thousand DKK)',
  profitFrom: 'Gross profit from (thousand DKK)',
  profitTo: 'Gross profit up to (thousand DKK)',
  netProfitFrom: 'Net profit from (thousand DKK)',
  netProfitTo: 'Net profit up to (thousand DKK)',
  equityFrom: 'Equity from (thousand DKK)',
  equityTo: 'Equity up to (thousand DKK)',
  trends: 'Growth',
  revenueGrowthFrom: 'Growth of revenue from (%)',
  revenueGrowthTo: 'Growth of revenue up to (%)',
  grossProfitGrowthFrom: 'Growth of gross profit from (%)',
  grossProfitGrowthTo: 'Growth of gross profit up to (%)',
  employeesGrowthFrom: 'Growth of employees from (%)',
  employeesGrowthTo: 'Growth of employees up to (%)',
  solvencyRatioFrom: 'Solvency ratio from (%)',
  solvencyRatioTo: 'Solvency ratio up to (%)',
  liquidityRatioFrom: 'Liquidity ratio from (%)',
  liquidityRatioTo: 'Liquidity ratio up to (%)',
  coverageRatioFrom: 'Coverage ratio from (%)',
  coverageRatioTo: 'Coverage ratio up to (%)',
  profitMarginFrom: 'Profit margin from (%)',
  profitMarginTo: 'Profit margin up to (%)',
  roeFrom: 'Return on equity from (%)',
  roeTo: 'Return on equity up to (%)',
  roiFrom: 'Return on investment from (%)',
  roiTo: 'Return on investment up to (%)',
  foundedFrom: 'Founded from',
  foundedTo: 'Founded up to',
  statusFrom: 'Status since, from',
  statusTo: 'Status since, up to',
  advertisingProtected: 'Under advertising protection',
  hasTelephone: 'Has telephone',
  hasEmail: 'Has email',
  hasPostalAddress: 'Has postal address',
  hasWebsite: 'Has website',
  area: 'Area',
  listed: 'Listed',
  auditWaived: 'Audit waived',
  notIndustry: 'Not the industry',
  notCompanyType: 'Not the company type',
  notRegion: 'Not the region',
  notMunicipality: 'Not the municipality',
  notPostalCode: 'Not the postal code',
  notStatus: 'Not the status',
};

const ORDERS: Record<SearchSort, string> = {
  relevance: 'relevance',
  'name-asc': 'name, A to Z',
  'name-desc': 'name, Z to A',
  'employees-asc': 'fewest employees',
  'employees-desc': 'most employees',
  'founded-asc': 'oldest',
  'founded-desc': 'newest',
  'statusSince-asc': 'earliest change of status',
  'statusSince-desc': 'latest change of status',
  'revenue-asc': 'lowest revenue',
  'revenue-desc': 'highest revenue',
  'grossProfit-asc': 'lowest gross profit',
  'grossProfit-desc': 'highest gross profit',
  'profit-asc': 'net profit, losses first',
  'profit-desc': 'highest net profit',
  'equity-asc': 'lowest equity',
  'equity-desc': 'highest equity',
  'growth-asc': 'fastest falling revenue',
  'growth-desc': 'fastest growing revenue',
};

const FLAGS: readonly FilterParam[] = Object.values(FLAG_FILTERS);
const DAYS: readonly FilterParam[] = Object.values(DAY_FILTERS).flatMap(endsOf);
const ignore = () => {};

/** Same wording as the chips above search results. */
function areaInWords(text: string, words: { circle: string; box: string }): string[] | null {
  const area = readArea(text, ignore);
  if (area?.kind === 'circle') return [words.circle.replace('{km}', formatDistance(area.km))];
  return area?.kind === 'box' ? [words.box] : null;
}

/** Values that are already readable, with numbers and days as above search results. */
function asRead(param: FilterParam, text: string): string[] {
  if (DAYS.includes(param)) return [dayText(text)];
  if (/(From|To)$/.test(param)) return [numberText(text)];
  const hasRanges = param === 'employees' || param === 'locations';
  return text.split('|').map((value) => (hasRanges ? value.replace('-', '–') : value));
}

/** Translates coded filter values; null for values that are already readable. */
function inWords(param: FilterParam, text: string, language: Language): string[] | null {
  const { company, filters } = messages[language];
  if (param === 'status' || param === 'notStatus') {
    return readStatuses(text, ignore)?.map((status) => company.status[status]) ?? null;
  }
  if (param === 'trends') return readTrends(text, ignore)?.map((one) => filters.trend[one]) ?? null;
  if (param === 'area') return areaInWords(text, filters.chip.area);
  if (param === 'missing') return readMissing(text, ignore)?.map((one) => filters[one]) ?? null;
  const flag = FLAGS.includes(param) ? readFlag(text, ignore) : undefined;
  return flag === undefined ? null : [documentWords(language)(flag ? 'yes' : 'no')];
}

/**
 * One line per filter, such as "Region: Hovedstaden, Sjælland", with values in the file's language.
 */
export function filterLines(written: FilterTexts, language: Language): string[] {
  return FILTER_PARAMS.flatMap((param) => {
    const text = written[param];
    if (text === undefined) return [];
    if (param === 'area' && readArea(text, ignore)?.kind === 'shape') {
      return [messages[language].filters.chip.area.shape];
    }
    const values = inWords(param, text, language) ?? asRead(param, text);
    return [`${LABELS[param]}: ${values.join(', ')}`];
  });
}

export const orderLine = (sort: SearchSort) => `Order: ${ORDERS[sort]}`;

/** For example "veminto-saved-20220131-111530.xlsx", in Danish time; contains no user input. */
export const fileNameOf = (subject: Subject, now: Date, format: string) =>
  `veminto-${subject}-${danishStamp(now)}.${format}`;

export type Subject = 'saved' | 'discover' | 'segmentation' | 'comparison';
