import 'server-only';
import { registerDb } from '@/lib/db';
import { TODAY_INDEXED } from '@/lib/roles/held-sql';
import { goesOn, hasBegun, heldToday } from '@/lib/roles/held-today';
import { type CountedKind, isOfKind } from '@/lib/roles/role-counts';
import type { Search } from '@/lib/search/live-index';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';
import { amongSql, isNarrowed, PLAN, remembered } from './among';
import { COMPANIES_SHOWN, HOLDERS_SHOWN } from './constants';
import type { Holder } from './types';

/** Whose roles are counted: what a search finds, or all companies. */
type Among = Search & { filters: CompanyFilters };
type Asked = { role: CountedKind; ever?: boolean; among?: Among; limit: number };
/** `ever`: roles of before count too. */
type Counted = { kind: CountedKind; ever: boolean };

const isCountOf = (kind: CountedKind) => Prisma.sql`"group" = ${kind}::role_group`;
/** A founding has no day and no end. */
const isFounder = (kind: CountedKind) => kind === 'FOUNDER';
/** Which roles count; those of today by a condition of their own. */
function isHeld({ kind, ever }: Counted, isToday: Prisma.Sql): Prisma.Sql {
  if (isFounder(kind)) return Prisma.sql`true`;
  return ever ? hasBegun : isToday;
}
const today = Prisma.raw(TODAY_INDEXED);
const companyKey = Prisma.raw('company_key');
const ALL: Among = { search: null, filters: {} };

/** Those whose kept counts are outdated, as roles have begun or ended since. */
const outdatedSql = (kind: CountedKind) => Prisma.sql`
  SELECT participant_id FROM role_counts WHERE ${isCountOf(kind)} AND counted_until <= ${today}`;

const isRoleOf = (kind: CountedKind) => Prisma.raw(isOfKind(kind));

/** Counts the roles themselves, of all participants or of those that a condition selects. */
const countSql = (counted: Counted, condition = Prisma.sql`true`) => Prisma.sql`
  SELECT participant_id AS id, count(DISTINCT company_key)::int AS held
  FROM roles JOIN companies ON key = company_key
  WHERE ${isRoleOf(counted.kind)} AND ${isHeld(counted, heldToday)} AND ${condition}
  GROUP BY participant_id`;

/** Counts the roles in some companies, none of which has ceased where only roles of today count. */
const countAmongSql = (counted: Counted, isAmong: Prisma.Sql) => Prisma.sql`
  SELECT participant_id AS id, count(DISTINCT company_key)::int AS held
  FROM roles ${counted.kind === 'OWNER' ? Prisma.sql`JOIN companies ON key = company_key` : Prisma.empty}
  WHERE ${isRoleOf(counted.kind)} AND ${isHeld(counted, goesOn)} AND ${isAmong}
  GROUP BY participant_id`;

/** The first companies of each of `most`, of those that are counted; all in one go over their roles. */
const companiesSql = (counted: Counted, isAmong: Prisma.Sql) => Prisma.sql`
  SELECT participant_id AS id,
    jsonb_agg(jsonb_build_object('key', key, 'name', name, 'isFormer', NOT current)
      ORDER BY key) AS companies
  FROM (
    SELECT *, row_number() OVER (PARTITION BY participant_id ORDER BY key) AS place FROM (
      SELECT participant_id, key, companies.name, bool_or(${isFounder(counted.kind) ? Prisma.sql`true` : heldToday}) AS current
      FROM roles JOIN companies ON key = company_key
      WHERE participant_id IN (SELECT id FROM most) AND ${isRoleOf(counted.kind)}
        AND ${isHeld(counted, heldToday)} AND ${isAmong}
      GROUP BY participant_id, key
    ) held_by
  ) placed
  WHERE place <= ${COMPANIES_SHOWN} GROUP BY participant_id`;

type Counts = { counted: Counted; counts: Prisma.Sql; isAmong?: Prisma.Sql; limit: number };

const most = ({ counted, counts, isAmong = Prisma.sql`true`, limit }: Counts) =>
  registerDb.$queryRaw<Holder[]>`
    ${PLAN} WITH most AS MATERIALIZED (
      SELECT id, held FROM (${counts}) counts ORDER BY held DESC, id LIMIT ${limit}
    ), listed AS MATERIALIZED (${companiesSql(counted, isAmong)})
    SELECT id::text, participants.kind::text, participants.name, held, companies
    FROM most JOIN participants USING (id) LEFT JOIN listed USING (id)
    ORDER BY held DESC, participants.name COLLATE "da-x-icu", id`;

/**
 * The counts that loads keep; outdated ones are counted here. Each part is cut on its own, so that
 * an index finds the first ones.
 */
function keptSql(counted: Counted, limit: number): Prisma.Sql {
  const held = Prisma.raw(counted.ever ? 'held_ever' : 'held');
  const isKind = isCountOf(counted.kind);
  return Prisma.sql`
    (SELECT participant_id AS id, ${held} AS held FROM role_counts
     WHERE ${isKind} AND ${held} > 1 AND (counted_until IS NULL OR counted_until > ${today})
     ORDER BY ${held} DESC, participant_id LIMIT ${limit})
    UNION ALL
    ${countSql(counted, Prisma.sql`participant_id IN (${outdatedSql(counted.kind)})`)}`;
}

async function askAll(counted: Counted, limit: number): Promise<Holder[]> {
  const kept = await most({ counted, counts: keptSql(counted, limit), limit });
  // Only holders of several are kept: in a small register others may follow them.
  const isFull = kept.length === limit && kept.every(({ held }) => held > 1);
  return isFull ? kept : most({ counted, counts: countSql(counted), limit });
}

async function askAmong(counted: Counted, among: Among, limit: number): Promise<Holder[]> {
  const { filters } = among;
  const status = [...(filters.not?.status ?? []), 'CEASED' as const];
  const living = { ...among, filters: { ...filters, not: { ...filters.not, status } } };
  const ceasedToo = counted.ever || isFounder(counted.kind);
  const isAmong = await amongSql(ceasedToo ? among : living, companyKey);
  return most({ counted, counts: countAmongSql(counted, isAmong), isAmong, limit });
}

/** Counted anew: those in most companies first, and those in as many by name. */
export function countHolders({ role, ever = false, among = ALL, limit }: Asked) {
  const counted = { kind: role, ever };
  return among.search === null && !isNarrowed(among.filters)
    ? askAll(counted, limit)
    : askAmong(counted, among, limit);
}

/**
 * The holders of a kind of role in the most companies today, or ever, those with most first, at most
 * `HOLDERS_SHOWN`; of founders, in companies that have ceased too in either case. Whoever asks for fewer gets the
 * first of the same. Remembered for ten minutes, unless it depends on what a user saved.
 */
export async function mostHeld({ role, ever = false, among = ALL, limit }: Asked) {
  const ask = () => countHolders({ role, ever, among, limit: HOLDERS_SHOWN });
  const isOwn = among.filters.saved !== undefined;
  const key = JSON.stringify(['mostHeld', role, ever, among]);
  const all = await (isOwn ? ask() : remembered(key, ask));
  return all.slice(0, limit);
}
