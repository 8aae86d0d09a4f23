import 'server-only';
import { db } from '@/lib/db';
import { invalidField } from '@/lib/errors';
import { type Saved, saveKeys } from '@/lib/saved/found';
import { IMPORT_MESSAGES } from './constants';

/** The first of the keys that the register has no company of. */
async function firstUnknown(keys: string[]): Promise<string | undefined> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT key FROM companies WHERE key = ANY (${keys}::char(8)[])`;
  const known = new Set(rows.map(({ key }) => key));
  return keys.find((key) => !known.has(key));
}

/**
 * Saves the companies that were found in a file, and puts them into a list if one is given. Undone
 * as saveFound is.
 * @throws AppError invalid_input for an unknown number, not_found for an unknown list, forbidden when
 *   no more fit
 */
export async function saveImported(
  userId: string,
  cvrs: readonly string[],
  listId?: string,
): Promise<Saved> {
  const keys = [...new Set(cvrs)];
  const unknown = await firstUnknown(keys);
  if (unknown !== undefined) throw invalidField('cvrs', IMPORT_MESSAGES.unknown(unknown));
  return saveKeys(userId, keys, listId);
}
