import { UserError } from './user-error.mjs';

/** Why this Node cannot run Veminto, or undefined. */
export function nodeVersionProblem(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Veminto needs Node.js 20.19 or newer; this is ${version}. Install a newer one.`;
}

const NO_RIGHT = 'Run the command as the user who owns it, or give yourself the right.';
const FULL = 'Make room, then run the command again.';

/**
 * What can be done about an error of the file system.
 * @type {Record<string, string>}
 */
const FILE_ADVICE = {
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS:
    'Its file system is read-only: make it writable, or prepare everything with npm run build.',
  ENOSPC: `Its disk is full. ${FULL}`,
  EDQUOT: `Your share of its disk is used up. ${FULL}`,
  EMFILE: 'Too many files are open: raise the limit (ulimit -n).',
};

const WHERE = '(LOG_LEVEL=debug shows where.)';

/** Writing into an open file fails without its name; a refused address has the code of a refused file. */
const NAMELESS = ['ENOSPC', 'EDQUOT'];

/** Null for an error that is none of these. */
function describeFileError(/** @type {NodeJS.ErrnoException} */ { code = '', path: file }) {
  const advice = FILE_ADVICE[code];
  if (!advice || (!file && !NAMELESS.includes(code))) return null;
  return `${file ?? 'A file'} cannot be read or written (${code}). ${advice}`;
}

/**
 * A one-sentence failure message; the stack only with LOG_LEVEL=debug.
 * @param {unknown} error
 * @param {string | undefined} logLevel
 */
export function describeFailure(error, logLevel) {
  if (logLevel === 'debug' && error instanceof Error) return error.stack ?? error.message;
  if (!(error instanceof Error)) return `${error || 'Something failed.'} ${WHERE}`;
  if (error instanceof UserError || error.name === 'AppError') return error.message;
  return describeFileError(error) ?? `${error.message || 'Something failed.'} ${WHERE}`;
}
