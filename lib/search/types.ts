import type { CompanySummary } from '@/lib/companies/types';
import type { STATUS_CHOICES, TRENDS } from '@/lib/search-index/choices';
import type { MatchedOn, Respelling } from './answers';
import type { Area } from './area';
import type { RESULT_VIEWS } from './constants';
import type { ShownField } from './shown-figures';
import type { SEARCH_SORTS } from './sorts';

/** Both ends are included; an omitted end is open. */
export type NumberRange = { min?: number; max?: number };

/** Dates, YYYY-MM-DD, both included. */
export type DayRange = { from?: string; to?: string };

/** A missing value is in no range: `missing` selects it, with ranges or alone. */
export type NumberFilter = { ranges: NumberRange[]; missing?: boolean };

/** The newest period compared with the one before, both of the same length and currency. */
export type Trend = (typeof TRENDS)[number];

/** A status, or how a ceased company ended. */
export type StatusChoice = (typeof STATUS_CHOICES)[number];

/** Values that a company must not have. */
export type Exclusions = Partial<
  Record<'industry' | 'companyType' | 'region' | 'municipality' | 'postalCode', string[]>
> & { status?: StatusChoice[] };

/** Values of one filter are combined with OR, different filters with AND. */
export type CompanyFilters = {
  /** Danish name of the main industry. */
  industry?: string[];
  /** Name of the legal form. */
  companyType?: string[];
  region?: string[];
  municipality?: string[];
  /** Four digits, or a range: "8000-8270". */
  postalCode?: string[];
  status?: StatusChoice[];
  /** Exact number, or the lower bound of the interval that the register publishes. */
  employees?: NumberFilter;
  locations?: NumberFilter;
  /** Thousands of DKK. */
  revenue?: NumberFilter;
  grossProfit?: NumberFilter;
  /** Result of the year, thousands of DKK; a loss is negative. */
  profit?: NumberFilter;
  /** Thousands of DKK. */
  equity?: NumberFilter;
  /** Per cent above the year before, whose figure must be above zero; a fall is negative. */
  revenueGrowth?: NumberFilter;
  grossProfitGrowth?: NumberFilter;
  employeesGrowth?: NumberFilter;
  /** Per cent, of the newest accounts. */
  solvencyRatio?: NumberFilter;
  liquidityRatio?: NumberFilter;
  profitMargin?: NumberFilter;
  /** Return on equity. */
  roe?: NumberFilter;
  /** Return on investment. */
  roi?: NumberFilter;
  /** A company must match all of them. */
  trends?: Trend[];
  not?: Exclusions;
  founded?: DayRange;
  /** When the current status began; for ceased companies their last day. */
  statusSince?: DayRange;
  advertisingProtected?: boolean;
  hasPhone?: boolean;
  hasEmail?: boolean;
  hasWebsite?: boolean;
  /** Street and postal code, or the free text of a foreign address. */
  hasPostalAddress?: boolean;
  /** The shares are traded on a stock exchange. */
  listed?: boolean;
  /**
   * True: the accounts are exempt from audit; false: they are audited. Unknown for many companies.
   */
  auditWaived?: boolean;
  area?: Area;
};

export type SearchSort = (typeof SEARCH_SORTS)[number];
export type ResultView = (typeof RESULT_VIEWS)[number];

/** Where words were found, and respelled words, in the shape of the API. */
export type { MatchedField, MatchedOn, Respelling } from './answers';

/**
 * A figure by which a company is ordered or filtered, in DKK or per cent; null when its accounts
 * lack it.
 */
export type ShownFigure = {
  of: ShownField;
  value: number | null;
  /** Year in which the accounts with the figure end. */
  year: number | null;
};

/** A company in a result. */
export type SearchHit = CompanySummary & {
  /** Null when no words were searched for. */
  matchedOn: MatchedOn | null;
  /** Words read in another spelling, as typed and as meant; empty when all matched as typed. */
  respelled: Respelling[];
  /** Only in a result that is ordered or filtered by them; what it is ordered by comes first. */
  figures?: ShownFigure[];
};
