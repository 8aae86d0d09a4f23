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
 * the same order as account deletion. A function of the database, with the turn: each search is
 * recorded, and one call costs a third of a transaction of several.
 */
export async function recordSearch(
  userId: string,
  { query, kind }: Pick<RecentSearch, 'query' | 'kind'>,
): Promise<void> {
  const text = cleanText(query);
  await db.$executeRaw`
    SELECT record_search(${SEARCHES_LOCK}::int, ${userId}::uuid, ${kind}::search_kind, ${text},
      ${MAX_RECENT}::int)`;
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
