import 'server-only';
import { registerDb } from '@/lib/db';
import { wentBankrupt } from '@/lib/people/bankrupt';
import { goesOn, hasBegun } from '@/lib/roles/held-today';
import { Prisma } from '@/prisma/client/client';
import { BANKRUPT_NAMED, PEOPLE_NAMED } from './constants';
import type { BankruptCompany, InBankruptcies, Signal } from './types';

/** Dates are strings in JSON. */
type Row = Omit<InBankruptcies, 'named'> & {
  named: (Omit<BankruptCompany, 'on'> & { on: string | null })[];
  total: number;
};

/** Roles that lead or own a company; a board member's substitute (suppleant) leads nothing. */
const leading = Prisma.sql`"group" IN ('MANAGEMENT', 'BOARD', 'PARTNER', 'OWNER')
  AND coalesce(title, '') !~* 'suppleant'`;

const toPerson = ({ total: _total, named, ...person }: Row): InBankruptcies => ({
  ...person,
  named: named.map(({ on, ...company }) => ({ ...company, on: on === null ? null : new Date(on) })),
});

/** People who lead or own the company today, and who led or owned others that went bankrupt. */
export async function bankruptcySignal(key: string): Promise<Signal[]> {
  const rows = await registerDb.$queryRaw<Row[]>`
    WITH leaders AS MATERIALIZED (
      SELECT DISTINCT participant_id FROM roles
      WHERE company_key = ${key} AND ${goesOn} AND ${leading}
    ), bankrupt AS (
      SELECT DISTINCT person.id, person.name AS person, companies.key, companies.name,
        coalesce(ceased_on, status_since) AS "on"
      FROM leaders JOIN participants person ON person.id = leaders.participant_id
        JOIN roles USING (participant_id) JOIN companies ON companies.key = roles.company_key
      WHERE person.kind = 'PERSON' AND roles.company_key <> ${key}
        AND ${leading} AND ${hasBegun} AND ${wentBankrupt}
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY id ORDER BY "on" DESC NULLS LAST, key) AS place
      FROM bankrupt
    )
    SELECT id::text, person AS name, count(*)::int AS companies,
      jsonb_agg(jsonb_build_object('key', key, 'name', name, 'on', "on") ORDER BY place)
        FILTER (WHERE place <= ${BANKRUPT_NAMED}) AS named,
      count(*) OVER ()::int AS total
    FROM ranked GROUP BY id, person
    ORDER BY companies DESC, person, id LIMIT ${PEOPLE_NAMED}`;
  const total = rows[0]?.total ?? 0;
  return total > 0 ? [{ kind: 'bankruptcies', people: rows.map(toPerson), total }] : [];
}
