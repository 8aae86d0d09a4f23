import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '@/lib/local/bootstrap/port.mjs';
import { startTime } from '@/lib/local/bootstrap/processes.mjs';
import { findBinaries } from '@/lib/local/postgres/binaries';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/lib/local/postgres/embedded';
import { temporaryFolder } from '../support/temporary';

const root = process.cwd();

async function start(dataFolder: string, lines: string[] = [], password = 'secret') {
  const postgres = await startEmbeddedPostgres({
    root,
    dataFolder,
    password,
    log: (line) => lines.push(line),
    onLost: (error) => lines.push(String(error)),
  });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function query(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const dataOf = (folder: string) => path.join(folder, 'postgres/data');

test('keeps data and port over a stop, and listens on loopback only', async () => {
  const folder = temporaryFolder();
  const first = await start(folder);
  await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  const second = await start(folder);
  expect(second.url).toBe(first.url);
  expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  expect(await query(second, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await query(second, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
});

test('starts PostgreSQL again, on the same port, when it is killed', async () => {
  const lines: string[] = [];
  const postgres = await start(temporaryFolder(), lines);
  await query(postgres, 'CREATE TABLE kept AS SELECT 42 AS answer');
  process.kill(postgres.pid() ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(lines).toContain('PostgreSQL is back.'), 20_000);
  expect(lines).toContain('PostgreSQL ended unexpectedly (SIGKILL); starting it again.');
  expect(await query(postgres, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
});

/** An unsupervised PostgreSQL, as left by a killed start without `setpriv`. */
async function startOrphan(folder: string): Promise<number> {
  const data = dataOf(folder);
  const { uid, gid } = statSync(data);
  const port = await findFreePort();
  const child = spawn(
    findBinaries(root).postgres,
    ['-D', data, '-c', 'unix_socket_directories=', '-p', String(port)],
    { uid, gid, detached: true, stdio: 'ignore', cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
  );
  child.unref();
  const ready = () =>
    expect(readFileSync(path.join(data, 'postmaster.pid'), 'utf8')).toContain('ready');
  await vi.waitFor(ready, 20_000);
  return child.pid ?? 0;
}

test('stops a PostgreSQL that an earlier start left behind', async () => {
  const folder = temporaryFolder();
  await (await start(folder)).stop();
  const orphan = await startOrphan(folder);
  const lines: string[] = [];
  const postgres = await start(folder, lines);
  expect(lines[0]).toBe(
    `Stopping the PostgreSQL that an earlier start left behind (process ${orphan}).`,
  );
  expect(startTime(orphan)).toBeUndefined();
  expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('removes a pid file whose number now belongs to another program', async () => {
  const folder = temporaryFolder();
  await (await start(folder)).stop();
  const data = dataOf(folder);
  writeFileSync(path.join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n5432\n\n\n0 0\n`);
  expect(await query(await start(folder), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('starts over after a creation that was cut off', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'postgres/data.tmp/base'), { recursive: true });
  appendFileSync(path.join(folder, 'postgres/data.tmp/PG_VERSION'), '18\n');
  expect(await query(await start(folder), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('sets the password anew when the secrets were lost', async () => {
  const folder = temporaryFolder();
  await (await start(folder, [], 'first')).stop();
  const postgres = await start(folder, [], 'second');
  expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('says so when the data is of another major version', async () => {
  const folder = temporaryFolder();
  mkdirSync(dataOf(folder), { recursive: true });
  writeFileSync(path.join(dataOf(folder), 'PG_VERSION'), '14\n');
  await expect(start(folder)).rejects.toThrow(/was made by PostgreSQL 14; the one installed is 18/);
});
