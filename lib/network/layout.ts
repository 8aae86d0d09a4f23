import { neighboursOf } from './steps';
import type { NetworkLink, NetworkNode } from './types';

/** Grid position of a node: columns from the left, rows from the top; `row` may be fractional. */
export type Place = { column: number; row: number };

export type Layout = {
  columns: number;
  rows: number;
  /** The column of the node in the middle. */
  middle: number;
  places: ReadonlyMap<string, Place>;
};

type DrawnNode = Pick<NetworkNode, 'id' | 'step'>;
type DrawnLink = Pick<NetworkLink, 'holder' | 'company'>;
type Column = readonly string[];
type Neighbours = ReadonlyMap<string, ReadonlySet<string>>;

/** Up to so many rows, everything stands to the right of the middle. */
const ROWS_OF_ONE_SIDE = 6;

/** The lowest row of the middle: further down it would be out of view. */
const LOWEST_MIDDLE = 5;

/** How often the order of the columns is improved in both directions. */
const SWEEPS = 8;

/**
 * Places nodes in columns by their steps from the middle, on both sides of it where there are many.
 * The order within a column follows from the places of neighbours in the column beside it, so that
 * few lines cross; see Sugiyama, Tagawa and Toda 1981, "Methods for Visual Understanding of
 * Hierarchical System Structures".
 */
export function layOut(nodes: readonly DrawnNode[], links: readonly DrawnLink[]): Layout {
  const neighbours = neighboursOf(links);
  const [middle, ...others] = nodes;
  if (!middle) return { columns: 0, rows: 0, middle: 0, places: new Map() };
  const [right, left] = sidesOf(middle.id, others, neighbours).map((side) =>
    placed(ordered(columnsOf([middle, ...side]), neighbours), neighbours),
  );
  const places = new Map<string, Place>();
  for (const [id, place] of left ?? []) places.set(id, { ...place, column: -place.column });
  for (const [id, place] of right ?? []) places.set(id, place);
  return shifted(places, middle.id);
}

/** So that rows and columns begin with 0. */
function shifted(given: ReadonlyMap<string, Place>, middle: string): Layout {
  const all = [...given.values()];
  const first = Math.min(...all.map(({ column }) => column));
  const top = Math.min(...all.map(({ row }) => row));
  const places = new Map(
    [...given].map(([id, { column, row }]) => {
      const lowest = id === middle ? LOWEST_MIDDLE : Number.POSITIVE_INFINITY;
      return [id, { column: column - first, row: Math.min(row - top, lowest) }];
    }),
  );
  const columns = Math.max(...all.map(({ column }) => column)) - first + 1;
  const rows = Math.max(...[...places.values()].map(({ row }) => row)) + 1;
  return { columns, rows, middle: -first, places };
}

function columnsOf(nodes: readonly DrawnNode[]): Column[] {
  const steps = Math.max(...nodes.map(({ step }) => step)) + 1;
  return Array.from({ length: steps }, (_, column) =>
    nodes.filter(({ step }) => step === column).map(({ id }) => id),
  );
}

const rowsOf = (nodes: readonly DrawnNode[]) =>
  Math.max(0, ...columnsOf([{ id: '', step: 0 }, ...nodes]).map(({ length }) => length));

/** What is linked without the middle stays on one side; the side with fewer rows gets the next. */
function sidesOf(middle: string, nodes: readonly DrawnNode[], neighbours: Neighbours) {
  const sides: [DrawnNode[], DrawnNode[]] = [[], []];
  if (rowsOf(nodes) <= ROWS_OF_ONE_SIDE) return [[...nodes], []];
  for (const group of groupsOf(middle, nodes, neighbours)) {
    const [right, left] = sides;
    (rowsOf(left) < rowsOf(right) ? left : right).push(...group);
  }
  return sides;
}

