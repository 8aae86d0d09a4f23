import type { Feature, FeatureCollection } from 'geojson';
import { areaShape, distanceKm } from '@/lib/map/area-shape';
import type { Area, Point } from '@/lib/search/area';

export type Tool = 'shape' | 'circle';

/** An area being drawn, not yet in the URL. */
export type Draft =
  | { tool: 'shape'; corners: Point[] }
  /** The radius is null while another one is being typed. */
  | { tool: 'circle'; center: Point | null; km: number | null };

/** The most that a URL accepts. */
const MAX_CORNERS = 50;
const MAX_KM = 1_000;
const FIRST_KM = 5;

/** A new draft; a circle that is searched already is drawn on, to widen or move it. */
export function firstDraft(tool: Tool, area: Area | null): Draft {
  if (tool === 'shape') return { tool, corners: [] };
  if (area?.kind === 'circle') return { tool, center: area.center, km: area.km };
  return { tool, center: null, km: FIRST_KM };
}

/** Adds a corner, or moves the centre. */
export function withPoint(draft: Draft, point: Point): Draft {
  if (draft.tool === 'circle') return { ...draft, center: point };
  const last = draft.corners.at(-1);
  // Both clicks of a double click are on the same corner.
  const isSame = last && last.longitude === point.longitude && last.latitude === point.latitude;
  if (isSame || draft.corners.length >= MAX_CORNERS) return draft;
  return { ...draft, corners: [...draft.corners, point] };
}

export function withoutLast(draft: Draft): Draft {
  if (draft.tool === 'circle') return { ...draft, center: null };
  return { ...draft, corners: draft.corners.slice(0, -1) };
}

/** The circle whose edge passes through a point. */
export function reachingTo(draft: Draft, edge: Point): Draft {
  if (draft.tool !== 'circle' || !draft.center) return draft;
  const km = Math.round(distanceKm(draft.center, edge) * 100) / 100;
  return { ...draft, km: Math.min(MAX_KM, Math.max(0.05, km)) };
}

/** The finished area, or null while it is incomplete. */
export function areaOf(draft: Draft | null): Area | null {
  if (draft?.tool === 'circle') {
    const { center, km } = draft;
    return center && km !== null && km > 0 && km <= MAX_KM ? { kind: 'circle', center, km } : null;
  }
  return draft && draft.corners.length >= 3 ? { kind: 'shape', corners: draft.corners } : null;
}

/** The current area, or the one being drawn instead, as GeoJSON. */
export function shapesOf(area: Area | null, draft: Draft | null): FeatureCollection {
  return { type: 'FeatureCollection', features: draft ? draftShapes(draft) : areaShapes(area) };
}

const areaShapes = (area: Area | null): Feature[] => (area ? [areaShape(area)] : []);

function draftShapes(draft: Draft): Feature[] {
  const corners = draft.tool === 'shape' ? draft.corners : draft.center ? [draft.center] : [];
  const points = corners.map(
    ({ longitude, latitude }): Feature => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    }),
  );
  const line: Feature = {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'LineString',
      coordinates: corners.map(({ longitude, latitude }) => [longitude, latitude]),
    },
  };
  const whole = areaShapes(areaOf(draft));
  return [...(whole.length > 0 ? whole : corners.length > 1 ? [line] : []), ...points];
}
