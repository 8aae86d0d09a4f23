import { importFiles } from '@/lib/register/import-files';

const paths = process.argv.slice(2);
const terminal = process.stderr.isTTY;
const plainEvery = 10_000;

const terminalEvery = 200;

/** A line that renews itself on a terminal, and one line now and then elsewhere. */
function showProgress(documents: number, since: number): void {
  if (documents % (terminal ? terminalEvery : plainEvery) !== 0) return;
  const rate = Math.round((documents * 1000) / Math.max(1, performance.now() - since));
  const line = `${documents} documents read, ${rate}/s`;
  if (terminal) process.stderr.write(`\r${line}\u001b[K`);
  else console.error(line);
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  if (paths.length === 0) {
    console.error('Usage: npm run register:import -- PATH…');
    process.exitCode = 1;
    return;
  }
  const since = performance.now();
  const clear = () => {
    if (terminal) process.stderr.write('\r\u001b[K');
  };
  const { loaded, updated, unchanged, refused, repeated } = await importFiles(paths, {
    onRefused: (place, reason) => {
      clear();
      console.error(`${place}: ${reason}`);
    },
    onProgress: (documents) => showProgress(documents, since),
  });
  clear();
  if (repeated > 0) {
    console.log(`${repeated} documents came more than once; the newest of each was taken.`);
  }
  console.log(`${loaded} loaded, ${updated} updated, ${unchanged} unchanged, ${refused} refused`);
  if (refused > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`Nothing was loaded: ${reasonOf(error)}`);
  process.exitCode = 1;
});
