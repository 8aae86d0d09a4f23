import 'server-only';
import type { Day } from '@/lib/register/record';
import type { AccountScope } from '@/prisma/client/enums';
import { danishSpace, statementSpace } from './names';
import { isOpinionType } from './opinion';
import type { Position } from './report-error';
import type { Cursor } from './xml';

/** When and for whom a fact holds. */
export type Context = {
  /** First day; null for a point in time. */
  start: Day | null;
  /** Last day, or the day at whose end the point in time lies; null when not told. */
  end: Day | null;
  /** The entity is named by a legal entity identifier. */
  lei: boolean;
  /** The dimension that tells group from company, and what it says. */
  axis: 'danish' | 'ifrs' | null;
  scope: AccountScope | null;
  /** It has no dimension besides that one. */
  plain: boolean;
};

export type Unit = {
  /** ISO 4217 of an amount, or of an amount per something; null for numbers. */
  currency: string | null;
  ratio: boolean;
};

/** A number as the report has it. */
export type Fact = {
  uri: string;
  local: string;
  context: string;
  unit: string | null;
  /** XBRL's way of writing: sign, digits, decimal point, exponent. */
  text: string;
  nil: boolean;
  /** Digits after the point that are right; null when not told. */
  decimals: number | null;
};

/** A statement about the report itself, in words. */
export type Header = {
  uri: string;
  local: string;
  context: string;
  text: string;
  position: Position;
};

/** What a report consists of, before anything is made of it. */
export type Instance = {
  contexts: Map<string, Context>;
  units: Map<string, Unit>;
  facts: Fact[];
  headers: Header[];
  /** Ids that two different contexts or units carry. */
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

/** Stops reading when a document has more of something than any report. */
export function countItem(count: number, what: string, cursor: Cursor): number {
  if (count >= maxItems) cursor.fail(`the document has more than ${maxItems} ${what}`);
  return count + 1;
}

/** Longest text kept of a header or a part of one. */
export const maxHeaderText = 2_000;

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

/** True for the words about a report that are kept; other texts are passed over. */
export const isHeader = (uri: string, local: string): boolean =>
  (headerNames.has(local) || isOpinionType(local)) && uri.startsWith(danishSpace);

/** Some reports count people without a unit. */
export const isCount = (uri: string, local: string): boolean =>
  local === 'AverageNumberOfEmployees' && (uri === statementSpace || uri.endsWith('/ifrs-full'));

/** `INF` or a whole number; a stated precision is turned into decimals. */
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
