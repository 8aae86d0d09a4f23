import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { UserError } from './user-error.mjs';

const assignment = /^\s*(?:export\s+)?[A-Za-z_][A-Za-z0-9_.]*\s*=\s*(.*)$/;

/**
 * Line number and reason of the first line that is not KEY=VALUE. Node's own parser skips such
 * lines silently, and a silently ignored setting is worse than a failed start.
 */
export function findDotenvMistake(/** @type {string} */ text) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (/^\s*(#|$)/.test(line)) continue;
    const value = assignment.exec(line)?.[1];
    if (value === undefined) return { line: index + 1, reason: 'is not KEY=VALUE' };
    const quote = /^["'`]/.exec(value)?.[0];
    if (!quote || value.indexOf(quote, 1) > 0) continue;
    const end = lines.findIndex((later, at) => at > index && later.includes(quote));
    if (end < 0) return { line: index + 1, reason: `opens a ${quote} that is never closed` };
    index = end;
  }
  return undefined;
}

/** The settings of a .env file; none when there is no file. */
export function readDotenv(/** @type {string} */ file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') return {};
    throw new UserError(`${file} cannot be read (${code}). Make it a readable file.`);
  }
  const mistake = findDotenvMistake(text);
  if (mistake) {
    throw new UserError(
      `Line ${mistake.line} of ${file} ${mistake.reason}. Correct or remove that line.`,
    );
  }
  return parseEnv(text.replace(/^\uFEFF/, ''));
}

/**
 * Adds the settings of .env. Existing variables take precedence, unless they are empty.
 * @param {string} file
 * @param {Record<string, string | undefined>} environment
 */
export function loadDotenv(file, environment) {
  for (const [name, value] of Object.entries(readDotenv(file))) {
    if (!environment[name]) environment[name] = value;
  }
}
