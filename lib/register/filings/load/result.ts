import 'server-only';
import { RefusalCounts } from '@/lib/register/load/refusals';
import type { PlanCounts } from './plan';
import type { Prepared } from './prepare';

/** What a load of filings did, also kept as the report of its row in register_loads. */
export type FilingsReport = {
  /** Filings given, with and without a document. */
  filings: number;
  /** Statements read from their documents. */
  statements: number;
  withoutDocument: number;
  /** Filings with something that looks wrong or contradicts itself. */
  flagged: number;
  /** The same filing given again. */
  repeated: number;
  /** Companies that were not in the register. */
  unknownCompanies: number;
  refusedByReason: Record<string, number>;
};

export type FilingsResult = FilingsReport &
  Omit<PlanCounts, 'repeated'> & { loadId: number; refused: number };

/** What the filings of a load add up to while they are read. */
export class FilingsTally {
  filings = 0;
  statements = 0;
  withoutDocument = 0;
  flagged = 0;
  readonly refusals = new RefusalCounts();

  add({ periods, withoutDocument, flagged, refused }: Prepared): void {
    this.filings += 1;
    this.statements += periods.length;
    if (withoutDocument) this.withoutDocument += 1;
    if (flagged) this.flagged += 1;
    if (refused !== null) this.refusals.add(refused);
  }

  report(repeated: number, unknownCompanies: number): FilingsReport {
    const { filings, statements, withoutDocument, flagged, refusals } = this;
    return {
      filings,
      statements,
      withoutDocument,
      flagged,
      repeated,
      unknownCompanies,
      refusedByReason: refusals.byReason,
    };
  }
}
