import 'server-only';
import { apart } from '@/lib/connections/nodes';
import { registerDb } from '@/lib/db';
import { type HeldRow, held, toHeld } from '@/lib/roles/held';
import { groupRank, heldToday } from '@/lib/roles/held-today';
import type { Prisma } from '@/prisma/client/client';
import type { NetworkLink } from './types';

type Row = HeldRow & { holder: string; company: string; isToday: boolean };

/**
 * Everything that some companies and people hold in each other; of each two the roles of today
 * first, then the newest ones.
 *
 * @param roles Which rows of `roles`, joined with `companies`, count.
 */
export async function readLinks(
  nodes: readonly string[],
  roles: Prisma.Sql,
): Promise<NetworkLink[]> {
  const { keys, ids } = apart(nodes);
  const rows = await registerDb.$queryRaw<Row[]>`
    WITH holders AS (
      SELECT company_key::text AS holder, id FROM participants WHERE company_key = ANY(${keys}::bpchar[])
      UNION ALL
      SELECT 'p' || id, id FROM unnest(${ids}::bigint[]) AS asked(id)
    )
    SELECT holder, company_key::text AS company, ${held}, ${heldToday} AS "isToday"
    FROM roles JOIN holders ON holders.id = participant_id JOIN companies ON key = company_key
    WHERE company_key = ANY(${keys}::bpchar[]) AND holder <> company_key AND ${roles}
    ORDER BY holder COLLATE "C", company_key, "isToday" DESC, ${groupRank},
      valid_from DESC NULLS LAST, position`;
  const links: NetworkLink[] = [];
  for (const { holder, company, ...role } of rows) {
    const last = links.at(-1);
    if (last && last.holder === holder && last.company === company) last.roles.push(toHeld(role));
    else links.push({ holder, company, roles: [toHeld(role)] });
  }
  return links;
}
