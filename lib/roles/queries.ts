import 'server-only';
import { requireKeyForm, unknownCompany } from '@/lib/companies/known-key';
import { pageOf } from '@/lib/companies/pages';
import { registerDb } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { Prisma } from '@/prisma/client/client';
import { MOST_COUNTED, OTHERS_SHOWN, PARTICIPANT_PAGE_SIZE, ROLES_PAGE_SIZE } from './constants';
import { type HeldRow, held, toHeld } from './held';
import { goesOn, groupRank, hasBegun, heldToday, stoodOn } from './held-today';
import { opensOnFormer } from './opening';
import type {
  CompanyRole,
  Held,
  OtherCompany,
  Participant,
  ParticipantPage,
  RolesPage,
} from './types';

type RoleRow = HeldRow & {
  position: number;
  participant: Participant;
  others: OtherCompany[] | null;
  othersTotal: number;
};

type Head = {
  signingRule: string | null;
  updatedAt: Date | null;
  currentTotal: number;
  formerTotal: number;
  hasManagement: boolean;
};

/**
 * Which list of a company a role that has begun belongs to. One without an end, including a
 * founding, is listed as current unless the company has ceased.
 */
const standsToday = Prisma.sql`(${goesOn} AND status <> 'CEASED')`;

async function getHead(key: string): Promise<Head> {
  const [head] = await registerDb.$queryRaw<Head[]>`
    SELECT signing_rule AS "signingRule", register_updated_at AS "updatedAt", counts.*
    FROM companies, LATERAL (
      SELECT count(*) FILTER (WHERE ${standsToday})::int AS "currentTotal",
        count(*) FILTER (WHERE NOT ${standsToday})::int AS "formerTotal",
        coalesce(bool_or("group" = 'MANAGEMENT' AND ${standsToday}), false) AS "hasManagement"
      FROM roles WHERE company_key = companies.key AND ${hasBegun}
    ) counts
    WHERE key = ${key}`;
  if (!head) throw unknownCompany();
  return head;
}

/** A participant's own company is linked if the register has it. */
const participant = Prisma.raw(`jsonb_build_object('id', person.id::text, 'kind', person.kind,
  'name', person.name, 'companyKey', own.key,
  'advertisingProtected', coalesce(own.advertising_protected, false))`);

/** The other companies in which a participant of `listed` holds a role today. */
const others = (key: string) => Prisma.sql`
  SELECT array_agg(DISTINCT role.company_key) AS keys,
    CASE count(*) WHEN ${MOST_COUNTED} THEN ${MOST_COUNTED}
      ELSE count(DISTINCT role.company_key) END::int AS total
  FROM (
    SELECT company_key FROM roles JOIN companies ON companies.key = company_key
    WHERE participant_id = listed.participant_id AND ${heldToday} AND company_key <> ${key}
    LIMIT ${MOST_COUNTED}
  ) role`;

/**
 * Within a board: the chair, deputy chairs, then the others. In the database's collation Æ and æ
 * are not the same letter.
 */
const boardRank = Prisma.sql`CASE WHEN "group" <> 'BOARD' THEN 0
  WHEN title ~* '^(bestyrelses)?formand' THEN 1
  WHEN title ~* '^(n[æÆ]st|vice)(bestyrelses)?formand' THEN 2 ELSE 3 END`;

type Listed = { key: string; former: boolean; on: string | null };

/** Which roles of the company are listed: those of a day, or the current or the former ones. */
const isListed = ({ former, on }: Listed) =>
  on === null ? Prisma.sql`${hasBegun} AND ${standsToday} = ${!former}` : stoodOn(on);

