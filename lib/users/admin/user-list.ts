import 'server-only';
import { pageOf } from '@/lib/companies/pages';
import { db } from '@/lib/db';
import { nameOrAddress } from '@/lib/user-rows/search';
import { subscriberSql } from '@/lib/user-rows/subscriber-sql';
import { Prisma } from '@/prisma/client/client';
import type { PaidPlan, UserRole } from '@/prisma/client/enums';
import type { ListedUser } from '../answers';
import { toUserOnWire } from '../mapper';
import { MAX_PAGE, type SortDirection, type UserSort } from './constants';

export type UserQuestion = {
  /** Parsed by nameOrAddress. */
  search: string;
  sort: UserSort;
  direction: SortDirection;
  page: number;
  pageSize: number;
};

export type UserPage = {
  items: ListedUser[];
  total: number;
  page: number;
  totalPages: number;
};

type Row = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: UserRole;
  verified: boolean;
  pictureVersion: string | null;
  plan: PaidPlan | null;
  status: string | null;
  accessUntil: Date | null;
};

const asDanesSort = (column: Prisma.Sql) => Prisma.sql`${column} COLLATE "da-x-icu"`;

/** Sort keys. An index covers the same columns, so the rows of skipped pages are never read. */
const orders: Record<UserSort, Prisma.Sql[]> = {
  name: [...[Prisma.sql`first_name`, Prisma.sql`last_name`].map(asDanesSort), ...[Prisma.sql`id`]],
  email: [Prisma.sql`email`],
  id: [Prisma.sql`id`],
  // Subscribers first.
  subscription: [Prisma.sql`free`, Prisma.sql`id`],
};

const columns: Record<UserSort, Prisma.Sql> = {
  name: Prisma.sql`u.first_name, u.last_name, u.id`,
  email: Prisma.sql`u.email`,
  id: Prisma.sql`u.id`,
  subscription: Prisma.sql`NOT EXISTS (
    SELECT FROM subscriptions p WHERE p.user_id = u.id AND ${subscriberSql}) AS free, u.id`,
};

function orderBy(sort: UserSort, direction: SortDirection): Prisma.Sql {
  const way = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return Prisma.join(orders[sort].map((column) => Prisma.sql`${column} ${way}`));
}

function toListedUser({ plan, status, accessUntil, role, verified, ...user }: Row): ListedUser {
  const subscription = plan && status ? { plan, status, accessUntil } : null;
  return { ...toUserOnWire({ ...user, subscription }), role, verified };
}

type Slice = { skip: number; take: number; fromEnd: boolean };

/** The sort keys of the matching users. */
const hitsOf = ({ search, sort }: UserQuestion) =>
  Prisma.sql`SELECT ${columns[sort]} FROM users u WHERE ${nameOrAddress(search)}`;

/** The accounts of one slice of the hits, in order. */
function readRows(
  { sort, direction }: UserQuestion,
  hits: Prisma.Sql,
  { skip, take, fromEnd }: Slice,
): Prisma.Sql {
  const key = sort === 'email' ? Prisma.sql`email` : Prisma.sql`id`;
  const other = direction === 'asc' ? 'desc' : 'asc';
  return Prisma.sql`
    SELECT keys.place, u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
      u.role, u.email_verified_at IS NOT NULL AS verified, p.plan, p.status,
      p.access_until AS "accessUntil",
      CASE WHEN u.picture IS NOT NULL THEN u.xmin::text END AS "pictureVersion"
    FROM (
      SELECT ${key} AS key, row_number() OVER (ORDER BY ${orderBy(sort, direction)}) AS place
      FROM (SELECT * FROM ${hits} found
        ORDER BY ${orderBy(sort, fromEnd ? other : direction)} LIMIT ${take} OFFSET ${skip}) page
    ) keys
    JOIN users u ON u.${key} = keys.key
    LEFT JOIN subscriptions p ON p.user_id = u.id
    ORDER BY keys.place`;
}

/** All users: counted first, so that pages in the second half are read from the end. */
async function listAll(question: UserQuestion): Promise<UserPage> {
  const { pageSize } = question;
  const total = await db.user.count();
  const { page, totalPages, skip: before } = pageOf(question.page, total, pageSize);
  const take = Math.max(0, Math.min(pageSize, total - before));
  const fromEnd = before > total / 2;
  const slice = { take, fromEnd, skip: fromEnd ? total - before - take : before };
  const hits = Prisma.sql`(${hitsOf(question)})`;
  const rows = await db.$queryRaw<Row[]>(readRows(question, hits, slice));
  return { items: rows.map(toListedUser), total, page, totalPages };
}

/** Search results: the search runs once, for both the count and the page. */
async function listFound(question: UserQuestion): Promise<UserPage> {
  const { page: asked, pageSize } = question;
  const slice = { skip: (asked - 1) * pageSize, take: pageSize, fromEnd: false };
  const found = await db.$queryRaw<(Row & { total: number })[]>`
    WITH hits AS MATERIALIZED (${hitsOf(question)})
    SELECT counted.total, rows.* FROM (SELECT count(*)::int AS total FROM hits) counted
    LEFT JOIN (${readRows(question, Prisma.sql`hits`, slice)}) rows ON true
    ORDER BY rows.place`;
  const total = found[0]?.total ?? 0;
  const { page, totalPages } = pageOf(asked, total, pageSize);
  if (page !== asked) return listFound({ ...question, page });
  const rows = found.filter(({ id }) => id !== null);
  return { items: rows.map(toListedUser), total, page, totalPages };
}

/** A page of all accounts or of the search results. A page beyond the end becomes the last one. */
export function listUsers(question: UserQuestion): Promise<UserPage> {
  const page = Math.min(Math.max(1, question.page), MAX_PAGE);
  return question.search.trim() === ''
    ? listAll({ ...question, page })
    : listFound({ ...question, page });
}
