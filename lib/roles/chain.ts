import type { Owned, Owner, OwnershipChain } from './types';

/**
 * The direct and indirect owners of a company, and the companies it owns directly and indirectly.
 */
export type Ownership = { owners: OwnershipChain<Owner>; owned: OwnershipChain<Owned> };

/** Whether the chain shows more than the tables of direct owners and owned companies do. */
export const isChain = ({ owners, owned }: Ownership): boolean =>
  [...owners.trees, ...owned.trees].some(({ next, isTold }) => next.length > 0 || isTold);
