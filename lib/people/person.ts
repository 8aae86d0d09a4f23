import 'server-only';
import { pageOf } from '@/lib/companies/pages';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { registerDb } from '@/lib/db';
import { type HeldRow, held, toHeld } from '@/lib/roles/held';
import { goesOn, groupRank, hasBegun, heldToday, lastRoleDaySql } from '@/lib/roles/held-today';
import { getHolder } from '@/lib/roles/queries';
import { Prisma } from '@/prisma/client/client';
import { wentBankrupt } from './bankrupt';
import { COLLEAGUES_SHOWN, MOST_COLLEAGUE_COMPANIES, PERSON_PAGE_SIZE } from './constants';
import type { Colleague, Colleagues, Person, PersonCompaniesPage, PersonList } from './types';

/**
 * Groups whose members work together; an auditor is an outsider, and a founding is a single event.
 */
const together = Prisma.sql`"group" IN ('MANAGEMENT', 'BOARD', 'PARTNER', 'OWNER')`;

/** One row per company of a participant; a founding alone does not make a company current. */
const companiesOf = (id: string) => Prisma.sql`
  SELECT company_key, bool_or(${heldToday}) AS is_current,
    bool_or("group" <> 'AUDITOR' AND ${wentBankrupt}) AS is_bankrupt,
    bool_or(${together}) AS has_colleagues,
    min(${groupRank}) FILTER (WHERE ${heldToday}) AS rank,
    max(valid_from) AS begun, ${lastRoleDaySql} AS left_on
  FROM roles JOIN companies ON key = company_key
  WHERE participant_id = ${BigInt(id)} AND ${hasBegun}
  GROUP BY company_key`;

/**
 * A current or former holder of roles, by the register's participant number.
 *
 * @throws AppError not_found
 */
export async function getPerson(id: string): Promise<Person> {
  const holder = await getHolder(id);
  const [counts] = await registerDb.$queryRaw<Omit<Person, keyof typeof holder>[]>`
    SELECT count(*) FILTER (WHERE is_current)::int AS "currentTotal",
      count(*) FILTER (WHERE NOT is_current)::int AS "formerTotal",
      count(*) FILTER (WHERE is_bankrupt)::int AS "bankruptTotal"
    FROM (${companiesOf(id)}) own`;
  return { ...holder, ...(counts ?? { currentTotal: 0, formerTotal: 0, bankruptTotal: 0 }) };
}

const listedIn: Record<PersonList, Prisma.Sql> = {
  TODAY: Prisma.sql`is_current`,
  FORMER: Prisma.sql`NOT is_current`,
  BANKRUPT: Prisma.sql`is_bankrupt`,
};

type Counted = Pick<Person, 'id' | 'currentTotal' | 'formerTotal' | 'bankruptTotal'>;

const totalOf = ({ currentTotal, formerTotal, bankruptTotal }: Counted, which: PersonList) =>
  ({ TODAY: currentTotal, FORMER: formerTotal, BANKRUPT: bankruptTotal })[which];

/**
 * A page of a participant's companies. TODAY: current ones, by group and then the latest first;
 * FORMER: the most recently left first; BANKRUPT: those of both that went bankrupt, current first.
 */
export async function listPersonCompanies(
  person: Counted,
  { which, page: wanted }: { which: PersonList; page: number },
): Promise<PersonCompaniesPage> {
  const { id } = person;
  const total = totalOf(person, which);
  const { skip, ...place } = pageOf(wanted, total, PERSON_PAGE_SIZE);
  const order =
    which === 'TODAY'
      ? Prisma.sql`rank, begun DESC NULLS LAST, company_key`
      : Prisma.sql`is_current DESC, left_on DESC NULLS LAST, begun DESC NULLS LAST, company_key`;
  const rows = await registerDb.$queryRaw<(HeldRow & { key: string })[]>`
    SELECT roles.company_key AS key, ${held}
    FROM (
      SELECT company_key, row_number() OVER (ORDER BY ${order}) AS place
      FROM (${companiesOf(id)}) own WHERE ${listedIn[which]}
      ORDER BY place LIMIT ${PERSON_PAGE_SIZE} OFFSET ${skip}
    ) paged
    JOIN roles ON roles.company_key = paged.company_key AND participant_id = ${BigInt(id)}
      AND ${hasBegun}
    ORDER BY place, "group" = 'FOUNDER', valid_to DESC, ${groupRank}, position`;
  const companies = await listCompaniesByKey([...new Set(rows.map(({ key }) => key))]);
  const items = companies.map((company) => ({
    company,
    roles: rows
      .filter(({ key }) => key === company.key)
      .map(({ key: _key, ...role }) => toHeld(role)),
  }));
  return { items, total, ...place };
}

