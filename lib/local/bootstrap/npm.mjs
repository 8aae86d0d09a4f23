import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.mjs';

/** Arguments of an installation: all packages, without audit and funding messages. */
export const QUIETLY = ['--include=dev', '--no-audit', '--no-fund'];

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * The npm that started this process, else the one next to this Node, else the one in PATH.
 * @param {Environment} environment
 * @returns {[command: string, first: string[]]}
 */
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

/**
 * Runs npm in a folder.
 * @param {string} folder
 * @param {Environment} environment
 * @param {string[]} words
 * @returns {Promise<{ code: number | null, output: string }>} its exit code and the end of what it
 *   printed
 */
export function runNpm(folder, environment, words) {
  const [command, first] = npmCommand(environment);
  return new Promise((resolve, reject) => {
    const args = [...first, ...words];
    const env = /** @type {NodeJS.ProcessEnv} */ (environment);
    const child = spawn(command, args, { cwd: folder, env, stdio: 'pipe' });
    const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
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
      else resolve({ code, output });
    });
  });
}
