/** Longitude and latitude in degrees. */
export type Position = [longitude: number, latitude: number];

/** A closed line: the last position equals the first. */
export type Ring = Position[];

export const keyOf = (position: Position) => `${position[0]},${position[1]}`;

const KM_OF_A_DEGREE = 111.2;

/** Area of a triangle in km², on a plane, which is accurate enough for Denmark. */
export function triangleArea([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number {
  const squeeze = shrinkAt(by);
  return Math.abs((ax - cx) * (by - ay) - (ax - bx) * (cy - ay)) * squeeze * 0.5;
}

/** Area inside a ring in km². */
export function ringArea(ring: Ring): number {
  let sum = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) * 0.5 * shrinkAt(ring[0]?.[1] ?? 0);
}

/**
 * Square kilometres in a square degree. A polynomial instead of the cosine gives the same bits on
 * every machine, and is accurate enough between 44° and 66° north.
 */
function shrinkAt(latitude: number): number {
  const turn = (latitude * Math.PI) / 180;
  const square = turn * turn;
  return KM_OF_A_DEGREE * KM_OF_A_DEGREE * (1 - square / 2 + (square * square) / 24);
}
