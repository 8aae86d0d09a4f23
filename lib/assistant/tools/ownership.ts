import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { unusualStatus } from '@/lib/companies/unusual-status';
import { paths } from '@/lib/paths';
import { bandText, spanText } from '@/lib/roles/band-text';
import { goesFurther } from '@/lib/roles/chain';
import { combinedShares, indirectOf, lastOf, type Span } from '@/lib/roles/combined';
import { getCombinedHoldings, getOwnership } from '@/lib/roles/ownership';
import { getHolder } from '@/lib/roles/queries';
import type { Owned, Owner, OwnershipTree } from '@/lib/roles/types';
import { type ChosenRef, type CompanyRef, companyRef, orNull, placeOf } from './facts';

/** An owner of a share in the node above, or a company that it owns a share of. */
export type OwnershipFact = {
  name: string;
  href: string;
  /** As the register publishes it. */
  ownership: string | null;
  /** Set for a company that is not active. */
  status: string | null;
  advertisingProtected: boolean;
  /** Already listed above, with the branches below it. */
  namedBefore: boolean;
  next: OwnershipFact[];
};

/** An owner at the top of the chains, with the total share of the capital. */
type UltimateOwnerFact = {
  name: string;
  href: string;
  /** Null where nothing is known. */
  ownership: string | null;
  /** The same in percent; `to` is null where the upper end is not known. */
  share: Span;
  /** Who owns it in turn was not followed. */
  isOpen: boolean;
};

export type OwnershipFacts = {
  company: CompanyRef;
  /** The day, YYYY-MM-DD, whose ownership it is; null: today. */
  on: string | null;
  owners: OwnershipFact[];
  owned: OwnershipFact[];
  /** Empty where all owners own directly. */
  ultimate: UltimateOwnerFact[];
  /** The chain was cut, or owners own each other: there may be others, or larger totals. */
  isPartial: boolean;
  /** Whether some of the structure was left out. */
  isCut: boolean;
  href: string;
};

const factsOf = <Node extends Owner | Owned>(
  trees: OwnershipTree<Node>[],
  hrefOf: (node: Node) => string,
): OwnershipFact[] =>
  trees.map(({ node, share, isTold, next }) => ({
    name: node.name ?? node.key ?? '',
    href: hrefOf(node),
    ownership: share.ownership && bandText(share.ownership),
    status: unusualStatus(node.status),
    advertisingProtected: node.advertisingProtected,
    namedBefore: isTold,
    next: factsOf(next, hrefOf),
  }));

/**
 * Ownership across several companies, in both directions; null when the register lacks the company.
 *
 * @param asked.on a day, YYYY-MM-DD, instead of today
 */
export async function ownershipChain({
  key,
  on = null,
}: {
  key: string;
  on?: string | null;
}): Promise<OwnershipFacts | null> {
  const [[company], { owners, owned }] = await Promise.all([
    listCompaniesByKey([key]),
    getOwnership(key, on),
  ]);
  if (!company) return null;
  const above = combinedShares(key, owners);
  const ofOwner = (node: Owner) => (node.key === null ? paths.person(node.id) : placeOf(node.key));
  return {
    company: companyRef(company),
    on,
    owners: factsOf(owners.trees, ofOwner),
    owned: factsOf(owned.trees, (node) => placeOf(node.key)),
    ultimate: (goesFurther(owners) ? lastOf(above) : []).map(({ node, share, isOpen }) => ({
      name: node.name,
      href: ofOwner(node),
      ownership: spanText(share),
      share,
      isOpen,
    })),
    isPartial: above.isCut || above.isCircular,
    isCut: owners.isCut || owned.isCut,
    href: placeOf(key, { tab: 'roles', rolesOn: on ?? undefined }, 'ownership'),
  };
}

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
export async function ownedThroughOthers({
  id,
}: {
  id: string;
}): Promise<OwnedThroughOthers | null> {
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

export type OwnershipBetween = {
  /** The total share of the capital, direct and through others; null where nothing is held. */
  total: { from: number; to: number | null } | null;
  /** The companies between on the first ways through others, nearest first. */
  chains: CompanyRef[][];
  /** Some of the structure was left out, or it has circles: there may be more. */
  isPartial: boolean;
};

/** What a person or an organisation owns of one company; null when the register lacks the holder. */
export async function ownershipBetween({
  id,
  key,
}: {
  id: string;
  key: string;
}): Promise<OwnershipBetween | null> {
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
