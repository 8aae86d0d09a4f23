import { indexFormat } from './sections';

// Not only for the server's own thread: files of exports are made in threads that read it too.

/**
 * In SQL, the version of the newest index that this version of the application can read; 0 without
 * one. Beside it stands that of the version before or after, while one follows the other.
 */
export const ownVersionSql = `(SELECT coalesce(max(version), 0) FROM search_indexes
  WHERE format = ${indexFormat})`;
