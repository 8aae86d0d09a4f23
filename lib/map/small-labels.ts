import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FeatureCollection } from 'geojson';
import { log } from '@/lib/log';
import type { Point } from '@/lib/search/area';
import { type PlacedLabel, placeLabels } from './place-labels';
import { onSheet, REACH, SMALL_ZOOM } from './small-map';

let placed: Promise<PlacedLabel[]> | undefined;

/** Labels around a point, as far as its map can reach; empty if the build's file is missing. */
export async function listSmallLabels(center: Point): Promise<PlacedLabel[]> {
  placed ??= readLabels();
  const { x, y } = onSheet(center);
  return (await placed).filter(
    (label) => Math.abs(label.x - x) <= REACH.x && Math.abs(label.y - y) <= REACH.y,
  );
}

async function readLabels(): Promise<PlacedLabel[]> {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  try {
    const text = await readFile(path.join(root, 'public/map/places.json'), 'utf8');
    const places = JSON.parse(text) as FeatureCollection;
    return placeLabels(places, { zoom: SMALL_ZOOM, at: onSheet });
  } catch (error) {
    placed = undefined;
    log.error({ err: error }, 'the places of the base map cannot be read');
    return [];
  }
}
