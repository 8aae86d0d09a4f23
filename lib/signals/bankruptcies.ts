import 'server-only';
import { registerDb } from '@/lib/db';
import { wentBankrupt } from '@/lib/people/bankrupt';
import { goesOn, hasBegun } from '@/lib/roles/held-today';
import { Prisma } from '@/prisma/client/client';
import { BANKRUPT_NAMED, PEOPLE_NAMED } from './constants';
import type { BankruptCompany, InBankruptcies, Signal } from './types';

/** A leader or owner of a company; dates are strings in JSON. */
export type BankruptcyRow = Omit<InBankruptcies, 'named'> & {
  companyKey: string;
  named: (Omit<BankruptCompany, 'on'> & { on: string | null })[];
  total: number;
};

/** Roles that lead or own a company; a board member's substitute (suppleant) leads nothing. */
const leading = Prisma.sql`"group" IN ('MANAGEMENT', 'BOARD', 'PARTNER', 'OWNER')
  AND coalesce(title, '') !~* 'suppleant'`;

/**
 * People who lead or own the companies today, and who led or owned others that went bankrupt: the
 * first PEOPLE_NAMED of each company.
 */
export const listBankruptcies = (keys: readonly string[]) =>
  registerDb.$queryRaw<BankruptcyRow[]>`
    WITH leaders AS MATERIALIZED (
      SELECT DISTINCT company_key AS led, participant_id FROM roles
      WHERE company_key = ANY (${keys}) AND ${goesOn} AND ${leading}
    ), bankrupt AS (
      SELECT DISTINCT led, person.id, person.name AS person, companies.key, companies.name,
        coalesce(ceased_on, status_since) AS "on"
      FROM leaders JOIN participants person ON person.id = leaders.participant_id
        JOIN roles USING (participant_id) JOIN companies ON companies.key = roles.company_key
      WHERE person.kind = 'PERSON' AND roles.company_key <> led
        AND ${leading} AND ${hasBegun} AND ${wentBankrupt}
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY led, id ORDER BY "on" DESC NULLS LAST, key) AS place
      FROM bankrupt
    ), people AS (
      SELECT led, id, person, count(*)::int AS companies,
        jsonb_agg(jsonb_build_object('key', key, 'name', name, 'on', "on") ORDER BY place)
          FILTER (WHERE place <= ${BANKRUPT_NAMED}) AS named,
        count(*) OVER (PARTITION BY led)::int AS total,
        row_number() OVER (PARTITION BY led ORDER BY count(*) DESC, person, id) AS place
      FROM ranked GROUP BY led, id, person
    )
    SELECT led AS "companyKey", id::text, person AS name, companies, named, total
    FROM people WHERE place <= ${PEOPLE_NAMED} ORDER BY led, place`;

const toPerson = ({ id, name, companies, named }: BankruptcyRow): InBankruptcies => ({
  ...{ id, name, companies },
  named: named.map(({ on, ...company }) => ({ ...company, on: on === null ? null : new Date(on) })),
});

/** @param rows Of one company. */
export function bankruptcySignal(rows: readonly BankruptcyRow[]): Signal[] {
  const total = rows[0]?.total ?? 0;
  return total > 0 ? [{ kind: 'bankruptcies', people: rows.map(toPerson), total }] : [];
}
