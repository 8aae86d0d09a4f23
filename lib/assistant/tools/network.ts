import 'server-only';
import type { End } from '@/lib/connections/types';
import { findNetwork } from '@/lib/network/queries';
import { networkHref } from '@/lib/network/search-params';
import { neighboursOf } from '@/lib/network/steps';
import type { Network } from '@/lib/network/types';
import { type LinkFact, type NodeFact, toLink, toNode } from './connections';
import { orNull } from './facts';

export type NeighbourFact = NodeFact & {
  /** What connects it with the one in the middle, those of today first. */
  roles: (LinkFact & { today: boolean })[];
};

export type NetworkFacts = {
  /** The one in the middle. */
  of: NodeFact;
  /** Directly connected with it. */
  neighbours: NeighbourFact[];
  /** How many others are; null: too many to count. */
  notListed: number | null;
  /** Not connected with it, but with several of its neighbours: those that most have come first. */
  shared: (NodeFact & { by: Pick<NodeFact, 'name' | 'href'>[] })[];
  /** Not everything was looked at: others may be shared, too. */
  isCut: boolean;
  href: string;
};

function factsOf({ nodes, links, isCut }: Network, href: string): NetworkFacts | null {
  const [middle] = nodes;
  if (!middle) return null;
  const facts = new Map(nodes.map(({ id, node }) => [id, toNode(node)]));
  const of = toNode(middle.node);
  const rolesOf = (id: string) =>
    links.flatMap(({ holder, company, roles }) => {
      const isBetween = [holder, company].every((end) => end === id || end === middle.id);
      const [who, where] = [facts.get(holder), facts.get(company)];
      if (!isBetween || !who || !where) return [];
      return roles.map((role) => ({ ...toLink(role, who, where), today: role.isToday }));
    });
  const near = nodes.filter(({ step }) => step === 1).map(({ id }) => id);
  const linked = neighboursOf(links);
  const nameOf = (id: string) => {
    const fact = facts.get(id);
    return fact ? [{ name: fact.name, href: fact.href }] : [];
  };
  return {
    of,
    neighbours: near.flatMap((id) => {
      const fact = facts.get(id);
      return fact ? [{ ...fact, roles: rolesOf(id) }] : [];
    }),
    notListed: middle.hidden,
    shared: nodes
      .filter(({ step }) => step > 1)
      .map(({ id, node }) => ({
        ...toNode(node),
        by: near.filter((one) => linked.get(id)?.has(one)).flatMap(nameOf),
      })),
    isCut,
    href,
  };
}

/** The companies and people around one of them; null when the register lacks it. */
export async function networkAround(asked: {
  of: End;
  ever?: boolean;
}): Promise<NetworkFacts | null> {
  const found = await orNull(findNetwork(asked));
  return found && factsOf(found, networkHref(asked));
}
