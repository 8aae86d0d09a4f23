import { expect, test } from 'vitest';
import { removalsOf } from '@/components/filters/removals';
import type { CompanyRecord } from '@/lib/register/record';
import { readFilters } from '@/lib/search/read-filters';
import { companyRecord } from '../support/company-record';
import { NOBODY } from '../support/nobody';
import { registerDatabase } from '../support/register-database';

const aarhus = { municipalityCode: 751, municipalityName: 'Aarhus' };
const ceased = { status: 'CEASED', ceasedOn: '2020-05-06' } as const;

/** Companies that belong in a list of leads, and those that do not. */
const changes: Partial<CompanyRecord>[] = [
  { employees: 4, foundedOn: '2021-02-03' },
  { employees: 9, foundedOn: '1999-12-31', ...aarhus },
  { employees: 30, foundedOn: '2020-01-01', ...aarhus, advertisingProtected: true },
  { employees: null, foundedOn: '2022-01-01', advertisingProtected: true },
  { ...ceased, statusText: 'Ophørt', foundedOn: '2015-06-07', ...aarhus },
  { ...ceased, statusText: 'OPLØST EFTER KONKURS', foundedOn: '2020-03-04' },
  { status: 'IN_BANKRUPTCY', statusText: 'UNDER KONKURS', employees: 12, foundedOn: '2018-01-01' },
];

