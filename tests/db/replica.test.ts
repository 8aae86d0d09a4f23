import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { findBinaries } from '@/lib/local/postgres/binaries';
import { companyRecord } from '../support/company-record';
import { createDatabase } from '../support/database';
import { startPair } from '../support/postgres-pair';

/** Timeout for noticing that a standby is gone, back, or caught up. */
const SOON = { timeout: 20_000, interval: 100 };
const given = process.env.DATABASE_URL;
const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-'));
const full = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;
const rename = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-01-15' } as const;

// Accessible to the account under which root runs PostgreSQL.
chmodSync(folder, 0o777);
const pair = await startPair({ binaries: findBinaries(process.cwd()), folder });
const url = await createDatabase('replica', pair.primary.url);
const standbyUrl = url.replace(`:${pair.primary.port}/`, `:${pair.standby.port}/`);
Object.assign(process.env, {
  DATABASE_URL: url,
  DATABASE_REPLICA_URL: standbyUrl,
  AUTH_SECRET: 'a-secret-for-tests-of-32-characters',
  DATA_DIR: folder,
});
const databases = await import('@/lib/db');
const product = {
  ...(await import('@/lib/register/load')),
  ...(await import('@/lib/search/queries')),
  ...(await import('@/lib/companies/queries')),
  ...(await import('@/lib/saved-searches/mutations')),
  ...(await import('@/lib/saved-searches/compare')),
  ...(await import('@/lib/exports/make')),
};
afterAll(async () => {
  const { closeExports } = await import('@/lib/exports/pool');
  await closeExports();
  await databases.registerDb.$disconnect();
  await databases.db.$disconnect();
  await pair.stop();
  rmSync(folder, { recursive: true, force: true });
  process.env.DATABASE_URL = given;
  delete process.env.DATABASE_REPLICA_URL;
});

const COMPANIES = 60;

function* named(version: number) {
  for (let number = 1; number <= COMPANIES; number += 1) {
    const name = `Snedker ${number} version${version} ApS`;
    yield companyRecord(number, {
      name,
      names: [{ kind: 'PRIMARY', name, validFrom: '2010-01-01', validTo: null }],
      registerUpdatedAt: `2022-01-01T00:00:0${version}Z`,
    });
  }
}

async function answeredByStandby(): Promise<boolean> {
  const [row] = await databases.registerDb.$queryRaw<{ standby: boolean }[]>`
    SELECT pg_is_in_recovery() AS standby`;
  return row?.standby ?? false;
}

const waitForStandby = () =>
  vi.waitFor(async () => expect(await answeredByStandby()).toBe(true), SOON);

async function search(word: string) {
  const { items, total } = await product.searchCompanies({ search: word, page: 1 });
  expect(items.every(({ name }) => name?.includes(word))).toBe(true);
  return total;
}

async function onStandby(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: standbyUrl });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function person(): Promise<string> {
  const email = `${randomUUID()}@people.example`;
  const data = { email, firstName: 'Ida', lastName: 'Holm' };
  return (await databases.db.user.create({ data, select: { id: true } })).id;
}

test('a load that the standby has not yet is not half seen, and nothing of somebody’s is late', async () => {
  await product.loadCompanies(named(1), full);
  await waitForStandby();
  await vi.waitFor(async () => expect(await search('version1')).toBe(COMPANIES), SOON);

  await onStandby('SELECT pg_wal_replay_pause()');
  const owner = await person();
  await product.loadCompanies(named(2), rename);
  expect(await answeredByStandby()).toBe(true);
  expect(await search('version1'), 'index and rows are both of before').toBe(COMPANIES);
  expect(await search('version2')).toBe(0);
  expect((await product.findCompany('99000001'))?.name).toContain('version1');

  // Created on the primary from what the standby finds, and recorded with that moment.
  const made = { name: 'Mine', kind: 'discover', query: 'search=version2' } as const;
  const saved = await product.createSavedSearch(owner, made);
  expect(await databases.db.savedSearch.findUnique({ where: { id: saved.id } })).toMatchObject({
    memberCount: 0,
  });

  await onStandby('SELECT pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await search('version2')).toBe(COMPANIES), SOON);
  expect(await answeredByStandby()).toBe(true);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await product.compareSavedSearches(client);
  await client.end();
  const told = await databases.db.notification.count({ where: { userId: owner } });
  expect(told, 'and its owner hears of what came after').toBe(1);
});

test('files are made of the register that their companies were found in', async () => {
  await waitForStandby();
  const order = {
    id: randomUUID(),
    userId: await person(),
    madeAt: new Date(),
    target: { kind: 'discover', query: 'search=version2' } as const,
    format: 'csv' as const,
    language: 'en' as const,
    columns: ['cvr' as const, 'name' as const],
  };
  const { facts } = await product.makeFile(order);
  expect(facts).toMatchObject({ rows: COMPANIES, missing: 0 });
});

test('nobody notices a standby that ends, and it is used again when it is back', async () => {
  await waitForStandby();
  await pair.standby.stop();
  const answers = await Promise.all(Array.from({ length: 20 }, () => search('version2')));
  expect(new Set(answers)).toEqual(new Set([COMPANIES]));
  expect((await product.findCompany('99000001'))?.name).toContain('version2');
  expect(databases.replicaUse()).toMatchObject({ used: false });
  expect(await answeredByStandby()).toBe(false);

  await product.loadCompanies(named(3), rename);
  expect(await search('version3'), 'a load is seen at once on the primary').toBe(COMPANIES);
  await pair.standby.start();
  await waitForStandby();
  expect(await search('version3')).toBe(COMPANIES);
});

test('one that answers nothing more keeps nobody for long', async () => {
  await waitForStandby();
  const children = await onStandby('SELECT pid FROM pg_stat_activity');
  const all = [pair.standby.pid(), ...children.map(({ pid }) => Number(pid))];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of all) {
      // The backend that listed them is gone by now.
      try {
        if (pid) process.kill(pid, name);
      } catch {}
    }
  };
  signal('SIGSTOP');
  try {
    const began = Date.now();
    expect(await search('version3')).toBe(COMPANIES);
    expect(Date.now() - began).toBeLessThan(8_000);
    expect(databases.replicaUse()).toMatchObject({ used: false });
  } finally {
    signal('SIGCONT');
  }
  await waitForStandby();
});

test('the register cannot be written through it', async () => {
  await waitForStandby();
  const written = databases.registerDb.$queryRaw`DELETE FROM companies RETURNING key`;
  // The primary answers what the standby cannot, but this one must not go there.
  await expect(written).rejects.toThrow(/read-only/);
  expect(await databases.db.company.count()).toBe(COMPANIES);
});
