import type { Bounds } from '@/lib/map/area-shape';
import type { Point } from '@/lib/search/area';

export type Pixel = { x: number; y: number };

/** Pointer events of a map carry where on earth they happened. */
export type MapPointerEvent = {
  lngLat: { lng: number; lat: number };
  point: Pixel;
  preventDefault: () => void;
};

/** Movements without a reason are people's. */
export type MoveReason = {
  /** `list`: to show what the list shows. `aside`: a little, to make room. */
  reason?: 'list' | 'aside';
};

type MapEvents = {
  move: MoveReason;
  moveend: MoveReason;
  resize: unknown;
  /** All that is in view was drawn. */
  idle: unknown;
  click: MapPointerEvent;
  dblclick: MapPointerEvent;
  mousedown: MapPointerEvent;
  mousemove: MapPointerEvent;
  touchstart: MapPointerEvent;
  touchmove: MapPointerEvent;
};

type Switch = { enable: () => void; disable: () => void };
type Movement = { animate?: boolean; duration?: number };

/** What MapLibre and Mapbox have in common and we use. */
export type MapHandle = {
  on: <Name extends keyof MapEvents>(name: Name, tell: (event: MapEvents[Name]) => void) => unknown;
  off: <Name extends keyof MapEvents>(
    name: Name,
    tell: (event: MapEvents[Name]) => void,
  ) => unknown;
  project: (position: [number, number]) => Pixel;
  getBounds: () => {
    getWest: () => number;
    getSouth: () => number;
    getEast: () => number;
    getNorth: () => number;
  } | null;
  getZoom: () => number;
  getCenter: () => { lng: number; lat: number };
  getCanvas: () => HTMLCanvasElement;
  getCanvasContainer: () => HTMLElement;
  fitBounds: (
    bounds: Bounds,
    options: Movement & { padding?: number; maxZoom?: number },
    reason?: MoveReason,
  ) => unknown;
  easeTo: (
    options: Movement & { center?: [number, number]; zoom?: number },
    reason?: MoveReason,
  ) => unknown;
  panBy: (by: [number, number], options: Movement, reason?: MoveReason) => unknown;
  zoomTo: (zoom: number, options: Movement) => unknown;
  dragPan: Switch;
  doubleClickZoom: Switch;
};

export const positionOf = ({ longitude, latitude }: Point): [number, number] => [
  longitude,
  latitude,
];

/** Longitudes west, south, east, north of what is in view. */
export function viewOf(map: MapHandle): Bounds | null {
  const bounds = map.getBounds();
  if (!bounds) return null;
  const clamp = (latitude: number) => Math.max(-85, Math.min(85, latitude));
  return [bounds.getWest(), clamp(bounds.getSouth()), bounds.getEast(), clamp(bounds.getNorth())];
}

/** Animations only for those who have not asked for fewer. */
export function movement(): Movement {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm ? { animate: false, duration: 0 } : { duration: 350 };
}
