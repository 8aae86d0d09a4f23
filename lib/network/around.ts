import 'server-only';
import { apart } from '@/lib/connections/nodes';
import { registerDb } from '@/lib/db';
import { groupRank, heldToday } from '@/lib/roles/held-today';
import type { Prisma } from '@/prisma/client/client';
import { MOST_AROUND, MOST_READ } from './constants';

/** The neighbours of a node that are worth showing first, and how many it has; null: too many. */
export type Around = { others: string[]; total: number | null };

type Row = { node: string; other: string; total: number | null };

/**
 * The first neighbours of each node: those of today before former ones, active companies before
 * ceased ones, management before owners, large companies before small ones.
 *
 * @param roles Which rows of `roles`, joined with `companies`, count.
 */
export async function readAround(
  nodes: readonly string[],
  roles: Prisma.Sql,
): Promise<Map<string, Around>> {
  const { keys, ids } = apart(nodes);
  const rows = await registerDb.$queryRaw<Row[]>`
    WITH linked AS (
      SELECT asked.key AS node, coalesce(own.key, 'p' || person.id) AS other, own.key AS company, is_today, rank
      FROM unnest(${keys}::text[]) AS asked(key), LATERAL (
        SELECT participant_id, ${heldToday} AS is_today, ${groupRank} AS rank
        FROM roles JOIN companies ON companies.key = company_key
        WHERE company_key = asked.key::bpchar AND ${roles} LIMIT ${MOST_READ}
      ) role
      JOIN participants person ON person.id = participant_id
      LEFT JOIN companies own ON own.key = person.company_key
      UNION ALL
      SELECT node, company_key::text, company_key, is_today, rank
      FROM (
        SELECT asked.key AS node, id FROM unnest(${keys}::text[]) AS asked(key)
        JOIN participants ON company_key = asked.key::bpchar
        UNION ALL
        SELECT 'p' || id, id FROM unnest(${ids}::bigint[]) AS asked(id)
      ) holder, LATERAL (
        SELECT company_key, ${heldToday} AS is_today, ${groupRank} AS rank
        FROM roles JOIN companies ON companies.key = company_key
        WHERE participant_id = holder.id AND ${roles} LIMIT ${MOST_READ}
      ) role
    ), ranked AS (
      SELECT node, other, CASE WHEN sum(count(*)) OVER (PARTITION BY node) < ${MOST_READ}
          THEN count(*) OVER (PARTITION BY node)::int END AS total,
        row_number() OVER (PARTITION BY node ORDER BY bool_or(is_today) DESC,
          bool_or(status = 'CEASED') IS NOT TRUE DESC,
          coalesce(min(rank) FILTER (WHERE is_today), min(rank)),
          max(employees) DESC NULLS LAST, other COLLATE "C") AS place
      FROM linked LEFT JOIN companies ON companies.key = company
      WHERE other <> node
      GROUP BY node, other
    )
    SELECT node, other, total FROM ranked WHERE place <= ${MOST_AROUND} ORDER BY node, place`;
  const found = new Map<string, Around>();
  for (const { node, other, total } of rows) {
    const around = found.get(node);
    if (around) around.others.push(other);
    else found.set(node, { others: [other], total });
  }
  return found;
}
