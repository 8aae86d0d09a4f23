import type { Bounds } from '@/lib/map/area-shape';
import type { Point } from '@/lib/search/area';

export type Pixel = { x: number; y: number };

/** A map's pointer event with its geographic position. */
export type MapPointerEvent = {
  lngLat: { lng: number; lat: number };
  point: Pixel;
  preventDefault: () => void;
};

/** Movements without a reason are the user's own. */
export type MoveReason = {
  /** `list`: to show what the list shows. `aside`: a small move, to make room. */
  reason?: 'list' | 'aside';
};

type MapEvents = {
  move: MoveReason;
  moveend: MoveReason;
  resize: unknown;
  /** Everything in view has been rendered. */
  idle: unknown;
  click: MapPointerEvent;
  dblclick: MapPointerEvent;
  mousedown: MapPointerEvent;
  mousemove: MapPointerEvent;
  touchstart: MapPointerEvent;
  touchmove: MapPointerEvent;
};

/** In pixels. */
type Sides = { top: number; right: number; bottom: number; left: number };
type Switch = { enable: () => void; disable: () => void };
type Movement = { animate?: boolean; duration?: number };

/** The part of the API shared by MapLibre and Mapbox that we use. */
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
    options: Movement & { padding?: number | Sides; maxZoom?: number },
    reason?: MoveReason,
  ) => unknown;
  easeTo: (
    options: Movement & { center?: [number, number]; zoom?: number },
    reason?: MoveReason,
  ) => unknown;
  panBy: (by: [number, number], options: Movement, reason?: MoveReason) => unknown;
  zoomTo: (zoom: number, options: Movement) => unknown;
  /** Ends a movement where it is. */
  stop: () => unknown;
  dragPan: Switch;
  doubleClickZoom: Switch;
};

export const positionOf = ({ longitude, latitude }: Point): [number, number] => [
  longitude,
  latitude,
];

/** West, south, east and north of the current view, in degrees. */
export function viewOf(map: MapHandle): Bounds | null {
  const bounds = map.getBounds();
  if (!bounds) return null;
  const clamp = (latitude: number) => Math.max(-85, Math.min(85, latitude));
  return [bounds.getWest(), clamp(bounds.getSouth()), bounds.getEast(), clamp(bounds.getNorth())];
}

/** No animations for users who prefer reduced motion. */
export function movement(): Movement {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm ? { animate: false, duration: 0 } : { duration: 350 };
}
