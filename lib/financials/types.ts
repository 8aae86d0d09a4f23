import type { AuditOpinion } from '@/prisma/client/enums';
import type { Break } from './breaks';
import type { SCOPES, StatementField } from './constants';
import type { KeyFigureId } from './key-figure-list';

export type { KeyFigureId, StatementField };
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
  /** Why not, where the period before has the figure too; null for all others. */
  notCompared: Break | null;
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

/** An annual report that can be opened. */
export type AnnualReport = {
  id: string;
  url: string;
  startDate: Date | null;
  endDate: Date;
  publishedAt: Date | null;
  /** It takes the place of an earlier one. */
  amended: boolean;
  /** What it says of itself, in its own words: Danish or English. */
  reportingClass: string | null;
  auditFirm: string | null;
  auditAssistance: string | null;
  /** The auditor's, where the report types a modified one; null is unknown. */
  auditOpinion: AuditOpinion | null;
  approvedOn: Date | null;
};

/** What a company has published, newest first. */
export type Financials = {
  periods: Record<Scope, FinancialPeriod[]>;
  /** What the auditor says in the newest annual report, whether it can be opened or not. */
  opinion: Pick<AnnualReport, 'endDate' | 'auditOpinion'> | null;
  reports: AnnualReport[];
};

export type KeyFigureValue = {
  /** In percent with two decimals; null when it cannot be computed. */
  value: number | null;
  /** Against the year before, in percentage points; null without one to compare with. */
  change: number | null;
  /** Why not, where the period before has the figure too; null for all others. */
  notCompared: Break | null;
  /** Why there is no value, where more is known than that a part of it is missing. */
  notComputed: 'equity' | null;
};

/** The key figures of one financial year. */
export type KeyFigurePeriod = {
  startDate: Date;
  endDate: Date;
  scope: Scope;
  /** ISO 4217; ratios of different currencies are not compared. */
  currency: string;
  figures: Record<KeyFigureId, KeyFigureValue>;
};

/** Newest first. */
export type KeyFigureHistory = Record<Scope, KeyFigurePeriod[]>;
