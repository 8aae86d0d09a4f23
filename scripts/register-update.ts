import { describeFailure } from '../lib/local/bootstrap/run.mjs';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import { readArguments } from './arguments';
import { requireAccount, updateCompanies, updateFilings } from './live-update';
import { runCommand } from './run-command';

const usage = `Usage: npm run register:update -- [--full]
  Reads companies and annual reports from the live sources, with CVR_USERNAME and CVR_PASSWORD.
  --full  reads all companies instead of those that changed since the last run
Exit code 1 if a source, or a report through a fault of ours, could not be read.`;
const options = { full: { type: 'boolean', default: false } } as const;

/**
 * `npm run register:update`: updates companies and filings from the live
 * sources. Exit code 1 without an account, if a source cannot be read, or after faults of ours.
 */
await runCommand((context) => {
  const { full } = readArguments({ options }, usage).values;
  requireAccount(context.environment);
  return withDatabase(context, async () => {
    // If one source is unavailable, the other one is still read.
    const failures: unknown[] = [];
    await updateCompanies(full).catch((error: unknown) => failures.push(error));
    // Some documents are always refused, so that is not a failure for a scheduled run.
    process.exitCode = 0;
    await updateFilings().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) {
      const level = context.environment.LOG_LEVEL;
      throw new UserError(failures.map((failure) => describeFailure(failure, level)).join('\n'));
    }
  });
});
