import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { nodeVersionProblem } from './run.mjs';
import { UserError } from './user-error.mjs';

/**
 * Checks Node and prepares dependencies and TypeScript, for commands that need test packages.
 * After this, the project's TypeScript files can be imported.
 * @param {string} root
 * @param {Record<string, string | undefined>} environment
 * @param {(line: string) => void} log
 */
export async function openToolchain(root, environment, log) {
  const problem = nodeVersionProblem(process.version);
  if (problem) throw new UserError(problem);
  await ensureDependencies(root, { environment, log, withTests: true });
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: path.join(root, 'tsconfig.json') });
}
