import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { ROLE_GROUPS } from '@/lib/roles/constants';
import { hasBegun, heldToday, leftOn } from '@/lib/roles/held-today';
import { toBand } from '@/lib/roles/mapper';
import type { Band, RoleGroup } from '@/lib/roles/types';
import { Prisma } from '@/prisma/client/client';

/** A company, and the first of the roles somebody has there, or had. */
export type HeldCompany = Pick<
  CompanyDetail,
  'key' | 'name' | 'status' | 'statusText' | 'advertisingProtected'
> & {
  group: RoleGroup;
  ownership: Band | null;
  /** When the last of those roles ended; null today, and of a mere founding. */
  leftOn: Date | null;
};

export type HeldCompanies = { items: HeldCompany[]; total: number };

type Row = Omit<HeldCompany, 'ownership'> & { ownership: number | null; total: number };

const rank = Prisma.sql`array_position(${[...ROLE_GROUPS]}::text[], "group"::text)`;

/**
 * The companies in which somebody holds a role of some kinds today, in the order of the kinds, or
 * in which all those ended, the last one first; and how many there are. Who asks for foundings
 * alone is told all of them: nobody was a founder once and is none today.
 */
export async function listHeldCompanies(asked: {
  id: string;
  groups: readonly RoleGroup[];
  former: boolean;
  limit: number;
}): Promise<HeldCompanies> {
  const { id, groups, former, limit } = asked;
  const order = former
    ? Prisma.sql`left_on DESC NULLS LAST, company_key`
    : Prisma.sql`rank, ownership DESC NULLS LAST, company_key`;
  const isHeld = groups.every((group) => group === 'FOUNDER') ? Prisma.sql`true` : heldToday;
  const rows = await registerDb.$queryRaw<Row[]>`
    SELECT key, name, status, status_text AS "statusText", left_on AS "leftOn", total,
      advertising_protected AS "advertisingProtected",
      (${[...ROLE_GROUPS]}::text[])[rank] AS "group", ownership::float8
    FROM (
      SELECT company_key, min(${rank}) AS rank, max(ownership) AS ownership,
        ${leftOn} AS left_on, count(*) OVER ()::int AS total
      FROM roles JOIN companies ON key = company_key
      WHERE participant_id = ${BigInt(id)} AND "group"::text = ANY (${[...groups]}::text[])
        AND ${hasBegun} AND (${isHeld} OR ${former})
      GROUP BY company_key
      HAVING ${former} <> bool_or(${isHeld})
      ORDER BY ${order} LIMIT ${limit}
    ) own
    JOIN companies ON key = company_key
    ORDER BY ${order}`;
  return {
    items: rows.map(({ total: _total, ownership, leftOn: left, ...company }) => ({
      ...company,
      ownership: toBand(ownership),
      // Whoever is entered to leave is there today.
      leftOn: former ? left : null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** The number that the register gives a company as a holder of roles; null when it holds none. */
export async function findHolderOfCompany(key: string): Promise<string | null> {
  const [found] = await registerDb.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM participants WHERE company_key = ${key} ORDER BY id LIMIT 1`;
  return found?.id ?? null;
}
