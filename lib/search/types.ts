import type { CompanySummary } from '@/lib/companies/types';
import type { MatchedOn, Respelling } from './answers';
import type { Area } from './area';
import type {
  RESULT_VIEWS,
  SEARCH_SORTS,
  SORTED_FIGURES,
  STATUS_CHOICES,
  TRENDS,
} from './constants';

/** Both ends belong to the range; an end that is left out is open. */
export type NumberRange = { min?: number; max?: number };

/** Days, YYYY-MM-DD, both included. */
export type DayRange = { from?: string; to?: string };

/** A missing value is in no range: it is chosen by `missing`, beside ranges or alone. */
export type NumberFilter = { ranges: NumberRange[]; missing?: boolean };

/** The newest period against the one before, both of the same length and currency. */
export type Trend = (typeof TRENDS)[number];

/** A status, or how a ceased company ended. */
export type StatusChoice = (typeof STATUS_CHOICES)[number];

/** Values that a company must not have. */
export type Exclusions = Partial<
  Record<'industry' | 'companyType' | 'region' | 'municipality' | 'postalCode', string[]>
> & { status?: StatusChoice[] };

/** Several values of one filter mean or; different filters mean and. */
export type CompanyFilters = {
  /** Danish text of the main industry. */
  industry?: string[];
  /** Name of the legal form. */
  companyType?: string[];
  region?: string[];
  municipality?: string[];
  /** Four digits, or a range of them: "8000-8270". */
  postalCode?: string[];
  status?: StatusChoice[];
  /** Exact number, or the lower bound of the interval the register publishes. */
  employees?: NumberFilter;
  locations?: NumberFilter;
  /** Thousands of DKK. */
  revenue?: NumberFilter;
  grossProfit?: NumberFilter;
  /** Result of the year, thousands of DKK; a loss is negative. */
  profit?: NumberFilter;
  /** Thousands of DKK. */
  equity?: NumberFilter;
  /** All of them. */
  trends?: Trend[];
  not?: Exclusions;
  founded?: DayRange;
  /** When the status of today began; of ceased companies their last day. */
  statusSince?: DayRange;
  advertisingProtected?: boolean;
  hasPhone?: boolean;
  hasEmail?: boolean;
  /** Street and postal code, or the free text of a foreign address. */
  hasPostalAddress?: boolean;
  /** Its shares are traded on a stock exchange. */
  listed?: boolean;
  /** Its accounts go without an audit; false: they are audited. Of many neither is known. */
  auditWaived?: boolean;
  area?: Area;
};

export type SearchSort = (typeof SEARCH_SORTS)[number];
export type ResultView = (typeof RESULT_VIEWS)[number];

/** Where words were found, and words that were taken for others: as the API answers them. */
export type { MatchedField, MatchedOn, Respelling } from './answers';

/** What a company stands at its place for; null when its accounts do not say it. */
export type SortedAmount = {
  of: (typeof SORTED_FIGURES)[number];
  value: number | null;
  /** In which the accounts end that say it. */
  year?: number | null;
};

/** A company in a result. */
export type SearchHit = CompanySummary & {
  /** Null when no words were searched for. */
  matchedOn: MatchedOn | null;
  /** Words that were taken for others, as typed and as written; empty when all stand as typed. */
  respelled: Respelling[];
  /** Only in a result that is ordered by an amount. */
  amount?: SortedAmount;
};
