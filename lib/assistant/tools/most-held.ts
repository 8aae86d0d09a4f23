import 'server-only';
import { registerDb } from '@/lib/db';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { TODAY } from '@/lib/roles/held-sql';
import { heldToday } from '@/lib/roles/held-today';
import { COUNTED_KINDS, type CountedKind } from '@/lib/roles/role-counts';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';
import { type Among, amongOf, PLAN } from './among';
import type { Caller } from './facts';
import { remembered } from './remembered';

export type Holder = { id: string; name: string; held: number; shown: string; href: string };

type Asked = { role: CountedKind; among?: CompanyFilters; limit?: number };
type Row = Pick<Holder, 'id' | 'name' | 'held'>;

type Limits = {
  /** Up to this many companies, reading all their roles takes a fraction of a second. */
  few: number;
  /** How many participants are counted first, and how many at most before all are. */
  first: number;
  most: number;
};
const LIMITS: Limits = { few: 20_000, first: 100, most: 25_600 };

const isOfKind = (kind: CountedKind) => Prisma.sql`"group" = ${kind}::role_group`;
const today = Prisma.raw(TODAY);
const companyKey = Prisma.raw('company_key');

/** Those whose kept counts are outdated, as roles have begun or ended since. */
const outdatedSql = (kind: CountedKind) => Prisma.sql`
  SELECT participant_id FROM role_counts WHERE ${isOfKind(kind)} AND counted_until <= ${today}`;

/** Counts the roles themselves, of all participants or of those that a condition selects. */
function countSql(kind: CountedKind, among: Among, condition = Prisma.sql`true`): Prisma.Sql {
  const groups = COUNTED_KINDS[kind].map((group) => Prisma.sql`${group}::role_group`);
  // A founding has no day and no end.
  const isHeld = kind === 'FOUNDER' ? Prisma.sql`true` : heldToday;
  return Prisma.sql`
    SELECT participant_id AS id, count(DISTINCT company_key)::int AS held
    FROM roles JOIN companies ON key = company_key
    WHERE "group" IN (${Prisma.join(groups)}) AND ${isHeld} AND ${among.has(companyKey)}
      AND ${condition}
    GROUP BY participant_id`;
}

const most = (counts: Prisma.Sql, limit: number) =>
  registerDb.$queryRaw<Row[]>`
    ${PLAN} SELECT most.id::text, name, held FROM (
      SELECT id, held FROM (${counts}) counts ORDER BY held DESC, id LIMIT ${limit}
    ) most JOIN participants USING (id) ORDER BY held DESC, name, id`;

/**
 * The counts that loads keep; outdated ones are counted here. Each part is cut on its own, so that
 * an index finds the first ones.
 */
function keptSql(kind: CountedKind, among: Among, limit: number): Prisma.Sql {
  return Prisma.sql`
    (SELECT participant_id AS id, held FROM role_counts
     WHERE ${isOfKind(kind)} AND held > 1 AND (counted_until IS NULL OR counted_until > ${today})
     ORDER BY held DESC, participant_id LIMIT ${limit})
    UNION ALL ${countSql(kind, among, Prisma.sql`participant_id IN (${outdatedSql(kind)})`)}`;
}

/** Kept counts in their order: the `taken` highest, or all after them. */
const ranked = (kind: CountedKind) => Prisma.sql`
  FROM role_counts WHERE ${isOfKind(kind)} ORDER BY held DESC, participant_id`;

/** The kept count of the first participant after so many; at least 1, which is not kept. */
async function countAfter(kind: CountedKind, taken: number): Promise<number> {
  const rows = await registerDb.$queryRaw<{ held: number }[]>`
    SELECT held ${ranked(kind)} OFFSET ${taken} LIMIT 1`;
  return Math.max(1, rows[0]?.held ?? 1);
}

/**
 * Counts those with the most roles anywhere, until nobody after them can have as many among the
 * wanted companies; null where that takes too many.
 */
async function countFirst(
  kind: CountedKind,
  among: Among,
  limit: number,
  limits: Limits,
): Promise<Row[] | null> {
  for (let taken = limits.first; taken <= limits.most; taken *= 4) {
    const first = Prisma.sql`SELECT participant_id ${ranked(kind)} LIMIT ${taken}`;
    const condition = Prisma.sql`participant_id IN ((${first}) UNION ${outdatedSql(kind)})`;
    const [rows, next] = await Promise.all([
      most(countSql(kind, among, condition), limit),
      countAfter(kind, taken),
    ]);
    const least = rows.length < limit ? 0 : (rows.at(-1)?.held ?? 0);
    if (least > next) return rows;
  }
  return null;
}

/** Its rows, without the memory of earlier answers. */
export async function countMost(
  kind: CountedKind,
  filters: CompanyFilters,
  limit: number,
  limits = LIMITS,
): Promise<Row[]> {
  const among = await amongOf(filters);
  if (among.count === null) {
    const kept = await most(keptSql(kind, among, limit), limit);
    // Only holders of several are kept: in a small register others may follow them.
    if (kept.length === limit && kept.every(({ held }) => held > 1)) return kept;
  }
  const isMany = (among.count ?? 0) > limits.few;
  const first = isMany ? await countFirst(kind, among, limit, limits) : null;
  return first ?? most(countSql(kind, among), limit);
}

/** The holders of a kind of role in the most companies today. */
export async function mostHeld(
  _caller: Caller,
  { role, among = {}, limit = 5 }: Asked,
): Promise<Holder[]> {
  const key = JSON.stringify(['mostHeld', role, among, limit]);
  const rows = await remembered(key, () => countMost(role, among, limit));
  return rows.map((row) => ({
    ...row,
    shown: formatNumber(row.held),
    href: paths.person(row.id),
  }));
}
