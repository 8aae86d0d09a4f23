import 'server-only';
import { db } from '@/lib/db';
import { findSavedKeys, type SavedKeys } from '@/lib/saved/keys';
import { targetParams } from '@/lib/saved/target-params';
import { MAX_ROWS } from './constants';
import type { Contents } from './contents';

type SavedList = SavedKeys & { contents: Contents };

type Asked = { query: string; shared?: boolean };

/**
 * All entries that a URL of /saved shows, on all pages, in its order.
 * @throws AppError as targetParams does
 */
export async function listSavedEntries(
  userId: string,
  { query, shared = false }: Asked,
): Promise<SavedList> {
  const params = targetParams(query);
  const [found, list] = await Promise.all([
    findSavedKeys(userId, params, MAX_ROWS),
    params.list && db.savedList.findFirst({ where: { id: params.list, userId } }),
  ]);
  const { tag, search, industry, status } = params;
  // List names, tags and searches are the user's private wording: omitted from shared files.
  const own = shared
    ? { list: null, tag: '', search: '' }
    : { list: list ? list.name : null, tag, search };
  return { ...found, contents: { kind: 'saved-query', ...own, industry, status } };
}
