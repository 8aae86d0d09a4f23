import 'server-only';
import { db } from '@/lib/db';
import { findSavedKeys, type SavedKeys } from '@/lib/saved/keys';
import { targetParams } from '@/lib/saved/target-params';
import { MAX_ROWS } from './constants';

export type SavedList = SavedKeys & {
  /** What is asked for, in words. */
  title: string;
  details: string[];
};

type Asked = { query: string; shared?: boolean };

/**
 * All entries that an address of /saved shows, whatever its page, in its order.
 * @throws AppError as targetParams does
 */
export async function listSavedEntries(
  userId: string,
  { query, shared }: Asked,
): Promise<SavedList> {
  const params = targetParams(query);
  const [found, list] = await Promise.all([
    findSavedKeys(userId, params, MAX_ROWS),
    params.list && db.savedList.findFirst({ where: { id: params.list, userId } }),
  ]);
  // Lists and tags are named, and notes searched, in one's own words.
  const own = shared ? {} : { Tag: params.tag, Search: params.search };
  const asked = { ...own, Industry: params.industry };
  const details = Object.entries(asked).flatMap(([name, text]) =>
    text === '' ? [] : [`${name}: ${text}`],
  );
  const title = list && !shared ? `Saved companies, list ${list.name}` : 'Saved companies';
  return { ...found, details, title };
}
