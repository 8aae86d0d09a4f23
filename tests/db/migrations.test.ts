import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readMigrations } from '@/lib/migrations/files';
import { LOAD_LOCK } from '@/lib/migrations/load-lock';
import { applyMigrations, PRISMA_LOCK } from '@/lib/migrations/runner';
import { startSilentProxy } from '../doubles/silent-proxy';
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

const wants = { lockMs: 100, pauseMs: 100, tries: 600 };
const addSign = 'ALTER TABLE users ADD COLUMN sign text;';

test('a table that somebody reads is tried for again, and others read it in between', async () => {
  const url = await createDatabase('runner_patient');
  const folder = copyMigrations();
  addMigration(folder, '99990101000000_sign', addSign);
  const [dump, reader] = [await connect(url), await connect(url)];
  await dump.query('BEGIN; SELECT FROM users');
  const applying = applyMigrations(url, folder, { patience: wants });
  const waiting = 'SELECT FROM pg_locks WHERE NOT granted AND relation = $1::regclass';
  const isWaiting = async () => (await reader.query(waiting, ['users'])).rowCount;
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(1);
  // Behind an unbounded lock wait this would not be answered.
  await reader.query("SET statement_timeout = '10s'");
  await reader.query('SELECT FROM users');
  await dump.query('COMMIT');
  expect(await applying).toEqual(['99990101000000_sign']);
});

test('a table that is never free leaves the database as it is, and the next run goes on', async () => {
  const url = await createDatabase('runner_held');
  const folder = copyMigrations();
  addMigration(folder, '99990101000000_notes', 'CREATE TABLE notes (id int);');
  addMigration(folder, '99990102000000_sign', addSign);
  const dump = await connect(url);
  await dump.query('BEGIN; SELECT FROM users');
  const once = { patience: { ...wants, tries: 2 } };
  await expect(applyMigrations(url, folder, once)).rejects.toThrow(
    'The migration 99990102000000_sign was not applied: somebody holds one of its tables all the time',
  );
  await dump.query('ROLLBACK');
  expect(await applyMigrations(url, folder, once)).toEqual(['99990102000000_sign']);
});

test('another run is waited for, and said to be', async () => {
  const url = await createDatabase('runner_beside');
  const folder = copyMigrations();
  const other = await connect(url);
  await other.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
  const lines: string[] = [];
  const applying = applyMigrations(url, folder, { log: (line) => lines.push(line) });
  await expect
    .poll(() => lines, { timeout: 30_000 })
    .toEqual(['Waiting for another migration to end …']);
  await other.query('SELECT pg_advisory_unlock($1)', [PRISMA_LOCK]);
  expect(await applying).toEqual([]);
});

test('a load is waited for, and said to be; without anything to apply it is not', async () => {
  const url = await createDatabase('runner_load');
  const folder = copyMigrations();
  const load = await connect(url);
  await load.query('SELECT pg_advisory_lock($1)', [LOAD_LOCK]);
  expect(await applyMigrations(url, folder)).toEqual([]);
  addMigration(folder, '99990101000000_notes', 'CREATE TABLE notes (id int);');
  const lines: string[] = [];
  const applying = applyMigrations(url, folder, { log: (line) => lines.push(line) });
  await expect
    .poll(() => lines, { timeout: 30_000 })
    .toEqual(['Waiting for a load of the register to end …']);
  const { rows } = await load.query("SELECT to_regclass('notes') AS notes");
  expect(rows).toEqual([{ notes: null }]);
  await load.query('SELECT pg_advisory_unlock($1)', [LOAD_LOCK]);
  expect(await applying).toEqual(['99990101000000_notes']);
});

test('a database that falls silent ends the run, while a long migration is waited for', async () => {
  const url = await createDatabase('runner_silent');
  const proxy = await startSilentProxy(url);
  onTestFinished(proxy.close);
  const folder = copyMigrations();
  addMigration(folder, '99990101000000_long', 'SELECT pg_sleep(3.5);');
  const patient = { silenceMs: 3_000 };
  expect(await applyMigrations(proxy.url, folder, patient)).toEqual(['99990101000000_long']);

  const load = await connect(url);
  await load.query('SELECT pg_advisory_lock($1)', [LOAD_LOCK]);
  addMigration(folder, '99990102000000_notes', 'CREATE TABLE notes (id int);');
  const log = () => proxy.fallSilent();
  const silent = applyMigrations(proxy.url, folder, { ...patient, log });
  await expect(silent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('a connection that is lost in the midst of a migration is told like any failure', async () => {
  const url = await createDatabase('runner_lost');
  const folder = copyMigrations();
  const lost = 'SELECT pg_terminate_backend(pg_backend_pid());';
  addMigration(folder, '99990101000000_lost', lost);
  await expect(applyMigrations(url, folder)).rejects.toThrow(
    'The migration 99990101000000_lost failed and was undone: terminating connection',
  );
});

test('a role with a limit for the statements of pages has none for migrations', async () => {
  const url = await createDatabase('runner_limit');
  const folder = copyMigrations();
  const admin = await connect(url);
  await admin.query("ALTER DATABASE runner_limit SET statement_timeout = '1s'");
  addMigration(folder, '99990101000000_long', 'SELECT pg_sleep(1.5);');
  expect(await applyMigrations(url, folder)).toEqual(['99990101000000_long']);
});
