import 'server-only';
import { db } from '@/lib/db';
import { invalidField } from '@/lib/errors';
import { formatNumber } from '@/lib/format';
import { type Saved, saveKeys } from '@/lib/saved/found';
import { IMPORT_MESSAGES } from './constants';

/** Unknown numbers that are named. */
const MOST_NAMED = 100;

/** The keys that the register has no company of. */
async function listUnknown(keys: string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT key FROM companies WHERE key = ANY (${keys}::char(8)[])`;
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

function unknownText(unknown: readonly string[]): string {
  const [first = '', ...others] = unknown;
  if (others.length === 0) return IMPORT_MESSAGES.unknown(first);
  const named = unknown.slice(0, MOST_NAMED).join(', ');
  return unknown.length > MOST_NAMED
    ? IMPORT_MESSAGES.unknownMany(formatNumber(unknown.length), named)
    : IMPORT_MESSAGES.unknownSome(named);
}

/**
 * Saves the companies that were found in a file, and puts them into a list if one is given. Undone
 * as saveFound is.
 * @throws AppError invalid_input for unknown numbers, naming up to MOST_NAMED, not_found for an unknown
 *   list, forbidden when no more fit
 */
export async function saveImported(
  userId: string,
  cvrs: readonly string[],
  listId?: string,
): Promise<Saved> {
  const keys = [...new Set(cvrs)];
  const unknown = await listUnknown(keys);
  if (unknown.length > 0) throw invalidField('cvrs', unknownText(unknown));
  return saveKeys(userId, keys, listId);
}
