import 'server-only';
import type { ClientBase } from 'pg';
import { keysOf } from '@/lib/entries';
import { HAS_BEGUN, HELD_TODAY, TODAY, TODAY_INDEXED } from './held-sql';
import { IS_OWNING } from './owning-sql';
import type { RoleGroup } from './types';

/**
 * The kinds of role whose holders are counted; owners, and the partners who own their company, are
 * one kind.
 */
export const COUNTED_KINDS = {
  MANAGEMENT: ['MANAGEMENT'],
  BOARD: ['BOARD'],
  AUDITOR: ['AUDITOR'],
  OWNER: ['OWNER', 'PARTNER'],
  FOUNDER: ['FOUNDER'],
} as const satisfies Partial<Record<RoleGroup, readonly RoleGroup[]>>;

export type CountedKind = keyof typeof COUNTED_KINDS;

/** Whether a row of `roles`, joined with its row of `companies`, is of a kind. */
export const isOfKind = (kind: CountedKind): string =>
  kind === 'OWNER' ? IS_OWNING : `"group" = '${kind}'`;

const kindSql = `CASE ${keysOf(COUNTED_KINDS)
  .map((kind) => `WHEN ${isOfKind(kind)} THEN '${kind}'::role_group`)
  .join(' ')} END`;

/** A founding has no day and no end, and counts in ceased companies too. */
const heldSql = `("group" = 'FOUNDER' OR ${HELD_TODAY})`;
const everSql = `("group" = 'FOUNDER' OR ${HAS_BEGUN})`;

/** The next day on which a role begins or ends by itself. */
const turnSql = `CASE WHEN "group" <> 'FOUNDER' THEN least(
  CASE WHEN valid_from > ${TODAY} THEN valid_from END,
  CASE WHEN valid_to > ${TODAY} AND status <> 'CEASED' THEN valid_to END) END`;

/**
 * Companies per participant and kind of role, today and ever; only those who ever had several, or
 * who may come to have several without a load.
 * @param condition SQL that filters roles
 */
const countsSql = (condition: string) => `
  SELECT kind, participant_id, count(*) FILTER (WHERE held)::int AS held,
    count(*) FILTER (WHERE ever)::int AS held_ever, min(turn) AS counted_until
  FROM (
    SELECT kind, participant_id, company_key, bool_or(held) AS held, bool_or(ever) AS ever,
      min(turn) AS turn
    FROM (
      SELECT ${kindSql} AS kind, participant_id, company_key, ${heldSql} AS held,
        ${everSql} AS ever, ${turnSql} AS turn
      FROM roles JOIN companies ON key = company_key WHERE ${condition}
    ) told
    WHERE kind IS NOT NULL AND (ever OR turn IS NOT NULL)
    GROUP BY kind, participant_id, company_key
  ) of_company
  GROUP BY kind, participant_id HAVING count(*) > 1`;

const insertSql = (condition: string) => `
  INSERT INTO role_counts ("group", participant_id, held, held_ever, counted_until)
  ${countsSql(condition)}`;

/** Counts all holders of roles anew, within the caller's transaction. */
export async function rebuildRoleCounts(client: ClientBase): Promise<void> {
  await client.query('DELETE FROM role_counts');
  await client.query(insertSql('true'));
  await client.query('ANALYZE role_counts');
}

/**
 * Counts some participants anew, and those whose roles have begun or ended by themselves since they
 * were counted, within the caller's transaction.
 * @param participants SQL of a query that returns ids of participants
 */
export async function refreshRoleCounts(client: ClientBase, participants: string): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE counted_anew ON COMMIT DROP AS
    SELECT DISTINCT id FROM (${participants} UNION ALL
      SELECT participant_id FROM role_counts WHERE counted_until <= ${TODAY_INDEXED}) given (id)`);
  await client.query('ANALYZE counted_anew');
  const isGiven = 'participant_id IN (SELECT id FROM counted_anew)';
  await client.query(`DELETE FROM role_counts WHERE ${isGiven}`);
  await client.query(insertSql(isGiven));
  await client.query('DROP TABLE counted_anew');
}

/** Whether nobody has been counted, today and before, as in a register that an earlier version loaded. */
export async function lacksRoleCounts(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ lacks: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM role_counts WHERE held_ever > 0) AS lacks',
  );
  if (!rows[0]?.lacks) return false;
  const { rowCount } = await client.query(`${countsSql('true')} LIMIT 1`);
  return rowCount !== 0;
}
