import 'server-only';
import { db } from '@/lib/db';
import { MAX_RECENT } from './constants';
import type { RecentSearch } from './types';

/** A user's recent searches, newest first. */
export function listRecentSearches(userId: string): Promise<RecentSearch[]> {
  return db.recentSearch.findMany({
    where: { userId },
    orderBy: [{ searchedAt: 'desc' }, { query: 'asc' }, { kind: 'asc' }],
    take: MAX_RECENT,
    select: { query: true, kind: true, searchedAt: true },
  });
}
