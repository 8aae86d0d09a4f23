import { parseArgs } from 'node:util';
import { describeFailure } from '../lib/local/bootstrap/run.mjs';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import { requireAccount, updateCompanies, updateFilings } from './live-update';
import { runCommand } from './run-command';

const usage = 'Usage: npm run register:update -- [--full]';

function readArguments() {
  try {
    return parseArgs({ options: { full: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/**
 * `npm run register:update`: brings companies and filings up to date from the
 * live sources. Exit code 1 without an account or when a source cannot be read.
 */
await runCommand((context) => {
  const { full } = readArguments();
  requireAccount(context.environment);
  return withDatabase(context, async () => {
    // Where one source is away the other one is read all the same.
    const failures: unknown[] = [];
    await updateCompanies(full).catch((error: unknown) => failures.push(error));
    await updateFilings().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) {
      const level = context.environment.LOG_LEVEL;
      throw new UserError(failures.map((failure) => describeFailure(failure, level)).join('\n'));
    }
    // Of so many documents some are always refused: to a schedule that is no failure.
    process.exitCode = 0;
  });
});
