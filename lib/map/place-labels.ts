import type { FeatureCollection } from 'geojson';
import type { Point } from '@/lib/search/area';
import type { Pixel } from './mercator';

type LabelKind = 'sea' | 'country' | 'island' | 'town';

/** A label as placed on the drawing; x and y are the pixels of its anchor on the baseline. */
export type PlacedLabel = {
  kind: LabelKind;
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** In pixels. */
  size: number;
  isDanish: boolean;
};

/** The zoom at which labels are placed, and the projection from points to pixels. */
type Canvas = { zoom: number; at: (point: Point) => Pixel };

type Box = { left: number; top: number; right: number; bottom: number };
type Candidate = Omit<PlacedLabel, 'anchor'> & { population: number };

/** Sizes and distances of names and dots must match the live map (lib/map/style.ts). */
const SIZES = { sea: 12, country: 13, island: 12 } as const;
const RADIAL = 0.5;
/** The baseline offset that MapLibre subtracts above and below, in em. */
const BASELINE = 7 / 24;
const LINE = 1.2;
/** From the middle of a line to the baseline, in em. */
const FOOT = 0.36;
const SPACING = 0.12;
const PADDING = 2;

const KINDS: LabelKind[] = ['town', 'island', 'country', 'sea'];

/**
 * Labels that the live map shows at this zoom, as far as they do not overlap. Towns come first, the
 * largest before the others; each goes below its dot, or else above, to the right or to the left.
 */
export function placeLabels({ features }: FeatureCollection, canvas: Canvas): PlacedLabel[] {
  const candidates = features.flatMap((feature) => candidateOf(feature, canvas));
  const order = (label: Candidate) => KINDS.indexOf(label.kind);
  const sorted = candidates.sort((a, b) => order(a) - order(b) || b.population - a.population);
  const taken: Box[] = [];
  return sorted.flatMap((label) => {
    for (const placed of placesOf(label)) {
      const box = boxOf(placed);
      if (taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return placed;
    }
    return [];
  });
}

function candidateOf(
  { geometry, properties }: FeatureCollection['features'][number],
  { zoom, at }: Canvas,
): Candidate[] {
  const { kind, name, from, population = 0, danish = true } = properties ?? {};
  if (geometry.type !== 'Point' || !KINDS.includes(kind) || from > zoom) return [];
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const label = { kind: kind as LabelKind, name: String(name), population: Number(population) };
  const size = label.kind === 'town' ? townSize(Number(from), zoom) : SIZES[label.kind];
  return [{ ...label, ...at({ longitude, latitude }), size, isDanish: Boolean(danish) }];
}

/** Sizes grow from zoom 5 to 9. */
function townSize(from: number, zoom: number): number {
  const [least, most] = [from <= 5 ? 12 : 11, from <= 6 ? 15 : from <= 8 ? 13 : 11];
  return least + Math.min(1, Math.max(0, (zoom - 5) / 4)) * (most - least);
}

function placesOf({ population: _population, ...label }: Candidate): PlacedLabel[] {
  const { kind, size, x, y } = label;
  const at = (anchor: PlacedLabel['anchor'], right: number, down: number): PlacedLabel => ({
    ...label,
    anchor,
    x: x + right * size,
    y: y + (down + FOOT) * size,
  });
  if (kind !== 'town') return [at('middle', 0, 0)];
  const down = RADIAL - BASELINE + LINE / 2;
  return [
    at('middle', 0, down),
    at('middle', 0, -down),
    at('start', RADIAL, 0),
    at('end', -RADIAL, 0),
  ];
}

function boxOf({ kind, name, anchor, x, y, size }: PlacedLabel): Box {
  const width = widthOf(kind, name) * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const middle = y - FOOT * size;
  const half = (LINE * size) / 2;
  return {
    left: left - PADDING,
    right: left + width + PADDING,
    top: middle - half - PADDING,
    bottom: middle + half + PADDING,
  };
}

/** Estimated width in em; accurate enough to reserve space. */
function widthOf(kind: LabelKind, name: string): number {
  const text = kind === 'country' ? name.toUpperCase() : name;
  const letters = [...text].map((letter) => {
    if (/[fijlrtI ]/.test(letter)) return 0.32;
    if (/[mwMWÆ]/.test(letter)) return 0.88;
    return letter === letter.toLowerCase() ? 0.58 : 0.7;
  });
  const spacing = kind === 'town' ? 0 : SPACING;
  return letters.reduce((sum, width) => sum + width + spacing, 0);
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
