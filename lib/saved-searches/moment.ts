import 'server-only';
import { ownVersionSql } from '@/lib/search-index/own-version';

/** Identifies a register: the version of its search index, and the latest completed load. */
export type Moment = { version: number; load: number | null };

/** Consistent, as a load is marked as done in the same transaction as its index. */
export const momentSql = `
  SELECT ${ownVersionSql} AS version,
    (SELECT max(id) FROM register_loads WHERE status = 'DONE') AS load`;
