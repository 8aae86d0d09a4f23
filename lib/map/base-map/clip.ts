import type { Position, Ring } from './rings';

export type Window = { west: number; south: number; east: number; north: number };

export function contains({ west, south, east, north }: Window, [x, y]: Position): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

export function reaches(ring: Ring, window: Window): boolean {
  return ring.some((position) => contains(window, position));
}

type Edge = {
  inside: (position: Position) => boolean;
  cross: (a: Position, b: Position) => Position;
};

function edgesOf({ west, south, east, north }: Window): Edge[] {
  const atX =
    (x: number) =>
    (a: Position, b: Position): Position => {
      return [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
    };
  const atY =
    (y: number) =>
    (a: Position, b: Position): Position => {
      return [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
    };
  return [
    { inside: ([x]) => x >= west, cross: atX(west) },
    { inside: ([x]) => x <= east, cross: atX(east) },
    { inside: ([, y]) => y >= south, cross: atY(south) },
    { inside: ([, y]) => y <= north, cross: atY(north) },
  ];
}

/** The part of a ring inside the window (Sutherland–Hodgman algorithm); empty if there is none. */
export function clipRing(ring: Ring, window: Window): Ring {
  let open = ring.slice(0, -1);
  for (const { inside, cross } of edgesOf(window)) {
    const from = open;
    open = [];
    for (const [at, end] of from.entries()) {
      const start = from.at(at - 1) ?? end;
      if (inside(start) !== inside(end)) open.push(cross(start, end));
      if (inside(end)) open.push(end);
    }
  }
  const [first] = open;
  return first && open.length >= 3 ? [...open, first] : [];
}

/** The parts of a line whose positions are inside the window. */
export function clipLine(line: Position[], window: Window): Position[][] {
  const parts: Position[][] = [[]];
  for (const position of line) {
    if (contains(window, position)) parts.at(-1)?.push(position);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length >= 2);
}
