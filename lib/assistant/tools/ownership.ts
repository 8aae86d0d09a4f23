import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { unusualStatus } from '@/lib/companies/unusual-status';
import { paths } from '@/lib/paths';
import { bandText } from '@/lib/roles/band-text';
import { getOwnership } from '@/lib/roles/ownership';
import type { Owned, Owner, OwnershipTree } from '@/lib/roles/types';
import { type Caller, type CompanyRef, companyRef, placeOf } from './facts';

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

export type OwnershipFacts = {
  company: CompanyRef;
  owners: OwnershipFact[];
  owned: OwnershipFact[];
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
 */
export async function ownershipChain(
  _caller: Caller,
  { key }: { key: string },
): Promise<OwnershipFacts | null> {
  const [[company], { owners, owned }] = await Promise.all([
    listCompaniesByKey([key]),
    getOwnership(key),
  ]);
  if (!company) return null;
  const ofOwner = (node: Owner) => (node.key === null ? paths.person(node.id) : placeOf(node.key));
  return {
    company: companyRef(company),
    owners: factsOf(owners.trees, ofOwner),
    owned: factsOf(owned.trees, (node) => placeOf(node.key)),
    isCut: owners.isCut || owned.isCut,
    href: placeOf(key, { tab: 'roles' }, 'ownership'),
  };
}
