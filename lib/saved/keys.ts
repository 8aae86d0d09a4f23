import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import { hitsOf, orderOf } from './hits';
import type { SavedParams } from './saved-params';

/** `entries`: [id, company key][] as JSON; empty when there are more than requested. */
export type SavedKeys = { total: number; entries: string };

// A single JSON text: creating thousands of row objects would block other requests.
const keysIn = (order: Prisma.Sql, most: number) => Prisma.sql`count(*)::int AS total,
  CASE WHEN count(*) BETWEEN 1 AND ${most}::int
    THEN json_agg(json_build_array(s.id, s.company_key) ORDER BY ${order})::text
    ELSE '[]' END AS entries`;

/** All entries that a URL of /saved shows, in its order; or given ids, in their order. */
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
