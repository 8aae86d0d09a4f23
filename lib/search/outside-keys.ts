import 'server-only';
import { findMentioning } from '@/lib/passages/mentions';
import type { OutsideKeys } from './outside';
import { readSavedKeys } from './saved-keys';
import type { CompanyFilters } from './types';

/** Reads what filters need beside the index; the version is that of the index it belongs to, or null for any. */
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
