/** SQL conditions for the loads that count: finished ones, or also the one in progress. */
export const LOADED = `status = 'DONE'`;
export const LOADED_OR_LOADING = `status IN ('DONE', 'RUNNING')`;

const dayOfLoads = (loads: string) => `(SELECT max(started_at)::date FROM register_loads
  WHERE ${loads} AND source <> 'FILINGS')`;

/** SQL for the register's date or, if that is unknown, the day of the newest load. */
export const knownDaySql = (loads: string) =>
  `coalesce(${registerDaySql(loads)}, ${dayOfLoads(loads)})`;

/**
 * SQL for the day up to which the register is known; null if no load determines it. Updates count
 * only after the newest full load. Imported files may be of any age, so their load counts only if
 * it states its snapshot date; loads of filings are not updates of the register.
 */
export const registerDaySql = (loads: string) => `(
  WITH snapshot AS (
    SELECT id, snapshot_date FROM register_loads
    WHERE ${loads} AND kind = 'FULL' AND snapshot_date IS NOT NULL
    ORDER BY id DESC LIMIT 1
  ), newest AS (
    SELECT coalesce(snapshot_date, (coalesce(complete_to, finished_at, started_at)
      AT TIME ZONE 'Europe/Copenhagen')::date) AS day
    FROM register_loads
    WHERE ${loads} AND kind = 'DELTA' AND id > coalesce((SELECT id FROM snapshot), 0)
      AND (source IN ('DISTRIBUTION', 'DATAFORDELER')
        OR (source IN ('FILES', 'SAMPLE') AND snapshot_date IS NOT NULL))
    ORDER BY id DESC LIMIT 1
  )
  SELECT greatest((SELECT snapshot_date FROM snapshot), (SELECT day FROM newest)))`;
