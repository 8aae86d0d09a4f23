import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Edge, walkBetween } from './walk';

const NODES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const node = fc.constantFrom(...NODES);
const graph = fc.array(fc.tuple(node, node), { maxLength: 14 });
type Graph = [string, string][];

/** Follows links both ways, as often as they are written. */
function followIn(links: Graph, most = Number.POSITIVE_INFINITY) {
  return async (nodes: readonly string[]) => {
    const edges = links.flatMap(([one, other]): Edge[] => [
      ...(nodes.includes(one) ? [{ from: one, to: other }] : []),
      ...(nodes.includes(other) ? [{ from: other, to: one }] : []),
    ]);
    return { edges: edges.slice(0, most), isCut: edges.length > most };
  };
}

/** Every way without a node twice, by trying all. */
function waysBetween(links: Graph, way: string[], end: string): string[][] {
  const last = way.at(-1) ?? '';
  if (last === end) return [way];
  const next = links.flatMap(([one, other]) =>
    one === last ? [other] : other === last ? [one] : [],
  );
  return [...new Set(next)]
    .filter((node) => !way.includes(node))
    .flatMap((node) => waysBetween(links, [...way, node], end));
}

const texts = (chains: string[][]) => chains.map((chain) => chain.join('')).toSorted();

test('all shortest chains are found, and no longer ones', async () => {
  await fc.assert(
    fc.asyncProperty(graph, fc.integer({ min: 1, max: 7 }), async (links, mostLinks) => {
      const all = waysBetween(links, ['a'], 'b').filter((way) => way.length <= mostLinks + 1);
      const shortest = Math.min(...all.map(({ length }) => length));
      const wanted = texts(all.filter(({ length }) => length === shortest));
      const options = { mostLinks, mostChains: 1_000, follow: followIn(links) };
      const walk = await walkBetween('a', 'b', options);
      expect({ ...walk, chains: texts(walk.chains) }).toEqual({
        chains: wanted,
        total: wanted.length,
        isCut: false,
      });
    }),
    { numRuns: 2_000 },
  );
});

test('of many chains, as many as asked are listed, and all counted', async () => {
  const between = ['c', 'd', 'e', 'f'];
  const links: Graph = between.flatMap(
    (node): Graph => [
      ['a', node],
      [node, 'b'],
    ],
  );
  const options = { mostLinks: 6, mostChains: 3, follow: followIn(links) };
  const walk = await walkBetween('a', 'b', options);
  expect(walk).toEqual({
    chains: [
      ['a', 'c', 'b'],
      ['a', 'd', 'b'],
      ['a', 'e', 'b'],
    ],
    total: 4,
    isCut: false,
  });
});

test('what is not followed to the end is said, with or without a chain', async () => {
  const links: Graph = [
    ['a', 'c'],
    ['a', 'd'],
    ['d', 'b'],
    ['d', 'e'],
    ['b', 'f'],
  ];
  const options = { mostLinks: 6, mostChains: 3, follow: followIn(links, 1) };
  expect(await walkBetween('a', 'b', options)).toMatchObject({ total: 0, isCut: true });
  const further = { ...options, follow: followIn(links.slice(1), 2) };
  expect(await walkBetween('a', 'b', further)).toMatchObject({
    chains: [['a', 'd', 'b']],
    isCut: true,
  });
});
