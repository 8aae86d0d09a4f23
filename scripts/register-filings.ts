import { z } from 'zod';
import { formatNumber } from '../lib/format';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import type { ImportFilingsResult } from '../lib/register/filings/import-filings';
import { readArguments } from './arguments';
import { updateFilings } from './live-update';
import { Progress } from './progress';
import { printCounts, printFaults, refusalTeller } from './report';
import { runCommand } from './run-command';

const usage = `Usage: npm run register:filings -- PATH… [--dry-run]
       npm run register:filings -- --source virk [--since YYYY-MM-DD]
  PATH  annual reports (.xml .xbrl .xhtml .html .zip), answers of the filings index
        (.json .ndjson), any of these as .gz, or folders with them
  --since    reads filings published from that day on, instead of those since the last run
  --dry-run  does everything but keeps nothing
Exit code 1 if anything was refused.`;

const read = () =>
  readArguments(
    {
      allowPositionals: true,
      options: {
        source: { type: 'string', default: 'files' },
        since: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    },
    usage,
  );

type Arguments = ReturnType<typeof read>;

/** Counts that are printed only if not zero. */
const details: [keyof ImportFilingsResult, string][] = [
  ['withoutDocument', 'filings came without a document that can be read here'],
  ['unknownCompanies', 'companies were not in the register and are known from their reports only'],
  ['flagged', 'filings have something that looks wrong; see their flags'],
  ['repeated', 'filings came more than once'],
  ['ignored', 'entries of the index are no accounts'],
];

function printFilings(result: ImportFilingsResult, seconds: string, dryRun: boolean): void {
  const { filings, statements, loaded, updated, unchanged, refused } = result;
  console.log(
    `${dryRun ? 'Dry run, nothing was kept: ' : ''}${formatNumber(filings)} filings with ` +
      `${formatNumber(statements)} statements read in ${seconds} s: ${loaded} loaded, ` +
      `${updated} updated, ${unchanged} unchanged, ${refused} refused`,
  );
  for (const [name, text] of details) {
    if (result[name]) console.log(`${result[name]} ${text}.`);
  }
  printCounts('Refused', result.refusedByReason);
  printFaults(result.faults);
  if (refused > 0) process.exitCode = 1;
}

async function importPaths({ positionals, values }: Arguments): Promise<void> {
  // Imported only now: it reads the environment, which is complete by now.
  const { importFilings } = await import('@/lib/register/filings/import-filings');
  const progress = new Progress('filings');
  const result = await importFilings(positionals, {
    dryRun: values['dry-run'],
    onRefused: refusalTeller(() => progress.clear()),
    onProgress: (filings, total) => progress.show(filings, total && filings / total),
  });
  progress.clear();
  printFilings(result, progress.seconds, values['dry-run']);
}

/** Why the arguments do not go together; null when they do. */
function faultOf({ positionals, values }: Arguments): string | null {
  const { source, since, 'dry-run': dryRun } = values;
  const hasPath = positionals.length > 0;
  if (source === 'files') {
    if (since !== undefined) return '--since needs --source virk.';
    return hasPath ? null : 'Give the PATH of what is to be loaded, or --source virk.';
  }
  if (source !== 'virk') return `The --source is virk, not ${source}.`;
  if (hasPath) return 'With --source virk no PATH is read.';
  if (dryRun) return 'There is no --dry-run with --source virk.';
  const isDay = since === undefined || z.iso.date().safeParse(since).success;
  return isDay ? null : '--since must be a day, YYYY-MM-DD.';
}

/** `npm run register:filings`: loads annual reports. Exit code 1 if any was refused. */
await runCommand((context) => {
  const given = read();
  const fault = faultOf(given);
  if (fault) throw new UserError(`${fault}\n${usage}`);
  const { source, since } = given.values;
  return withDatabase(context, () =>
    source === 'virk' ? updateFilings(since) : importPaths(given),
  );
});
