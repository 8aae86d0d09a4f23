import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import { hitsOf, orderOf } from './hits';
import { readSavedParams, type SavedParams } from './saved-params';
import type { SavedKey, SavedTarget } from './types';

const columns = Prisma.sql`s.id, s.company_key AS "companyKey", s.company_name AS "companyName",
  s.note, s.tags, s.created_at AS "createdAt"`;

/** All entries that an address of /saved shows, whatever its page, in its order. */
export function listSavedKeys(userId: string, params: SavedParams): Promise<SavedKey[]> {
  return db.$queryRaw<SavedKey[]>`
    SELECT ${columns} FROM (${hitsOf(userId, params)}) hits
    JOIN saved_companies s USING (id) ORDER BY ${orderOf(params)}`;
}

/**
 * The entries that are meant, in the order of the address or, of ids, the newest first. Ids of
 * others are as unknown as those of nobody.
 */
export function listSavedOf(userId: string, target: SavedTarget): Promise<SavedKey[]> {
  if ('query' in target) {
    return listSavedKeys(userId, readSavedParams(new URLSearchParams(target.query)));
  }
  return db.$queryRaw<SavedKey[]>`
    SELECT ${columns} FROM saved_companies s
    WHERE s.user_id = ${userId}::uuid AND s.id = ANY (${[...target.ids]}::uuid[])
    ORDER BY s.created_at DESC, s.id`;
}
