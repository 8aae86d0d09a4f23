import { parseArgs } from 'node:util';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import { runCommand } from './run-command';

const usage = 'Usage: npm run register:index -- [--if-missing]';

function readArguments() {
  try {
    return parseArgs({ options: { 'if-missing': { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** `npm run register:index`: rebuilds the search index of the register. */
await runCommand((context) => {
  const { 'if-missing': ifMissing } = readArguments();
  return withDatabase(context, async () => {
    // Imported only now: it reads the environment, which is complete by now.
    const { ensureIndex } = await import('@/lib/register/ensure-index');
    const began = Date.now();
    const made = await ensureIndex({ anew: !ifMissing });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    context.log(made ? `Search index made in ${seconds} s.` : 'The search index is up to date.');
  });
});
