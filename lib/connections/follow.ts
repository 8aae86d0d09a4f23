import 'server-only';
import { registerDb } from '@/lib/db';
import { hasBegun, heldToday } from '@/lib/roles/held-today';
import { Prisma } from '@/prisma/client/client';
import { MOST_FOLLOWED } from './constants';
import { apart } from './nodes';
import type { Edge } from './walk';

/**
 * Which rows of `roles`, joined with `companies`, connect. An audit firm would connect all of its
 * clients; roles that have not begun connect nobody yet.
 */
export const connectingRoles = (today: boolean) =>
  Prisma.sql`("group" <> 'AUDITOR' AND ${today ? heldToday : hasBegun})`;

/**
 * The links of companies and people, each from one of them to another node; `isCut` where there are
 * more than MOST_FOLLOWED.
 *
 * @param roles Which rows of `roles`, joined with `companies`, count.
 */
export async function follow(nodes: readonly string[], roles: Prisma.Sql) {
  const { keys, ids } = apart(nodes);
  const most = MOST_FOLLOWED + 1;
  const edges = await registerDb.$queryRaw<Edge[]>`
    (SELECT DISTINCT role.company_key AS "from", coalesce(own.key, 'p' || person.id) AS "to"
    FROM (
      SELECT company_key, participant_id FROM roles JOIN companies ON key = company_key
      WHERE company_key = ANY(${keys}::bpchar[]) AND ${roles} LIMIT ${most}
    ) role
    JOIN participants person ON person.id = participant_id
    LEFT JOIN companies own ON own.key = person.company_key)
    UNION ALL
    (SELECT DISTINCT person.company_key, roles.company_key
    FROM participants person JOIN roles ON participant_id = person.id
    JOIN companies ON key = roles.company_key
    WHERE person.company_key = ANY(${keys}::bpchar[]) AND ${roles} LIMIT ${most})
    UNION ALL
    (SELECT DISTINCT 'p' || participant_id, company_key FROM roles
    JOIN companies ON key = company_key
    WHERE participant_id = ANY(${ids}::bigint[]) AND ${roles} LIMIT ${most})
    LIMIT ${most}`;
  return { edges: edges.slice(0, MOST_FOLLOWED), isCut: edges.length > MOST_FOLLOWED };
}
