import type { Network, NetworkLink } from '@/lib/network/types';

export type LinksBack = ReadonlyMap<string, readonly NetworkLink[]>;

/**
 * The links of each node with those nearer to the middle, and with those as near that come before
 * it: each link belongs to just one node.
 */
export function linksBack({ nodes, links }: Pick<Network, 'nodes' | 'links'>): LinksBack {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  const back = new Map<string, NetworkLink[]>(nodes.map(({ id }) => [id, []]));
  for (const link of links) {
    const { holder, company } = link;
    const isLater = (places.get(holder) ?? 0) > (places.get(company) ?? 0);
    back.get(isLater ? holder : company)?.push(link);
  }
  return back;
}
