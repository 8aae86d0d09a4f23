import { UserError } from './user-error.mjs';

/** Why this Node cannot run Veminto, or undefined. */
export function nodeVersionProblem(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Veminto needs Node.js 20.19 or newer; this is ${version}. Install a newer one.`;
}

/** A one-sentence failure message; the stack only with LOG_LEVEL=debug. */
export function describeFailure(error, logLevel) {
  if (logLevel === 'debug' && error instanceof Error) return error.stack ?? error.message;
  if (error instanceof UserError || error?.name === 'AppError') return error.message;
  const text = error instanceof Error ? error.message : String(error);
  return `${text || 'Something failed.'} (LOG_LEVEL=debug shows where.)`;
}
