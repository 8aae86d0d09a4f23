import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import type { ExportOnWire } from '@/lib/exports/types';
import { bundled } from '../support/bundled';
import { type ChildProgram, OUTSIDE_NEXT, startProgram } from '../support/child-program';
import { companyRecord } from '../support/company-record';
import { readXlsx } from '../support/exported';
import { registerDatabase } from '../support/register-database';

const COMPANIES = 3_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-exports-'));
const patience = { timeout: 60_000, interval: 50 };

const servers = new Set<ChildProgram>();

/** A process that works through the queue. */
async function startServer(): Promise<ChildProgram> {
  const server = await startProgram([...OUTSIDE_NEXT, program]);
  servers.add(server);
  return server;
}

async function kill(server: ChildProgram): Promise<void> {
  await server.kill();
  servers.delete(server);
}

const database = await registerDatabase('exports_kill');
const program = await bundled('tests/support/export-queue.ts');
process.env.DATA_DIR = folder;
const { loadCompanies } = await import('@/lib/register/load');
const records = Array.from({ length: COMPANIES }, (_, number) => companyRecord(number));
await loadCompanies(records, { kind: 'FULL', snapshotDate: '2022-01-31', source: 'SAMPLE' });
const [row] = await database.rows(
  `INSERT INTO users (email, first_name, last_name) VALUES ('i@a.example', 'Ida', 'Holm') RETURNING id`,
);
const userId = String(row?.id);
await database.rows(
  `INSERT INTO saved_companies (user_id, company_key, company_name)
   SELECT '${userId}', key, name FROM companies`,
);
// The server creates the queue for these orders.
await kill(await startServer());
const { startQueue } = await import('@/lib/integrations/queue');
const { setQueue } = await import('@/lib/job-queue');
const connectionString = process.env.DATABASE_URL ?? '';
const queue = await startQueue([], { connectionString, onError: () => {} });
setQueue(queue);
const exports_ = await import('@/lib/exports/mutations');
const queries = await import('@/lib/exports/queries');
const cleanup = await import('@/lib/exports/cleanup');

afterAll(async () => {
  for (const server of servers) await kill(server);
  await queue.stop();
  rmSync(folder, { recursive: true, force: true });
});

const order = (): Promise<ExportOnWire> =>
  exports_.createExport(
    { userId, address: null },
    {
      target: { kind: 'saved-query', query: '' },
      format: 'xlsx',
      columns: ['cvr', 'name', 'industry2', 'note'],
    },
  );

const read = (id: string) => queries.getExport(userId, id);
const exported = path.join(folder, 'exports');
const files = () => (existsSync(exported) ? readdirSync(exported).sort() : []);

/** The served bytes; null while the file is still being made. */
async function served(id: string): Promise<Buffer | null> {
  try {
    const { content } = await queries.openExport(userId, id);
    return Buffer.from(await new Response(content).arrayBuffer());
  } catch (error) {
    expect(error).toMatchObject({ code: 'conflict', message: 'The file is still being made.' });
    return null;
  }
}

const untilDone = (id: string) =>
  vi.waitFor(async () => {
    const now = await read(id);
    expect(now).toMatchObject({ status: 'DONE', done: COMPANIES, failure: null });
    return now;
  }, patience);

test('a server that is killed while it writes leaves nothing half, and another one does it', async () => {
  const { id, status } = await order();
  expect(status).toBe('WAITING');
  // A lock on part of its data makes it stop in the middle of the file.
  await database.rows('BEGIN');
  await database.rows('LOCK TABLE secondary_industries IN ACCESS EXCLUSIVE MODE');
  let server = await startServer();
  const half = [expect.stringMatching(new RegExp(`^${id}\\..*\\.part$`))];
  await vi.waitFor(() => expect(files()).toEqual(half), patience);
  await kill(server);
  await database.rows('COMMIT');
  expect((await read(id)).status).toBe('RUNNING');
  expect(await served(id)).toBeNull();
  expect(files()).toEqual(half);

  server = await startServer();
  const done = await untilDone(id);
  expect(done.facts).toMatchObject({ rows: COMPANIES, missing: 0 });
  const { rows, about } = await readXlsx((await served(id)) ?? Buffer.alloc(0));
  expect(new Set(rows.map(([key]) => key)).size).toBe(COMPANIES);
  expect(about).toContain('3.000 of 3.000 companies');
  await kill(server);
}, 180_000);

