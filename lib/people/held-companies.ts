import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { ROLE_GROUPS } from '@/lib/roles/constants';
import { groupRank, hasBegun, heldToday, lastRoleDaySql } from '@/lib/roles/held-today';
import { toBand } from '@/lib/roles/mapper';
import type { Band, RoleGroup } from '@/lib/roles/types';
import { Prisma } from '@/prisma/client/client';

/** One of the roles that a participant holds or held in a company. */
type HeldRole = { group: RoleGroup; title: string | null; ownership: Band | null };

/** A company and the first, by group, of the roles that a participant holds or held there. */
export type HeldCompany = Pick<
  CompanyDetail,
  'key' | 'name' | 'status' | 'statusText' | 'advertisingProtected'
> & {
  group: RoleGroup;
  ownership: Band | null;
  /** All of them, in group order. */
  roles: HeldRole[];
  /** When the last of those roles ended; null if any is current, and for a founding alone. */
  leftOn: Date | null;
};

type HeldCompanies = { items: HeldCompany[]; total: number };

type Row = Omit<HeldCompany, 'ownership' | 'roles'> & {
  ownership: number | null;
  roles: (Omit<HeldRole, 'ownership'> & { ownership: number | null })[];
  total: number;
};

/**
 * The companies in which a participant currently holds a role of the given groups, in group order;
 * or, with `former`, those in which all such roles have ended, the most recent first. `total`
 * counts all of them. With FOUNDER as the only group, all founded companies count as current: a
 * founding is a single event that never ends.
 */
export async function listHeldCompanies(asked: {
  id: string;
  groups: readonly RoleGroup[];
  former: boolean;
  limit: number;
  /** A further condition on `company_key`. */
  among?: Prisma.Sql;
}): Promise<HeldCompanies> {
  const { id, groups, former, limit, among = Prisma.sql`true` } = asked;
  const order = former
    ? Prisma.sql`left_on DESC NULLS LAST, company_key`
    : Prisma.sql`rank, ownership DESC NULLS LAST, company_key`;
  const isHeld = groups.every((group) => group === 'FOUNDER') ? Prisma.sql`true` : heldToday;
  const rows = await registerDb.$queryRaw<Row[]>`
    SELECT key, name, status, status_text AS "statusText", left_on AS "leftOn", total,
      advertising_protected AS "advertisingProtected",
      (${[...ROLE_GROUPS]}::text[])[rank] AS "group", ownership::float8, own.roles
    FROM (
      SELECT company_key, min(${groupRank}) AS rank, max(ownership) AS ownership,
        ${lastRoleDaySql} AS left_on, count(*) OVER ()::int AS total,
        jsonb_agg(
          jsonb_build_object('group', "group", 'title', title, 'ownership', ownership::float8)
          ORDER BY ${groupRank}, ownership DESC NULLS LAST, title
        ) FILTER (WHERE ${former} OR ${isHeld}) AS roles
      FROM roles JOIN companies ON key = company_key
      WHERE participant_id = ${BigInt(id)} AND "group"::text = ANY (${[...groups]}::text[])
        AND ${hasBegun} AND (${isHeld} OR ${former}) AND ${among}
      GROUP BY company_key
      HAVING ${former} <> bool_or(${isHeld})
      ORDER BY ${order} LIMIT ${limit}
    ) own
    JOIN companies ON key = company_key
    ORDER BY ${order}`;
  return {
    items: rows.map(({ total: _total, ownership, roles, leftOn: left, ...company }) => ({
      ...company,
      roles: roles.map((role) => ({ ...role, ownership: toBand(role.ownership) })),
      ownership: toBand(ownership),
      // A role with a registered end date in the future is still current.
      leftOn: former ? left : null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** The participant id of a company as a holder of roles; null when it holds none. */
export async function findHolderOfCompany(key: string): Promise<string | null> {
  const [found] = await registerDb.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM participants WHERE company_key = ${key} ORDER BY id LIMIT 1`;
  return found?.id ?? null;
}
