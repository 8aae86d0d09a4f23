import 'server-only';
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

/** Reasons differ in numbers; the report counts them without. */
const kindOfReason = (reason: string) => reason.replace(/\d+/g, '…').slice(0, 120);
const maxReasons = 50;

/** What the filings of a load add up to while they are read. */
export class FilingsTally {
  filings = 0;
  statements = 0;
  withoutDocument = 0;
  flagged = 0;
  refused = 0;
  readonly refusedByReason: Record<string, number> = {};

  add({ periods, withoutDocument, flagged, refused }: Prepared): void {
    this.filings += 1;
    this.statements += periods.length;
    if (withoutDocument) this.withoutDocument += 1;
    if (flagged) this.flagged += 1;
    if (refused !== null) this.#refuse(kindOfReason(refused));
  }

  #refuse(kind: string): void {
    this.refused += 1;
    const counts = this.refusedByReason;
    const reason = kind in counts || Object.keys(counts).length < maxReasons ? kind : 'other';
    counts[reason] = (counts[reason] ?? 0) + 1;
  }

  report(repeated: number, unknownCompanies: number): FilingsReport {
    const { filings, statements, withoutDocument, flagged, refusedByReason } = this;
    return {
      ...{ filings, statements, withoutDocument, flagged },
      ...{ repeated, unknownCompanies, refusedByReason },
    };
  }
}
