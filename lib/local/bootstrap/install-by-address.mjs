import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { QUIETLY, runNpm } from './npm.mjs';
import { UserError } from './user-error.mjs';

/**
 * @typedef {object} Entry A package of a lock file.
 * @property {string} [version]
 * @property {string} [name]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 *
 * @typedef {{ packages: Record<string, Entry> }} Lock
 * @typedef {Record<string, string | undefined>} Environment
 */

/**
 * Builds the tarball URL of a package. The lock file has no `resolved` URLs, so npm would first
 * query its registry for each of 800 packages, which takes half of the installation time.
 * Registries serve tarballs at the same path.
 * @type {(registry: string, name: string, version: string) => string}
 */
const addressOf = (registry, name, version) =>
  `${registry.replace(/\/*$/, '')}/${name}/-/${path.posix.basename(name)}-${version}.tgz`;

/**
 * Adds a `resolved` URL to each package of the lock file.
 * @param {Lock} lock
 * @param {string} registry
 * @returns {Lock}
 */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([place, entry]) => {
    if (place === '' || entry.link || !entry.version) return [place, entry];
    const name = entry.name ?? place.replace(/.*node_modules\//, '');
    return [place, { resolved: addressOf(registry, name, entry.version), ...entry }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * @param {string} root
 * @param {Environment} environment
 */
async function findRegistry(root, environment) {
  const { code, output } = await runNpm(root, environment, ['config', 'get', 'registry']);
  const registry = output.trim();
  return code === 0 && URL.canParse(registry) ? registry : null;
}

/**
 * @param {string} root
 * @param {string} beside
 * @param {Environment} environment
 */
async function install(root, beside, environment) {
  const registry = await findRegistry(root, environment);
  if (registry === null) return false;
  mkdirSync(beside, { recursive: true });
  for (const file of ['package.json', '.npmrc']) {
    cpSync(path.join(root, file), path.join(beside, file));
  }
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const addressed = JSON.stringify(withAddresses(lock, registry));
  writeFileSync(path.join(beside, 'package-lock.json'), addressed);
  const { code } = await runNpm(beside, environment, ['ci', ...QUIETLY]);
  if (code !== 0) return false;
  rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
  renameSync(path.join(beside, 'node_modules'), path.join(root, 'node_modules'));
  return true;
}

/**
 * Installs into a separate folder and moves node_modules into place once it is complete.
 * @param {string} root
 * @param {Environment} environment
 * @returns false where that fails, for example with a registry that uses other paths.
 */
export async function installByAddress(root, environment) {
  const beside = path.join(root, '.cache/install');
  rmSync(beside, { recursive: true, force: true });
  try {
    return await install(root, beside, environment);
  } catch (error) {
    // The installation was interrupted by a signal.
    if (error instanceof UserError) throw error;
    return false;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
