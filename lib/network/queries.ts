import 'server-only';
import { connectingRoles, follow } from '@/lib/connections/follow';
import { type KnownNode, nodeOf, readNodes, registerChanged } from '@/lib/connections/nodes';
import { othersOf } from '@/lib/connections/others-of';
import type { End } from '@/lib/connections/types';
import type { Edge } from '@/lib/connections/walk';
import { type Around, readAround } from './around';
import { MOST_OPEN, MOST_SHARED } from './constants';
import { readLinks } from './links';
import { grow, neighboursOf, sharedBySeveral, stepsFrom } from './steps';
import type { Network, NetworkLink, NetworkNode } from './types';

/**
 * The companies and people around one of them, by who leads, owns or founds what: its neighbours,
 * those of each that is opened, and whatever several of its neighbours have in common.
 *
 * @param open Nodes, as addresses write them, in the order in which they were opened. One that is
 *   not shown by its turn is passed over.
 * @param ever Whether former roles and foundings count too.
 * @throws AppError not_found
 */
export async function findNetwork(asked: {
  of: End;
  open?: readonly string[];
  ever?: boolean;
}): Promise<Network> {
  const middle = await nodeOf(asked.of);
  const roles = connectingRoles(!asked.ever);
  const open = [...new Set(asked.open)].filter((node) => node !== middle).slice(0, MOST_OPEN);
  const around = await readAround([middle, ...open], roles);
  const { shown, opened } = grow(middle, open, around);
  const closed = [...shown].filter((node) => !opened.has(node));
  const further = await follow(closed, roles);
  const near = new Set(around.get(middle)?.others);
  const fromNear = further.edges.filter(({ from }) => near.has(from));
  const shared = sharedBySeveral(fromNear, shown).slice(0, MOST_SHARED);
  const [ofShared, links] = await Promise.all([
    follow(shared, roles),
    readLinks([...shown, ...shared], roles),
  ]);
  const known = await readNodes([...shown, ...shared]);
  if (!known.has(middle)) throw registerChanged();
  const totals = totalsOf(opened, around, [further, ofShared]);
  const nodes = nodesOf({ middle, ids: [...shown, ...shared], opened, known, links, totals });
  const isThere = new Set(nodes.map(({ id }) => id));
  return {
    nodes,
    links: links.filter(({ holder, company }) => isThere.has(holder) && isThere.has(company)),
    isCut: further.isCut || ofShared.isCut,
  };
}

type Read = {
  middle: string;
  ids: readonly string[];
  opened: ReadonlySet<string>;
  known: ReadonlyMap<string, KnownNode>;
  links: readonly NetworkLink[];
  totals: ReadonlyMap<string, number>;
};

/** By their steps; without what a load has changed meanwhile. */
function nodesOf({ middle, ids, opened, known, links, totals }: Read): NetworkNode[] {
  const neighbours = neighboursOf(links);
  const steps = stepsFrom(middle, neighbours);
  const nodes = ids.flatMap((id): NetworkNode[] => {
    const [node, step] = [known.get(id)?.node, steps.get(id)];
    if (!node || step === undefined) return [];
    const total = totals.get(id) ?? null;
    const hidden = total === null ? null : Math.max(0, total - (neighbours.get(id)?.size ?? 0));
    return [{ id, node, step, isOpen: opened.has(id), hidden }];
  });
  return nodes.toSorted((a, b) => a.step - b.step);
}

/** How many neighbours each node has; without those of which not all roles were read. */
function totalsOf(
  opened: ReadonlySet<string>,
  around: ReadonlyMap<string, Around>,
  followed: readonly { edges: Edge[]; isCut: boolean }[],
): Map<string, number> {
  const totals = new Map<string, number>();
  for (const node of opened) {
    const { total } = around.get(node) ?? { total: 0 };
    if (total !== null) totals.set(node, total);
  }
  for (const { edges, isCut } of followed) {
    if (isCut) continue;
    const others = othersOf(edges.map(({ from, to }) => [from, to]));
    for (const [node, { size }] of others) totals.set(node, size);
  }
  return totals;
}
