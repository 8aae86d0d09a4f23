import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installByAddress } from './install-by-address.mjs';
import { waitForLock } from './lock.mjs';
import { QUIETLY, runNpm } from './npm.mjs';
import { UserError } from './user-error.mjs';

/**
 * @typedef {import('./install-by-address.mjs').Entry} Entry
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {object} Options
 * @property {Environment} environment
 * @property {(line: string) => void} log
 * @property {() => Promise<void>} [beforeInstall]
 * @property {boolean} [withTests]
 */

/** @returns {Record<string, Entry> | undefined} */
function readPackages(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares what npm installed (its hidden lock file) with package-lock.json. Packages for other
 * platforms may be absent. So may test packages, as in a production image, without `withTests`.
 */
export function findOutdated(/** @type {string} */ root, { withTests = false } = {}) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  if (!wanted) throw new UserError('package-lock.json is missing or broken. Restore it from git.');
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed) return 'node_modules';
  return Object.keys(wanted).find((name) => {
    const entry = wanted[name];
    if (name === '' || !entry || entry.link) return false;
    const mayBeAbsent = entry.optional || (!withTests && (entry.dev || entry.devOptional));
    if (!installed[name]) return !mayBeAbsent;
    if (installed[name]?.version !== entry.version) return true;
    return !existsSync(path.join(root, name, 'package.json'));
  });
}

/**
 * `npm ci` refuses a lock file that lacks the packages for other platforms, which npm itself leaves
 * out where the registry does not offer them. `npm install` then installs the same versions; the
 * caller verifies that afterwards.
 * @param {string} root
 * @param {Environment} environment
 */
async function installAsNpmFinds(root, environment) {
  let { code, output } = await runNpm(root, environment, ['ci', ...QUIETLY]);
  if (code !== 0 && output.includes('EUSAGE')) {
    ({ code, output } = await runNpm(root, environment, ['install', '--no-save', ...QUIETLY]));
  }
  if (code === 0) return;
  // npm's news of itself, and its empty lines, would leave no room for the reason.
  const said = output.split('\n').filter((line) => !/^(?:npm notice.*|npm error)?\s*$/.test(line));
  const reason = said.slice(-12).join('\n');
  throw new UserError(
    `${reason}\nnpm could not install the dependencies; its reason stands above.`,
  );
}

/**
 * @param {string} root
 * @param {Environment} environment
 */
async function installFromLock(root, environment) {
  if (!(await installByAddress(root, environment))) await installAsNpmFinds(root, environment);
  const outdated = findOutdated(root, { withTests: true });
  if (outdated) {
    throw new UserError(
      `${outdated} is not what package-lock.json says even after installing. Run npm install and commit the lock file.`,
    );
  }
}

/**
 * Installs from the lock file when a package is missing or has another version. The lock prevents
 * two starts from replacing node_modules at the same time.
 * @param {string} root
 * @param {Options} options
 */
export async function ensureDependencies(root, options) {
  const { environment, log, beforeInstall, withTests } = options;
  if (!findOutdated(root, { withTests })) return;
  await beforeInstall?.();
  const release = await waitForLock(path.join(root, '.start.lock'), {
    onWait: () => log('Another start installs the dependencies; waiting for it.'),
  });
  try {
    const outdated = findOutdated(root, { withTests });
    if (!outdated) return;
    log(`Installing dependencies (${outdated} is missing or outdated); this can take a minute…`);
    const began = Date.now();
    await installFromLock(root, environment);
    log(`Dependencies installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  } finally {
    release();
  }
}