test('killed at any moment: what is served is whole, and what was ordered is made', async () => {
  const { id } = await order();
  for (const moment of [200, 700, 1_200, 1_700, 2_200]) {
    const server = await startServer();
    await sleep(moment * (0.75 + Math.random() / 2));
    await kill(server);
    const bytes = await served(id);
    if (bytes) expect((await readXlsx(bytes)).rows).toHaveLength(COMPANIES);
  }
  // More runs began than the number of tries after ordinary failures.
  const server = await startServer();
  await untilDone(id);
  const made = (await served(id)) ?? Buffer.alloc(0);
  expect((await readXlsx(made)).rows).toHaveLength(COMPANIES);
  await kill(server);
}, 240_000);

test('a day later the file, its row and what was left half are gone', async () => {
  const { id } = await order();
  const server = await startServer();
  await untilDone(id);
  await kill(server);
  await database.rows(
    `UPDATE exports SET created_at = now() - interval '25 hours' WHERE id = '${id}'`,
  );
  await expect(queries.openExport(userId, id)).rejects.toMatchObject({ code: 'not_found' });
  const left = files();
  expect(left.filter((name) => name.startsWith(id))).toHaveLength(1);
  // Its file was written just now: a missing row is not enough.
  expect(await cleanup.cleanExports()).toMatchObject({ rows: 1, files: 0 });
  const earlier = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const name of left) utimesSync(path.join(exported, name), earlier(2), earlier(2));
  const others = left.filter((name) => !name.startsWith(id));
  expect((await cleanup.cleanExports()).files).toBe(1);
  expect(files()).toEqual(others);
  for (const name of others) utimesSync(path.join(exported, name), earlier(25), earlier(25));
  await cleanup.cleanExports();
  expect(files()).toEqual([]);
}, 120_000);

test('a run that was taken for dead has no say about the one that followed it', async () => {
  const { workOffExport } = await import('@/lib/exports/work-off');
  const { id } = await order();
  const stop = new AbortController();
  const run = workOffExport(id, stop.signal);
  const isRunning = async () => expect(await read(id)).toMatchObject({ status: 'RUNNING' });
  await vi.waitFor(isRunning, { ...patience, interval: 5 });
  // Another server has made the file meanwhile.
  await database.rows(`UPDATE exports SET attempts = attempts + 1, status = 'DONE'
    WHERE id = '${id}'`);
  stop.abort(new Error('The connection that guards the job was lost.'));
  await expect(run).rejects.toThrow();
  expect(await read(id)).toMatchObject({ status: 'DONE' });
});

test('what can never succeed is told, and what waits too long is given up', async () => {
  const { id } = await order();
  await database.rows(`DELETE FROM saved_companies WHERE user_id = '${userId}'`);
  const server = await startServer();
  await vi.waitFor(async () => {
    expect(await read(id)).toMatchObject({
      status: 'FAILED',
      failure: 'There is no company to export.',
      href: null,
    });
  }, patience);
  await kill(server);
  await database.rows(
    `INSERT INTO exports (user_id, format, target, columns, file_name, title, asked, total, created_at)
     VALUES ('${userId}', 'csv', '{}', '{cvr}', 'x.csv', 'x', 1, 1, now() - interval '3 hours')`,
  );
  expect(await cleanup.cleanExports()).toMatchObject({ failed: 1 });
}, 120_000);
