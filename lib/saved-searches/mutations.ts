import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db, registerDb } from '@/lib/db';
import { isDuplicate } from '@/lib/db-errors';
import { AppError } from '@/lib/errors';
import { withFound } from '@/lib/search/live-index';
import { lockPerson } from '@/lib/users/locks';
import type { Prisma } from '@/prisma/client/client';
import { MAX_MEMBERS, MAX_SEARCHES, MESSAGES } from './constants';
import { memberKeys } from './find-members';
import { packKeys } from './key-list';
import { storedKind } from './mapper';
import { type Moment, momentSql } from './moment';
import { getSavedSearch } from './queries';
import { readSavedQuery } from './read-query';
import type { SavedSearch, SearchKind } from './types';

export type NewSearch = { name: string; kind: SearchKind; query: string };

/** What a search finds in the register as it is read; later loads are compared with that moment. */
function findMembers(kind: SearchKind, query: string) {
  const { search, filters } = readSavedQuery(kind, query);
  return withFound({ search, filters }, async (found) => {
    const keys = memberKeys(found);
    const [moment] = await registerDb.$queryRawUnsafe<Moment[]>(momentSql);
    const { version = 0, load = null } = moment ?? {};
    return { version, value: { keys, version, load } };
  });
}

const refuseDuplicates = (error: unknown) => {
  if (!isDuplicate(error)) throw error;
  throw new AppError('conflict', MESSAGES.taken, { fields: { name: MESSAGES.taken } });
};

/** @throws AppError conflict when a person's searches are too many, or hold too many companies. */
async function requireRoom(tx: Prisma.TransactionClient, userId: string, members: number) {
  const { _count: searches, _sum: held } = await tx.savedSearch.aggregate({
    where: { userId },
    _count: true,
    _sum: { memberCount: true },
  });
  if (searches >= MAX_SEARCHES) throw new AppError('conflict', MESSAGES.tooMany);
  if ((held.memberCount ?? 0) + members > MAX_MEMBERS) {
    throw new AppError('conflict', MESSAGES.tooBroad);
  }
}

/**
 * Saves a search with the companies it finds now, which later ones are compared with.
 * @throws AppError conflict when the name is taken, or when there are too many.
 */
export async function createSavedSearch(userId: string, given: NewSearch): Promise<SavedSearch> {
  const { name, kind } = given;
  const query = new URLSearchParams(readSavedQuery(kind, given.query).query).toString();
  const { keys, version, load } = await findMembers(kind, query);
  const { id } = await db
    .$transaction(async (tx) => {
      // Two at once would both find room for the last one.
      await lockPerson(tx, userId);
      await requireRoom(tx, userId, keys.length);
      return tx.savedSearch.create({
        data: {
          userId,
          name,
          kind: storedKind(kind),
          query,
          memberCount: keys.length,
          comparedLoadId: load,
          comparedVersion: version,
          members: { create: { keys: packKeys(keys), toggled: new Uint8Array() } },
        },
        select: { id: true },
      });
    })
    .catch(refuseDuplicates);
  return getSavedSearch(userId, id);
}

/** @throws AppError not_found, conflict when the name is taken. */
export async function renameSavedSearch(userId: string, id: string, name: string): Promise<void> {
  const { count } = await db.savedSearch
    .updateMany({ where: { id, userId }, data: { name } })
    .catch(refuseDuplicates);
  if (count === 0) throw new AppError('not_found', MESSAGES.unknown);
}

/** @throws AppError not_found */
export async function deleteSavedSearch(
  userId: string,
  id: string,
  address: string | null,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.savedSearch.deleteMany({ where: { id, userId } });
    if (count === 0) throw new AppError('not_found', MESSAGES.unknown);
    const entry = {
      actorId: userId,
      action: 'saved_search_deleted',
      subject: id,
      address,
    } as const;
    await recordAudit(entry, tx);
  });
}
