import 'server-only';
import type { FiledPeriod, Report } from '../types';
import { checkTotals } from './checks';
import { decodeXml } from './decode';
import { Flags } from './flags';
import { Headers, readWords } from './headers';
import { contextUses, precedingPeriod, reportKind, reportPeriod } from './periods';
import { readInstance } from './read-instance';
import { ReportError } from './report-error';
import { defaultScopes, StatementBuilder } from './statements';

/**
 * Reads an annual report from an XBRL instance or an inline XBRL page, detected from its content.
 * Amounts are in full units of a statement's currency; doubtful ones are left empty and flagged. Throws
 * ReportError if the document cannot be read or its period cannot be determined.
 * @param filed the period that it is filed for, which decides where the report does not state its own
 */
export function readReport(document: Buffer, filed: FiledPeriod | null = null): Report {
  const instance = readInstance(decodeXml(document));
  if (instance.facts.length === 0 && instance.headers.length === 0) {
    throw new ReportError('the report has no facts');
  }
  const flags = new Flags();
  const headers = new Headers(instance, flags);
  const uses = contextUses(instance);
  const period = reportPeriod(headers, uses, filed, flags);
  const { preceding, precedingInferred } = precedingPeriod(headers, period, uses, flags);
  const words = readWords(headers, flags);
  const stated = headers.text('ReportingPeriodEndDate') !== null;
  const statements = new StatementBuilder(
    instance,
    { current: period, preceding },
    defaultScopes(instance, stated),
    flags,
  ).build();
  if (!statements.some(({ comparative }) => !comparative)) {
    flags.add('no figures of the reporting period');
  }
  for (const statement of statements) checkTotals(statement, flags);
  return {
    ...period,
    ...words,
    kind: reportKind(words.reportType, period),
    preceding,
    precedingInferred,
    statements,
    flags: flags.list(),
  };
}
