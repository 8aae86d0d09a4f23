import 'server-only';
import { registerDb } from '@/lib/db';
import { groupRank, hasBegun, heldToday } from '@/lib/roles/held-today';
import { Prisma } from '@/prisma/client/client';
import { COMPANIES_SHOWN, MOST_PEOPLE, PEOPLE_PAGE_SIZE } from './constants';
import type { PeoplePage, PersonCompany, PersonHit } from './types';
import { toWordsQuery, type WordsQuery } from './words';

type Row = Omit<PersonHit, 'companies'> & {
  companies: PersonCompany[] | null;
  total: number;
  organisations: number;
  page: number;
};

/** Each kind has an index of its own, which is used only where the query names the kind. */
const IS_PERSON = Prisma.sql`kind = 'PERSON'`;
/** Without a CVR number; those that have one are companies, which company search finds. */
const IS_ORGANISATION = Prisma.sql`kind = 'OTHER'`;

const called = (isOfKind: Prisma.Sql, query: string, isWhole: boolean) => Prisma.sql`(
  SELECT id, kind, name, ${isWhole}::boolean AS whole FROM participants
  WHERE ${isOfKind} AND person_words(name) @@ ${query}::tsquery
  LIMIT ${MOST_PEOPLE + 1})`;

/**
 * One entry per company, with the first of the person's roles in it by group. Former roles count
 * only for a person without current ones.
 */
const companiesOf = Prisma.sql`
  SELECT count(*)::int AS "companiesTotal",
    jsonb_agg(jsonb_build_object('key', company_key, 'name', company.name, 'group', "group",
        'status', company.status, 'advertisingProtected', company.advertising_protected,
        'postalDistrict', company.postal_district)
      ORDER BY rank, company_key) FILTER (WHERE number <= ${COMPANIES_SHOWN}) AS companies
  FROM (
    SELECT company_key, "group", rank, row_number() OVER (ORDER BY rank, company_key) AS number
    FROM (
      SELECT DISTINCT ON (company_key) company_key, "group",
        ${groupRank} AS rank
      FROM roles JOIN companies ON key = company_key
      WHERE participant_id = paged.id AND ${hasBegun} AND (${heldToday} OR paged.current = 0)
      ORDER BY company_key, rank
    ) own
  ) listed
  LEFT JOIN companies company ON company.key = company_key AND number <= ${COMPANIES_SHOWN}`;

/**
 * The people and organisations on one page; no rows when nobody matches. A single statement, so that
 * all parts see the same snapshot of the register. Of more than MOST_PEOPLE that are not called
 * exactly so, people are found first.
 */
export const pageSql = ({ whole, begun }: WordsQuery, wanted: number) => Prisma.sql`
  WITH found AS MATERIALIZED (
    ${called(IS_PERSON, whole, true)} UNION ALL ${called(IS_ORGANISATION, whole, true)}
    UNION ALL ${called(IS_PERSON, begun, false)} UNION ALL ${called(IS_ORGANISATION, begun, false)}
    LIMIT ${MOST_PEOPLE + 1}
  ), counted AS (
    SELECT id, kind, name, whole, (
      SELECT count(*) FROM roles JOIN companies ON key = company_key
      WHERE participant_id = found.id AND ${heldToday}
    )::int AS current
    FROM found
  ), ordered AS (
    SELECT id, kind, name, current, count(*) OVER ()::int AS total,
      row_number() OVER (
        ORDER BY whole DESC, current DESC, name COLLATE "da-x-icu", id)::int AS place
    FROM counted
  ), paged AS (
    SELECT *, count(*) FILTER (WHERE ${IS_ORGANISATION}) OVER ()::int AS organisations,
      least(${wanted}::int, (least(total, ${MOST_PEOPLE}) - 1) / ${PEOPLE_PAGE_SIZE} + 1) AS page
    FROM ordered WHERE place <= ${MOST_PEOPLE}
  )
  SELECT id::text, kind::text, name, current AS "currentRoles", total, organisations, page, company.*
  FROM paged, LATERAL (${companiesOf}) company
  WHERE (place - 1) / ${PEOPLE_PAGE_SIZE} + 1 = page
  ORDER BY place`;

const toHit = ({ id, kind, name, currentRoles, companies, companiesTotal }: Row): PersonHit => ({
  id,
  kind,
  name,
  currentRoles,
  companies: companies ?? [],
  companiesTotal,
});

/**
 * A page of the people, and organisations without a CVR number, whose names contain, for each word
 * of `name`, a word with that prefix. Exact matches come first, then those with more current roles.
 * At most MOST_PEOPLE matches are fetched and sorted.
 */
export async function searchPeople(asked: { name: string; page?: number }): Promise<PeoplePage> {
  const query = toWordsQuery(asked.name);
  const wanted = Math.min(Math.max(Math.trunc(asked.page ?? 1), 1), MOST_PEOPLE);
  const rows = query ? await registerDb.$queryRaw<Row[]>(pageSql(query, wanted)) : [];
  const { total = 0, organisations = 0, page = 1 } = rows[0] ?? {};
  const listed = Math.min(total, MOST_PEOPLE);
  return {
    items: rows.map(toHit),
    total: listed,
    organisations,
    hasMore: total > listed,
    page,
    totalPages: Math.ceil(listed / PEOPLE_PAGE_SIZE),
  };
}
