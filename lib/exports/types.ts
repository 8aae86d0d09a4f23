import type { EXPORT_FORMATS } from './constants';

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Which companies a file is about. */
export type ExportTarget =
  /** Saved companies, chosen one by one: the ids of the entries. */
  | { kind: 'saved'; ids: string[] }
  /** All that an address shows, whatever its page: the query string of /saved, /discover or /segmintation. */
  | { kind: 'saved-query' | 'discover' | 'segment'; query: string };
