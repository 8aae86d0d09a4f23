import { keyOf, type Position, type Ring, triangleArea } from './rings';

/**
 * Countries share the lines between them. Rings are cut where a shared line begins and ends, and
 * each piece is simplified once, so that no gaps open.
 */
type Arc = { line: Position[]; owners: string[] };

/** A part of a ring; `isTurned` if the ring follows its arc in the opposite direction. */
type Piece = { arc: Arc; isTurned: boolean };

/** The minimum area, in km², of the triangle at a corner for the corner to be kept. */
export type Tolerance = (position: Position, owners: readonly string[]) => number;

export class Arcs {
  private readonly neighbours = new Map<string, Set<string>>();
  private readonly arcs = new Map<string, Arc>();
  private readonly pieces = new Map<Ring, Piece[]>();

  constructor(private readonly tolerance: Tolerance) {}

  /** Step 1: registers every ring, to find the junctions. */
  note(ring: Ring): void {
    const keys = ring.slice(0, -1).map(keyOf);
    for (const [at, key] of keys.entries()) {
      const near = this.neighbours.get(key) ?? new Set();
      for (const other of [keys.at(at - 1), keys[(at + 1) % keys.length]]) {
        if (other) near.add(other);
      }
      this.neighbours.set(key, near);
    }
  }

  /** Step 2: cuts every ring and records its owner. */
  enter(ring: Ring, owner: string): void {
    const pieces = this.cut(ring).map((cut) => {
      const isTurned = isBackwards(cut);
      const line = isTurned ? cut.toReversed() : cut;
      const name = line.map(keyOf).join(' ');
      const arc = this.arcs.get(name) ?? { line, owners: [] };
      arc.owners.push(owner);
      this.arcs.set(name, arc);
      return { arc, isTurned };
    });
    this.pieces.set(ring, pieces);
  }

  /** Step 3: simplifies the pieces. */
  thin(): void {
    for (const arc of this.arcs.values()) arc.line = thinned(arc, this.tolerance);
  }

  /** Step 4: reassembles a ring that was entered from its simplified pieces. */
  restore(ring: Ring): Ring {
    const lines = (this.pieces.get(ring) ?? []).map(({ arc, isTurned }) =>
      isTurned ? arc.line.toReversed() : arc.line,
    );
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
function isBackwards(line: Position[]): boolean {
  const [start, second] = line;
  const end = line.at(-1);
  const beforeEnd = line.at(-2);
  if (!start || !second || !end || !beforeEnd) return false;
  return keyOf(start) === keyOf(end) ? before(beforeEnd, second) : before(end, start);
}

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
