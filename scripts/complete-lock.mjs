import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string>, dev?: boolean }} Entry */

/**
 * `npm run lock`: adds the packages for other platforms that npm leaves out of
 * package-lock.json if a registry does not offer them (yet). Without them
 * `npm ci` refuses the lock file everywhere. npm fills in the digests.
 */
const file = path.resolve(import.meta.dirname, '../package-lock.json');
const systems = /(?:^|[-/])(darwin|linux|win32|freebsd|openbsd|netbsd|android|sunos|aix)(?=-)/;
const processors = /-(arm64|x64|ia32|arm|ppc64|s390x|riscv64|loong64|mips64el|wasm32)(?=-|$)/;

/** @param {string} name */
function platformOf(name) {
  const os = systems.exec(name)?.[1];
  const cpu = processors.exec(name)?.[1];
  const libc = /-musl/.test(name) ? 'musl' : /-gnu/.test(name) ? 'glibc' : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
    ...(os && { os: [os] }),
  };
}

/**
 * Names and versions of optional packages that are required but have no entry.
 *
 * @param {Record<string, Entry>} packages
 */
export function findMissing(packages) {
  /** @type {Map<string, { version: string, dev?: boolean }>} */
  const missing = new Map();
  for (const [place, { optionalDependencies, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const nested = `${place}/node_modules/${name}`;
      if (packages[nested] || packages[`node_modules/${name}`]) continue;
      missing.set(name, { version: version.replace(/^[\^~]/, ''), dev });
    }
  }
  return missing;
}

function completeLock() {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = findMissing(lock.packages);
  for (const [name, { version, dev }] of missing) {
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev && { dev }),
      optional: true,
    };
  }
  const { '': project, ...others } = lock.packages;
  const sorted = Object.entries(others).sort(([left], [right]) => left.localeCompare(right, 'en'));
  lock.packages = { '': project, ...Object.fromEntries(sorted) };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.size} packages for other machines entered in package-lock.json.`);
}

if (process.argv[1] === import.meta.filename) completeLock();
