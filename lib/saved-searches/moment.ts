import 'server-only';
import { ownVersionSql } from '@/lib/search-index/own-version';

/** Which register it is: the version of its search index, and the newest load that is done. */
export type Moment = { version: number; load: number | null };

/** Of one moment, as a load is entered as done together with what it brings. */
export const momentSql = `
  SELECT ${ownVersionSql} AS version,
    (SELECT max(id) FROM register_loads WHERE status = 'DONE') AS load`;