const database = await registerDatabase('segment');
const { loadCompanies } = await import('@/lib/register/load');
const companies = changes.map((change, at) => companyRecord(at + 1, change));
await loadCompanies(companies, { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' });
const { segmentKeys } = await import('@/lib/search/found-keys');
const { histograms } = await import('@/lib/search/facets');
const { facetCounts } = await import('@/lib/search/facets');
const { findWaysOut } = await import('@/lib/search/ways-out');
const { searchCompanies } = await import('@/lib/search/queries');

/** Keys of the register's rows. */
async function rowsWhere(condition: string): Promise<string[]> {
  const rows = await database.rows(
    `SELECT c.key FROM companies c LEFT JOIN municipalities m ON m.code = c.municipality_code
     WHERE ${condition} ORDER BY c.key`,
  );
  return rows.map(({ key }) => String(key));
}

test.each([
  ['status=ACTIVE', "c.status = 'ACTIVE'"],
  ['status=CEASED', "c.status = 'CEASED'"],
  ['status=CEASED_BANKRUPTCY', "c.status_text = 'OPLØST EFTER KONKURS'"],
  ['notStatus=CEASED', "c.status <> 'CEASED'"],
  ['advertisingProtected=false', 'NOT c.advertising_protected'],
  ['municipality=Aarhus', "m.name = 'Aarhus'"],
  ['notMunicipality=Aarhus', "m.name IS DISTINCT FROM 'Aarhus'"],
  [
    'foundedFrom=2020-01-01&foundedTo=2021-12-31',
    "c.founded_on BETWEEN '2020-01-01' AND '2021-12-31'",
  ],
  ['employees=5-9|10-19', 'c.employees BETWEEN 5 AND 19'],
  [
    'status=ACTIVE&advertisingProtected=false&municipality=Aarhus',
    "c.status = 'ACTIVE' AND NOT c.advertising_protected AND m.name = 'Aarhus'",
  ],
])('%s finds what the rows of the register say', async (query, condition) => {
  const expected = await rowsWhere(condition);
  expect(expected.length, 'some are found, and some are not').toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(changes.length);
  const { keys, total } = await segmentKeys(NOBODY, query, 100);
  expect(keys.toSorted()).toEqual(expected);
  expect(total).toBe(expected.length);
});

test('counts and bars are of what is left', async () => {
  const filters = { status: ['ACTIVE' as const], advertisingProtected: false };
  const counts = await facetCounts({ search: null, filters });
  expect(counts.municipality.find(({ value }) => value === 'Aarhus')?.count).toBe(1);
  const { employees } = await histograms({ search: null, filters });
  expect(employees.bins.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(employees.missing).toBe(0);
});

test('a segment comes in the order of its address, and without one as ever', async () => {
  const keysOf = async (query: string) => (await segmentKeys(NOBODY, query, 100)).keys;
  const active = await keysOf('status=ACTIVE');
  const [first, second, third, unknown] = active.toSorted();
  expect(await keysOf('status=ACTIVE&sort=employees-desc')).toEqual([
    ...[third, second, first, unknown],
  ]);
  expect(await keysOf('status=ACTIVE&sort=founded-asc')).toEqual([second, third, first, unknown]);
  expect(await keysOf('status=ACTIVE&sort=nonsense')).toEqual(active);
});

/** The queries that would find something, with the number that each finds. */
async function waysOutOf(search: string | null, query: Record<string, string>) {
  const { filters } = readFilters(query);
  const { total } = await searchCompanies({ search, filters, page: 1 });
  expect(total, 'nothing is found as it is').toBe(0);
  const found = await findWaysOut({ search, filters }, removalsOf(query));
  return found && { ...found, ways: found.ways.map(({ without, count }) => [without, count]) };
}

test('where filters leave nothing, each is counted without it, the best first', async () => {
  const query = { municipality: 'Aarhus', status: 'ACTIVE', foundedFrom: '2021-01-01' };
  const { municipality, status, foundedFrom } = query;
  expect(await waysOutOf(null, query)).toEqual({
    ways: [
      [{ status, foundedFrom }, 2],
      [{ municipality, status }, 2],
    ],
    unfiltered: changes.length,
  });
  for (const left of [
    new URLSearchParams({ status, foundedFrom }),
    new URLSearchParams({ municipality, status }),
  ]) {
    const { total } = await segmentKeys(NOBODY, left.toString(), 100);
    expect(total, 'the count is that of the link').toBe(2);
  }
});

test('the four best ways are told', async () => {
  const statuses = ['IN_BANKRUPTCY', 'ACTIVE', 'UNKNOWN', 'CEASED', 'CEASED|ACTIVE'];
  const fewer = [...statuses, 'ACTIVE|IN_BANKRUPTCY'].map((status) => ({ without: { status } }));
  const found = await findWaysOut({ search: null }, fewer);
  expect(found?.ways.map(({ without, count }) => [without.status, count])).toEqual([
    ['CEASED|ACTIVE', 6],
    ['ACTIVE|IN_BANKRUPTCY', 5],
    ['ACTIVE', 4],
    ['CEASED', 2],
  ]);
});

test('alternatives are lifted together, and ways that find nothing are left out', async () => {
  const all = { status: 'ACTIVE|IN_BANKRUPTCY', employees: '30-30|40-50', locations: '900-901' };
  const { locations: _, ...withoutLocations } = all;
  expect((await waysOutOf(null, all))?.ways).toEqual([[withoutLocations, 1]]);
  const each = { status: 'UNKNOWN', hasEmail: 'true', listed: 'true', foundedTo: '1900-01-01' };
  expect(await waysOutOf(null, each)).toEqual({ ways: [], unfiltered: changes.length });
  const many = { status: 'ACTIVE', notRegion: 'Fyn|A|B|C|D', employees: '800-900' };
  const { employees: __, ...withoutEmployees } = many;
  expect((await waysOutOf(null, many))?.ways).toEqual([[withoutEmployees, 4]]);
});

test('words stay: what is counted are their companies', async () => {
  const name = (await rowsWhere("c.status_text = 'UNDER KONKURS'"))[0] ?? '';
  const query = { status: 'ACTIVE', municipality: 'Aarhus' };
  expect(await waysOutOf(name, query)).toEqual({ ways: [], unfiltered: 1 });
  expect((await waysOutOf(name, { status: 'ACTIVE' }))?.ways).toEqual([[{}, 1]]);
});

test('the total of the counts is that of the result, ceased ones among it', async () => {
  const { total, status } = await facetCounts({ search: null });
  expect(total).toBe(changes.length);
  expect(status.find(({ value }) => value === 'CEASED')?.count).toBe(2);
  const filters = { status: ['ACTIVE' as const], municipality: ['Aarhus'] };
  expect((await facetCounts({ search: null, filters })).total).toBe(2);
});

test('the counts tell the day of the register, also after an update that changes no company', async () => {
  const registerDay = async () => (await facetCounts({ search: null })).registerDay;
  expect(await registerDay()).toBe('2022-01-15');
  await loadCompanies([], { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-03' });
  expect(await registerDay()).toBe('2022-02-03');
  await database.rows('UPDATE register_loads SET snapshot_date = NULL');
  expect(await registerDay()).toBeNull();
});
