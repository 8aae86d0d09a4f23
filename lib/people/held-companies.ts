import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { ROLE_GROUPS } from '@/lib/roles/constants';
import { TODAY } from '@/lib/roles/held-sql';
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

/** What the roles in each company must be, beside being of the given groups. */
export type OnlyHeld = {
  /** Held at some time of these days, yyyy-mm-dd, whether or not today. */
  during?: { from: string | null; to: string | null; moved?: 'began' | 'left' };
  /** A role of each of these kinds. */
  each?: readonly (readonly RoleGroup[])[];
  /** No role of these groups. */
  without?: readonly RoleGroup[];
  /** A registered share within these fractions, the last one exclusive. */
  share?: { from: number; to: number };
};

const isOf = (groups: readonly RoleGroup[]) =>
  Prisma.sql`"group"::text = ANY (${[...groups]}::text[])`;

/** A role without an end lasts until the company ceased; a founding is a single day. */
function stoodDuring({ from, to, moved }: NonNullable<OnlyHeld['during']>): Prisma.Sql {
  const end = Prisma.sql`coalesce(valid_to, CASE WHEN status = 'CEASED' THEN ceased_on END)`;
  const first = Prisma.sql`coalesce(${from}::date, '-infinity')`;
  const last = Prisma.sql`coalesce(${to}::date, 'infinity')`;
  if (moved === 'left')
    return Prisma.sql`(${end} BETWEEN ${first} AND least(${last}, ${Prisma.raw(TODAY)}))`;
  const began = Prisma.sql`(valid_from BETWEEN ${first} AND ${last})`;
  if (moved === 'began') return began;
  return Prisma.sql`(CASE WHEN "group" = 'FOUNDER' THEN ${began}
    ELSE (valid_from IS NULL OR valid_from <= ${last}) AND (${end} IS NULL OR ${end} >= ${first})
    END)`;
}

/** The conditions on a company, and on its roles of which `meant` is so. */
function onlySql(id: string, meant: Prisma.Sql, { each = [], without, share }: OnlyHeld) {
  const every = each.map((groups) => Prisma.sql`bool_or(${meant} AND ${isOf(groups)})`);
  const shared = share
    ? [Prisma.sql`bool_or(${meant} AND ownership >= ${share.from} AND ownership < ${share.to})`]
    : [];
  const none = without
    ? [
        Prisma.sql`company_key NOT IN (
          SELECT company_key FROM roles JOIN companies ON key = company_key
          WHERE participant_id = ${BigInt(id)} AND ${isOf(without)} AND ${hasBegun} AND ${meant})`,
      ]
    : [];
  return Prisma.join([Prisma.sql`true`, ...every, ...shared, ...none], ' AND ');
}

/**
 * The companies in which a participant currently holds a role of the given groups, in group order;
 * or, with `former`, those in which all such roles have ended, the most recent first. `total`
 * counts all of them. With FOUNDER as the only group, all founded companies count as current: a
 * founding is a single event that never ends. With `only.during`, those of that time instead.
 */
export async function listHeldCompanies(asked: {
  id: string;
  groups: readonly RoleGroup[];
  former: boolean;
  limit: number;
  /** A further condition on `company_key`. */
  among?: Prisma.Sql;
  only?: OnlyHeld;
}): Promise<HeldCompanies> {
  const { id, groups, former, limit, among = Prisma.sql`true`, only = {} } = asked;
  const { during } = only;
  const isPast = former || during !== undefined;
  const order = isPast
    ? Prisma.sql`left_on DESC NULLS ${Prisma.raw(during ? 'FIRST' : 'LAST')}, company_key`
    : Prisma.sql`rank, ownership DESC NULLS LAST, company_key`;
  const isHeld = groups.every((group) => group === 'FOUNDER') ? Prisma.sql`true` : heldToday;
  const meant = during ? stoodDuring(during) : Prisma.sql`(${isHeld} OR ${former})`;
  const isOfTime = during ? Prisma.sql`true` : Prisma.sql`${former} <> bool_or(${isHeld})`;
  // Held then and today: it has not been left.
  const leftOn = during
    ? Prisma.sql`CASE WHEN NOT bool_or(${heldToday}) THEN ${lastRoleDaySql} END`
    : lastRoleDaySql;
  const rows = await registerDb.$queryRaw<Row[]>`
    SELECT key, name, status, status_text AS "statusText", left_on AS "leftOn", total,
      advertising_protected AS "advertisingProtected",
      (${[...ROLE_GROUPS]}::text[])[rank] AS "group", ownership::float8, own.roles
    FROM (
      SELECT company_key, min(${groupRank}) AS rank, max(ownership) AS ownership,
        ${leftOn} AS left_on, count(*) OVER ()::int AS total,
        jsonb_agg(
          jsonb_build_object('group', "group", 'title', title, 'ownership', ownership::float8)
          ORDER BY ${groupRank}, ownership DESC NULLS LAST, title
        ) FILTER (WHERE ${isPast} OR ${isHeld}) AS roles
      FROM roles JOIN companies ON key = company_key
      WHERE participant_id = ${BigInt(id)} AND ${isOf(groups)}
        AND ${hasBegun} AND ${meant} AND ${among}
      GROUP BY company_key
      HAVING ${isOfTime} AND ${onlySql(id, meant, only)}
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
      leftOn: isPast ? left : null,
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
