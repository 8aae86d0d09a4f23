import type { Network, NetworkLink, NetworkNode } from '@/lib/network/types';

/**
 * The links of a node with those nearer to the middle, and with those as near that come before it:
 * each link belongs to just one node.
 */
export function linksBack({ id }: NetworkNode, { nodes, links }: Network): NetworkLink[] {
  const placeOf = (node: string) => nodes.findIndex((other) => other.id === node);
  const own = placeOf(id);
  return links.filter(
    ({ holder, company }) =>
      (holder === id && placeOf(company) < own) || (company === id && placeOf(holder) < own),
  );
}
