import { redirect } from 'next/navigation';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { findCandidates, type Meant } from '@/lib/comparison/queries';
import { paths } from '@/lib/paths';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';

export const isTooShort = (text: string) => text !== '' && text.length < MIN_QUERY_LENGTH;

/**
 * Finds the companies that a search text may mean; null when there is nothing to look up. A single
 * match is added to the comparison at once, by redirect, unless it is compared already.
 */
export async function readMeant(text: string, keys: readonly string[]): Promise<Meant | null> {
  if (text === '' || isTooShort(text) || keys.length >= MOST_COMPARED) return null;
  const meant = await findCandidates(text);
  const [only] = meant.companies;
  if (only && meant.total === 1 && !keys.includes(only.key)) {
    redirect(paths.compare({ company: [...keys, only.key] }));
  }
  return meant;
}
