import 'server-only';
import { findMentioning } from '@/lib/passages/mentions';
import { readSavedKeys, type SavedKeys } from './saved-keys';
import type { CompanyFilters } from './types';

/** What filters need that the index does not have; null where they do not need it. */
export type OutsideKeys = {
  /** What `saved` is about. */
  saved: SavedKeys | null;
  /** CVR numbers (as integers) of the companies whose reports have what `mentions` asks for. */
  mentioned: readonly number[] | null;
};

export const NOTHING_OUTSIDE: OutsideKeys = { saved: null, mentioned: null };

/** Reads it for some filters; the version is that of the index it belongs to, or null for any. */
export async function readOutside(
  filters: CompanyFilters,
): Promise<{ version: number | null; value: OutsideKeys }> {
  const { mentions = [] } = filters;
  const [saved, mentioned] = await Promise.all([
    readSavedKeys(filters),
    mentions.length > 0 ? findMentioning(mentions) : null,
  ]);
  return {
    version: mentioned?.version ?? null,
    value: { saved, mentioned: mentioned?.value ?? null },
  };
}
