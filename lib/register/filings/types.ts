import type { AccountScope, AuditOpinion, FilingKind } from '@/prisma/client/enums';
import type { Day, FilingRecord, StatementValues } from '../record';

/**
 * A filing as the index lists it, without what its document says. The id is the
 * index's, or `sha256:…` of a document that came without one; `xbrlUrl` is the
 * document that has the figures: XBRL, inline XBRL or a zip with one.
 */
export type FilingEntry = FilingRecord & { companyKey: string };

/** What the loader of filings takes: an entry, a document, or both. */
export type FilingInput = {
  /** Where it came from, for messages: a file, or an address. */
  place: string;
  entry: FilingEntry | null;
  /** As it was downloaded, gzip or zip included. */
  document: Buffer | null;
};

/** First and last day. */
export type ReportPeriod = { startDate: Day; endDate: Day };

/**
 * Figures of one period and scope, by element: the local name for elements of
 * the Danish statement taxonomy (`Equity`), else the last part of the namespace
 * before it (`ifrs-full:Revenue`). Amounts are in full units of the currency.
 */
export type Statement = ReportPeriod & {
  scope: AccountScope;
  /** The period before, as the report repeats it. */
  comparative: boolean;
  values: ReadonlyMap<string, number>;
  /** Elements of which the report gives values that contradict each other. */
  conflicts: ReadonlySet<string>;
};

/** An annual report, read from XBRL or inline XBRL. */
export type Report = ReportPeriod & {
  /** Eight digits; null when the report does not name one. */
  companyKey: string | null;
  name: string | null;
  address: { street: string | null; postalCode: string | null; postalDistrict: string | null };
  kind: FilingKind;
  /** The report's own words, e.g. Årsrapport. */
  reportType: string | null;
  reportingClass: string | null;
  preceding: ReportPeriod | null;
  /** The report does not state the preceding period; it is read off its contexts. */
  precedingInferred: boolean;
  approvedOn: Day | null;
  auditFirm: string | null;
  auditAssistance: string | null;
  /** Where the auditor's is a modified one; null is unknown. */
  auditOpinion: AuditOpinion | null;
  /** ISO 4217 of the statements. */
  currency: string;
  statements: Statement[];
  /** What looks wrong, each as a sentence part. */
  flags: string[];
};

/** Statement columns of accounting_periods and which elements filled them. */
export type StatementFields = {
  employees: number | null;
  values: StatementValues;
  /** Field → element, or elements joined by ` + ` and ` - `. */
  elements: Record<string, string>;
  /** Field → why it is left empty or looks wrong. */
  flags: Record<string, string>;
};
