import 'server-only';
import { cutText } from '@/lib/cut-text';
import { maxLine } from '@/lib/register/cvr/values';
import { type Cell, encodeRow } from '@/lib/register/load/copy';
import { statementFields } from '../fields';
import { statementRules } from '../fields/rules';
import type { FilingEntry, FilingInput, Report, Statement } from '../types';
import { entryOfReport, readDocument } from './document';
import { knowledge } from './stage-tables';

/** A filing as it is staged: rows in COPY's text format, without their `seq`. */
export type Prepared = {
  place: string;
  /** Null if nothing can be stored. */
  filing: string | null;
  periods: string[];
  /** The company as described in its report; null if the report belongs to another company. */
  company: string | null;
  /** Why its document is not used. */
  refused: string | null;
  /** The error, where we failed on its document; the filing is staged as if it had none. */
  fault: Error | null;
  flagged: boolean;
  withoutDocument: boolean;
};

type Found = { sha: string | null; report: Report | null; foreign: boolean; flags: string[] };

const fields = Object.keys(statementRules);

/** Collapses whitespace and limits the length to what an index or a table can show. */
const tidy = (text: string | null) =>
  cutText(text?.replace(/\s+/g, ' ').trim() ?? '', maxLine).trim() || null;

/** Replaces lone surrogates and removes NUL, both of which jsonb rejects. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

/** Null for an empty object or list. */
const json = (value: object) =>
  Object.keys(value).length > 0 ? JSON.stringify(value, storable) : null;

/** Null if the statement has no element used by any field. */
function periodCells(statement: Statement): Cell[] | null {
  const { employees, values, elements, flags } = statementFields(statement);
  const { currency } = statement;
  if (Object.keys(elements).length + Object.keys(flags).length === 0) return null;
  return [
    ...[statement.endDate, statement.scope, statement.startDate, statement.comparative, currency],
    ...fields.map((field) => (field === 'employees' ? employees : values[field])),
    ...[json(elements), json(flags)],
  ];
}

/** Rows by (end date, scope); a report's own period takes precedence over a repeated one. */
function periodRows(report: Report): { rows: string[]; flagged: boolean } {
  const rows = new Map<string, Cell[]>();
  const own = (statement: Statement) => (statement.comparative ? 1 : 0);
  for (const statement of report.statements.toSorted((a, b) => own(a) - own(b))) {
    const key = `${statement.endDate} ${statement.scope}`;
    const cells = rows.has(key) ? null : periodCells(statement);
    if (cells) rows.set(key, cells);
  }
  const all = [...rows.values()];
  return { rows: all.map(encodeRow), flagged: all.some((cells) => cells.at(-1) !== null) };
}

function filingRow(entry: FilingEntry, { sha, report, foreign, flags }: Found, known: number) {
  const used = foreign ? null : report;
  return encodeRow([
    ...[known, foreign, entry.id, entry.companyKey, entry.kind, entry.startDate, entry.endDate],
    ...[entry.publishedAt, entry.amended, entry.pdfUrl, entry.xbrlUrl, sha],
    ...[tidy(used?.reportType ?? null), tidy(used?.reportingClass ?? null)],
    ...[tidy(used?.auditFirm ?? null), tidy(used?.auditAssistance ?? null)],
    ...[used?.approvedOn, used?.auditOpinion, used?.goingConcern ?? null],
    ...[json(used?.passages ?? {}), json(flags)],
  ]);
}

function companyRow(key: string, report: Report | null): string {
  const name = tidy(report?.name ?? null);
  const { street = null, postalCode = null, postalDistrict = null } = report?.address ?? {};
  const code = /^\d{4}$/.test(postalCode ?? '') ? postalCode : null;
  return encodeRow([key, name, tidy(street), code, tidy(postalDistrict)]);
}

/** Differences between the report and its entry; neither is considered wrong. */
function disagreements(entry: FilingEntry, { startDate, endDate }: Report): string[] {
  if (endDate === entry.endDate && startDate === (entry.startDate ?? startDate)) return [];
  const filed = `${entry.startDate ?? '…'} to ${entry.endDate}`;
  return [`the report is for ${startDate} to ${endDate}, filed for ${filed}`];
}

function stored(place: string, entry: FilingEntry, found: Found, refused: string | null): Prepared {
  const { report, foreign, sha, flags } = found;
  const periods = report && !foreign ? periodRows(report) : { rows: [], flagged: false };
  if (report && !foreign && periods.rows.length === 0) flags.push('none of its figures are used');
  const known = sha === null ? knowledge.entry : knowledge.document;
  return {
    place,
    filing: filingRow(entry, found, periods.rows.length > 0 ? knowledge.statements : known),
    periods: periods.rows,
    company: foreign ? null : companyRow(entry.companyKey, report),
    refused,
    fault: null,
    flagged: refused === null && (periods.flagged || flags.length > 0),
    withoutDocument: sha === null,
  };
}

/** A filing of which nothing is stored. */
export const refuse = (place: string, refused: string): Prepared => ({
  place,
  filing: null,
  periods: [],
  company: null,
  refused,
  fault: null,
  flagged: false,
  withoutDocument: false,
});

const withoutReport = (place: string, entry: FilingEntry) =>
  stored(place, entry, { sha: null, report: null, foreign: false, flags: [] }, null);

/** Without a digest of its document, which live updates therefore ask for again. */
function faulty({ place, entry }: FilingInput, error: unknown): Prepared {
  const kept = entry ? withoutReport(place, entry) : { ...refuse(place, ''), refused: null };
  const fault = error instanceof Error ? error : new Error(String(error));
  return { ...kept, withoutDocument: false, fault };
}

async function prepare({ place, entry, document }: FilingInput): Promise<Prepared> {
  if (!document) {
    if (!entry) return refuse(place, 'there is neither an entry nor a document');
    return withoutReport(place, entry);
  }
  const read = await readDocument(document, entry);
  if ('reason' in read) {
    if (!entry) return refuse(place, read.reason);
    const found = { sha: read.sha, report: null, foreign: false, flags: [read.reason] };
    return stored(place, entry, found, read.reason);
  }
  const { sha, report } = read;
  const own = entry ?? entryOfReport(report, sha);
  if (!own) return refuse(place, 'the report does not name its company');
  if (report.companyKey !== null && report.companyKey !== own.companyKey) {
    const reason = `is the report of company ${report.companyKey}, filed for ${own.companyKey}`;
    return stored(place, own, { sha, report, foreign: true, flags: [reason] }, reason);
  }
  const flags = [...report.flags, ...disagreements(own, report)];
  return stored(place, own, { sha, report, foreign: false, flags }, null);
}

/**
 * Reads a filing's document and prepares its rows. If the document is unusable or belongs to
 * another company, only the entry is stored, with the reason; without an entry, nothing is. A fault
 * of our own costs this document alone.
 */
export async function prepareFiling(input: FilingInput): Promise<Prepared> {
  try {
    return await prepare(input);
  } catch (error) {
    return faulty(input, error);
  }
}
