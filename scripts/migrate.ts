import path from 'node:path';
import { onConnection } from '../lib/db/silence';
import { lacksWhatLoadsMake } from '../lib/lacks-what-loads-make';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { withDatabase } from '../lib/local/command-database';
import { findDirectDatabase } from '../lib/local/database-check';
import type { Log } from '../lib/local/log';
import { applyMigrations } from '../lib/migrations/runner';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

const usage = `Usage: npm run migrate
  Updates the tables of DATABASE_URL and builds the search index that this version reads.`;

const patience = { connectionTimeoutMillis: 10_000, silenceMs: 60_000 };

/**
 * Builds the search index and peers if another version filled the register; that version keeps
 * using its own.
 */
async function prepareRegister(url: string, log: Log): Promise<void> {
  const database = { connectionString: url, ...patience };
  if (!(await onConnection(database, lacksWhatLoadsMake))) return;
  log('Making the search index of the register for this version…');
  // Imported only now: it reads the environment, which is complete by now.
  const { ensureIndex } = await import('@/lib/register/ensure-index');
  const began = Date.now();
  await ensureIndex({ patient: true });
  log(`Search index made in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** `npm run migrate`: updates the database of DATABASE_URL. */
await runCommand(async (context) => {
  readArguments({}, usage);
  const { root, environment, log } = context;
  const given = findDirectDatabase(environment);
  if (!given) {
    throw new UserError(
      'DATABASE_URL is not set. npm start migrates the embedded database itself.',
    );
  }
  await withDatabase(context, async () => {
    const applied = await applyMigrations(given.url, path.join(root, 'prisma/migrations'), { log });
    for (const name of applied) log(`Applied ${name}.`);
    if (applied.length === 0) log('The database is up to date.');
    await prepareRegister(given.url, log);
  });
});
