import { keyOf, type Position, type Ring, triangleArea } from './rings';

/**
 * Countries share the lines between them. Rings are cut where a shared line begins and ends, and
 * each piece is simplified once, so that no gaps open.
 */
type Arc = { line: Position[]; owners: string[] };

/** The minimum area, in km², of the triangle at a corner for the corner to be kept. */
export type Tolerance = (position: Position, owners: readonly string[]) => number;

export class Arcs {
  private readonly neighbours = new Map<string, Set<string>>();
  private readonly arcs = new Map<string, Arc>();

  constructor(private readonly tolerance: Tolerance) {}

  /** Step 1: registers every ring, to find the junctions. */
  note(ring: Ring): void {
    for (const [at, position] of ring.slice(0, -1).entries()) {
      const near = this.neighbours.get(keyOf(position)) ?? new Set();
      for (const other of [ring.at(at === 0 ? -2 : at - 1), ring[at + 1]]) {
        if (other) near.add(keyOf(other));
      }
      this.neighbours.set(keyOf(position), near);
    }
  }

  /** Step 2: cuts every ring and records its owner. */
  enter(ring: Ring, owner: string): void {
    for (const line of this.cut(ring)) {
      const arc = this.arcs.get(nameOf(line)) ?? { line: canonical(line), owners: [] };
      arc.owners.push(owner);
      this.arcs.set(nameOf(line), arc);
    }
  }

  /** Step 3: simplifies the pieces. */
  thin(): void {
    for (const arc of this.arcs.values()) arc.line = thinned(arc, this.tolerance);
  }

  /** Step 4: reassembles a ring from its simplified pieces. */
  restore(ring: Ring): Ring {
    const lines = this.cut(ring).map((line) => {
      const kept = this.arcs.get(nameOf(line))?.line ?? line;
      return isTurned(line) ? kept.toReversed() : kept;
    });
    const all = lines.flatMap((line) => line.slice(0, -1));
    const [first] = all;
    return first ? [...all, first] : [];
  }

  /** Lines between two countries. */
  shared(): Position[][] {
    return [...this.arcs.values()]
      .filter(({ owners }) => new Set(owners).size > 1)
      .map(({ line }) => line);
  }

  private cut(ring: Ring): Position[][] {
    const open = ring.slice(0, -1);
    const isJunction = (position: Position) =>
      (this.neighbours.get(keyOf(position))?.size ?? 0) > 2;
    // A ring without junctions starts at its smallest position, so that it is cut alike for all
    // owners.
    const first = open.findIndex(isJunction);
    const start = first >= 0 ? first : indexOfSmallest(open);
    const turned = [...open.slice(start), ...open.slice(0, start + 1)];
    const lines: Position[][] = [];
    for (const [at, position] of turned.entries()) {
      lines.at(-1)?.push(position);
      if (at === turned.length - 1) break;
      if (at === 0 || isJunction(position)) lines.push([position]);
    }
    return lines;
  }
}

const before = (a: Position, b: Position) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

function indexOfSmallest(positions: Position[]): number {
  let smallest = 0;
  for (const [at, position] of positions.entries()) {
    if (before(position, positions[smallest] ?? position)) smallest = at;
  }
  return smallest;
}

/** Whether the line is stored in the opposite direction. */
function isTurned(line: Position[]): boolean {
  const [start, second] = line;
  const end = line.at(-1);
  const beforeEnd = line.at(-2);
  if (!start || !second || !end || !beforeEnd) return false;
  return keyOf(start) === keyOf(end) ? before(beforeEnd, second) : before(end, start);
}

const canonical = (line: Position[]) => (isTurned(line) ? line.toReversed() : line);
const nameOf = (line: Position[]) => canonical(line).map(keyOf).join(' ');

const STEPS = [0.1, 0.3, 1];

/**
 * Removes corners whose triangle is below the tolerance, flattest first (Visvalingam's algorithm,
 * in a few rounds instead of one corner at a time).
 */
function thinned({ line, owners }: Arc, tolerance: Tolerance): Position[] {
  let kept = line;
  for (const step of STEPS) {
    for (let before = -1; before !== kept.length; ) {
      before = kept.length;
      kept = thinnedOnce(kept, (position) => tolerance(position, owners) * step);
    }
  }
  return kept;
}

/** Never removes two neighbours in one pass, and keeps at least a triangle of a ring. */
function thinnedOnce(line: Position[], tolerance: (position: Position) => number): Position[] {
  const kept: Position[] = [];
  let spare = line.length - 4;
  let hasGone = false;
  for (const [at, position] of line.entries()) {
    const [previous, next] = [line[at - 1], line[at + 1]];
    const isFlat = previous && next && triangleArea(previous, position, next) < tolerance(position);
    hasGone = Boolean(isFlat) && !hasGone && spare > 0;
    if (hasGone) spare -= 1;
    else kept.push(position);
  }
  return kept;
}
