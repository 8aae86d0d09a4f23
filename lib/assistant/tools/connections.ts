import 'server-only';
import { unusualStatus } from '@/lib/companies/unusual-status';
import { findConnections } from '@/lib/connections/queries';
import { connectionsHref } from '@/lib/connections/search-params';
import type { ConnectedNode, End, LinkRole, Period } from '@/lib/connections/types';
import { isoDay } from '@/lib/format';
import { paths } from '@/lib/paths';
import { bandText } from '@/lib/roles/band-text';
import type { Held } from '@/lib/roles/types';
import { companyRef, orNull } from './facts';
import type { RoleFact } from './people';

export type NodeFact = {
  name: string;
  href: string;
  /** Set for a company that is not active. */
  status: string | null;
  advertisingProtected: boolean;
};

/** A role between two neighbours; `name` and `href` are those of its holder. */
export type LinkFact = Omit<RoleFact, 'id' | 'owns' | 'band'> & {
  company: { name: string; href: string };
};

export type ChainFact = {
  nodes: NodeFact[];
  /** What connects each node with the next one, the newest role first. */
  links: LinkFact[][];
  /** The last time at which all links stood, by days that are included; null: never at one time. */
  together: Period | null;
  /** Whether a founding of an unknown day is in it, so that nobody can tell. */
  isUndated: boolean;
  /** Whether all links stand today. */
  today: boolean;
};

export type ConnectionFacts = {
  of: NodeFact;
  with: NodeFact;
  /** The shortest ones, those of today first; none: there is no chain. */
  chains: ChainFact[];
  /** How many chains are as short, listed or not. */
  total: number;
  /** Not everything was looked at: there may be others, and shorter ones. */
  isCut: boolean;
  href: string;
};

export const toNode = (node: ConnectedNode): NodeFact =>
  node.kind === 'COMPANY'
    ? {
        ...{ name: companyRef(node).name, href: companyRef(node).href },
        status: unusualStatus(node.status),
        advertisingProtected: node.advertisingProtected,
      }
    : {
        ...{ name: node.name, href: paths.person(node.id) },
        ...{ status: null, advertisingProtected: false },
      };

/** What a holder has in a company. */
export const toLink = (role: Held, holder: NodeFact, company: NodeFact): LinkFact => ({
  group: role.group,
  title: role.title,
  since: isoDay(role.validFrom),
  until: isoDay(role.validTo),
  ownership: role.ownership && bandText(role.ownership),
  ...{ name: holder.name, href: holder.href },
  company: { name: company.name, href: company.href },
});

const ofChain = (role: LinkRole, first: NodeFact, second: NodeFact) =>
  role.isInFirst ? toLink(role, second, first) : toLink(role, first, second);

/** How two companies or people are connected; null when the register lacks one of them. */
export async function connectionsBetween(asked: {
  of: End;
  with: End;
  today?: boolean;
}): Promise<ConnectionFacts | null> {
  const found = await orNull(findConnections(asked));
  if (!found) return null;
  const chains = found.chains.map(({ nodes, links, together, isUndated, isToday }): ChainFact => {
    const named = nodes.map(toNode);
    return {
      nodes: named,
      links: links.map((roles, place) => {
        const [first, second] = named.slice(place, place + 2);
        return first && second ? roles.map((role) => ofChain(role, first, second)) : [];
      }),
      together,
      isUndated,
      today: isToday,
    };
  });
  return {
    of: toNode(found.of),
    with: toNode(found.with),
    chains,
    total: found.total,
    isCut: found.isCut,
    href: connectionsHref(asked),
  };
}
