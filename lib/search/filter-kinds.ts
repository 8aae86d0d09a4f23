import type { PercentFilter } from '@/lib/search-index/percent-filters';
import type { FilterParam, ListParam, RangeName } from './filter-params';

// The filters of each kind: field of CompanyFilters → name in URLs. That type, reading and writing
// derive from these tables, which are free of code so that bundles leave out what they do not use.

/** Lists of values, and the names in URLs under which values are excluded. */
export const VALUE_FILTERS = {
  /** Danish names of the main industry. */
  industry: 'notIndustry',
  /** Danish names of sectors and divisions, see lib/companies/sectors.ts. */
  sector: 'notSector',
  /** Names of the legal form. */
  companyType: 'notCompanyType',
  region: 'notRegion',
  municipality: 'notMunicipality',
  /** Four digits, or a range: "8000-8270". */
  postalCode: 'notPostalCode',
  status: 'notStatus',
} as const satisfies Record<string, ListParam>;

/** Thousands of DKK. */
export const AMOUNT_FILTERS = {
  revenue: 'revenue',
  grossProfit: 'profit',
  /** Result of the year; a loss is negative. */
  profit: 'netProfit',
  equity: 'equity',
  /** The balance sheet total. */
  assets: 'assets',
} as const satisfies Record<string, RangeName>;

export const DAY_FILTERS = {
  founded: 'founded',
  /** When the current status began; for ceased companies their last day. */
  statusSince: 'status',
  /** When it took its present name, if it had another one before. */
  renamed: 'renamed',
  /** When it came to its present address, if it was at another one before. */
  moved: 'moved',
  /** When the newest of its present managers joined, after the founding; likewise the others. */
  newManager: 'newManager',
  newBoardMember: 'newBoardMember',
  newOwner: 'newOwner',
  newAuditor: 'newAuditor',
} as const satisfies Record<string, RangeName>;

export const FLAG_FILTERS = {
  advertisingProtected: 'advertisingProtected',
  hasPhone: 'hasTelephone',
  hasEmail: 'hasEmail',
  /** Street and postal code, or the free text of a foreign address. */
  hasPostalAddress: 'hasPostalAddress',
  hasWebsite: 'hasWebsite',
  /** The shares are traded on a stock exchange. */
  listed: 'listed',
  /**
   * True: the accounts are exempt from audit; false: they are audited. Unknown for many companies.
   */
  auditWaived: 'auditWaived',
  /** The newest annual report that could be read has a note on uncertainty about going concern. */
  goingConcern: 'goingConcern',
  /** Its auditor's opinion is modified. */
  modifiedOpinion: 'modifiedOpinion',
  /** The newest accounts have equity below half of the capital. */
  capitalLost: 'capitalLost',
} as const satisfies Record<string, FilterParam>;

export type ValueFilter = keyof typeof VALUE_FILTERS;
type AmountFilter = keyof typeof AMOUNT_FILTERS;
export type DayFilter = keyof typeof DAY_FILTERS;
export type FlagFilter = keyof typeof FLAG_FILTERS;
export type FlagParam = (typeof FLAG_FILTERS)[FlagFilter];

/** Counts, amounts and per cent. */
export type NumberFilterName = 'employees' | 'locations' | AmountFilter | PercentFilter;
