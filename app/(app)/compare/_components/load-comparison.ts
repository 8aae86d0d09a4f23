import { getComparison } from '@/lib/comparison/queries';
import { ceoIdOf } from '@/lib/overview/ceo';
import { listManagers } from '@/lib/overview/managers';
import { listPartners } from '@/lib/roles/partners';

/** A comparison, with the ids of CEOs where it is certain who they are, and with partners. */
export async function loadComparison(keys: readonly string[]) {
  const [companies, managers, partnersOf] = await Promise.all([
    getComparison(keys),
    listManagers(keys),
    listPartners(keys),
  ]);
  const ceoIds = new Map(
    companies.map(({ company: { key, ceoName } }) => {
      const own = managers.filter(({ companyKey }) => companyKey === key);
      return [key, ceoIdOf(ceoName, own)];
    }),
  );
  return { companies, leaders: { ceoIds, partnersOf } };
}

export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>;
