import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';
import { startTemporaryPostgres } from '../lib/local/postgres/temporary';
import { diffSchema } from '../lib/migrations/diff';
import { applyMigrations } from '../lib/migrations/runner';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

const usage = 'Usage: npm run migration -- what_it_does';

/** `npm run migration -- name`: writes a migration for what schema.prisma adds. */
await runCommand(async ({ root, log }) => {
  const { positionals } = readArguments({ allowPositionals: true }, usage);
  const [name = '', ...others] = positionals;
  if (others.length > 0 || !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
    throw new UserError(`Give the migration one name in lower case, such as add_notes.\n${usage}`);
  }
  const folder = path.join(root, 'prisma/migrations');
  const postgres = await startTemporaryPostgres(root, log);
  try {
    await applyMigrations(postgres.url, folder);
    const schema = readFileSync(path.join(root, 'prisma/schema.prisma'), 'utf8');
    const sql = await diffSchema(postgres.url, schema);
    if (sql === '') return log('Migrations and schema.prisma do not differ.');
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const target = path.join(folder, `${stamp}_${name}`);
    mkdirSync(target);
    writeFileSync(path.join(target, 'migration.sql'), sql);
    log(`Wrote ${path.relative(root, target)}/migration.sql. Read it before you commit it.`);
  } finally {
    await postgres.stop();
  }
});
