import 'server-only';
import type { Day } from '@/lib/register/record';
import type { AccountScope } from '@/prisma/client/enums';
import { isGoingConcernNote } from './going-concern';
import { danishSpace, statementSpace } from './names';
import { isOpinionType } from './opinion';
import { isPassage } from './passage-names';
import type { Position } from './report-error';
import type { Cursor } from './xml';

/** The period and entity that a fact applies to. */
export type Context = {
  /** First day; null for an instant. */
  start: Day | null;
  /** Last day, or the day at whose end the instant lies; null if unknown. */
  end: Day | null;
  /** Whether the entity is identified by an LEI. */
  lei: boolean;
  /** The dimension that distinguishes group from company, and its value. */
  axis: 'danish' | 'ifrs' | null;
  scope: AccountScope | null;
  /** Whether it has no other dimensions. */
  plain: boolean;
};

export type Unit = {
  /** ISO 4217 code of an amount, or of an amount per something; null for plain numbers. */
  currency: string | null;
  ratio: boolean;
};

/** A number as stated in the report. */
export type Fact = {
  uri: string;
  local: string;
  context: string;
  unit: string | null;
  /** In XBRL notation: sign, digits, decimal point, exponent. */
  text: string;
  nil: boolean;
  /** Number of accurate decimals; null if not stated. */
  decimals: number | null;
};

/** A textual statement about the report itself. */
export type Header = {
  uri: string;
  local: string;
  context: string;
  text: string;
  position: Position;
};

/** The contents of a report before interpretation. */
export type Instance = {
  contexts: Map<string, Context>;
  units: Map<string, Unit>;
  facts: Fact[];
  headers: Header[];
  /** Ids used by two different contexts or units. */
  repeatedIds: Set<string>;
};

const maxItems = 200_000;

export const emptyInstance = (): Instance => ({
  contexts: new Map(),
  units: new Map(),
  facts: [],
  headers: [],
  repeatedIds: new Set(),
});

/** Aborts reading if a document has more items than any real report. */
export function countItem(count: number, what: string, cursor: Cursor): number {
  if (count >= maxItems) cursor.fail(`the document has more than ${maxItems} ${what}`);
  return count + 1;
}

const maxHeaderText = 2_000;
/** Markup included, of which some programs write a hundred letters per word. */
const maxPassageText = 60_000;

/** Maximum text kept of a header. */
export const maxTextOf = (local: string): number =>
  isPassage(local) ? maxPassageText : maxHeaderText;

const headerNames = new Set([
  'IdentificationNumberCvrOfReportingEntity',
  'NameOfReportingEntity',
  'AddressOfReportingEntityStreetName',
  'AddressOfReportingEntityStreetBuildingIdentifier',
  'AddressOfReportingEntityStreetAndNumber',
  'AddressOfReportingEntityPostCodeIdentifier',
  'AddressOfReportingEntityDistrictName',
  'AddressOfReportingEntityPostcodeAndTown',
  'ReportingPeriodStartDate',
  'ReportingPeriodEndDate',
  'PrecedingReportingPeriodStartDate',
  'PredingReportingPeriodEndDate',
  'PrecedingReportingPeriodEndDate',
  'InformationOnTypeOfSubmittedReport',
  'DateOfGeneralMeeting',
  'DateOfApprovalOfReport',
  'DateOfApprovalOfAnnualReport',
  'NameOfAuditFirm',
  'TypeOfAuditorAssistance',
  'ClassOfReportingEntity',
]);

/** Whether a text about the report is kept; others are skipped. */
export const isHeader = (uri: string, local: string): boolean =>
  (headerNames.has(local) ||
    isOpinionType(local) ||
    isGoingConcernNote(local) ||
    isPassage(local)) &&
  uri.startsWith(danishSpace);

/** Some reports state the number of employees without a unit. */
export const isCount = (uri: string, local: string): boolean =>
  local === 'AverageNumberOfEmployees' && (uri === statementSpace || uri.endsWith('/ifrs-full'));

/** The decimals: `INF` or a whole number; a stated precision is converted. */
export function decimalsOf(
  decimals: string | null,
  precision: string | null,
  text: string,
): number | null {
  const stated = decimals ?? precision;
  if (stated === null) return null;
  if (stated.trim() === 'INF') return Number.POSITIVE_INFINITY;
  if (!/^\s*[+-]?\d{1,3}\s*$/.test(stated)) return null;
  if (decimals !== null) return Number(decimals);
  const size = Math.abs(Number(text));
  return size > 0 ? Number(precision) - 1 - Math.floor(Math.log10(size)) : null;
}
