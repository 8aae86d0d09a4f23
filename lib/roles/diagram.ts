import type { Ownership } from './chain';
import type { Owned, Owner, OwnershipTree } from './types';

/**
 * Grid position of a box: columns from the left, rows from the top. `row` may be fractional: a box
 * can be centred between two rows.
 */
export type Place = { column: number; row: number };
type Box<Node> = Place & { tree: OwnershipTree<Node> };
/** From an owner to what it owns, one column to the right. */
export type Line = { from: Place; to: Place };

export type Diagram = {
  columns: number;
  rows: number;
  company: Place;
  owners: Box<Owner>[];
  owned: Box<Owned>[];
  lines: Line[];
};

type Side<Node> = { roots: Box<Node>[]; boxes: Box<Node>[]; steps: [Place, Place][]; rows: number };

/**
 * Lays out trees from `top` downwards. Each tree has its rows to itself, and its root is centred on
 * its children.
 */
function spread<Node>(
  trees: OwnershipTree<Node>[],
  { column, row: top }: Place,
  step: 1 | -1,
): Side<Node> {
  const side: Side<Node> = { roots: [], boxes: [], steps: [], rows: 0 };
  for (const tree of trees) {
    const row = top + side.rows;
    const below = spread(tree.next, { column: column + step, row }, step);
    const [first, last] = [below.roots[0], below.roots.at(-1)];
    const box = { tree, column, row: first && last ? (first.row + last.row) / 2 : row };
    side.roots.push(box);
    side.boxes.push(box, ...below.boxes);
    side.steps.push(...below.steps, ...below.roots.map((root): [Place, Place] => [box, root]));
    side.rows += Math.max(1, below.rows);
  }
  return side;
}

/** How many columns the trees take. */
const depthOf = <Node>(trees: OwnershipTree<Node>[]): number =>
  trees.reduce((most, { next }) => Math.max(most, 1 + depthOf(next)), 0);

/** How many rows the trees take: the number of their leaves. */
const rowsOf = <Node>(trees: OwnershipTree<Node>[]): number =>
  trees.reduce((sum, { next }) => sum + Math.max(1, rowsOf(next)), 0);

/** Positions of all boxes: owners to the left of the company, owned companies to its right. */
export function diagramOf({ owners, owned }: Ownership): Diagram {
  const middle = depthOf(owners.trees);
  const rows = Math.max(1, rowsOf(owners.trees), rowsOf(owned.trees));
  const company = { column: middle, row: (rows - 1) / 2 };
  const beside = <Node>(trees: OwnershipTree<Node>[], step: 1 | -1) =>
    spread(trees, { column: middle + step, row: (rows - rowsOf(trees)) / 2 }, step);
  const left = beside(owners.trees, -1);
  const right = beside(owned.trees, 1);
  return {
    columns: middle + 1 + depthOf(owned.trees),
    rows,
    company,
    owners: left.boxes,
    owned: right.boxes,
    lines: [
      ...left.steps.map(([near, far]) => ({ from: far, to: near })),
      ...left.roots.map((root) => ({ from: root, to: company })),
      ...right.roots.map((root) => ({ from: company, to: root })),
      ...right.steps.map(([near, far]) => ({ from: near, to: far })),
    ],
  };
}
