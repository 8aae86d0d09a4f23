import type { Passages } from '@/lib/passages/kinds';
import type { AccountScope, AuditOpinion, FilingKind } from '@/prisma/client/enums';
import type { Day, FilingRecord, StatementValues } from '../record';

/**
 * A filing as listed in the index, without the content of its document. The id is the index's, or
 * `sha256:…` for a document without an entry; `xbrlUrl` is the document with the figures: XBRL,
 * inline XBRL or a zip with one.
 */
export type FilingEntry = FilingRecord & { companyKey: string };

/** Input of the filings loader: an entry, a document, or both. */
export type FilingInput = {
  /** Its origin, for messages: a file or a URL. */
  place: string;
  entry: FilingEntry | null;
  /** As downloaded, including gzip or zip. */
  document: Buffer | null;
};

/** First and last day. */
export type ReportPeriod = { startDate: Day; endDate: Day };

/** The period of an entry, which may not say when it begins. */
export type FiledPeriod = Pick<FilingEntry, 'startDate' | 'endDate'>;

/**
 * Figures of one period and scope, by element: the local name for elements of the Danish statement
 * taxonomy (`Equity`), else prefixed with the last part of the namespace (`ifrs-full:Revenue`).
 * Amounts are in full units of the currency.
 */
export type Statement = ReportPeriod & {
  scope: AccountScope;
  /** Whether it is the previous period, as repeated in the report. */
  comparative: boolean;
  /** ISO 4217. */
  currency: string;
  values: ReadonlyMap<string, number>;
  /** Elements for which the report gives contradictory values. */
  conflicts: ReadonlySet<string>;
};

/** An annual report, read from XBRL or inline XBRL. */
export type Report = ReportPeriod & {
  /** Eight digits; null if the report does not contain one. */
  companyKey: string | null;
  name: string | null;
  address: { street: string | null; postalCode: string | null; postalDistrict: string | null };
  kind: FilingKind;
  /** As stated in the report, e.g. Årsrapport. */
  reportType: string | null;
  reportingClass: string | null;
  preceding: ReportPeriod | null;
  /** Whether the preceding period is not stated but inferred from the contexts. */
  precedingInferred: boolean;
  approvedOn: Day | null;
  auditFirm: string | null;
  auditAssistance: string | null;
  /** The auditor's modified opinion; null if unknown. */
  auditOpinion: AuditOpinion | null;
  /** Its note on uncertainty about going concern, shortened; null if unknown. */
  goingConcern: string | null;
  /** What it says in words; null without any. */
  passages: Passages | null;
  statements: Statement[];
  /** Doubtful points, each as part of a sentence. */
  flags: string[];
};

/** Statement columns of accounting_periods, and the elements they were filled from. */
export type StatementFields = {
  employees: number | null;
  values: StatementValues;
  /** Field → element, or elements joined by ` + ` and ` - `. */
  elements: Record<string, string>;
  /** Field → why it is empty or doubtful. */
  flags: Record<string, string>;
};
