import { formatNumber } from '../lib/format';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import type { Environment } from '../lib/local/log';
import type { LiveProgress } from '../lib/register/live/import';
import { Progress } from './progress';
import { printFaults, printReport, refusalTeller } from './report';

/** @throws UserError naming the variables to set if there is no account. */
export function requireAccount({ CVR_USERNAME, CVR_PASSWORD }: Environment): void {
  if (CVR_USERNAME?.trim() && CVR_PASSWORD?.trim()) return;
  throw new UserError(
    'Set CVR_USERNAME and CVR_PASSWORD in .env to read the live register (see .env.example).\n' +
      'Without an account, files can be loaded: npm run register:import -- PATH…',
  );
}

const titles = {
  companies: 'companies copied',
  units: 'production units copied',
  load: 'documents loaded',
};

/** One updating line per step; each step starts a new one. */
function liveProgress() {
  let progress = new Progress('documents');
  let step = '';
  let before = 0;
  return {
    clear: () => progress.clear(),
    show: (now: LiveProgress) => {
      const title = titles[now.step === 'load' ? 'load' : now.entity];
      if (`${now.kind} ${title}` !== step) {
        step = `${now.kind} ${title}`;
        progress = new Progress(title);
        // An interrupted copy resumes, so the rate is computed for this run only.
        before = now.documents;
      }
      const done = now.documents - before;
      if (now.step === 'load') progress.show(now.documents, now.fraction);
      else
        progress.show(done, now.total && now.total > before ? done / (now.total - before) : null);
    },
  };
}

/** Companies and units from the distribution endpoint: changes only, or everything. */
export async function updateCompanies(full: boolean, removeMissing = false): Promise<void> {
  const { importLive } = await import('@/lib/register/live/import');
  const progress = liveProgress();
  const watch = new Progress('');
  const loads = await importLive({
    full,
    removeMissing,
    onRefused: refusalTeller(progress.clear),
    onProgress: progress.show,
  });
  progress.clear();
  for (const load of loads) {
    console.log(load.kind === 'FULL' ? 'The whole register:' : 'Changes in the register:');
    printReport(load, { seconds: watch.seconds });
  }
}

/** New filings from the public index, or those since a given day. Sets exit code 1 after faults. */
export async function updateFilings(since?: string): Promise<void> {
  const { importLiveFilings } = await import('@/lib/register/live/import-filings');
  const progress = new Progress('filings');
  const result = await importLiveFilings({
    since,
    onRefused: refusalTeller(() => progress.clear()),
    onProgress: (filings, left) => progress.show(filings, filings / (filings + left)),
  });
  progress.clear();
  const { filings, statements, loaded, updated, unchanged, refused, unfetched, caughtUp } = result;
  console.log(
    `${formatNumber(filings)} filings with ${formatNumber(statements)} statements in ` +
      `${progress.seconds} s: ${loaded} loaded, ${updated} updated, ${unchanged} unchanged, ` +
      `${refused} refused`,
  );
  if (unfetched > 0) {
    console.log(`${unfetched} documents could not be fetched; the next update asks again.`);
  }
  if (caughtUp > 0) console.log(`${caughtUp} documents that were missing before are there now.`);
  printFaults(result.faults);
}