async function countOn(key: string, day: string): Promise<number> {
  const [counted] = await registerDb.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM roles JOIN companies ON companies.key = company_key
    WHERE company_key = ${key} AND ${stoodOn(day)}`;
  return counted?.total ?? 0;
}

/** Of former roles the last ones come first. */
const orderOf = ({ former }: Listed) => {
  const within = former
    ? Prisma.sql`valid_to DESC, ${boardRank}`
    : Prisma.sql`${boardRank}, valid_to DESC`;
  return Prisma.sql`${groupRank}, ${within}, ownership DESC NULLS LAST, position`;
};

/** The roles with who holds them, all or those of a page. */
const fromListed = (listed: Listed, page = Prisma.empty) => Prisma.sql`
  FROM (
    SELECT roles.* FROM roles JOIN companies ON companies.key = company_key
    WHERE company_key = ${listed.key} AND ${isListed(listed)}
    ORDER BY ${orderOf(listed)} ${page}
  ) listed
  JOIN participants person ON person.id = listed.participant_id
  LEFT JOIN companies own ON own.key = person.company_key`;

const listRows = (listed: Listed, skip: number) => registerDb.$queryRaw<RoleRow[]>`
  SELECT listed.position, ${held}, ${participant} AS participant,
    other.total AS "othersTotal", (
      SELECT jsonb_agg(jsonb_build_object('key', key, 'name', name,
        'advertisingProtected', advertising_protected) ORDER BY key)
      FROM companies WHERE key = ANY (other.keys[1:${OTHERS_SHOWN}])
    ) AS others
  ${fromListed(listed, Prisma.sql`LIMIT ${ROLES_PAGE_SIZE} OFFSET ${skip}`)}
  LEFT JOIN LATERAL (${others(listed.key)}) other ON true
  ORDER BY ${orderOf(listed)}`;

/**
 * A page of the current or former roles of a company, or of those of a day. Owners are sorted by
 * share, the largest first; a board that is not of former members begins with its chair.
 *
 * @param asked.former if omitted, the current roles; null for the list that the page opens on
 * @param asked.on a day, yyyy-mm-dd, instead of `former`
 * @throws AppError not_found for an unknown key and, without a query, for a malformed one
 */
export async function getRoles(asked: {
  key: string;
  former?: boolean | null;
  on?: string | null;
  page?: number;
}): Promise<RolesPage> {
  const { key, on = null } = asked;
  requireKeyForm(key);
  const { signingRule, updatedAt, hasManagement, ...totals } = await getHead(key);
  const opening = asked.former === null ? opensOnFormer(totals) : asked.former === true;
  const former = on === null && opening;
  const today = former ? totals.formerTotal : totals.currentTotal;
  const total = on === null ? today : await countOn(key, on);
  const { skip, ...place } = pageOf(asked.page ?? 1, total, ROLES_PAGE_SIZE);
  const rows = total === 0 ? [] : await listRows({ key, former, on }, skip);
  const items: CompanyRole[] = rows.map((row) => ({ ...toHeld(row), others: row.others ?? [] }));
  return {
    items,
    total,
    ...place,
    signingRule,
    updatedAt,
    hasManagement,
    ...totals,
  };
}

type AllRoles = Pick<RolesPage, 'signingRule' | 'currentTotal' | 'formerTotal'> & {
  items: (Held & { participant: Participant })[];
};

/**
 * All current or all former roles of a company, in the order of the pages but without what their
 * holders do elsewhere.
 *
 * @throws AppError as getRoles
 */
export async function listAllRoles(asked: { key: string; former: boolean }): Promise<AllRoles> {
  const { key, former } = asked;
  requireKeyForm(key);
  const { signingRule, currentTotal, formerTotal } = await getHead(key);
  const listed: Listed = { key, former, on: null };
  const rows = await registerDb.$queryRaw<(HeldRow & { participant: Participant })[]>`
    SELECT ${held}, ${participant} AS participant ${fromListed(listed)} ORDER BY ${orderOf(listed)}`;
  return { items: rows.map(toHeld), signingRule, currentTotal, formerTotal };
}

/**
 * A current or former holder of roles.
 *
 * @throws AppError not_found
 */
export async function getHolder(id: string): Promise<Participant> {
  // The register's numbers have ten digits; more than eighteen overflow the column.
  const [found] = /^\d{1,18}$/.test(id)
    ? await registerDb.$queryRaw<{ participant: Participant }[]>`
        SELECT ${participant} AS participant FROM participants person
        LEFT JOIN companies own ON own.key = person.company_key WHERE id = ${BigInt(id)}`
    : [];
  if (!found)
    throw new AppError('not_found', 'There is no such person or company in the register.');
  return found.participant;
}

/**
 * A page of all roles that a person or an organisation has, current and former; none that has not
 * begun.
 *
 * @throws AppError not_found
 */
export async function getParticipant(asked: {
  id: string;
  page?: number;
}): Promise<ParticipantPage> {
  const participant = await getHolder(asked.id);
  const participantId = BigInt(asked.id);
  const [counted] = await registerDb.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM roles
    WHERE participant_id = ${participantId} AND ${hasBegun}`;
  const total = counted?.total ?? 0;
  const { skip, ...place } = pageOf(asked.page ?? 1, total, PARTICIPANT_PAGE_SIZE);
  const rows = await registerDb.$queryRaw<(HeldRow & { company: OtherCompany })[]>`
    SELECT ${held}, jsonb_build_object('key', company.key, 'name', company.name,
      'advertisingProtected', company.advertising_protected) AS company
    FROM roles JOIN companies company ON company.key = roles.company_key
    WHERE participant_id = ${participantId} AND ${hasBegun}
    ORDER BY ${heldToday} DESC, valid_to DESC NULLS LAST, valid_from DESC NULLS LAST,
      company.key, position
    LIMIT ${PARTICIPANT_PAGE_SIZE} OFFSET ${skip}`;
  return { participant, items: rows.map(toHeld), total, ...place };
}
