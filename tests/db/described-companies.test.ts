import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import type { LoadInput } from '@/lib/register/filings/load';
import { company, each, entry, input, other, report } from '../fixtures/filings/inputs';
import { permutations } from '../support/permutations';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('described_companies');
const { loadFilings } = await import('@/lib/register/filings/load');
const { importFiles } = await import('@/lib/register/import-files');
beforeEach(() => database.clear());

const load = (...inputs: LoadInput[]) => loadFilings(each(inputs), { source: 'FILINGS' });

const named = (id: string, number: number, name?: string, change = {}) =>
  input(entry(id, number, change), report(number, { name, street: name, solo: { Revenue: 1 } }));

const described = () =>
  database.rows('SELECT name, street, described_by FROM companies ORDER BY key');
const by = (name: string, described_by: string) => ({ name, street: name, described_by });

/** All ways to cut a list into parts that follow each other. */
function splits<T>([first, ...rest]: T[]): T[][][] {
  if (first === undefined) return [];
  if (rest.length === 0) return [[[first]]];
  return splits(rest).flatMap(([next = [], ...others]) => [
    [[first], next, ...others],
    [[first, ...next], ...others],
  ]);
}

test('a company known from its reports alone has the name in the newest one that names it', async () => {
  const older = named('a', 2019, 'Ældre ApS');
  const newer = named('b', 2020, 'Nyere ApS');
  const nameless = named('c', 2021);
  const ways = permutations([older, newer, nameless]).flatMap(splits);
  expect(ways).toHaveLength(24);
  for (const loads of ways) {
    await database.clear();
    for (const inputs of loads) await load(...inputs);
    const way = loads.map((inputs) => inputs.map(({ place }) => place).join('')).join(' ');
    expect([way, await described()]).toEqual([way, [by('Nyere ApS', 'b')]]);
  }
});

test('newest is the report of the latest year, then the one published last, then the greater id', async () => {
  const late = { publishedAt: '2024-06-01T00:00:00Z' };
  const inputs = [
    named('z', 2021, 'Først ApS', { publishedAt: '2024-12-01T00:00:00Z' }),
    named('y', 2022, 'Nyere ApS'),
    named('B', 2022, 'Før ApS', late),
    named('a', 2022, 'Nyest ApS', late),
    // A newer filing that says nothing yet.
    input(entry('c', 2024), null),
  ];
  const inTurn = (given: LoadInput[]) => given.map((one) => [one]);
  for (const loads of [inTurn(inputs), inTurn(inputs.toReversed()), [inputs]]) {
    await database.clear();
    for (const given of loads) await load(...given);
    expect(await described()).toEqual([by('Nyest ApS', 'a')]);
  }
});

test('the report that named a company may correct the name', async () => {
  await load(named('a', 2020, 'Forkert ApS'));
  await load(named('a', 2020, 'Rigtig ApS'));
  expect(await described()).toEqual([by('Rigtig ApS', 'a')]);
});

test('a report that moved to another company no longer counts', async () => {
  const anonymous = report(2022, { company: null, name: 'Flyttet ApS', solo: { Revenue: 5 } });
  await load(input(entry('a', 2022), anonymous));
  await load(input(entry('a', 2022, { companyKey: other }), null));
  await load(named('b', 2020, 'Ældre ApS'));
  const [own] = await described();
  expect(own).toEqual(by('Ældre ApS', 'b'));
});

test('what the register says of a company is from no report', async () => {
  await load(named('a', 2022, 'Kendt ApS'));
  const options = { onRefused: (place: string, reason: string) => expect.fail(place + reason) };
  await importFiles(['tests/fixtures/register/active.json'], options);
  await load(named('b', 2023, 'Nyere ApS'));
  expect(await database.rows('SELECT key, described_by FROM companies')).toEqual([
    { key: company, described_by: null },
  ]);
});

test('companies that were described before are known to be so by their newest statements', async () => {
  const before = 'prisma/migrations/20261130160100_described_before/migration.sql';
  await load(
    named('a', 2019, 'Ældre ApS'),
    named('b', 2020, 'Nyere ApS'),
    input(entry('c', 2021), null),
    input(
      entry('d', 2020, { companyKey: other }),
      report(2020, { company: other, name: undefined, solo: { Revenue: 1 } }),
    ),
  );
  const now = await described();
  await database.rows('UPDATE companies SET described_by = NULL');
  await database.rows(readFileSync(before, 'utf8'));
  expect(await described()).toEqual(now);
  expect(now).toEqual([by('Nyere ApS', 'b'), { name: null, street: null, described_by: null }]);
});
