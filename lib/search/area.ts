import { type Reader, shown } from './reader';

export type Point = { longitude: number; latitude: number };

/** An area of the map. A box whose west is greater than its east crosses the antimeridian. */
export type Area =
  | { kind: 'box'; west: number; south: number; east: number; north: number }
  | { kind: 'circle'; center: Point; km: number }
  /** Corners in order; the last one is joined to the first. */
  | { kind: 'shape'; corners: Point[] };

const MAX_CORNERS = 50;
const MAX_KM = 1_000;
/** A smaller radius would be written as 0, which cannot be read back. */
const MIN_KM = 1e-5;
const EXAMPLE = 'an area such as circle:10.2,56.15,5';

/** Five decimals are about a metre. */
const degrees = (value: number) => String(Math.round(value * 1e5) / 1e5);
const pointText = ({ longitude, latitude }: Point) => `${degrees(longitude)},${degrees(latitude)}`;

/** Formats an area for the URL; readArea is the inverse. */
export function writeArea(area: Area): string {
  switch (area.kind) {
    case 'box':
      return `box:${[area.west, area.south, area.east, area.north].map(degrees).join(',')}`;
    case 'circle':
      return `circle:${pointText(area.center)},${degrees(area.km)}`;
    case 'shape':
      return `shape:${area.corners.map(pointText).join(';')}`;
  }
}

/**
 * Parses "box:west,south,east,north", "circle:longitude,latitude,km" or
 * "shape:longitude,latitude;…".
 */
export const readArea: Reader<Area> = (text, refuse) => {
  const [, kind, rest = ''] = /^(box|circle|shape):(.+)$/.exec(text) ?? [];
  const area =
    kind === 'box' ? boxOf(rest) : kind === 'circle' ? circleOf(rest) : kind ? shapeOf(rest) : null;
  if (area === null) refuse(`"${shown(text)}" is not ${EXAMPLE}`);
  return area ?? undefined;
};

/** Parses exactly `count` plain decimal numbers, separated by commas; null for anything else. */
function numbersOf(text: string, count: number): number[] | null {
  const parts = text.split(',');
  const isPlain = parts.every((part) => /^-?\d{1,4}(\.\d{1,12})?$/.test(part.trim()));
  return isPlain && parts.length === count ? parts.map(Number) : null;
}

function pointOf(longitude: number | undefined, latitude: number | undefined): Point | null {
  if (longitude === undefined || latitude === undefined) return null;
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
  return isOnEarth ? { longitude, latitude } : null;
}

function boxOf(text: string): Area | null {
  const [west, south, east, north] = numbersOf(text, 4) ?? [];
  const [low, high] = [pointOf(west, south), pointOf(east, north)];
  if (!low || !high || low.latitude > high.latitude) return null;
  return {
    kind: 'box',
    west: low.longitude,
    south: low.latitude,
    east: high.longitude,
    north: high.latitude,
  };
}

function circleOf(text: string): Area | null {
  const [longitude, latitude, km] = numbersOf(text, 3) ?? [];
  const center = pointOf(longitude, latitude);
  if (!center || km === undefined || km < MIN_KM || km > MAX_KM) return null;
  return { kind: 'circle', center, km };
}

function shapeOf(text: string): Area | null {
  const corners = text.split(';', MAX_CORNERS + 1).map((corner) => {
    const [longitude, latitude] = numbersOf(corner, 2) ?? [];
    return pointOf(longitude, latitude);
  });
  const known = corners.filter((corner) => corner !== null);
  if (known.length < corners.length || known.length < 3 || known.length > MAX_CORNERS) return null;
  return { kind: 'shape', corners: known };
}
