import { expect, test } from 'vitest';
import { companyRecord, roleRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

await registerDatabase('register_swap');
const { loadCompanies } = await import('@/lib/register/load');

const sample = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;
const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-01-15' } as const;

/** A register in which every company and role contains its version. */
function* register(version: string, companies: number) {
  for (let number = 1; number <= companies; number += 1) {
    const roles = [roleRecord(`Person ${number}`, { title: version })];
    const registerUpdatedAt = `2022-01-01T00:00:0${version}Z`;
    yield companyRecord(number, { name: version, roles, registerUpdatedAt });
  }
}

test('every answer belongs to one register, while full loads and deltas come in', async () => {
  await loadCompanies(register('1', 700), sample);
  const { db } = await import('@/lib/db');
  let over = false;
  const seen = new Set<string>();
  const read = async () => {
    while (!over) {
      // Through the ORM's own connections, like the pages.
      const rows = await db.$queryRaw<{ answer: string }[]>`
        SELECT concat_ws(' ', count(*), min(name), max(name), min(title), max(title)) AS answer
        FROM companies JOIN roles ON company_key = key`;
      const list = await db.company.findMany({ take: 20, orderBy: { key: 'asc' } });
      expect(list).toHaveLength(20);
      for (const { answer } of rows) seen.add(answer);
    }
  };
  const readers = Array.from({ length: 4 }, read);
  await loadCompanies(register('2', 900), sample);
  await loadCompanies(register('3', 900), delta);
  await loadCompanies(register('4', 1_100), sample);
  over = true;
  await Promise.all(readers);
  const versions = ['700 1 1 1 1', '900 2 2 2 2', '900 3 3 3 3', '1100 4 4 4 4'];
  expect(versions).toEqual(expect.arrayContaining([...seen]));
  expect(seen.size).toBeGreaterThan(1);
});
