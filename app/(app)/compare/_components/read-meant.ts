import { redirect } from 'next/navigation';
import { type ComparisonAddress, comparisonHref, withCompany } from '@/lib/comparison/address';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { findCandidates, type Meant } from '@/lib/comparison/queries';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';

export const isTooShort = (text: string) => text !== '' && text.length < MIN_QUERY_LENGTH;

/**
 * Finds the companies that a search text may mean; null when there is nothing to look up. A single
 * match is added to the comparison at once, by redirect, unless it is compared already.
 */
export async function readMeant(text: string, address: ComparisonAddress): Promise<Meant | null> {
  const { keys } = address;
  if (text === '' || isTooShort(text) || keys.length >= MOST_COMPARED) return null;
  const meant = await findCandidates(text);
  const [only] = meant.companies;
  if (only && meant.total === 1 && !keys.includes(only.key)) {
    redirect(comparisonHref(withCompany(address, only.key)));
  }
  return meant;
}
