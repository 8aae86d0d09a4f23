import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diffSchema, withSchemaEngine } from '@/lib/migrations/diff';
import { readMigrations } from '@/lib/migrations/files';
import { createDatabase } from '../support/database';

const schema = readFileSync('prisma/schema.prisma', 'utf8');

/** The migrations in the form used by Prisma's own commands. */
function migrationList() {
  const lockfile = readFileSync('prisma/migrations/migration_lock.toml', 'utf8');
  return {
    baseDir: 'prisma/migrations',
    lockfile: { path: 'migration_lock.toml', content: lockfile },
    shadowDbInitScript: '',
    migrationDirectories: readMigrations('prisma/migrations').map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  };
}

test('the migrated database is what schema.prisma says', async () => {
  const url = await createDatabase('schema_diff');
  expect(await diffSchema(url, schema)).toBe('');
});

test('a difference would be found', async () => {
  const url = await createDatabase('schema_diff');
  const changed = schema.replace('model User {', 'model User {\n  nickname String?');
  expect(await diffSchema(url, changed)).toContain('ADD COLUMN     "nickname" TEXT');
});

test('Prisma finds nothing edited, failed or missing in our history', async () => {
  const url = await createDatabase('schema_history');
  const filters = { externalTables: [], externalEnums: [] };
  const found = await withSchemaEngine(url, schema, async (engine) => ({
    diagnosis: await engine.diagnoseMigrationHistory({
      migrationsList: migrationList(),
      optInToShadowDatabase: false,
      filters,
    }),
    deployed: await engine.applyMigrations({ migrationsList: migrationList(), filters }),
  }));
  expect(found.diagnosis).toMatchObject({
    editedMigrationNames: [],
    failedMigrationNames: [],
    hasMigrationsTable: true,
    history: null,
  });
  expect(found.deployed.appliedMigrationNames).toEqual([]);
});
