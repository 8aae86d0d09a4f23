import 'server-only';
import { Prisma } from '@/prisma/client/client';
import type { SavedSort } from './constants';
import { labelKey } from './label';
import type { SavedParams } from './saved-params';
import { wordPatterns } from './word-pattern';

const none = Prisma.empty;

/** SQL sort keys by column. Names use Danish collation. */
const keys: Record<SavedSort, Prisma.Sql> = {
  saved: Prisma.sql`s.created_at`,
  name: Prisma.sql`s.company_name COLLATE "da-x-icu"`,
  cvr: Prisma.sql`s.company_key`,
  industry: Prisma.sql`i.danish COLLATE "da-x-icu"`,
  town: Prisma.sql`s.town COLLATE "da-x-icu"`,
  employees: Prisma.sql`s.employees`,
  revenue: Prisma.sql`s.revenue`,
  status: Prisma.sql`s.status`,
  tags: Prisma.sql`nullif(array_to_string(s.tag_keys, ' '), '') COLLATE "da-x-icu"`,
  note: Prisma.sql`nullif(s.note, '') COLLATE "da-x-icu"`,
};

/** The searched text. A single concatenation, so that each word is matched only once. */
const searched = Prisma.sql`concat_ws(' ', s.company_key, s.company_name, s.postal_code,
  s.town, array_to_string(s.tags, ' '), s.note)`;

function joinsFor({ list, sort }: SavedParams): Prisma.Sql {
  const entries = Prisma.sql`JOIN saved_list_entries e ON e.user_id = s.user_id
    AND e.saved_id = s.id AND e.list_id = ${list}::uuid`;
  const industries = Prisma.sql`LEFT JOIN industries i
    ON i.version = s.industry_version AND i.code = s.industry_code`;
  return Prisma.sql`${list === null ? none : entries} ${sort === 'industry' ? industries : none}`;
}

function testsFor(userId: string, params: SavedParams): Prisma.Sql {
  const { tag, search, industry, status, except } = params;
  const tests = [Prisma.sql`s.user_id = ${userId}::uuid`];
  if (tag !== '') tests.push(Prisma.sql`${labelKey(tag)} = ANY (s.tag_keys)`);
  if (industry !== '') {
    tests.push(Prisma.sql`(s.industry_version, s.industry_code) IN (
      SELECT version, code FROM industries WHERE danish = ${industry})`);
  }
  if (status !== null) tests.push(Prisma.sql`s.status = ${status}::company_status`);
  for (const pattern of wordPatterns(search)) tests.push(Prisma.sql`${searched} ~* ${pattern}`);
  if (except.length > 0) tests.push(Prisma.sql`s.id <> ALL (${except}::uuid[])`);
  return Prisma.join(tests, ' AND ');
}

/**
 * All entries that a URL shows, on all pages: `id`, and `sorted`, their sort key.
 * @param also another condition on the entry `s`.
 */
export function hitsOf(userId: string, params: SavedParams, also?: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT s.id, ${keys[params.sort]} AS sorted FROM saved_companies s
    ${joinsFor(params)} WHERE ${testsFor(userId, params)} AND ${also ?? Prisma.sql`true`}`;
}

/** Missing values come last in either direction, and the id breaks ties. */
export function orderOf({ direction }: Pick<SavedParams, 'direction'>): Prisma.Sql {
  return direction === 'asc'
    ? Prisma.sql`sorted ASC NULLS LAST, id ASC`
    : Prisma.sql`sorted DESC NULLS LAST, id ASC`;
}

/** The names of the lists that contain entry `s`, in display order. */
export const listNames = Prisma.sql`ARRAY(
  SELECT l.name FROM saved_list_entries le JOIN saved_lists l ON l.id = le.list_id
  WHERE le.user_id = s.user_id AND le.saved_id = s.id
  ORDER BY l.name COLLATE "da-x-icu", l.id)`;
