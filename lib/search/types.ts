import type { CompanySummary } from '@/lib/companies/types';
import type { Mention } from '@/lib/passages/types';
import type { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import type { STATUS_CHOICES, Trend } from '@/lib/search-index/choices';
import type { PercentFilter } from '@/lib/search-index/percent-filters';
import type { MatchedOn, Respelling } from './answers';
import type { Area } from './area';
import type { RESULT_VIEWS, SEGMENT_VIEWS } from './constants';
import type { DayFilter, FlagFilter, NumberFilterName, ValueFilter } from './filter-kinds';
import type { SEARCH_SORTS, SORTED_AMOUNTS } from './sorts';

/** Both ends are included; an omitted end is open. */
export type NumberRange = { min?: number; max?: number };

/** Dates, YYYY-MM-DD, both included. */
export type DayRange = { from?: string; to?: string };

/** A missing value is in no range: `missing` selects it, with ranges or alone. */
export type NumberFilter = { ranges: NumberRange[]; missing?: boolean };

export type { Trend };

/** A status, or how a ceased company ended. */
export type StatusChoice = (typeof STATUS_CHOICES)[number];

/** A modified opinion of an auditor. */
export type OpinionChoice = (typeof AUDIT_OPINIONS)[number];

/** Values of a company. */
type Values = Partial<Record<Exclude<ValueFilter, 'status'>, string[]>> & {
  status?: StatusChoice[];
};

/** Values that a company must not have. */
export type Exclusions = Values;

/** Values as in lib/search/saved-values.ts: in any of some lists, and in none of others. */
export type SavedFilter = {
  in?: string[];
  out?: string[];
  /** Whose they are; without it, the filter is only written or read. */
  userId?: string;
};

/** Values of one filter are combined with OR, different filters with AND. */
export type CompanyFilters = Values &
  Partial<Record<NumberFilterName, NumberFilter>> &
  Partial<Record<DayFilter, DayRange>> &
  Partial<Record<FlagFilter, boolean>> & {
    /** A company must match all of them. */
    trends?: Trend[];
    not?: Exclusions;
    area?: Area;
    saved?: SavedFilter;
    /** The newest annual report must have one of these texts; see lib/passages/mention-words.ts. */
    mentions?: string[];
    /** Which of the modified opinions its auditor gave on the newest report that could be read. */
    opinion?: OpinionChoice[];
  };

export type SearchSort = (typeof SEARCH_SORTS)[number];
export type ResultView = (typeof RESULT_VIEWS)[number];
export type SegmentView = (typeof SEGMENT_VIEWS)[number];

/** Where words were found, and respelled words, in the shape of the API. */
export type { MatchedField, MatchedOn, Respelling } from './answers';

/** The figures that a result can show. */
export type ShownField = (typeof SORTED_AMOUNTS)[number] | PercentFilter;

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

/** A change by which a result is ordered or filtered, and its day. */
export type ShownChange = { of: ChangeFilter; on: Date };

/** The modified opinion of the auditor on the report of a year. */
export type SaidOpinion = { kind: OpinionChoice; year: number };

/** A company in a result. */
export type SearchHit = CompanySummary & {
  /** Null when no words were searched for. */
  matchedOn: MatchedOn | null;
  /** Words read in another spelling, as typed and as meant; empty when all matched as typed. */
  respelled: Respelling[];
  /** Only in a result that is ordered or filtered by them; what it is ordered by comes first. */
  figures?: ShownFigure[];
  /** Only in a result that is ordered or filtered by them; what it is ordered by comes first. */
  changes?: ShownChange[];
  mention?: Mention;
  /** Only in a result that is filtered by it. */
  opinion?: SaidOpinion;
};
