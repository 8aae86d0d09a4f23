import { Client, Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { endWhenSilent, hangUp } from '@/lib/db/silence';
import { type SilentProxy, startSilentProxy } from '../doubles/silent-proxy';

const LIMIT_MS = 1_500;
const silence = { code: 'ETIMEDOUT', message: /silent/ };

let proxy: SilentProxy;
beforeEach(async () => {
  proxy = await startSilentProxy(process.env.DATABASE_URL ?? '');
});
afterEach(() => proxy.close());

function openPool(max = 1) {
  const pool = new Pool({ connectionString: proxy.url, max, connectionTimeoutMillis: 4_000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => endWhenSilent(client, LIMIT_MS));
  onTestFinished(() => pool.end());
  return pool;
}

async function openClient() {
  const client = new Client({ connectionString: proxy.url });
  client.on('error', () => {});
  await client.connect();
  endWhenSilent(client, LIMIT_MS);
  onTestFinished(() => hangUp(client));
  return client;
}

test('a connection that fell silent fails what waits on it and makes room for another', async () => {
  const pool = openPool();
  await pool.query('SELECT 1');
  proxy.fallSilent();
  const began = Date.now();
  const waiting = pool.query('SELECT 1');
  proxy.comeBack();
  const later = pool.query('SELECT 2 AS two');
  await expect(waiting).rejects.toMatchObject(silence);
  expect(Date.now() - began).toBeGreaterThanOrEqual(LIMIT_MS - 50);
  expect((await later).rows, 'the one that waited for the connection gets a new one').toEqual([
    { two: 2 },
  ]);
});

test('a transaction on it ends at once, its undoing too, and the connection is not used again', async () => {
  const pool = openPool();
  const client = await pool.connect();
  client.on('error', () => {});
  await client.query('BEGIN');
  proxy.fallSilent();
  await expect(client.query('SELECT 1')).rejects.toMatchObject(silence);
  const began = Date.now();
  await expect(client.query('ROLLBACK')).rejects.toThrow();
  expect(Date.now() - began, 'not after another silence').toBeLessThan(LIMIT_MS);
  client.release();
  proxy.comeBack();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('one that does nothing may be silent for as long as it likes', async () => {
  const client = await openClient();
  await client.query('SELECT 1');
  await new Promise((resolve) => setTimeout(resolve, LIMIT_MS * 1.5));
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('who allows a transaction longer statements waits for them, and after it no longer', async () => {
  const client = await openClient();
  await client.query('BEGIN');
  await client.query({ text: "SET LOCAL statement_timeout = '5s'" });
  await client.query(`SELECT pg_sleep(${(LIMIT_MS * 1.5) / 1000})`);
  await client.query('COMMIT');
  const late = client.query('SELECT pg_sleep(5)');
  await expect(late).rejects.toMatchObject(silence);
});

test('what comes bit by bit may take longer than the limit, and not stop in the midst of it', async () => {
  const client = await openClient();
  const pieces = (rows: number) =>
    client.query(
      copyTo(
        `COPY (SELECT repeat('x', 9000), pg_sleep(0.3) FROM generate_series(1, ${rows})) TO STDOUT`,
      ),
    );
  let bytes = 0;
  for await (const piece of pieces(10)) bytes += piece.length;
  expect(bytes).toBeGreaterThan(90_000);

  const read = async () => {
    for await (const _ of pieces(20)) proxy.fallSilent();
  };
  await expect(read()).rejects.toMatchObject(silence);
});

test('a goodbye that nobody hears ends the connection all the same', async () => {
  const client = await openClient();
  proxy.fallSilent();
  const began = Date.now();
  await hangUp(client);
  expect(Date.now() - began).toBeLessThan(4_000);
});
