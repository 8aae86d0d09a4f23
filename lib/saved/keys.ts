import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import { hitsOf, orderOf } from './hits';
import type { SavedParams } from './saved-params';

/** `entries`: [id, key of the company][] as JSON; empty where they are more than was asked for. */
export type SavedKeys = { total: number; entries: string };

// One text for all: making thousands of objects of rows would keep other requests waiting.
const keysIn = (order: Prisma.Sql, most: number) => Prisma.sql`count(*)::int AS total,
  CASE WHEN count(*) BETWEEN 1 AND ${most}::int
    THEN json_agg(json_build_array(s.id, s.company_key) ORDER BY ${order})::text
    ELSE '[]' END AS entries`;

/** All entries that an address of /saved shows, in its order; or some, in the order of their ids. */
export async function findSavedKeys(
  userId: string,
  chosen: SavedParams | { ids: readonly string[] },
  most: number,
): Promise<SavedKeys> {
  const [found] =
    'ids' in chosen
      ? await db.$queryRaw<SavedKeys[]>`
          SELECT ${keysIn(Prisma.sql`place`, most)} FROM saved_companies s
          JOIN unnest(${[...chosen.ids]}::uuid[]) WITH ORDINALITY AS given (id, place) USING (id)
          WHERE s.user_id = ${userId}::uuid`
      : await db.$queryRaw<SavedKeys[]>`
          SELECT ${keysIn(orderOf(chosen), most)} FROM (${hitsOf(userId, chosen)}) hits
          JOIN saved_companies s USING (id)`;
  if (!found) throw new Error('A sum always has a row.');
  return found;
}
