import { othersOf } from '@/lib/connections/others-of';
import type { Edge } from '@/lib/connections/walk';
import type { NetworkLink } from './types';

type Neighbours = ReadonlyMap<string, { others: readonly string[] }>;

/**
 * The nodes that are shown, in the order in which they come: the one in the middle with its
 * neighbours, then those of each that is opened. One that is not shown by its turn is not opened.
 */
export function grow(middle: string, open: readonly string[], around: Neighbours) {
  const shown = new Set([middle]);
  const opened = new Set<string>();
  for (const node of [middle, ...open]) {
    if (!shown.has(node)) continue;
    opened.add(node);
    for (const other of around.get(node)?.others ?? []) shown.add(other);
  }
  return { shown, opened };
}

/** Who is linked from several nodes and not shown yet: from most of them first. */
export const sharedBySeveral = (edges: readonly Edge[], shown: ReadonlySet<string>): string[] =>
  [...othersOf(edges.map(({ from, to }) => [to, from]))]
    .filter(([node, sharing]) => sharing.size > 1 && !shown.has(node))
    .toSorted(([a, ofA], [b, ofB]) => ofB.size - ofA.size || (a < b ? -1 : 1))
    .map(([node]) => node);

/** With whom each node is linked, in either direction. */
export const neighboursOf = (links: readonly Pick<NetworkLink, 'holder' | 'company'>[]) =>
  othersOf(
    links.flatMap(({ holder, company }) => [
      [holder, company],
      [company, holder],
    ]),
  );

/** The fewest links from the middle to each node that can be reached. */
export function stepsFrom(middle: string, neighbours: ReadonlyMap<string, ReadonlySet<string>>) {
  const steps = new Map([[middle, 0]]);
  // A map goes on with what is added while it is walked.
  for (const [node, step] of steps) {
    for (const other of neighbours.get(node) ?? []) {
      if (!steps.has(other)) steps.set(other, step + 1);
    }
  }
  return steps;
}
