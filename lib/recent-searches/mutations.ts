import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import { cleanText } from './clean-text';
import { MAX_RECENT } from './constants';
import type { RecentSearch, SearchKind } from './types';

/** Arbitrary: the first key of the advisory locks that mean "this user's searches are changed". */
const SEARCHES_LOCK = 7_262_005;

/**
 * The beginning of a transaction: instances take turns for a user. Otherwise neither would see what
 * the other stores, and two statements that lock several of the rows could deadlock.
 */
const turnOf = (userId: string) => db.$executeRaw`
  SELECT pg_advisory_xact_lock(${SEARCHES_LOCK}::int, hashtext(${userId}))`;

/** Compares searches case-insensitively, whatever the database's collation. */
const same = (query: string) =>
  Prisma.sql`lower(query COLLATE "da-x-icu") = lower(${query}::text COLLATE "da-x-icu")`;

/**
 * Puts a search on top of a user's list, replacing one that differs only in case. Deletes all
 * beyond the newest twenty. Stores nothing for a deleted user; the user's row is locked first, in
 * the same order as account deletion.
 */
export async function recordSearch(
  userId: string,
  { query, kind }: Pick<RecentSearch, 'query' | 'kind'>,
): Promise<void> {
  const text = cleanText(query);
  const record = db.$executeRaw`
    WITH owner AS MATERIALIZED (
      SELECT id FROM users WHERE id = ${userId}::uuid FOR KEY SHARE
    ), others AS (
      SELECT kind, query, searched_at, kind = ${kind}::search_kind AND ${same(text)} AS alike
      FROM owner JOIN recent_searches ON user_id = owner.id
      WHERE user_id = ${userId}::uuid AND NOT (kind = ${kind}::search_kind AND query = ${text})
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY alike ORDER BY searched_at DESC) AS place
      FROM others
    ), gone AS (
      DELETE FROM recent_searches r USING placed p
      WHERE r.user_id = ${userId}::uuid AND r.kind = p.kind AND r.query = p.query
        AND (p.alike OR p.place >= ${MAX_RECENT})
    )
    INSERT INTO recent_searches (user_id, kind, query, searched_at)
    SELECT id, ${kind}::search_kind, ${text}, greatest(
      clock_timestamp(), (SELECT max(searched_at) FROM others) + interval '1 millisecond')
    FROM owner
    ON CONFLICT (user_id, kind, query) DO UPDATE SET searched_at = excluded.searched_at`;
  await db.$transaction([turnOf(userId), record]);
}

/** Deletes searches of one kind, or all. @returns how many were deleted. */
export async function clearRecentSearches(userId: string, kind?: SearchKind): Promise<number> {
  const deletion = db.recentSearch.deleteMany({ where: { userId, kind } });
  const [, { count }] = await db.$transaction([turnOf(userId), deletion]);
  return count;
}

/** Deletes one search, ignoring case, of one kind or both. @returns how many were deleted. */
export async function deleteRecentSearch(
  userId: string,
  query: string,
  kind?: SearchKind,
): Promise<number> {
  const wanted = kind ? Prisma.sql`AND kind = ${kind}::search_kind` : Prisma.empty;
  const deletion = db.$executeRaw`
    DELETE FROM recent_searches
    WHERE user_id = ${userId}::uuid AND ${same(cleanText(query))} ${wanted}`;
  const [, count] = await db.$transaction([turnOf(userId), deletion]);
  return count;
}