/** The parts into which the network falls without its middle, the largest first. */
function groupsOf(middle: string, nodes: readonly DrawnNode[], neighbours: Neighbours) {
  const seen = new Set([middle]);
  const groups: DrawnNode[][] = [];
  const known = new Map(nodes.map((node) => [node.id, node]));
  for (const { id } of nodes) {
    if (seen.has(id)) continue;
    const group = new Set([id]);
    // A set goes on with what is added while it is walked.
    for (const member of group) {
      seen.add(member);
      for (const other of neighbours.get(member) ?? []) if (!seen.has(other)) group.add(other);
    }
    groups.push([...group].flatMap((member) => known.get(member) ?? []));
  }
  return groups.toSorted((a, b) => rowsOf(b) - rowsOf(a));
}

const othersOf = (node: string, neighbours: Neighbours) => [...(neighbours.get(node) ?? [])];

/** The order with the fewest crossings among those that sweeps to and fro come upon. */
function ordered(columns: readonly Column[], neighbours: Neighbours): readonly Column[] {
  let best = columns;
  let fewest = crossings(columns, neighbours);
  let current = [...columns];
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep += 1) {
    const forth = sweep % 2 === 0;
    for (let step = 1; step < current.length; step += 1) {
      const at = forth ? step : current.length - 1 - step;
      const beside = current[forth ? at - 1 : at + 1] ?? [];
      current = current.with(at, byNeighbours(current[at] ?? [], beside, neighbours));
    }
    const found = crossings(current, neighbours);
    if (found < fewest) [best, fewest] = [current, found];
  }
  return best;
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A column by the mean places of its neighbours in another; one without any keeps its place. */
function byNeighbours(column: Column, beside: Column, neighbours: Neighbours): string[] {
  const at = new Map(beside.map((node, place) => [node, place]));
  const keys = new Map(
    column.map((node, place) => {
      const known = othersOf(node, neighbours).flatMap((other) => at.get(other) ?? []);
      return [node, known.length === 0 ? place : average(known)];
    }),
  );
  return column.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}

/** How many lines between columns side by side cross. */
function crossings(columns: readonly Column[], neighbours: Neighbours): number {
  let total = 0;
  for (const [at, column] of columns.entries()) {
    const next = new Map(columns[at + 1]?.map((node, place) => [node, place]));
    // By the left end, so that a later line crosses each earlier one with a lower right end.
    const before: number[] = [];
    for (const node of column) {
      const ends = othersOf(node, neighbours).flatMap((other) => next.get(other) ?? []);
      for (const end of ends) total += before.filter((earlier) => earlier > end).length;
      before.push(...ends);
    }
  }
  return total;
}

/** Each node as near to its neighbours of the column before as its order allows; the first at row 0. */
function placed(columns: readonly Column[], neighbours: Neighbours): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [column, nodes] of columns.entries()) {
    const wanted = nodes.map((node) => {
      const rows = othersOf(node, neighbours).flatMap((other) => {
        const place = places.get(other);
        return place && place.column === column - 1 ? place.row : [];
      });
      return rows.length === 0 ? 0 : average(rows);
    });
    const rows = spaced(wanted);
    for (const [at, node] of nodes.entries()) places.set(node, { column, row: rows[at] ?? 0 });
  }
  return places;
}

/**
 * Rows at least one apart, in the given order and with the least squared distance from the wanted
 * ones: pools of rows that would overlap move together (pool adjacent violators).
 */
function spaced(wanted: readonly number[]): number[] {
  const pools: { sum: number; size: number }[] = [];
  for (const [at, row] of wanted.entries()) {
    let pool = { sum: row - at, size: 1 };
    for (;;) {
      const last = pools.at(-1);
      if (!last || last.sum / last.size < pool.sum / pool.size) break;
      pools.pop();
      pool = { sum: last.sum + pool.sum, size: last.size + pool.size };
    }
    pools.push(pool);
  }
  const bases = pools.flatMap(({ sum, size }) => Array<number>(size).fill(sum / size));
  return bases.map((base, at) => base + at);
}
