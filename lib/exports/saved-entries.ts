import 'server-only';
import { db } from '@/lib/db';
import type { Language } from '@/lib/i18n/languages';
import { findSavedKeys, type SavedKeys } from '@/lib/saved/keys';
import { targetParams } from '@/lib/saved/target-params';
import { MAX_ROWS } from './constants';
import { filterLines } from './describe';

type SavedList = SavedKeys & {
  /** The selection in words. */
  title: string;
  details: string[];
};

type Asked = { query: string; shared?: boolean; language: Language };

/**
 * All entries that a URL of /saved shows, on all pages, in its order.
 * @throws AppError as targetParams does
 */
export async function listSavedEntries(
  userId: string,
  { query, shared, language }: Asked,
): Promise<SavedList> {
  const params = targetParams(query);
  const [found, list] = await Promise.all([
    findSavedKeys(userId, params, MAX_ROWS),
    params.list && db.savedList.findFirst({ where: { id: params.list, userId } }),
  ]);
  // List names, tags and searches are the user's private wording: omitted from shared files.
  const own = shared ? {} : { Tag: params.tag, Search: params.search };
  const asked = { ...own, Industry: params.industry };
  const lines = Object.entries(asked).flatMap(([name, text]) =>
    text === '' ? [] : [`${name}: ${text}`],
  );
  const { status } = params;
  const details = [...lines, ...(status ? filterLines({ status }, language) : [])];
  const title = list && !shared ? `Saved companies, list ${list.name}` : 'Saved companies';
  return { ...found, details, title };
}
