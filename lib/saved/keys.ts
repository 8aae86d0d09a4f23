import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import { hitsOf, orderOf } from './hits';
import type { SavedParams } from './saved-params';

/** Companies as an exported file names them: [key, name, tags, note, day of saving][] as JSON. */
export type SavedTexts = { total: number; entries: string };

// One text for all: making thousands of objects of rows would keep other requests waiting.
const texts = (order: Prisma.Sql) => Prisma.sql`count(*)::int AS total, coalesce(
  json_agg(json_build_array(s.company_key, s.company_name, array_to_string(s.tags, ', '), s.note,
    (s.created_at AT TIME ZONE 'Europe/Copenhagen')::date) ORDER BY ${order}), '[]')::text AS entries`;

/** All entries that an address of /saved shows, in its order; or some, in the order of their ids. */
export async function findSavedTexts(
  userId: string,
  chosen: SavedParams | { ids: readonly string[] },
): Promise<SavedTexts> {
  const [found] =
    'ids' in chosen
      ? await db.$queryRaw<SavedTexts[]>`
          SELECT ${texts(Prisma.sql`place`)} FROM saved_companies s
          JOIN unnest(${[...chosen.ids]}::uuid[]) WITH ORDINALITY AS given (id, place) USING (id)
          WHERE s.user_id = ${userId}::uuid`
      : await db.$queryRaw<SavedTexts[]>`
          SELECT ${texts(orderOf(chosen))} FROM (${hitsOf(userId, chosen)}) hits
          JOIN saved_companies s USING (id)`;
  if (!found) throw new Error('A sum always has a row.');
  return found;
}
