import { parseArgs } from 'node:util';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import { Progress } from './progress';
import { printReport } from './report';
import { runCommand } from './run-command';

const usage = `Usage: npm run register:import -- PATH… [--full] [--addresses FILE] [--dry-run]
       npm run register:import -- --source virk
       npm run register:import -- --source datafordeler [PATH…]`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        source: { type: 'string', default: 'files' },
        full: { type: 'boolean', default: false },
        addresses: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

type Arguments = ReturnType<typeof readArguments>;

/** Places that were refused are told one by one, up to a point: the report has the rest. */
const maxToldRefusals = 200;

async function importPaths({ positionals, values }: Arguments): Promise<void> {
  // Imported only now: it reads the environment, which is complete by now.
  const { importFiles } = await import('@/lib/register/import-files');
  const progress = new Progress('documents');
  let told = 0;
  const result = await importFiles(positionals, {
    kind: values.full ? 'FULL' : 'DELTA',
    dryRun: values['dry-run'],
    onRefused: (place, reason) => {
      told += 1;
      if (told > maxToldRefusals) return;
      progress.clear();
      console.error(`${place}: ${reason}`);
    },
    onProgress: ({ documents, fraction }) => progress.show(documents, fraction),
  });
  progress.clear();
  printReport(result, { seconds: progress.seconds, dryRun: values['dry-run'] });
}

/** `npm run register:import`: loads register documents. Exit code 1 when any was refused. */
await runCommand((context) => {
  const given = readArguments();
  if (given.positionals.length === 0) throw new UserError(usage);
  return withDatabase(context, () => importPaths(given));
});
