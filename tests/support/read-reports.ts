import { readReport } from '@/lib/register/filings/xbrl';
import { instance } from './report-documents';

type Read = ReturnType<typeof readReport>;

/** An XBRL instance with this content, as read by the application. */
export const read = (...content: string[]): Read => readReport(Buffer.from(instance(...content)));

/** The figures of one statement. */
export const values = (report: Read, place = 0) =>
  Object.fromEntries(report.statements[place]?.values ?? []);

/** Scope, whether it is the previous period, and figures of each statement. */
export const scopes = (report: Read) =>
  report.statements.map((statement) => [
    statement.scope,
    statement.comparative,
    Object.fromEntries(statement.values),
  ]);
