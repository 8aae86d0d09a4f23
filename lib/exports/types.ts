import type { ColumnKey } from './columns';
import type { EXPORT_FORMATS } from './constants';

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Which companies a file is about. */
export type ExportTarget =
  /** Saved companies, chosen one by one: the ids of the entries. */
  (
    | { kind: 'saved'; ids: string[] }
    /** All that an address shows, whatever its page: the query string of /saved, /discover or /segmintation. */
    | { kind: 'saved-query' | 'discover' | 'segment'; query: string }
  ) & {
    /** The file goes to somebody else: nothing that its owner wrote is in it. */
    shared?: boolean;
  };

export type ExportRequest = {
  target: ExportTarget;
  format: ExportFormat;
  /** In the order of the file; without them those that most people want. */
  columns?: ColumnKey[];
};

export type ExportStatus = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED';

/** What a file says about itself. */
export type ExportFacts = {
  /** Companies in it. */
  rows: number;
  /** Of these, companies that the register no longer has. */
  missing: number;
  /** Contacts under advertising protection that were left out, and of how many companies. */
  contactCells: number;
  protectedCompanies: number;
  /** Texts that were too long for a cell. */
  cutCells: number;
  /** The day of the register, yyyy-mm-dd; null when it is not known. */
  registerDay: string | null;
  /** Invented companies are among them. */
  hasSample: boolean;
};

/** A file as the API tells of it; moments in ISO 8601. */
export type ExportOnWire = {
  id: string;
  format: ExportFormat;
  status: ExportStatus;
  fileName: string;
  /** What is in it, in words. */
  title: string;
  /** Companies that were asked for: ids of nobody's count here. */
  asked: number;
  /** Companies that it has. */
  total: number;
  /** Of these, written so far. */
  done: number;
  /** Once it is ready. */
  facts: ExportFacts | null;
  bytes: number | null;
  /** Why there is none. */
  failure: string | null;
  /** Where it is fetched, once it is ready. */
  href: string | null;
  createdAt: string;
  /** When it goes away. */
  expiresAt: string;
};
