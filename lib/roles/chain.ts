import type { Owned, Owner, OwnershipChain } from './types';

/**
 * The direct and indirect owners of a company, and the companies it owns directly and indirectly.
 */
export type Ownership = { owners: OwnershipChain<Owner>; owned: OwnershipChain<Owned> };

/** Whether one direction goes on beyond the first step. */
export const goesFurther = ({ trees }: OwnershipChain<unknown>): boolean =>
  trees.some(({ next, isTold }) => next.length > 0 || isTold);

/** Whether the chain shows more than the tables of direct owners and owned companies do. */
export const isChain = ({ owners, owned }: Ownership): boolean =>
  goesFurther(owners) || goesFurther(owned);
