import 'server-only';
import { db } from '@/lib/db';
import { listSavedKeys, listSavedOf } from '@/lib/saved/keys';
import { readSavedParams } from '@/lib/saved/saved-params';
import type { SavedKey } from '@/lib/saved/types';

/** What a file says of a saved company beside what the register says. */
export type SavedEntry = SavedKey;

/** Of some ids those that are a person's own, in the order of the ids. */
export async function findSavedEntries(
  userId: string,
  ids: readonly string[],
): Promise<SavedEntry[]> {
  const entries = await listSavedOf(userId, { ids: [...ids] });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type SavedList = {
  entries: SavedEntry[];
  /** What is asked for, in words. */
  title: string;
  details: string[];
};

/** All entries that an address of /saved shows, whatever its page, in its order. */
export async function listSavedEntries(userId: string, query: string): Promise<SavedList> {
  const params = readSavedParams(new URLSearchParams(query));
  const [entries, list] = await Promise.all([
    listSavedKeys(userId, params),
    params.list && db.savedList.findFirst({ where: { id: params.list, userId } }),
  ]);
  const asked = { Tag: params.tag, Search: params.search, Industry: params.industry };
  const details = Object.entries(asked).flatMap(([name, text]) =>
    text === '' ? [] : [`${name}: ${text}`],
  );
  return {
    entries,
    title: list ? `Saved companies, list ${list.name}` : 'Saved companies',
    details,
  };
}
