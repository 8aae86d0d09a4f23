import { getComparison } from '@/lib/comparison/queries';
import { ceoIdOf } from '@/lib/overview/ceo';
import { listManagers } from '@/lib/overview/managers';

/** A comparison, with the ids of the CEOs of whom it is certain who they are. */
export async function loadComparison(keys: readonly string[]) {
  const [comparison, managers] = await Promise.all([getComparison(keys), listManagers(keys)]);
  const ceoIds = new Map(
    comparison.companies.map(({ company: { key, ceoName } }) => {
      const own = managers.filter(({ companyKey }) => companyKey === key);
      return [key, ceoIdOf(ceoName, own)];
    }),
  );
  return { ...comparison, ceoIds };
}

export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>;
