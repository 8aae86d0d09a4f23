import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db, registerDb } from '@/lib/db';
import { isDuplicate } from '@/lib/db/errors';
import { AppError, invalidField } from '@/lib/errors';
import { labelKey } from '@/lib/saved/label';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { withFound } from '@/lib/search/live-index';
import { throttle } from '@/lib/throttle';
import { lockUserAgainstDelete, lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { MAX_MEMBERS, MAX_SEARCHES, MESSAGES } from './constants';
import { memberKeys } from './find-members';
import { packKeys } from './key-list';
import { storedKind } from './mapper';
import { type Moment, momentSql } from './moment';
import { getSavedSearch } from './queries';
import { readSavedQuery } from './read-query';
import type { SavedSearch, SearchKind } from './types';

type NewSearch = { name: string; kind: SearchKind; query: string };

/** A search's current results, with the register they are from as the base of comparisons. */
function findMembers(kind: SearchKind, query: string) {
  const { search, filters } = readSavedQuery(kind, query);
  return withFound({ search, filters }, async (found) => {
    const keys = memberKeys(found);
    const [moment] = await registerDb.$queryRawUnsafe<Moment[]>(momentSql);
    const { version = 0, load = null } = moment ?? {};
    return { version, value: { keys, version, load } };
  });
}

const nameTaken = () =>
  new AppError('conflict', MESSAGES.taken, { fields: { name: MESSAGES.taken } });

/**
 * Call while holding the user's lock. Names are compared by labelKey, like those of lists; existing
 * duplicates may keep their names.
 * @param id The search to rename; an unknown id passes, as the caller then reports not_found.
 * @throws AppError conflict
 */
async function requireFreeName(
  tx: Prisma.TransactionClient,
  { userId, name, id }: { userId: string; name: string; id?: string },
) {
  const searches = await tx.savedSearch.findMany({
    where: { userId },
    select: { id: true, name: true },
  });
  const own = searches.find((search) => search.id === id);
  if (id && (!own || own.name === name)) return;
  const wanted = labelKey(name);
  if (searches.some((search) => search.id !== id && labelKey(search.name) === wanted)) {
    throw nameTaken();
  }
}

/**
 * Older instances do not check before writing: then the table's constraint rejects equal spellings.
 */
const refuseDuplicates = (error: unknown) => {
  throw isDuplicate(error) ? nameTaken() : error;
};

/**
 * @throws AppError forbidden when the user has too many searches, or they hold too many companies.
 */
async function requireRoom(tx: Prisma.TransactionClient, userId: string, members: number) {
  const { _count: searches, _sum: held } = await tx.savedSearch.aggregate({
    where: { userId },
    _count: true,
    _sum: { memberCount: true },
  });
  if (searches >= MAX_SEARCHES) throw new AppError('forbidden', MESSAGES.tooMany);
  if ((held.memberCount ?? 0) + members > MAX_MEMBERS) {
    throw new AppError('forbidden', MESSAGES.tooBroad);
  }
}

/**
 * A value that no company has would be left out by the page of the search, which then finds more.
 * @throws AppError invalid_input
 */
async function requireKnownValues(query: string): Promise<void> {
  const { problems } = await cleanKnownFilters(Object.fromEntries(new URLSearchParams(query)));
  const [first] = problems;
  if (first) throw invalidField('query', first.sentence);
}

/**
 * Saves a search with its current results, as the base of later comparisons.
 * @throws AppError conflict when the name is taken, forbidden when no more fit, too_many_requests.
 */
export async function createSavedSearch(userId: string, given: NewSearch): Promise<SavedSearch> {
  const { name, kind } = given;
  const { query: texts, hidesSaved } = readSavedQuery(kind, given.query);
  const query = new URLSearchParams(texts).toString();
  await throttle('saveSearch', { account: userId });
  await requireKnownValues(query);
  const { keys, version, load } = await findMembers(kind, query);
  const { id } = await db
    .$transaction(async (tx) => {
      // Otherwise two concurrent requests could both take the last free place.
      await lockUserCounters(tx, userId);
      await requireRoom(tx, userId, keys.length);
      await requireFreeName(tx, { userId, name });
      return tx.savedSearch.create({
        data: {
          userId,
          name,
          kind: storedKind(kind),
          query,
          hidesSaved,
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
  const { count } = await db
    .$transaction(async (tx) => {
      await lockUserCounters(tx, userId);
      await requireFreeName(tx, { userId, name, id });
      return tx.savedSearch.updateMany({ where: { id, userId }, data: { name } });
    })
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
    await lockUserAgainstDelete(tx, userId);
    // They lose their reference to it: locked in the order in which all others lock them.
    await tx.$queryRaw`
      SELECT FROM notifications WHERE saved_search_id = ${id}::uuid AND user_id = ${userId}::uuid
      ORDER BY id FOR UPDATE`;
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
