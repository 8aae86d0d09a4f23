import 'server-only';
import { cache } from 'react';
import { z } from 'zod/mini';
import { contained } from '@/lib/contained';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { unknownValuesOf } from '@/lib/search/known-filters';
import { MESSAGES } from './constants';
import { toSavedSearch } from './mapper';
import type { SavedSearch } from './types';

const changeSelect = { loadId: true, newCount: true, leftCount: true, comparedAt: true } as const;

const select = {
  id: true,
  name: true,
  kind: true,
  query: true,
  hidesSaved: true,
  memberCount: true,
  createdAt: true,
  changes: { select: changeSelect, orderBy: { loadId: 'desc' }, take: 1 },
} as const;

const idSchema = z.uuid();

/** A user's saved searches, newest first. */
export async function listSavedSearches(userId: string): Promise<SavedSearch[]> {
  const rows = await db.savedSearch.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select,
  });
  return rows.map(toSavedSearch);
}

/**
 * The values in the filters of each search that no company has any more: it finds nothing by them,
 * whereas the page that it opens leaves them out. None where that cannot be looked up.
 */
export async function listGoneValues(
  searches: readonly Pick<SavedSearch, 'query'>[],
): Promise<string[][]> {
  const queries = searches.map(({ query }) => query);
  const unknown = await contained('gone values', 'searches', unknownValuesOf(queries));
  return unknown === 'failed' ? searches.map(() => []) : unknown;
}

/** Null when it is unknown or another user's. Cached per request. */
export const findSavedSearch = cache(
  async (userId: string, id: string): Promise<SavedSearch | null> => {
    // The database would reject an id that is not a UUID.
    if (!idSchema.safeParse(id).success) return null;
    const row = await db.savedSearch.findFirst({ where: { id, userId }, select });
    return row && toSavedSearch(row);
  },
);

/** @throws AppError not_found */
export async function getSavedSearch(userId: string, id: string): Promise<SavedSearch> {
  const search = await findSavedSearch(userId, id);
  if (!search) throw new AppError('not_found', MESSAGES.unknown);
  return search;
}
