import 'server-only';
import { registerDb } from '@/lib/db';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { heldToday } from '@/lib/roles/held-today';
import type { RoleGroup } from '@/lib/roles/types';
import { Prisma } from '@/prisma/client/client';
import { type Among, amongSql } from './among';
import type { Caller } from './facts';
import { remembered } from './remembered';

export type Holder = { id: string; name: string; held: number; shown: string; href: string };

type Asked = { groups: readonly RoleGroup[]; among?: Among; limit?: number };
type Row = Pick<Holder, 'id' | 'name' | 'held'>;

const ask = (groups: readonly RoleGroup[], among: Among, limit: number) => {
  // A founding has no day and no end.
  const isHeld = groups.every((group) => group === 'FOUNDER') ? Prisma.sql`true` : heldToday;
  return registerDb.$queryRaw<Row[]>`
    SELECT most.id::text, name, held FROM (
      SELECT participant_id AS id, count(DISTINCT company_key)::int AS held
      FROM roles JOIN companies ON key = company_key
      WHERE "group"::text = ANY (${[...groups]}::text[]) AND ${isHeld} AND ${amongSql(among)}
      GROUP BY participant_id ORDER BY held DESC, participant_id LIMIT ${limit}
    ) most JOIN participants USING (id) ORDER BY held DESC, name, id`;
};

/** The holders of some kinds of role in the most companies today. */
export async function mostHeld(
  _caller: Caller,
  { groups, among = {}, limit = 5 }: Asked,
): Promise<Holder[]> {
  const key = JSON.stringify(['mostHeld', groups, among, limit]);
  const rows = await remembered(key, () => ask(groups, among, limit));
  return rows.map((row) => ({
    ...row,
    shown: formatNumber(row.held),
    href: paths.person(row.id),
  }));
}
