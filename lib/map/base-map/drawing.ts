import 'server-only';
import type { Feature, FeatureCollection } from 'geojson';
import { colours } from '@/tailwind.config';
import { MAP_TOKENS } from '../colours';
import { COARSE_FROM, RESULTS_SHEET } from '../results-sheet';
import { placeOn, type SheetPlace } from '../sheet';
import { SHEET } from '../small-map';
import { Arcs } from './arcs';
import { clipLine, clipRing, type Window } from './clip';
import { keyOf, type Position, type Ring, ringArea } from './rings';

type Drawing = {
  sheet: SheetPlace;
  /** The visible extent and a margin, so that no coast is drawn along the edge. */
  window: Window;
  /**
   * Minimum areas in km² of the triangle at a corner, and of islands and lakes: a fraction of a
   * pixel. `others` applies to coasts abroad, which only give context.
   */
  corner: { own: number; others: number };
  speck: number;
};

/** The small map on a company's page. */
export const SMALL: Drawing = {
  sheet: SHEET,
  window: { west: -0.5, south: 52.9, east: 23.7, north: 59.4 },
  corner: { own: 0.15, others: 0.3 },
  speck: 0.25,
};

/** The drawing below the markers of results. */
export const RESULTS: Drawing = {
  sheet: RESULTS_SHEET,
  window: { west: -8.5, south: 46.5, east: 29.5, north: 63.5 },
  corner: { own: 0.6, others: 9 },
  speck: 2,
};

/** Coordinates per pixel: finer detail is invisible. */
const PARTS = 10;

const DENMARK = 'DNK';

type Land = { country: string; rings: Ring[] };

/**
 * Draws a map as an SVG image from the data of the live map: land, coasts, borders and the dots of
 * towns. Names are text of the page, in its own font (lib/map/small-labels.ts).
 */
export function makeDrawing(
  land: FeatureCollection,
  places: FeatureCollection,
  { sheet, window, corner, speck }: Drawing,
): string {
  const countries = land.features.flatMap(landOf);
  const arcs = new Arcs((_, owners) => (owners.includes(DENMARK) ? corner.own : corner.others));
  for (const { rings } of countries) for (const ring of rings) arcs.note(ring);
  for (const { country, rings } of countries) for (const ring of rings) arcs.enter(ring, country);
  arcs.thin();
  const pathOf = (wanted: Land[]) =>
    wanted
      .flatMap(({ rings }) => rings.filter((ring) => ringArea(ring) >= speck))
      .map((ring) => lineText(sheet, clipRing(arcs.restore(ring), window), 'z'))
      .join('');
  const isDanish = ({ country }: Land) => country === DENMARK;
  const borders = arcs.shared().flatMap((line) => clipLine(line, window));
  const { width, height } = sheet;
  const size = `width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width * PARTS} ${height * PARTS}">`,
    `<style>${styleText()}</style>`,
    '<rect class="sea" width="100%" height="100%"/>',
    `<path class="abroad" d="${pathOf(countries.filter((country) => !isDanish(country)))}"/>`,
    `<path class="land" d="${pathOf(countries.filter(isDanish))}"/>`,
    `<path class="border" d="${borders.map((line) => lineText(sheet, line, '')).join('')}"/>`,
    townText(sheet, places),
    '</svg>',
  ].join('');
}

function landOf({ geometry, properties }: Feature): Land[] {
  if (geometry.type !== 'MultiPolygon' || properties?.kind !== 'land') return [];
  const rings = geometry.coordinates.flat() as Ring[];
  return [{ country: String(properties.country), rings: rings.map(withoutRepeats) }];
}

/** Rounding can make neighbouring positions equal. */
function withoutRepeats(ring: Ring): Ring {
  return ring.filter(
    (position, at) => at === 0 || keyOf(position) !== keyOf(ring[at - 1] ?? [0, 0]),
  );
}

const partsOf = (sheet: SheetPlace, [longitude, latitude]: Position): Position => {
  const { x, y } = placeOn(sheet, { longitude, latitude });
  return [Math.round(x * PARTS), Math.round(y * PARTS)];
};

/** A path in relative steps, which are short to write; empty if it collapses to a dot. */
function lineText(sheet: SheetPlace, line: Position[], end: 'z' | ''): string {
  const [start, ...rest] = line.map((position) => partsOf(sheet, position));
  if (!start) return '';
  let [x, y] = start;
  const steps: string[] = [];
  for (const [nextX, nextY] of end === 'z' ? rest.slice(0, -1) : rest) {
    if (nextX === x && nextY === y) continue;
    steps.push(`${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`);
    [x, y] = [nextX, nextY];
  }
  const text = steps.join(' ').replaceAll(' -', '-');
  return steps.length < (end === 'z' ? 2 : 1) ? '' : `M${start[0]} ${start[1]}l${text}${end}`;
}

/** The diameters of dots as in the live map's style: larger ones for the largest towns. */
const DOTS = [
  { of: (from: number) => from <= 5, name: 'large' },
  { of: (from: number) => from > 5 && from <= 6, name: 'small' },
];

/** Each dot is a line without length: unlike a circle's radius, its width can ignore the scale. */
function townText(sheet: SheetPlace, { features }: FeatureCollection): string {
  return DOTS.map(({ of, name }) => {
    const dots = features.map(({ geometry, properties }) => {
      if (geometry.type !== 'Point' || properties?.kind !== 'town' || !of(properties.from)) {
        return '';
      }
      const [x, y] = partsOf(sheet, geometry.coordinates as Position);
      return `M${x} ${y}h0`;
    });
    const line = dots.join('');
    return `<path class="town ${name}" d="${line}"/><path class="town ${name} middle" d="${line}"/>`;
  }).join('');
}

/** The live map's style at this zoom (lib/map/style.ts), in light and dark. */
function styleText(): string {
  const stroke = (token: string, pixels: number, opacity = 1) =>
    `stroke:var(--${token});stroke-width:${pixels * PARTS};stroke-opacity:${opacity}`;
  return [
    `:root{${tokensText(0)}}`,
    `@media (prefers-color-scheme:dark){:root{${tokensText(1)}}}`,
    'path{fill-rule:evenodd;stroke-linejoin:round}',
    '.sea{fill:var(--sea)}',
    `.land{fill:var(--land);${stroke('coast', 0.5, 0.8)}}`,
    `.abroad{fill:var(--abroad);${stroke('coast', 0.5, 0.4)}}`,
    `.border{fill:none;${stroke('border', 1)};stroke-dasharray:${4 * PARTS} ${2 * PARTS}}`,
    '.town{fill:none;stroke:var(--body);stroke-linecap:round;vector-effect:non-scaling-stroke}',
    '.large{stroke-width:7.2px}.small{stroke-width:5.6px}',
    '.middle{stroke:var(--land)}.large.middle{stroke-width:5.2px}.small.middle{stroke-width:3.6px}',
    // Scaled up, lines keep their width.
    `@media (min-width:${COARSE_FROM}px){.land,.abroad,.border`,
    '{vector-effect:non-scaling-stroke;stroke-width:1px;stroke-dasharray:none}}',
  ].join('');
}

function tokensText(scheme: 0 | 1): string {
  const used = ['sea', 'land', 'abroad', 'coast', 'border', 'body'] as const;
  return used
    .map((name) => {
      const token = MAP_TOKENS[name][scheme].slice('--'.length);
      const colour = colours[token]?.[scheme];
      if (!colour) throw new Error(`There is no colour ${token}.`);
      return `--${name}:${colour}`;
    })
    .join(';');
}
