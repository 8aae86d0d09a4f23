import 'server-only';
import { unusualStatus } from '@/lib/companies/unusual-status';
import { paths } from '@/lib/paths';
import { spanText } from '@/lib/roles/band-text';
import { indirectOf } from '@/lib/roles/combined';
import { getCombinedHoldings } from '@/lib/roles/ownership';
import { getHolder } from '@/lib/roles/queries';
import { type Caller, type ChosenRef, type CompanyRef, companyRef, orNull } from './facts';

export type OwnedThroughOthers = {
  name: string;
  href: string;
  owned: (ChosenRef & {
    /** Set for a company that is not active. */
    status: string | null;
    /** The total share of the capital; null where nothing is known. */
    ownership: string | null;
    /** The companies between on the first chains, nearest first; none: held directly as well. */
    chains: CompanyRef[][];
  })[];
  /** Some of the structure was left out, or it has circles: there may be more. */
  isPartial: boolean;
};

/**
 * The companies that a person or an organisation owns through others, largest shares first; null
 * when the register lacks the holder.
 */
export async function ownedThroughOthers(
  _caller: Caller,
  { id }: { id: string },
): Promise<OwnedThroughOthers | null> {
  const holder = await orNull(getHolder(id));
  if (!holder) return null;
  const combined = await getCombinedHoldings(holder);
  const owned = indirectOf(combined).map(({ node, share, ways }) => ({
    ...companyRef(node),
    advertisingProtected: node.advertisingProtected,
    status: unusualStatus(node.status),
    ownership: spanText(share),
    chains: ways.map((way) => way.map(companyRef)),
  }));
  const isPartial = combined.isCut || combined.isCircular;
  return { name: holder.name, href: paths.person(id), owned, isPartial };
}
