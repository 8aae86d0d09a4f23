import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import { runCommand } from './run-command';

const terminal = process.stderr.isTTY;
const every = terminal ? 200 : 10_000;

/** A line that renews itself on a terminal, and one line now and then elsewhere. */
function showProgress(documents: number, since: number): void {
  if (documents % every !== 0) return;
  const rate = Math.round((documents * 1000) / Math.max(1, performance.now() - since));
  const line = `${documents} documents read, ${rate}/s`;
  if (terminal) process.stderr.write(`\r${line}\u001b[K`);
  else console.error(line);
}

function clearProgress(): void {
  if (terminal) process.stderr.write('\r\u001b[K');
}

async function importPaths(paths: string[]): Promise<void> {
  // Imported only now: it reads the environment, which is complete by now.
  const { importFiles } = await import('@/lib/register/import-files');
  const since = performance.now();
  const { loaded, updated, unchanged, refused, repeated } = await importFiles(paths, {
    onRefused: (place, reason) => {
      clearProgress();
      console.error(`${place}: ${reason}`);
    },
    onProgress: (documents) => showProgress(documents, since),
  });
  clearProgress();
  if (repeated > 0) {
    console.log(`${repeated} documents came more than once; the newest of each was taken.`);
  }
  console.log(`${loaded} loaded, ${updated} updated, ${unchanged} unchanged, ${refused} refused`);
  if (refused > 0) process.exitCode = 1;
}

/** `npm run register:import`: loads register documents. Exit code 1 when any was refused. */
await runCommand((context) => {
  const paths = process.argv.slice(2);
  if (paths.length === 0) throw new UserError('Usage: npm run register:import -- PATH…');
  return withDatabase(context, () => importPaths(paths));
});
