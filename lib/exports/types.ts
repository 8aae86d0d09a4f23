import type { ColumnKey } from './columns';
import type { EXPORT_FORMATS } from './constants';

export type { ExportFacts, ExportOnWire } from './answers';

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The companies to export. */
export type ExportTarget =
  /** Individually selected saved companies, by entry ids. */
  (
    | { kind: 'saved'; ids: string[] }
    /**
     * Everything a URL shows, on all pages: the query string of /saved, /discover, /segmintation or
     * /compare.
     */
    | { kind: 'saved-query' | 'discover' | 'segment' | 'compare'; query: string }
  ) & {
    /** The file is for another person: it excludes everything the user wrote. */
    shared?: boolean;
  };

export type ExportRequest = {
  target: ExportTarget;
  format: ExportFormat;
  /** In file order; defaults to defaultColumns. */
  columns?: ColumnKey[];
};
