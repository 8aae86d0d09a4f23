import type { ComparisonAddress } from '@/lib/comparison/address';
import { getComparison } from '@/lib/comparison/queries';
import { contained } from '@/lib/contained';
import { ceoIdOf } from '@/lib/overview/ceo';
import { listManagers } from '@/lib/overview/managers';
import { listActivities } from '@/lib/passages/of-page';
import { listPartners } from '@/lib/roles/partners';

/**
 * A comparison, with the ids of CEOs where it is certain who they are, with partners and with what the
 * companies say that they do.
 */
export async function loadComparison(address: ComparisonAddress) {
  const { keys } = address;
  const [companies, managers, partnersOf, activities] = await Promise.all([
    getComparison(address),
    listManagers(keys),
    listPartners(keys),
    contained('words of reports', keys.join(), listActivities(keys)),
  ]);
  const ceoIds = new Map(
    companies.map(({ company: { key, ceoName } }) => {
      const own = managers.filter(({ companyKey }) => companyKey === key);
      return [key, ceoIdOf(ceoName, own)];
    }),
  );
  return { companies, leaders: { ceoIds, partnersOf }, activities };
}

export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>;
