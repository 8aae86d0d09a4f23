import type { LoadKind, LoadSource } from '@/prisma/client/enums';
import type { CompanyRecord, Day, Subject, UnitRecord, WithdrawalRecord } from '../record';
import type { CodesFound } from './codes';
import type { MergeCounts } from './merge';
import type { StreamName } from './tables';

/** A production unit from a document of its own. */
type UnitEntry = { companyKey: string; unit: UnitRecord };
type WithdrawnEntry = { withdrawn: WithdrawalRecord };
export type LoadEntry = CompanyRecord | UnitEntry | WithdrawnEntry;

/** An entry that was unreadable or left out, with its subject if known. */
export type Refusal = Subject & {
  place: string;
  reason: string;
  /** The register's own id of the company, for sources that identify it that way. */
  registerId?: number;
  /** Nothing is known of it: it may be the document of any company or unit. */
  isOfAnyone?: true;
};

/**
 * How rows are written. `beside`: into new tables that later replace the serving ones. `staged`:
 * numbered, into temporary tables, to be merged.
 */
export type Mode = 'beside' | 'staged';

/** Rows of a few hundred entries in COPY's text format, with counts and refusals. */
export type Batch = {
  rows: Partial<Record<StreamName, Uint8Array>>;
  /** The companies' CVR numbers. */
  keys: Uint32Array;
  /** Number of entries read, including units. */
  entries: number;
  units: number;
  /** Number of companies without coordinates. */
  unplaced: number;
  codes: CodesFound;
  refused: Refusal[];
  /** Documents that are not loaded, by kind. */
  ignored: Record<string, number>;
};

/** Returns the same batch each time it is called. */
export type BatchMaker = (mode: Mode) => Batch | Promise<Batch>;

type Progress = { entries: number; refused: number };

export type LoadOptions = {
  source: LoadSource;
  kind: LoadKind;
  /** The day that the data describes, `yyyy-mm-dd`. */
  snapshotDate: Day | null;
  /** For live sources: everything entered up to this time is in the load, ISO 8601. */
  completeTo?: string | null;
  /**
   * Removes companies and units that a full load lacks even if it had documents of which nothing is
   * known, which may be theirs.
   */
  removeMissing?: boolean;
  /** Runs everything and then rolls back. */
  dryRun?: boolean;
  onRefused?: (refusal: Refusal) => void;
  onProgress?: (progress: Progress) => void;
};

export type LoadReport = {
  repeated: number;
  deleted: number;
  /** Companies that a full load lacks and that were kept: unreadable documents may be theirs. */
  keptMissing: number;
  /**
   * Companies created because a production unit belongs to them although the register lacks them.
   */
  unknownCompanies: number;
  unplaced: number;
  refusedByReason: Record<string, number>;
  ignored: Record<string, number>;
  unknownCodes: Record<string, (string | number)[]>;
};

export type LoadResult = MergeCounts & LoadReport & { loadId: number; refused: number };
