import 'server-only';
import { registerDb } from '@/lib/db';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { TODAY } from '@/lib/roles/held-sql';
import { heldToday } from '@/lib/roles/held-today';
import { COUNTED_KINDS, type CountedKind } from '@/lib/roles/role-counts';
import type { RoleGroup } from '@/lib/roles/types';
import { Prisma } from '@/prisma/client/client';
import { type Among, amongSql } from './among';
import type { Caller } from './facts';
import { remembered } from './remembered';

export type Holder = { id: string; name: string; held: number; shown: string; href: string };

type Asked = { groups: readonly RoleGroup[]; among?: Among; limit?: number };
type Row = Pick<Holder, 'id' | 'name' | 'held'>;

const kinds = Object.keys(COUNTED_KINDS) as CountedKind[];
const kindOf = (groups: readonly RoleGroup[]) =>
  kinds.find((kind) => COUNTED_KINDS[kind].join() === groups.toSorted().join());

/** A founding has no day and no end. */
const isHeld = (groups: readonly RoleGroup[]) =>
  groups.every((group) => group === 'FOUNDER') ? Prisma.sql`true` : heldToday;

const inGroups = (groups: readonly RoleGroup[]) =>
  Prisma.join(groups.map((group) => Prisma.sql`${group}::role_group`));

/** Counts the roles themselves, of all participants or of those that a condition selects. */
const countSql = (groups: readonly RoleGroup[], among: Among, condition = Prisma.sql`true`) =>
  Prisma.sql`
    SELECT participant_id AS id, count(DISTINCT company_key)::int AS held
    FROM roles JOIN companies ON key = company_key
    WHERE "group" IN (${inGroups(groups)}) AND ${isHeld(groups)} AND ${amongSql(among)}
      AND ${condition}
    GROUP BY participant_id`;

const most = (counts: Prisma.Sql, limit: number) =>
  registerDb.$queryRaw<Row[]>`
    SELECT most.id::text, name, held FROM (
      SELECT id, held FROM (${counts}) counts ORDER BY held DESC, id LIMIT ${limit}
    ) most JOIN participants USING (id) ORDER BY held DESC, name, id`;

/**
 * The counts that loads keep; those whose roles have begun or ended since are counted here. Each
 * part is cut on its own, so that an index finds the first ones.
 */
function keptSql(kind: CountedKind, limit: number): Prisma.Sql {
  const today = Prisma.raw(TODAY);
  const isOfKind = Prisma.sql`"group" = ${kind}::role_group`;
  const outdated = Prisma.sql`participant_id IN (
    SELECT participant_id FROM role_counts WHERE ${isOfKind} AND counted_until <= ${today})`;
  return Prisma.sql`
    (SELECT participant_id AS id, held FROM role_counts
     WHERE ${isOfKind} AND held > 1 AND (counted_until IS NULL OR counted_until > ${today})
     ORDER BY held DESC, participant_id LIMIT ${limit})
    UNION ALL ${countSql(COUNTED_KINDS[kind], {}, outdated)}`;
}

async function ask(groups: readonly RoleGroup[], among: Among, limit: number): Promise<Row[]> {
  const kind = Object.keys(among).length === 0 ? kindOf(groups) : undefined;
  const kept = kind ? await most(keptSql(kind, limit), limit) : [];
  // Only holders of several are kept: in a small register others may follow them.
  const isFull = kept.length === limit && kept.every(({ held }) => held > 1);
  return isFull ? kept : most(countSql(groups, among), limit);
}

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
