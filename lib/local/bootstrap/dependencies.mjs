import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from './lock.mjs';
import { UserError } from './user-error.mjs';

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares what npm installed (its hidden lock file) with package-lock.json.
 * Packages for other machines may be absent; so may those of the tests, which
 * an image for production leaves out, unless they are asked for.
 */
export function findOutdated(root, { withTests = false } = {}) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  if (!wanted) throw new UserError('package-lock.json is missing or broken. Restore it from git.');
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed) return 'node_modules';
  return Object.keys(wanted).find((name) => {
    if (name === '' || wanted[name].link) return false;
    const entry = wanted[name];
    const mayBeAbsent = entry.optional || (!withTests && (entry.dev || entry.devOptional));
    if (!installed[name]) return !mayBeAbsent;
    if (installed[name].version !== entry.version) return true;
    return !existsSync(path.join(root, name, 'package.json'));
  });
}

/** The npm that started us, else the one beside this Node, else the one in PATH. */
function npmCommand(environment) {
  const beside = path.dirname(process.execPath);
  const scripts = [
    environment.npm_execpath,
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ];
  const script = scripts.find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
  return script ? [process.execPath, [script]] : ['npm', []];
}

/** @returns what npm printed when it failed, or undefined. */
function runNpm(root, environment, words) {
  const [command, first] = npmCommand(environment);
  const args = [...first, ...words, '--include=dev', '--no-audit', '--no-fund'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: environment, stdio: 'pipe' });
    const stop = (signal) => child.kill(signal);
    process.once('SIGTERM', stop).once('SIGINT', stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-16_000);
      });
    }
    child.once('error', () => reject(new UserError('npm was not found. Install npm.')));
    child.once('close', (code, signal) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      if (signal) reject(new UserError(`The installation was stopped (${signal}).`));
      else resolve(code === 0 ? undefined : output.trim());
    });
  });
}

/**
 * `npm ci` refuses a lock file without the packages for other machines, which
 * npm itself leaves out where the registry does not offer them. `npm install`
 * then brings the same versions; that they are the same is checked afterwards.
 */
async function installFromLock(root, environment) {
  let failure = await runNpm(root, environment, ['ci']);
  if (failure?.includes('EUSAGE')) {
    failure = await runNpm(root, environment, ['install', '--no-save']);
  }
  if (failure !== undefined) {
    const reason = failure.split('\n').slice(-12).join('\n');
    throw new UserError(
      `${reason}\nnpm could not install the dependencies; its reason stands above.`,
    );
  }
  const outdated = findOutdated(root, { withTests: true });
  if (outdated) {
    throw new UserError(
      `${outdated} is not what package-lock.json says even after installing. Run npm install and commit the lock file.`,
    );
  }
}

/**
 * Installs from the lock file when something is missing or has another version.
 * The lock keeps two starts from emptying the folder under each other.
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
    log(`Installing dependencies (${outdated} is missing or outdated); this can take a minute …`);
    const began = Date.now();
    await installFromLock(root, environment);
    log(`Dependencies installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  } finally {
    release();
  }
}
