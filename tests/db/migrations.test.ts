import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readMigrations } from '@/lib/migrations/files';
import { applyMigrations } from '@/lib/migrations/runner';
import { createDatabase } from '../support/database';
import { temporaryFolder } from '../support/temporary';

function copyMigrations(): string {
  const folder = temporaryFolder();
  cpSync('prisma/migrations', folder, { recursive: true });
  return folder;
}

function addMigration(folder: string, name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('applies what is missing, once, and records it as Prisma does', async () => {
  const url = await createDatabase('runner_once');
  const folder = copyMigrations();
  addMigration(folder, '99990101000000_notes', 'CREATE TABLE notes (id int);');
  expect(await applyMigrations(url, folder)).toEqual(['99990101000000_notes']);
  expect(await applyMigrations(url, folder)).toEqual([]);
  const client = await connect(url);
  const { rows } = await client.query('SELECT * FROM _prisma_migrations ORDER BY migration_name');
  expect(rows.map((row) => [row.migration_name, row.checksum])).toEqual(
    readMigrations(folder).map(({ name, checksum }) => [name, checksum]),
  );
  expect(rows.at(-1)).toMatchObject({ logs: null, rolled_back_at: null, applied_steps_count: 1 });
  expect(rows.at(-1).finished_at).toBeInstanceOf(Date);
});

test('undoes a migration that fails and names it', async () => {
  const url = await createDatabase('runner_failed');
  const folder = copyMigrations();
  addMigration(folder, '99990101000000_half', 'CREATE TABLE half (id int); SELECT nonsense;');
  await expect(applyMigrations(url, folder)).rejects.toThrow(
    'The migration 99990101000000_half failed and was undone: column "nonsense" does not exist.',
  );
  const client = await connect(url);
  const { rows } = await client.query("SELECT to_regclass('half') AS half");
  expect(rows[0].half).toBeNull();
});

test('refuses a migration that was edited after it had been applied', async () => {
  const url = await createDatabase('runner_edited');
  const folder = copyMigrations();
  const name = '99990101000000_notes';
  addMigration(folder, name, 'CREATE TABLE notes (id int);');
  await applyMigrations(url, folder);
  addMigration(folder, name, 'CREATE TABLE notes (id bigint);');
  await expect(applyMigrations(url, folder)).rejects.toThrow(
    `The migration ${name} was changed after it had been applied. Restore its file and put the change into a new migration.`,
  );
});

test('two runs at once apply everything once', async () => {
  const url = await createDatabase('runner_twice');
  const folder = copyMigrations();
  addMigration(folder, '99990101000000_notes', 'CREATE TABLE notes (id int);');
  const applied = await Promise.all([applyMigrations(url, folder), applyMigrations(url, folder)]);
  expect(applied.flat()).toEqual(['99990101000000_notes']);
});
