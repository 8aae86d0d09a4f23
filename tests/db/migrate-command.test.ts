import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { TYPESCRIPT } from '@/lib/local/node-process';
import { indexFormat } from '@/lib/search-index/sections';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';
import { storedIndex } from '../support/stored-index';

const database = await registerDatabase('migrate_command');

async function migrate(): Promise<string[]> {
  const script = [...TYPESCRIPT, 'scripts/migrate.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, script, { env: process.env });
  return stdout.trim().split('\n');
}

test('a version whose index has another format has its own before it starts', async () => {
  expect(await migrate()).toEqual(['The database is up to date.']);
  const { loadCompanies } = await import('@/lib/register/load');
  await loadCompanies(
    [1, 2, 3].map((number) => companyRecord(number)),
    {
      kind: 'FULL',
      snapshotDate: '2022-01-31',
      source: 'SAMPLE',
    },
  );
  expect(await migrate()).toEqual(['The database is up to date.']);
  await database.rows(`UPDATE search_indexes SET format = ${indexFormat - 1}`);
  const making = 'Making the search index of the register for this version…';
  expect((await migrate())[1]).toBe(making);
  expect((await storedIndex()).docs).toBe(3);
  // Instances of the previous version keep using their index.
  expect(await database.rows('SELECT format FROM search_indexes ORDER BY 1')).toEqual([
    { format: indexFormat - 1 },
    { format: indexFormat },
  ]);
}, 120_000);
