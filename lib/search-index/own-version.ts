import { indexFormat } from './sections';

// No 'server-only' import: worker threads that make export files load this module too.

/**
 * SQL for the version of the newest index in this release's format; 0 without one. During a rolling
 * deployment the table also holds the index of the previous or next release.
 */
export const ownVersionSql = `(SELECT coalesce(max(version), 0) FROM search_indexes
  WHERE format = ${indexFormat})`;
