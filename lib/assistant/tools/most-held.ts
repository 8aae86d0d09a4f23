import 'server-only';
import { registerDb } from '@/lib/db';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { TODAY_INDEXED } from '@/lib/roles/held-sql';
import { goesOn, heldToday } from '@/lib/roles/held-today';
import { type CountedKind, isOfKind } from '@/lib/roles/role-counts';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';
import { amongSql, isNarrowed, PLAN, remembered } from './among';

type Asked = { role: CountedKind; among?: CompanyFilters; limit?: number };
type Row = { id: string; name: string; held: number };

const isCountOf = (kind: CountedKind) => Prisma.sql`"group" = ${kind}::role_group`;
/** A founding has no day and no end. */
const isFounder = (kind: CountedKind) => kind === 'FOUNDER';
const today = Prisma.raw(TODAY_INDEXED);
const companyKey = Prisma.raw('company_key');

/** Those whose kept counts are outdated, as roles have begun or ended since. */
const outdatedSql = (kind: CountedKind) => Prisma.sql`
  SELECT participant_id FROM role_counts WHERE ${isCountOf(kind)} AND counted_until <= ${today}`;

const isRoleOf = (kind: CountedKind) => Prisma.raw(isOfKind(kind));

/** Counts the roles themselves, of all participants or of those that a condition selects. */
const countSql = (kind: CountedKind, condition = Prisma.sql`true`) => Prisma.sql`
  SELECT participant_id AS id, count(DISTINCT company_key)::int AS held
  FROM roles JOIN companies ON key = company_key
  WHERE ${isRoleOf(kind)} AND ${isFounder(kind) ? Prisma.sql`true` : heldToday}
    AND ${condition}
  GROUP BY participant_id`;

/** Counts the roles in some companies, none of which has ceased unless founders are counted. */
const countAmongSql = (kind: CountedKind, isAmong: Prisma.Sql) => Prisma.sql`
  SELECT participant_id AS id, count(DISTINCT company_key)::int AS held
  FROM roles ${kind === 'OWNER' ? Prisma.sql`JOIN companies ON key = company_key` : Prisma.empty}
  WHERE ${isRoleOf(kind)} AND ${isFounder(kind) ? Prisma.sql`true` : goesOn}
    AND ${isAmong}
  GROUP BY participant_id`;

const most = (counts: Prisma.Sql, limit: number) =>
  registerDb.$queryRaw<Row[]>`
    ${PLAN} SELECT most.id::text, name, held FROM (
      SELECT id, held FROM (${counts}) counts ORDER BY held DESC, id LIMIT ${limit}
    ) most JOIN participants USING (id) ORDER BY held DESC, name COLLATE "da-x-icu", id`;

/**
 * The counts that loads keep; outdated ones are counted here. Each part is cut on its own, so that
 * an index finds the first ones.
 */
const keptSql = (kind: CountedKind, limit: number) => Prisma.sql`
  (SELECT participant_id AS id, held FROM role_counts
   WHERE ${isCountOf(kind)} AND held > 1 AND (counted_until IS NULL OR counted_until > ${today})
   ORDER BY held DESC, participant_id LIMIT ${limit})
  UNION ALL ${countSql(kind, Prisma.sql`participant_id IN (${outdatedSql(kind)})`)}`;

async function askAll(kind: CountedKind, limit: number): Promise<Row[]> {
  const kept = await most(keptSql(kind, limit), limit);
  // Only holders of several are kept: in a small register others may follow them.
  const isFull = kept.length === limit && kept.every(({ held }) => held > 1);
  return isFull ? kept : most(countSql(kind), limit);
}

async function askAmong(kind: CountedKind, filters: CompanyFilters, limit: number): Promise<Row[]> {
  const status = [...(filters.not?.status ?? []), 'CEASED' as const];
  const living = { ...filters, not: { ...filters.not, status } };
  const isAmong = await amongSql(isFounder(kind) ? filters : living, companyKey);
  return most(countAmongSql(kind, isAmong), limit);
}

/** The holders of a kind of role in the most companies today. */
export async function mostHeld({ role, among = {}, limit = 5 }: Asked) {
  const key = JSON.stringify(['mostHeld', role, among, limit]);
  const rows = await remembered(key, () =>
    isNarrowed(among) ? askAmong(role, among, limit) : askAll(role, limit),
  );
  return rows.map((row) => ({
    ...row,
    shown: formatNumber(row.held),
    href: paths.person(row.id),
  }));
}
