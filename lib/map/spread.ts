export type Spot = { x: number; y: number };
/** A spot and the diameter of what is there, in pixels. */
type WideSpot = Spot & { width: number };

const ROUNDS = 24;
/** Pixels: farther away a marker would suggest another place, or lie outside a drawn area. */
const FARTHEST = 24;

/**
 * Moves overlapping spots apart, as little as possible and never far.
 * @returns the offset of each spot, in pixels.
 */
export function spread(spots: readonly WideSpot[]): Spot[] {
  // Coinciding spots have no direction to move apart, so each gets a tiny offset of its own.
  const places = spots.map(({ x, y, width }, at) => ({
    width,
    x: x + Math.cos(at * 2.4) * 0.01,
    y: y + Math.sin(at * 2.4) * 0.01,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isCrowded = false;
    for (const [at, a] of places.entries()) {
      for (const b of places.slice(at + 1)) isCrowded = push(a, b) || isCrowded;
    }
    if (!isCrowded) break;
    for (const [at, place] of places.entries()) holdNear(place, spots[at] ?? place);
  }
  return places.map(({ x, y }, at) => {
    const [fromX, fromY] = [spots[at]?.x ?? x, spots[at]?.y ?? y];
    const isMoved = Math.hypot(x - fromX, y - fromY) > 0.5;
    return isMoved ? { x: x - fromX, y: y - fromY } : { x: 0, y: 0 };
  });
}

function holdNear(place: Spot, spot: Spot): void {
  const [dx, dy] = [place.x - spot.x, place.y - spot.y];
  const part = FARTHEST / Math.hypot(dx, dy);
  if (part < 1) [place.x, place.y] = [spot.x + dx * part, spot.y + dy * part];
}

function push(a: WideSpot, b: WideSpot): boolean {
  const gap = (a.width + b.width) / 2;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= gap - 0.5 || distance === 0) return false;
  const step = (gap - distance) / 2 / distance;
  a.x -= dx * step;
  a.y -= dy * step;
  b.x += dx * step;
  b.y += dy * step;
  return true;
}
