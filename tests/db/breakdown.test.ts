import { describe, expect, test } from 'vitest';
import { usualOrder } from '@/lib/breakdown/constants';
import { EMPLOYEE_BANDS, GROUP_FIELDS } from '@/lib/search/group-fields';
import { readFilters } from '@/lib/search/read-filters';
import type { CompanyFilters } from '@/lib/search/types';
import { writeFilters } from '@/lib/search/write-filters';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('breakdown');
const { importSample } = await import('@/lib/register/import-sample');
await importSample({ companies: 2_000, seed: 7 });
const { findGroups } = await import('@/lib/breakdown/queries');
const { withinGroup } = await import('@/lib/search/groups');
const { searchCompanies } = await import('@/lib/search/queries');
const { numberSummary } = await import('@/lib/search/sums');

const found = (by: (typeof GROUP_FIELDS)[number], filters: CompanyFilters = {}) =>
  findGroups({ search: null, filters, by, figure: 'employees', order: usualOrder(by) });

const totalOf = async (filters: CompanyFilters) => {
  const asked = { search: null, page: 1, pageSize: 1, sort: 'relevance' } as const;
  return (await searchCompanies({ ...asked, filters })).total;
};

const filtered: CompanyFilters[] = [
  {},
  { status: ['ACTIVE', 'CEASED'], not: { region: ['Hovedstaden'] } },
  {
    employees: { ranges: [{ min: 3, max: 60 }] },
    founded: { from: '2001-05-06', to: '2016-02-03' },
    statusSince: { from: '2015-03-04', to: '2021-05-06' },
  },
  { employees: { ranges: [{ max: 4 }, { min: 40 }], missing: true } },
  { sector: ['Detailhandel', 'Engroshandel', 'Videnservice', 'Jura, revision og bogføring'] },
  { not: { sector: ['Bygge og anlæg', 'Landtransport'] } },
];

describe.each(GROUP_FIELDS)('by %s', (by) => {
  test.each(filtered)('each group is what its address finds: %j', async (filters) => {
    const { groups, without, all } = await found(by, filters);
    // Few auditors modify their opinion: none of some hundreds may have.
    if (by !== 'opinion' || Object.keys(filters).length === 0) {
      expect(groups.length).toBeGreaterThan(0);
    }
    const counted = groups.reduce((sum, { companies }) => sum + companies, without.companies);
    expect(counted).toBe(all.companies);
    expect(all.companies).toBe(await totalOf(filters));
    for (const { value, companies, figure } of groups.slice(0, 20)) {
      const texts = writeFilters(withinGroup(filters, by, value));
      const { filters: meant, problems } = readFilters(texts);
      expect(problems).toEqual([]);
      expect([value, await totalOf(meant)]).toEqual([value, companies]);
      const { missing: _, ...summary } = await numberSummary(
        { search: null, filters: meant },
        'employees',
      );
      expect([value, figure]).toEqual([value, summary]);
    }
  });
});

test('the figures of each region are those of the rows', async () => {
  const rows = await database.rows(
    `SELECT r.name, count(*)::int AS companies, count(c.revenue)::int AS counted,
       sum(c.revenue)::float8 AS sum, avg(c.revenue)::float8 AS mean,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY c.revenue)::float8 AS median
     FROM companies c JOIN municipalities m ON m.code = c.municipality_code
     JOIN regions r ON r.code = m.region_code GROUP BY r.name ORDER BY companies DESC`,
  );
  const asked = { search: null, by: 'region', figure: 'revenue' } as const;
  const { groups } = await findGroups({ ...asked, order: 'companies-desc' });
  expect(groups).toHaveLength(5);
  expect(
    groups.map(({ value, companies, figure }) => ({ name: value, companies, ...figure })),
  ).toEqual(rows.map((row) => ({ ...row, mean: expect.closeTo(Number(row.mean), 3) })));
});

test('percentages have an average and a median of those that have them, and no total', async () => {
  const rows = await database.rows(
    `SELECT r.name, count(f.solvency_ratio)::int AS counted, avg(f.solvency_ratio)::float8 AS mean,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY f.solvency_ratio)::float8 AS median
     FROM companies c JOIN municipalities m ON m.code = c.municipality_code
     JOIN regions r ON r.code = m.region_code
     LEFT JOIN newest_figures f ON f.company_key = c.key GROUP BY r.name ORDER BY median DESC`,
  );
  const asked = { search: null, filters: {}, by: 'region', figure: 'solvencyRatio' } as const;
  const { groups } = await findGroups({ ...asked, order: 'median-desc' });
  expect(groups.map(({ value, figure }) => ({ name: value, ...figure }))).toEqual(
    rows.map(({ name, counted, mean, median }) => ({
      ...{ name, counted, sum: null },
      // The index knows them to a tenth.
      mean: expect.closeTo(Number(mean), 1),
      median: expect.closeTo(Number(median), 1),
    })),
  );
});

test('the bands of employees leave no number out, and none is in two', () => {
  for (const [at, { min, max }] of EMPLOYEE_BANDS.entries()) {
    expect(EMPLOYEE_BANDS[at + 1]?.min ?? null).toBe(max === null ? null : max + 1);
    expect(max === null || min <= max).toBe(true);
  }
});
