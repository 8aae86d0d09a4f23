import 'server-only';
import { registerDb } from '@/lib/db';
import { groupRank, hasBegun, heldToday } from '@/lib/roles/held-today';
import { Prisma } from '@/prisma/client/client';
import { COMPANIES_SHOWN, MOST_PEOPLE, MOST_PLACED, PEOPLE_PAGE_SIZE } from './constants';
import type { Place } from './placed';
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

const called = (isOfKind: Prisma.Sql, query: string, isWhole: boolean, most: number) => Prisma.sql`(
  SELECT id, kind, name, ${isWhole}::boolean AS whole FROM participants
  WHERE ${isOfKind} AND person_words(name) @@ ${query}::tsquery
  LIMIT ${most + 1})`;

/** Whether a company is in a place; true without one. */
const isThere = (place: Place | null) =>
  place === null
    ? Prisma.sql`true`
    : Prisma.sql`(postal_code = ANY(${place.postalCodes})
        OR municipality_code = ANY(${place.municipalities}))`;

/** Whether a role of a row of `found` counts: former ones do only for those without current ones. */
const counts = (found: Prisma.Sql) => Prisma.sql`participant_id = ${found}.id
  AND ${hasBegun} AND (${heldToday} OR ${found}.current = 0)`;

/**
 * One entry per company, those in the place first, with the first of the person's roles in it by
 * group.
 */
const companiesOf = (place: Place | null) => Prisma.sql`
  SELECT count(*)::int AS "companiesTotal",
    jsonb_agg(jsonb_build_object('key', company_key, 'name', company.name, 'group', "group",
        'status', company.status, 'advertisingProtected', company.advertising_protected,
        'postalDistrict', company.postal_district)
      ORDER BY number) FILTER (WHERE number <= ${COMPANIES_SHOWN}) AS companies
  FROM (
    SELECT company_key, "group",
      row_number() OVER (ORDER BY there DESC, rank, company_key) AS number
    FROM (
      SELECT DISTINCT ON (company_key) company_key, "group", ${groupRank} AS rank,
        ${isThere(place)} IS TRUE AS there
      FROM roles JOIN companies ON key = company_key
      WHERE ${counts(Prisma.sql`paged`)}
      ORDER BY company_key, rank
    ) own
  ) listed
  LEFT JOIN companies company ON company.key = company_key AND number <= ${COMPANIES_SHOWN}`;

const inTurn = ({ whole, begun }: WordsQuery, most: number) => Prisma.sql`
  ${called(IS_PERSON, whole, true, most)} UNION ALL ${called(IS_ORGANISATION, whole, true, most)}
  UNION ALL ${called(IS_PERSON, begun, false, most)}
  UNION ALL ${called(IS_ORGANISATION, begun, false, most)}
  LIMIT ${most + 1}`;

/** Those of the counted who have a company in the place. */
const ofPlace = (place: Place | null) =>
  place === null
    ? Prisma.sql`counted`
    : Prisma.sql`(SELECT * FROM counted WHERE EXISTS (
        SELECT FROM roles JOIN companies ON key = company_key
        WHERE ${counts(Prisma.sql`counted`)} AND ${isThere(place)})) placed`;

/**
 * The people and organisations on one page; no rows when nobody matches. A single statement, so that
 * all parts see the same snapshot of the register. Of more than MOST_PEOPLE that are not called
 * exactly so, people are found first. Those in a place are sought among the first MOST_PLACED.
 */
export const pageSql = (
  query: WordsQuery,
  wanted: number,
  place: Place | null = null,
) => Prisma.sql`
  WITH found AS MATERIALIZED (${inTurn(query, place === null ? MOST_PEOPLE : MOST_PLACED)}),
  counted AS (
    SELECT id, kind, name, whole, (
      SELECT count(*) FROM roles JOIN companies ON key = company_key
      WHERE participant_id = found.id AND ${heldToday}
    )::int AS current
    FROM found
  ), ordered AS (
    SELECT id, kind, name, current, count(*) OVER ()::int AS total,
      row_number() OVER (
        ORDER BY whole DESC, current DESC, name COLLATE "da-x-icu", id)::int AS place
    FROM ${ofPlace(place)}
  ), paged AS (
    SELECT *, count(*) FILTER (WHERE ${IS_ORGANISATION}) OVER ()::int AS organisations,
      least(${wanted}::int, (least(total, ${MOST_PEOPLE}) - 1) / ${PEOPLE_PAGE_SIZE} + 1) AS page
    FROM ordered WHERE place <= ${MOST_PEOPLE}
  )
  SELECT id::text, kind::text, name, current AS "currentRoles", total, organisations, page, company.*
  FROM paged, LATERAL (${companiesOf(place)}) company
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
 * @param place Only those with a company there, which is listed first.
 */
export async function searchPeople(
  asked: { name: string; page?: number },
  place: Place | null = null,
): Promise<PeoplePage> {
  const query = toWordsQuery(asked.name);
  const wanted = Math.min(Math.max(Math.trunc(asked.page ?? 1), 1), MOST_PEOPLE);
  const rows = query ? await registerDb.$queryRaw<Row[]>(pageSql(query, wanted, place)) : [];
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
