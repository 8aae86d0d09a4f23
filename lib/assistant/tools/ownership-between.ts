import 'server-only';
import { getCombinedHoldings } from '@/lib/roles/ownership';
import { getHolder } from '@/lib/roles/queries';
import { type Caller, type CompanyRef, companyRef, orNull } from './facts';

export type OwnershipBetween = {
  /** The total share of the capital, direct and through others; null where nothing is held. */
  total: { from: number; to: number | null } | null;
  /** The companies between on the first ways through others, nearest first. */
  chains: CompanyRef[][];
  /** Some of the structure was left out, or it has circles: there may be more. */
  isPartial: boolean;
};

/** What a person or an organisation owns of one company; null when the register lacks the holder. */
export async function ownershipBetween(
  _caller: Caller,
  { id, key }: { id: string; key: string },
): Promise<OwnershipBetween | null> {
  const holder = await orNull(getHolder(id));
  if (!holder) return null;
  const combined = await getCombinedHoldings(holder);
  const found = combined.holdings.find(({ node }) => node.key === key);
  const through = found?.ways.filter((way) => way.length > 0) ?? [];
  return {
    total: found?.share ?? null,
    chains: through.map((way) => way.map(companyRef)),
    isPartial: combined.isCut || combined.isCircular,
  };
}
