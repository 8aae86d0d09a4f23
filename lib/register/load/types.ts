import type { LoadKind, LoadSource } from '@/prisma/client/enums';
import type { CompanyRecord, Day, Subject, UnitRecord, WithdrawalRecord } from '../record';
import type { CodesFound } from './codes';
import type { MergeCounts } from './merge';
import type { StreamName } from './tables';

/** A production unit that came as a document of its own. */
export type UnitEntry = { companyKey: string; unit: UnitRecord };
export type WithdrawnEntry = { withdrawn: WithdrawalRecord };
export type LoadEntry = CompanyRecord | UnitEntry | WithdrawnEntry;

/** Something a source could not read, or read and left out; of whom, where it tells. */
export type Refusal = Subject & {
  place: string;
  reason: string;
  /** The register's own id of the company, of sources that tell by it. */
  registerId?: number;
};

/**
 * How rows are written. `beside`: into new tables that later take the place of
 * the serving ones. `staged`: numbered, into temporary tables, to be merged.
 */
export type Mode = 'beside' | 'staged';

/** Rows of some hundred entries in COPY's text format, and what was met in making them. */
export type Batch = {
  rows: Partial<Record<StreamName, Uint8Array>>;
  /** The companies' CVR numbers. */
  keys: Uint32Array;
  /** Entries read, units included. */
  entries: number;
  units: number;
  /** Companies without a position. */
  unplaced: number;
  codes: CodesFound;
  refused: Refusal[];
  /** Documents that are none of ours, by kind. */
  ignored: Record<string, number>;
};

/** Makes the same batch each time it is called. */
export type BatchMaker = (mode: Mode) => Batch | Promise<Batch>;

export type Progress = { entries: number; refused: number };

export type LoadOptions = {
  source: LoadSource;
  kind: LoadKind;
  /** The day the data describes, `yyyy-mm-dd`. */
  snapshotDate: Day | null;
  /** Live sources: everything they had entered by then is in this load, ISO 8601. */
  completeTo?: string | null;
  /** Does everything and keeps nothing. */
  dryRun?: boolean;
  onRefused?: (refusal: Refusal) => void;
  onProgress?: (progress: Progress) => void;
};

export type LoadReport = {
  repeated: number;
  deleted: number;
  /** Companies made because a production unit belongs to them, and they are not in the register. */
  unknownCompanies: number;
  unplaced: number;
  refusedByReason: Record<string, number>;
  ignored: Record<string, number>;
  unknownCodes: Record<string, (string | number)[]>;
};

export type LoadResult = MergeCounts & LoadReport & { loadId: number; refused: number };
