/** In SQL, which loads count: those that are in the register, or with them the one being made. */
export const LOADED = `status = 'DONE'`;
export const LOADED_OR_LOADING = `status IN ('DONE', 'RUNNING')`;

/**
 * In SQL, the day up to which the register is known; null where no load tells. The newest update is
 * one after the full load. Documents that somebody hands in may be of any age, so such a load counts
 * only when it states its day; accounts are no update of the register.
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
