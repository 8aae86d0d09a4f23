import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import { readArguments } from './arguments';
import { requireAccount, updateCompanies } from './live-update';
import { Progress } from './progress';
import { printReport, refusalTeller } from './report';
import { runCommand } from './run-command';

const usage = `Usage: npm run register:import -- PATH… [--full [--remove-missing]] [--addresses FILE] [--dry-run]
       npm run register:import -- --addresses FILE [--dry-run]
       npm run register:import -- --source virk [--full [--remove-missing]]
       npm run register:import -- --source datafordeler [PATH…] [--no-employment] [--remove-missing] [--dry-run]
  PATH             Elasticsearch answers, arrays or NDJSON, plain or .gz, or folders with them
  --full           this is the whole register: companies that it lacks are removed
  --remove-missing does so even if documents that cannot be read may be theirs
  --addresses      positions of addresses: CSV of adresseId, latitude, longitude
  --no-employment  leaves out numbers of employees
  --dry-run        does everything but keeps nothing
Exit code 1 if anything was refused.`;

const read = () =>
  readArguments(
    {
      allowPositionals: true,
      options: {
        source: { type: 'string', default: 'files' },
        full: { type: 'boolean', default: false },
        'remove-missing': { type: 'boolean', default: false },
        addresses: { type: 'string' },
        'no-employment': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    },
    usage,
  );

type Arguments = ReturnType<typeof read>;

async function importPaths({ positionals, values }: Arguments): Promise<void> {
  // Imported only now: it reads the environment, which is complete by now.
  const { importFiles } = await import('@/lib/register/import-files');
  const progress = new Progress('documents');
  const result = await importFiles(positionals, {
    kind: values.full ? 'FULL' : 'DELTA',
    removeMissing: values['remove-missing'],
    dryRun: values['dry-run'],
    onRefused: refusalTeller(() => progress.clear()),
    onProgress: ({ documents, fraction }) => progress.show(documents, fraction),
  });
  progress.clear();
  printReport(result, { seconds: progress.seconds, dryRun: values['dry-run'] });
}

/** Loads coordinates of addresses, which apply to stored companies and to later loads. */
async function importAddresses(file: string, dryRun: boolean): Promise<void> {
  const { loadAddressPoints } = await import('@/lib/register/addresses');
  const progress = new Progress('addresses');
  const { loaded, refused, moved } = await loadAddressPoints(file, {
    dryRun,
    onRefused: refusalTeller(() => progress.clear()),
    onProgress: (rows) => progress.show(rows),
  });
  progress.clear();
  console.log(
    `${dryRun ? 'Dry run, nothing was kept: ' : ''}${loaded} addresses loaded, ${refused} refused, ` +
      `${moved} companies moved in ${progress.seconds} s`,
  );
  if (refused > 0) process.exitCode = 1;
}

/** Imports the files of Datafordeler, given or downloaded. */
async function importFromDatafordeler({ positionals, values }: Arguments): Promise<void> {
  const { importDatafordeler } = await import('@/lib/register/datafordeler');
  const progress = {
    download: new Progress('MB downloaded'),
    read: new Progress('rows read'),
    load: new Progress('companies and units loaded'),
  };
  const result = await importDatafordeler({
    paths: positionals,
    employment: !values['no-employment'],
    removeMissing: values['remove-missing'],
    dryRun: values['dry-run'],
    onRefused: refusalTeller(() => progress.load.clear()),
    onProgress: (now) => {
      if (now.step === 'read') progress.read.show(now.rows);
      else if (now.step === 'load') progress.load.show(now.entries);
      else progress.download.show(Math.round(now.bytes / 1e6), now.total && now.bytes / now.total);
    },
  });
  progress.load.clear();
  printReport(result, { seconds: progress.load.seconds, dryRun: values['dry-run'] });
}

/** Why the arguments do not go together; null when they do. */
function faultOf({ positionals, values }: Arguments): string | null {
  const { source, full, addresses, 'dry-run': dryRun } = values;
  const isWhole = source === 'datafordeler';
  if (!['files', 'virk', 'datafordeler'].includes(source)) {
    return `The --source is virk or datafordeler, not ${source}.`;
  }
  if (source === 'virk' && positionals.length > 0) return 'With --source virk no PATH is read.';
  if (source === 'virk' && dryRun) return 'There is no --dry-run with --source virk.';
  if (values['no-employment'] && !isWhole) return 'Only datafordeler has --no-employment.';
  if (values['remove-missing'] && !full && !isWhole) return '--remove-missing needs --full.';
  if (isWhole && full) return 'Datafordeler is always read in full, without --full.';
  const isNothing = source === 'files' && positionals.length === 0 && !addresses;
  return isNothing ? 'Give the PATH of what is to be loaded, or a --source.' : null;
}

async function importFrom(given: Arguments): Promise<void> {
  const { positionals, values } = given;
  if (values.addresses) await importAddresses(values.addresses, values['dry-run']);
  if (values.source === 'virk') await updateCompanies(values.full, values['remove-missing']);
  else if (values.source === 'datafordeler') await importFromDatafordeler(given);
  else if (positionals.length > 0) await importPaths(given);
}

/** `npm run register:import`: loads register documents. Exit code 1 if any was refused. */
await runCommand((context) => {
  const given = read();
  const fault = faultOf(given);
  if (fault) throw new UserError(`${fault}\n${usage}`);
  if (given.values.source === 'virk') requireAccount(context.environment);
  return withDatabase(context, () => importFrom(given));
});
