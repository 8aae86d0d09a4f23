import { neighboursOf } from './steps';
import type { NetworkLink, NetworkNode } from './types';

/** Grid position of a node: columns from the left, rows from the top; `row` may be fractional. */
export type Place = { column: number; row: number };

export type Layout = { columns: number; rows: number; places: ReadonlyMap<string, Place> };

/** The lowest row of the middle: further down it would be out of view where it has many neighbours. */
const LOWEST_MIDDLE = 4;

/** How often the order of the columns is improved in both directions. */
const SWEEPS = 8;

type Column = readonly string[];
type Neighbours = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Places nodes in columns by their steps from the middle. The order within a column follows from
 * the places of neighbours in the column beside it, so that few lines cross; see Sugiyama, Tagawa and
 * Toda 1981, "Methods for Visual Understanding of Hierarchical System Structures".
 */
export function layOut(
  nodes: readonly Pick<NetworkNode, 'id' | 'step'>[],
  links: readonly Pick<NetworkLink, 'holder' | 'company'>[],
): Layout {
  const steps = Math.max(-1, ...nodes.map(({ step }) => step)) + 1;
  const columns = Array.from({ length: steps }, (_, column) =>
    nodes.filter(({ step }) => step === column).map(({ id }) => id),
  );
  const neighbours = neighboursOf(links);
  const places = placed(ordered(columns, neighbours), neighbours);
  const rows = Math.max(0, ...[...places.values()].map(({ row }) => row)) + 1;
  return { columns: columns.length, rows, places };
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

/** Each node as near to its neighbours of the column before as its order allows. */
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
  const top = Math.min(0, ...[...places.values()].map(({ row }) => row));
  for (const place of places.values()) {
    place.row -= top;
    if (place.column === 0) place.row = Math.min(place.row, LOWEST_MIDDLE);
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
