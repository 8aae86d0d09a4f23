import type { Owned, Owner, OwnershipChain } from './types';

/** Who stands behind a company, and what it owns in turn. */
export type Ownership = { owners: OwnershipChain<Owner>; owned: OwnershipChain<Owned> };

/** Whether there is more to it than the tables of owners and owned companies tell. */
export const isChain = ({ owners, owned }: Ownership): boolean =>
  [...owners.trees, ...owned.trees].some(({ next, isTold }) => next.length > 0 || isTold);
