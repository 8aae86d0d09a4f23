import 'server-only';
import { registerDb } from '@/lib/db';
import { MOST_COUNTED } from '@/lib/roles/constants';
import type { Prisma } from '@/prisma/client/client';
import { apart } from './nodes';

/**
 * In how many companies each node has roles that count; MOST_COUNTED stands for so many or more.
 * Whoever founds companies for others, or sits on hundreds of boards, connects most of them.
 *
 * @param roles Which rows of `roles`, joined with `companies`, count.
 */
export async function countHeldIn(
  nodes: readonly string[],
  roles: Prisma.Sql,
): Promise<Map<string, number>> {
  const { keys, ids } = apart(nodes);
  const rows = await registerDb.$queryRaw<{ node: string; total: number }[]>`
    WITH holders AS (
      SELECT company_key::text AS node, id FROM participants WHERE company_key = ANY(${keys}::bpchar[])
      UNION ALL
      SELECT 'p' || id, id FROM unnest(${ids}::bigint[]) AS asked(id)
    )
    SELECT node, least(count(DISTINCT company_key), ${MOST_COUNTED})::int AS total
    FROM holders, LATERAL (
      SELECT company_key FROM roles JOIN companies ON key = company_key
      WHERE participant_id = holders.id AND ${roles} LIMIT ${MOST_COUNTED * 2}
    ) held
    GROUP BY node`;
  return new Map(rows.map(({ node, total }) => [node, total]));
}
