import type { SCOPES, StatementField } from './constants';

export type { StatementField };
export type Scope = (typeof SCOPES)[number];

/** In percent, or a word where a percentage says nothing: the sign has changed. */
export type Growth = number | 'turnedPositive' | 'turnedNegative';

export type Amount = {
  /** Whole units of the period's currency; null when not reported or contradictory. */
  value: number | null;
  /** Why the report's own figures cannot be shown; null for all others. */
  contradiction: string | null;
  /** Against the year before; null when there is none to compare with. */
  growth: Growth | null;
};

/** The statements of one financial year. */
export type FinancialPeriod = {
  startDate: Date;
  endDate: Date;
  scope: Scope;
  /** ISO 4217. */
  currency: string;
  amounts: Record<StatementField, Amount>;
};

/** An annual report that can be opened as PDF. */
export type AnnualReport = {
  id: string;
  url: string;
  startDate: Date | null;
  endDate: Date;
  publishedAt: Date | null;
  /** It takes the place of an earlier one. */
  amended: boolean;
};

/** What a company has published, newest first. */
export type Financials = {
  periods: Record<Scope, FinancialPeriod[]>;
  reports: AnnualReport[];
};
