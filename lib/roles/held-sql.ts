/**
 * The rules of which roles count, as SQL text for statements that use the driver directly.
 * held-today.ts has the same rules for the ORM.
 */

/**
 * Today in Denmark, for conditions on an index: only of a plain expression does the planner know how
 * few rows are meant.
 */
export const TODAY_INDEXED = `(now() AT TIME ZONE 'Europe/Copenhagen')::date`;

/** A subquery is computed once; the expression itself would be for every row. */
export const TODAY = `(SELECT ${TODAY_INDEXED})`;

/**
 * Whether a row of `roles` has begun. The register enters some roles ahead of time; these count for
 * nothing yet.
 */
export const HAS_BEGUN = `(valid_from IS NULL OR valid_from <= ${TODAY})`;

/**
 * Whether a role has begun and not ended. A role with an end date in the future lasts until then.
 * The same rule outside SQL is in goes-on.ts.
 */
export const GOES_ON = `(${HAS_BEGUN} AND (valid_to IS NULL OR valid_to > ${TODAY}))`;

/**
 * Whether a row of `roles`, joined with its row of `companies`, is held today. A founding never is,
 * although the register gives it no end, and neither is a role in a ceased company.
 */
export const HELD_TODAY = `(${GOES_ON} AND "group" <> 'FOUNDER' AND status <> 'CEASED')`;
