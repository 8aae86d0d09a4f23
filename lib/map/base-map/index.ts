import 'server-only';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { Arcs, type Tolerance } from './arcs';
import { clipLine, clipRing, contains, type Window } from './clip';
import { COUNTRIES, ISLANDS, type Label, SEAS } from './names';
import { type Country, readCountries } from './read-countries';
import { type Position, type Ring, ringArea } from './rings';
import { type City, townsOf } from './towns';

/** The largest extent that can be viewed: Denmark, plus the width of a large screen around it. */
const WINDOW: Window = { west: -12, south: 44, east: 34, north: 65 };
/** Within this window the map is as detailed as its source, though coarser abroad. */
const NEAR: Window = { west: 3, south: 53, east: 17, north: 59.5 };

const CODES = [
  ...['DNK', 'SWE', 'NOR', 'DEU', 'NLD', 'POL', 'BEL', 'LUX', 'FRA', 'GBR', 'IRL', 'CHE', 'AUT'],
  ...['CZE', 'SVK', 'HUN', 'SVN', 'HRV', 'ITA', 'LIE', 'FIN', 'ALA', 'EST', 'LVA', 'LTU', 'RUS'],
  ...['BLR', 'UKR', 'MDA', 'ROU', 'SRB', 'BIH'],
];

/** Minimum area, in km², of the triangle at a corner. */
const tolerance: Tolerance = (position, owners) => {
  if (owners.includes('DNK')) return 0;
  return contains(NEAR, position) ? 0.8 : 25;
};

/** Minimum area, in km², of islands and lakes. */
function smallest(code: string, ring: Ring, isLake: boolean): number {
  if (code === 'DNK') return isLake ? 2.5 : 0.02;
  if (ring[0] && contains(NEAR, ring[0])) return isLake ? 25 : 1.5;
  return isLake ? 300 : 80;
}

/** Where a coast may be looked at closely: Denmark and its waters. */
const CLOSE: Window = { west: 7.9, south: 54.4, east: 15.3, north: 57.9 };

/** To about ten metres in Denmark, a hundred abroad. */
function rounded([x, y]: Position): Position {
  const steps = contains(CLOSE, [x, y]) ? 10_000 : 1000;
  return [Math.round(x * steps) / steps, Math.round(y * steps) / steps];
}

/** Land with lakes cut out, and the borders between countries. */
export async function makeLand(file: string): Promise<FeatureCollection> {
  const countries = (await readCountries(file, CODES, WINDOW)).map(withoutSpecks);
  const arcs = new Arcs(tolerance);
  for (const { polygons } of countries) for (const ring of polygons.flat()) arcs.note(ring);
  for (const { code, polygons } of countries) {
    for (const ring of polygons.flat()) arcs.enter(ring, code);
  }
  arcs.thin();
  const land = countries.map(({ code, polygons }): Feature => {
    const coordinates = polygons
      .map((rings) => rings.map((ring) => clipRing(arcs.restore(ring), WINDOW).map(rounded)))
      .filter(([coast]) => coast && coast.length > 3)
      .map((rings) => rings.filter((ring) => ring.length > 3));
    return feature({ type: 'MultiPolygon', coordinates }, { kind: 'land', country: code });
  });
  const lines = arcs
    .shared()
    .flatMap((line) => clipLine(line, WINDOW).map((part) => part.map(rounded)));
  const borders = { type: 'MultiLineString' as const, coordinates: lines };
  return { type: 'FeatureCollection', features: [...land, feature(borders, { kind: 'border' })] };
}

/** Names with the zoom from which they are shown. */
export function makePlaces(cities: readonly City[]): FeatureCollection {
  const named = (kind: string) => (label: Label) =>
    point(label, { kind, name: label.name, from: label.from });
  const towns = townsOf(cities, NEAR).map(({ isDanish, population, from, name, ...at }) =>
    point(at, { kind: 'town', name, from, population, danish: isDanish }),
  );
  const labels = [
    ...COUNTRIES.map(named('country')),
    ...SEAS.map(named('sea')),
    ...ISLANDS.map(named('island')),
  ];
  return { type: 'FeatureCollection', features: [...labels, ...towns] };
}

function withoutSpecks({ code, polygons }: Country): Country {
  const isLarge = (ring: Ring, at: number) => ringArea(ring) >= smallest(code, ring, at > 0);
  const kept = polygons.filter(([coast]) => coast && isLarge(coast, 0));
  return { code, polygons: kept.map((rings) => rings.filter(isLarge)) };
}

function point(
  { longitude, latitude }: { longitude: number; latitude: number },
  properties: Record<string, string | number | boolean>,
): Feature {
  return feature({ type: 'Point', coordinates: rounded([longitude, latitude]) }, properties);
}

function feature(geometry: Geometry, properties: Feature['properties']): Feature {
  return { type: 'Feature', geometry, properties };
}
