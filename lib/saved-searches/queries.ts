import 'server-only';
import { cache } from 'react';
import { z } from 'zod/mini';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';
import { toSavedSearch } from './mapper';
import type { SavedSearch } from './types';

const changeSelect = { loadId: true, newCount: true, leftCount: true, comparedAt: true } as const;

const select = {
  id: true,
  name: true,
  kind: true,
  query: true,
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
