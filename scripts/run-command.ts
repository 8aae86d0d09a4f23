import path from 'node:path';
import { loadDotenv } from '../lib/local/bootstrap/dotenv.mjs';
import { describeFailure } from '../lib/local/bootstrap/run.mjs';
import type { Environment, Log } from '../lib/local/log';

// A load goes on when whoever reads its output is gone.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

export type Context = { root: string; environment: Environment; log: Log };

/** Common frame of every command: reads .env, prints one sentence on failure, exits with code 1. */
export async function runCommand(work: (context: Context) => Promise<void>): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  try {
    loadDotenv(path.join(root, '.env'), process.env);
    await work({ root, environment: process.env, log: (line) => console.log(line) });
    // A command that did only part of its work has set a different code.
    process.exit();
  } catch (error) {
    console.error(describeFailure(error, process.env.LOG_LEVEL));
    process.exit(1);
  }
}
