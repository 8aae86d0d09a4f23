import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import type { Log } from '../lib/local/log';
import { readArguments } from './arguments';
import { Progress } from './progress';
import { runCommand } from './run-command';

const usage = `Usage: npm run register:sample -- [--companies 20000] [--seed 1] [--replace]
  --companies  how many
  --seed       another number makes another register
  --replace    puts the new sample in place of the former one; real companies stay`;
const options = {
  companies: { type: 'string', default: '20000' },
  seed: { type: 'string', default: '1' },
  replace: { type: 'boolean', default: false },
} as const;
const maxSeed = 2 ** 32 - 1;

function wholeNumber(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= low && value <= high) return value;
  throw new UserError(`--${name} must be a whole number from ${low} to ${high}.\n${usage}`);
}

async function loadSample(
  numbers: { companies: number; seed: number },
  replace: boolean,
  log: Log,
) {
  // Imported only now: they read the environment, which is complete by now.
  const { hasCompanies } = await import('@/lib/register/load/run');
  const { importSample } = await import('@/lib/register/import-sample');

  if (!replace && (await hasCompanies())) {
    throw new UserError(
      'The register already holds companies. --replace puts a new sample in place of the former one; real companies stay.',
    );
  }
  const progress = new Progress('companies');
  const { loaded, updated, unchanged, deleted } = await importSample(numbers, (done) =>
    progress.show(done, done / numbers.companies),
  );
  progress.clear();
  log(
    `Sample register: ${loaded} new, ${updated} changed, ${unchanged} unchanged, ${deleted} removed in ${progress.seconds} s.`,
  );
}

/** `npm run register:sample`: fills the register with invented companies. */
await runCommand(async (context) => {
  const { companies, seed, replace } = readArguments({ options }, usage).values;
  const { MAX_COMPANIES } = await import('@/prisma/sample/keys');
  const numbers = {
    companies: wholeNumber('companies', companies, 1, MAX_COMPANIES),
    seed: wholeNumber('seed', seed, 0, maxSeed),
  };
  await withDatabase(context, () => loadSample(numbers, replace, context.log));
});
