import { othersOf } from './others-of';

/** A link that can be followed in both directions. */
export type Edge = { from: string; to: string };

/** What is known from one end: each node with those before it, on shortest ways. */
type Side = { before: Map<string, string[]>; frontier: string[] };

export type Walk = {
  /** Shortest chains of nodes, from the one end to the other; at most as many as were asked for. */
  chains: string[][];
  /** The number of all shortest chains. */
  total: number;
  /** Not everything was looked at: there may be other chains, and shorter ones. */
  isCut: boolean;
};

type Options = {
  mostLinks: number;
  mostChains: number;
  /** The links of these nodes; `isCut` when there are more than are followed. */
  follow: (nodes: readonly string[]) => Promise<{ edges: Edge[]; isCut: boolean }>;
};

/**
 * The shortest chains between two different nodes, by breadth-first search from both ends: the end
 * with the fewer nodes to go on from takes the next step.
 */
export async function walkBetween(one: string, other: string, options: Options): Promise<Walk> {
  const sides: [Side, Side] = [begin(one), begin(other)];
  let isCut = false;
  for (let links = 1; links <= options.mostLinks && !isCut; links += 1) {
    const [near, far] =
      sides[0].frontier.length <= sides[1].frontier.length ? sides : sides.toReversed();
    if (!near || !far || near.frontier.length === 0) break;
    const followed = await options.follow(near.frontier);
    isCut = followed.isCut;
    goOn(near, followed.edges);
    // A node that both ends know is the farthest of each, or it would have been met before.
    const met = near.frontier.filter((node) => far.before.has(node));
    if (met.length > 0) return { ...chainsBy(met.toSorted(), sides, options.mostChains), isCut };
  }
  return { chains: [], total: 0, isCut };
}

const begin = (node: string): Side => ({ before: new Map([[node, []]]), frontier: [node] });

/** Takes one step from the frontier of a side. */
function goOn(side: Side, edges: readonly Edge[]): void {
  const further = edges.filter(({ to }) => !side.before.has(to));
  const next = othersOf(further.map(({ from, to }) => [to, from]));
  for (const [node, before] of next) side.before.set(node, [...before].toSorted());
  side.frontier = [...next.keys()];
}

function chainsBy(met: readonly string[], [one, other]: [Side, Side], most: number) {
  const chains: string[][] = [];
  let total = 0;
  const counts = [new Map<string, number>(), new Map<string, number>()] as const;
  for (const node of met) {
    total += waysTo(node, one, counts[0]) * waysTo(node, other, counts[1]);
    for (const start of waysBack(node, one)) {
      for (const end of waysBack(node, other)) {
        if (chains.length >= most) break;
        chains.push([...start.toReversed(), ...end.slice(1)]);
      }
      if (chains.length >= most) break;
    }
  }
  return { chains, total };
}

/** How many shortest ways lead to a node. */
function waysTo(node: string, side: Side, counted: Map<string, number>): number {
  const known = counted.get(node);
  if (known !== undefined) return known;
  const before = side.before.get(node) ?? [];
  const ways =
    before.length === 0 ? 1 : before.reduce((sum, each) => sum + waysTo(each, side, counted), 0);
  counted.set(node, ways);
  return ways;
}

/** Each shortest way from a node back to where its side begins. */
function* waysBack(node: string, side: Side): Generator<string[]> {
  const before = side.before.get(node) ?? [];
  if (before.length === 0) yield [node];
  for (const each of before) for (const way of waysBack(each, side)) yield [node, ...way];
}
