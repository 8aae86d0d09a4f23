import { createRequire } from 'node:module';
import path from 'node:path';
import { writeMapFiles } from '../lib/map/base-map/write';

/** Generates the files of public/map from npm packages; the build runs this. */
const root = path.resolve(import.meta.dirname, '..');
const began = Date.now();
for (const { name, bytes, zipped } of await writeMapFiles(root, createRequire(import.meta.url))) {
  console.log(`${name}: ${Math.round(bytes / 1000)} kB, ${Math.round(zipped / 1000)} kB as gzip`);
}
console.log(`Made in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
