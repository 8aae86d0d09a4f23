import 'server-only';
import { RefusalCounts } from '@/lib/register/load/refusals';
import type { PlanCounts } from './plan';
import type { Prepared } from './prepare';

/** The outcome of a load of filings, also stored as the report in register_loads. */
type FilingsReport = {
  /** Number of filings given, with and without a document. */
  filings: number;
  /** Number of statements read from their documents. */
  statements: number;
  withoutDocument: number;
  /** Filings that contain something doubtful or contradictory. */
  flagged: number;
  /** Filings whose document we failed to read; the log has the errors. */
  faults: number;
  /** Number of filings given more than once. */
  repeated: number;
  /** Companies that were not in the register. */
  unknownCompanies: number;
  refusedByReason: Record<string, number>;
};

export type FilingsResult = FilingsReport &
  Omit<PlanCounts, 'repeated'> & { loadId: number; refused: number };

/** Totals over the filings of a load, counted while they are read. */
export class FilingsTally {
  filings = 0;
  statements = 0;
  withoutDocument = 0;
  flagged = 0;
  faults = 0;
  readonly refusals = new RefusalCounts();

  add({ periods, withoutDocument, flagged, refused, fault }: Prepared): void {
    this.filings += 1;
    this.statements += periods.length;
    if (withoutDocument) this.withoutDocument += 1;
    if (flagged) this.flagged += 1;
    if (fault !== null) this.faults += 1;
    if (refused !== null) this.refusals.add(refused);
  }

  report(repeated: number, unknownCompanies: number): FilingsReport {
    const { filings, statements, withoutDocument, flagged, faults, refusals } = this;
    return {
      filings,
      statements,
      withoutDocument,
      flagged,
      faults,
      repeated,
      unknownCompanies,
      refusedByReason: refusals.byReason,
    };
  }
}
