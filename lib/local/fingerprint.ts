import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from './log';

/** Everything that affects a build, and nothing else. */
const sources = ['app', 'components', 'lib', 'messages', 'public'];
const singles = /^(package-lock|tsconfig)\.json$/;
const rootFile =
  /^(middleware|proxy|instrumentation(-client)?|i18n)\.tsx?$|\.config\.(ts|mjs|js|cjs)$/;
const notBuilt = /^(vitest|playwright|prisma)\.config\.|\.test\.tsx?$|(^|\/)\.DS_Store$/;

/** Hashes contents, not modification times, which a clone or a checkout changes. */
export function fingerprintSources(root: string, environment: Environment): string {
  const hash = createHash('sha256');
  for (const file of listSources(root)) addFile(hash, root, file);
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${environment[name]}\0`);
  }
  hash.update(process.version.split('.')[0] ?? '');
  return hash.digest('hex');
}

export function fingerprintFiles(root: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) addFile(hash, root, file);
  return hash.digest('hex');
}

function addFile(hash: Hash, root: string, file: string): void {
  hash
    .update(`${file}\0`)
    .update(readFileSync(path.join(root, file)))
    .update('\0');
}

function listSources(root: string): string[] {
  const inFolders = sources.flatMap((folder) => walk(root, folder));
  const inRoot = readdirSync(root).filter((name) => rootFile.test(name) || singles.test(name));
  return [...inFolders, ...inRoot, 'prisma/schema.prisma']
    .filter((file) => !notBuilt.test(file))
    .sort();
}

function walk(root: string, folder: string): string[] {
  if (!statSync(path.join(root, folder), { throwIfNoEntry: false })) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return walk(root, file);
    return entry.isFile() ? [file] : [];
  });
}
