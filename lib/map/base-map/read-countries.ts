import 'server-only';
import { readFile } from 'node:fs/promises';
import { reaches, type Window } from './clip';
import type { Ring } from './rings';

/** A country's land: each polygon consists of its coast, then its lakes. */
export type Country = { code: string; polygons: Ring[][] };

type Feature = {
  geometry:
    | { type: 'Polygon'; coordinates: Ring[] }
    | { type: 'MultiPolygon'; coordinates: Ring[][] };
  properties: { A3: string };
};

const BEGINNING = '{"type":"Feature",';

/**
 * Reads the polygons of `codes` that reach into the window. The file holds the world in 126 MB on
 * one line, so only the requested countries are parsed.
 * @throws Error when a country is not in the file.
 */
export async function readCountries(
  file: string,
  codes: readonly string[],
  window: Window,
): Promise<Country[]> {
  const features = (await readFile(file, 'utf8')).split(BEGINNING);
  return codes.map((code) => {
    const found = features.find((text) => text.includes(`"properties":{"A3":"${code}"}`));
    if (!found) throw new Error(`${file} has no country ${code}.`);
    const { geometry } = JSON.parse(`{${found.slice(0, found.lastIndexOf('}}') + 2)}`) as Feature;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return { code, polygons: polygons.filter(([coast]) => coast && reaches(coast, window)) };
  });
}
