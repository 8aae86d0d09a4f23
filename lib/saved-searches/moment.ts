import 'server-only';

/** Which register it is: the version of its search index, and the newest load that is done. */
export type Moment = { version: number; load: number | null };

/** Of one moment, as a load is entered as done together with what it brings. */
export const momentSql = `
  SELECT (SELECT coalesce(max(version), 0) FROM search_indexes) AS version,
    (SELECT max(id) FROM register_loads WHERE status = 'DONE') AS load`;
