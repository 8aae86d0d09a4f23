import type { AuditOpinion } from '@/prisma/client/enums';
import type { Break } from './breaks';
import type { SCOPES, StatementField } from './constants';
import type { KeyFigureId } from './key-figure-list';

export type { KeyFigureId, StatementField };
export type Scope = (typeof SCOPES)[number];

/** In percent, or a word after a change of sign, when a percentage would be meaningless. */
export type Growth = number | 'turnedPositive' | 'turnedNegative';

export type Amount = {
  /** In whole units of the period's currency; null when not reported or contradictory. */
  value: number | null;
  /** Why the report's own figure cannot be shown; otherwise null. */
  contradiction: string | null;
  /** Compared with the previous period; null when there is nothing to compare with. */
  growth: Growth | null;
  /**
   * The previous period's amount as this period's report restates it, which the growth is from;
   * null if that is the amount of the previous report.
   */
  restated: number | null;
  /** Why it is not compared although the previous period has the figure too; otherwise null. */
  notCompared: Break | null;
};

/** A corrected report of a period whose figures are not known. */
export type Correction = { url: string; publishedAt: Date };

/** An earlier report of the same period that a corrected one has replaced. */
export type Replaced = { url: string; publishedAt: Date | null };

/** The statements of one financial year. */
export type FinancialPeriod = {
  /** The filing that the figures were read from. */
  filingId: string;
  startDate: Date;
  endDate: Date;
  scope: Scope;
  /** ISO 4217. */
  currency: string;
  /** The corrected report that was published after the one these figures are from; null if none. */
  corrected: Correction | null;
  amounts: Record<StatementField, Amount>;
};

/** An annual report that has a link. */
export type AnnualReport = {
  id: string;
  url: string;
  startDate: Date | null;
  endDate: Date;
  publishedAt: Date | null;
  /** Whether it replaces an earlier report. */
  amended: boolean;
  /** Those it replaces that have a link, newest first. */
  replaced: Replaced[];
  /** As stated in the report, in Danish or English. */
  reportingClass: string | null;
  auditFirm: string | null;
  auditAssistance: string | null;
  /** The auditor's modified opinion, if the report tags one; null if unknown. */
  auditOpinion: AuditOpinion | null;
  /** Its note on uncertainty about going concern, shortened; null if unknown. */
  goingConcern: string | null;
  approvedOn: Date | null;
};

/** What the newest report that could be read says of doubts: its auditor's, and its own. */
export type KnownOpinion = Pick<AnnualReport, 'endDate' | 'auditOpinion' | 'goingConcern'> & {
  /** Last day of the newest year, if its report is a later one that could not be read. */
  unreadEnd: Date | null;
};

/** A company's published accounts and reports, newest first. */
export type Financials = {
  periods: Record<Scope, FinancialPeriod[]>;
  /** Even of a report without a link; see newestOpinion. */
  opinion: KnownOpinion | null;
  reports: AnnualReport[];
};

/** The statement values that key figures are computed from. */
export type KeyFigurePart =
  | ('profit' | 'profitBeforeTax' | 'operatingProfit' | 'grossProfit' | 'revenue')
  | ('financeExpenses' | 'currentAssets' | 'shortTermLiabilities')
  | ('assets' | 'equity' | 'averageEquity');

/** The part for which a key figure cannot be computed. */
export type NotComputed = {
  part: KeyFigurePart;
  /** `notPositive`: it is the divisor, and zero or negative. */
  why: 'notReported' | 'contradiction' | 'notPositive';
};

/** `average`: only one of the two years is on an average, the other on its closing balance. */
export type NotComparable = Break | 'average';

export type KeyFigureValue = {
  /** In percent with two decimals; null when it cannot be computed. */
  value: number | null;
  /**
   * Compared with the previous period, in percentage points; null when there is nothing to compare
   * with.
   */
  change: number | null;
  /** Why it is not compared although the previous period has the figure too; otherwise null. */
  notCompared: NotComparable | null;
  /** Why there is no value; null if there is one, and if the reason is not known. */
  notComputed: NotComputed | null;
  /**
   * The opening balance as this period's report restates it, which the average is made with, also
   * where the average is not positive; null if that is the closing balance of the previous report,
   * and for figures without an average.
   */
  restated: number | null;
  /**
   * Whether it is on the closing balance instead of an average, because no opening balance is known;
   * false for figures without an average, and where there is no value.
   */
  onClosing: boolean;
};

/** The key figures of one financial year. */
export type KeyFigurePeriod = {
  startDate: Date;
  endDate: Date;
  scope: Scope;
  /** ISO 4217; ratios across different currencies are not compared. */
  currency: string;
  /** As for the statements that they are computed from. */
  corrected: Correction | null;
  figures: Record<KeyFigureId, KeyFigureValue>;
};

/** Newest first. */
export type KeyFigureHistory = Record<Scope, KeyFigurePeriod[]>;
