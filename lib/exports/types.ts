import type { ColumnKey } from './columns';
import type { EXPORT_FORMATS } from './constants';

export type { ExportFacts, ExportOnWire } from './answers';

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
