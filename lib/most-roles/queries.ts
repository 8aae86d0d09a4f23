import 'server-only';
import { registerDb } from '@/lib/db';
import { TODAY_INDEXED } from '@/lib/roles/held-sql';
import { goesOn, heldToday } from '@/lib/roles/held-today';
import { type CountedKind, isOfKind } from '@/lib/roles/role-counts';
import type { Search } from '@/lib/search/live-index';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';
import { amongSql, isNarrowed, PLAN, remembered } from './among';
import { COMPANIES_SHOWN, HOLDERS_SHOWN } from './constants';
import type { Holder } from './types';

/** Whose roles are counted: what a search finds, or all companies. */
type Among = Search & { filters: CompanyFilters };
type Asked = { role: CountedKind; among?: Among; limit: number };

const isCountOf = (kind: CountedKind) => Prisma.sql`"group" = ${kind}::role_group`;
/** A founding has no day and no end. */
const isFounder = (kind: CountedKind) => kind === 'FOUNDER';
const today = Prisma.raw(TODAY_INDEXED);
const companyKey = Prisma.raw('company_key');
const ALL: Among = { search: null, filters: {} };

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

/** The first companies of each of `most`, of those that are counted; all in one go over their roles. */
const companiesSql = (kind: CountedKind, isAmong: Prisma.Sql) => Prisma.sql`
  SELECT participant_id AS id,
    jsonb_agg(jsonb_build_object('key', key, 'name', name) ORDER BY key) AS companies
  FROM (
    SELECT *, row_number() OVER (PARTITION BY participant_id ORDER BY key) AS place FROM (
      SELECT DISTINCT participant_id, key, companies.name
      FROM roles JOIN companies ON key = company_key
      WHERE participant_id IN (SELECT id FROM most) AND ${isRoleOf(kind)}
        AND ${isFounder(kind) ? Prisma.sql`true` : heldToday} AND ${isAmong}
    ) held_by
  ) placed
  WHERE place <= ${COMPANIES_SHOWN} GROUP BY participant_id`;

type Counts = { kind: CountedKind; counts: Prisma.Sql; isAmong?: Prisma.Sql; limit: number };

const most = ({ kind, counts, isAmong = Prisma.sql`true`, limit }: Counts) =>
  registerDb.$queryRaw<Holder[]>`
    ${PLAN} WITH most AS MATERIALIZED (
      SELECT id, held FROM (${counts}) counts ORDER BY held DESC, id LIMIT ${limit}
    ), listed AS MATERIALIZED (${companiesSql(kind, isAmong)})
    SELECT id::text, participants.kind::text, participants.name, held, companies
    FROM most JOIN participants USING (id) LEFT JOIN listed USING (id)
    ORDER BY held DESC, participants.name COLLATE "da-x-icu", id`;

/**
 * The counts that loads keep; outdated ones are counted here. Each part is cut on its own, so that
 * an index finds the first ones.
 */
const keptSql = (kind: CountedKind, limit: number) => Prisma.sql`
  (SELECT participant_id AS id, held FROM role_counts
   WHERE ${isCountOf(kind)} AND held > 1 AND (counted_until IS NULL OR counted_until > ${today})
   ORDER BY held DESC, participant_id LIMIT ${limit})
  UNION ALL ${countSql(kind, Prisma.sql`participant_id IN (${outdatedSql(kind)})`)}`;

async function askAll(kind: CountedKind, limit: number): Promise<Holder[]> {
  const kept = await most({ kind, counts: keptSql(kind, limit), limit });
  // Only holders of several are kept: in a small register others may follow them.
  const isFull = kept.length === limit && kept.every(({ held }) => held > 1);
  return isFull ? kept : most({ kind, counts: countSql(kind), limit });
}

async function askAmong(kind: CountedKind, among: Among, limit: number): Promise<Holder[]> {
  const { filters } = among;
  const status = [...(filters.not?.status ?? []), 'CEASED' as const];
  const living = { ...among, filters: { ...filters, not: { ...filters.not, status } } };
  const isAmong = await amongSql(isFounder(kind) ? among : living, companyKey);
  return most({ kind, counts: countAmongSql(kind, isAmong), isAmong, limit });
}

/** Counted anew: those in most companies first, and those in as many by name. */
export const countHolders = ({ role, among = ALL, limit }: Asked): Promise<Holder[]> =>
  among.search === null && !isNarrowed(among.filters)
    ? askAll(role, limit)
    : askAmong(role, among, limit);

/**
 * The holders of a kind of role in the most companies today, those with most first, at most
 * `HOLDERS_SHOWN`; of founders, in companies that have ceased too. Whoever asks for fewer gets the
 * first of the same. Remembered for ten minutes, unless it depends on what a user saved.
 */
export async function mostHeld({ role, among = ALL, limit }: Asked): Promise<Holder[]> {
  const ask = () => countHolders({ role, among, limit: HOLDERS_SHOWN });
  const isOwn = among.filters.saved !== undefined;
  const all = await (isOwn ? ask() : remembered(JSON.stringify(['mostHeld', role, among]), ask));
  return all.slice(0, limit);
}
