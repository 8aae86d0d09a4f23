import path from 'node:path';
import pg from 'pg';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { checkDatabase } from '../lib/local/database-check';
import { applyMigrations } from '../lib/migrations/runner';
import { lacksIndex } from '../lib/search-index/rebuild';
import { runCommand } from './run-command';

/** `npm run migrate`: brings the database of DATABASE_URL up to date. */
await runCommand(async ({ root, environment, log }) => {
  const url = environment.DATABASE_DIRECT_URL?.trim() || environment.DATABASE_URL?.trim();
  if (!url) {
    throw new UserError(
      'DATABASE_URL is not set. npm start migrates the embedded database itself.',
    );
  }
  await checkDatabase(url);
  const applied = await applyMigrations(url, path.join(root, 'prisma/migrations'), { log });
  for (const name of applied) log(`Applied ${name}.`);
  if (applied.length === 0) log('The database is up to date.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  if (await lacksIndex(client)) log('The register has no search index: npm run register:index');
  await client.end();
});
