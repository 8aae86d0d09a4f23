import path from 'node:path';
import { packStatic } from '../lib/http/pack-static';

/** Compresses the browser files of the build in .next; the build runs this. */
const { files, plain, packed } = await packStatic(path.resolve('.next/static'));
const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
console.log(`${files} scripts and styles of ${kB(plain)} packed into ${kB(packed)}.`);