/** The CVR numbers of the companies in a participant's list, ascending; none of more than `most`. */
export async function personKeys(
  person: Counted,
  which: PersonList,
  most: number,
): Promise<string[]> {
  if (totalOf(person, which) > most) return [];
  const rows = await registerDb.$queryRaw<{ key: string }[]>`
    SELECT company_key AS key FROM (${companiesOf(person.id)}) own WHERE ${listedIn[which]}
    ORDER BY company_key`;
  return rows.map(({ key }) => key);
}

/**
 * Companies that the participant leads or owns today. They have no period: everyone in them today
 * is a colleague.
 */
const metToday = (id: string) => Prisma.sql`
  SELECT DISTINCT company_key, NULL::date AS since, NULL::date AS until
  FROM roles JOIN companies ON key = company_key
  WHERE participant_id = ${BigInt(id)} AND ${together} AND ${heldToday}
  ORDER BY company_key LIMIT ${MOST_COLLEAGUE_COMPANIES}`;

/** The periods in which the participant led or owned the companies of a list. */
const metThen = (id: string, which: PersonList) => Prisma.sql`
  SELECT company_key, valid_from AS since, coalesce(valid_to, ceased_on) AS until
  FROM roles JOIN companies ON key = company_key
  WHERE participant_id = ${BigInt(id)} AND ${together} AND ${hasBegun} AND company_key IN (
    SELECT company_key FROM (${companiesOf(id)}) own
    WHERE ${listedIn[which]} AND has_colleagues ORDER BY company_key LIMIT ${MOST_COLLEAGUE_COMPANIES})`;

const inPeriod = Prisma.sql`(own.since IS NULL OR valid_to IS NULL OR valid_to >= own.since)
  AND (own.until IS NULL OR valid_from IS NULL OR valid_from <= own.until) AND ${hasBegun}`;

/**
 * People who lead or own the same companies today or, for a list other than TODAY, who did at the
 * same time in its companies. Those who share most companies come first.
 */
export async function listColleagues(
  id: string,
  { which = 'TODAY', most = COLLEAGUES_SHOWN }: { which?: PersonList; most?: number } = {},
): Promise<Colleagues> {
  const isToday = which === 'TODAY';
  const rows = await registerDb.$queryRaw<(Colleague & { total: number })[]>`
    WITH own AS MATERIALIZED (${isToday ? metToday(id) : metThen(id, which)}), met AS (
      SELECT person.id, person.name, count(DISTINCT own.company_key)::int AS shared,
        min(own.company_key) AS key
      FROM own JOIN roles USING (company_key) JOIN participants person ON person.id = participant_id
      WHERE ${together} AND ${isToday ? goesOn : inPeriod}
        AND person.kind = 'PERSON' AND participant_id <> ${BigInt(id)}
      GROUP BY person.id, person.name
    ), listed AS (
      SELECT *, count(*) OVER ()::int AS total FROM met
      ORDER BY shared DESC, name COLLATE "da-x-icu", id LIMIT ${most}
    )
    SELECT listed.id::text, listed.name, shared, total,
      jsonb_build_object('key', company.key, 'name', company.name) AS company
    FROM listed JOIN companies company USING (key)
    ORDER BY shared DESC, listed.name COLLATE "da-x-icu", listed.id`;
  return {
    items: rows.map(({ total: _total, ...colleague }) => colleague),
    total: rows[0]?.total ?? 0,
  };
}
