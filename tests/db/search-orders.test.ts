import { describe, expect, test } from 'vitest';
import { toHitOnWire } from '@/lib/search/api/answers';
import { shownFields } from '@/lib/search/shown-figures';
import type { SearchSort } from '@/lib/search/types';
import { accountsOf, type YearOf } from '../support/account-records';
import { companyRecord } from '../support/company-record';
import { NOBODY } from '../support/nobody';
import { registerDatabase } from '../support/register-database';

const YEARS: Record<number, YearOf['values']> = {
  1: { revenue: 900, grossProfit: 400, profitLoss: -50, equity: 10, coverageRatio: 44.4 },
  2: { revenue: 100, grossProfit: -20, profitLoss: 70.4, equity: -30, coverageRatio: -20 },
  4: { revenue: 500, grossProfit: 300, profitLoss: 0, equity: 10, coverageRatio: 60 },
  // Reports neither a result nor equity.
  5: { revenue: 700 },
};

const BEFORE: typeof YEARS = {
  1: { revenue: 600, grossProfit: 320 },
  2: { revenue: 200 },
  4: { revenue: 0 },
};

const database = await registerDatabase('search_orders');
const { loadCompanies } = await import('@/lib/register/load');
const companies = [1, 2, 3, 4, 5].map((number) => {
  const values = YEARS[number];
  const before = BEFORE[number];
  const years = [...(before ? [{ year: 2020, values: before }] : []), { year: 2021, values }];
  return companyRecord(number, {
    accounts: values ? accountsOf(String(99_000_000 + number), years) : null,
  });
});
await loadCompanies(companies, { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' });
const { searchCompanies } = await import('@/lib/search/queries');
const { findNeighbours } = await import('@/lib/search/neighbours');

async function find(sort: SearchSort, page = 1, pageSize = 10) {
  const { items } = await searchCompanies({ search: null, sort, page, pageSize });
  return items;
}

describe('figures: what is missing is last both ways, equal ones follow by key', () => {
  test.each<[SearchSort, [number, number | null][]]>([
    [
      'revenue-desc',
      [
        [1, 900],
        [5, 700],
        [4, 500],
        [2, 100],
        [3, null],
      ],
    ],
    [
      'grossProfit-desc',
      [
        [1, 400],
        [4, 300],
        [2, -20],
        [3, null],
        [5, null],
      ],
    ],
    [
      'grossProfit-asc',
      [
        [2, -20],
        [4, 300],
        [1, 400],
        [3, null],
        [5, null],
      ],
    ],
    [
      'profit-desc',
      [
        [2, 70.4],
        [4, 0],
        [1, -50],
        [3, null],
        [5, null],
      ],
    ],
    [
      'profit-asc',
      [
        [1, -50],
        [4, 0],
        [2, 70.4],
        [3, null],
        [5, null],
      ],
    ],
    [
      'equity-desc',
      [
        [1, 10],
        [4, 10],
        [2, -30],
        [3, null],
        [5, null],
      ],
    ],
    [
      'equity-asc',
      [
        [2, -30],
        [1, 10],
        [4, 10],
        [3, null],
        [5, null],
      ],
    ],
    [
      'growth-desc',
      [
        [1, 50],
        [2, -50],
        [3, null],
        [4, null],
        [5, null],
      ],
    ],
    [
      'grossProfitGrowth-desc',
      [
        [1, 25],
        [2, null],
        [3, null],
        [4, null],
        [5, null],
      ],
    ],
    [
      'growth-asc',
      [
        [2, -50],
        [1, 50],
        [3, null],
        [4, null],
        [5, null],
      ],
    ],
    [
      'coverageRatio-desc',
      [
        [4, 60],
        [1, 44.4],
        [2, -20],
        [3, null],
        [5, null],
      ],
    ],
    [
      'coverageRatio-asc',
      [
        [2, -20],
        [1, 44.4],
        [4, 60],
        [3, null],
        [5, null],
      ],
    ],
  ])('%s', async (sort, found) => {
    const [of] = shownFields(sort, {});
    const items = await find(sort);
    expect(items.map(({ key, figures }) => [Number(key) - 99_000_000, figures])).toEqual(
      found.map(([number, value]) => [number, [{ of, value, year: number === 3 ? null : 2021 }]]),
    );
  });

  test('pages follow each other', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => find('profit-asc', page, 2)));
    expect(pages.flat().map(({ key }) => Number(key) - 99_000_000)).toEqual([1, 4, 2, 3, 5]);
  });
});

test('other orders carry no figure', async () => {
  for (const sort of ['relevance', 'name-asc', 'employees-desc', 'founded-asc'] as const) {
    const items = await find(sort);
    expect(items).toHaveLength(5);
    for (const item of items) expect(item).not.toHaveProperty('figures');
  }
});

test('answers of the API carry what they are ordered by', async () => {
  const written = async (sort: SearchSort) => {
    const [first, , , last] = (await find(sort)).map(toHitOnWire);
    return [first, last].map((hit) =>
      Object.fromEntries(
        Object.entries(hit ?? {}).filter(([name]) =>
          [
            ...['revenue', 'gross_profit', 'net_profit', 'equity', 'revenue_growth', 'figures'],
            'accounts_year',
          ].includes(name),
        ),
      ),
    );
  };
  expect(await written('profit-desc')).toEqual([
    { revenue: 100, net_profit: 70.4, accounts_year: 2021 },
    { revenue: null, net_profit: null, accounts_year: null },
  ]);
  expect(await written('equity-desc')).toEqual([
    { revenue: 900, equity: 10, accounts_year: 2021 },
    { revenue: null, equity: null, accounts_year: null },
  ]);
  expect(await written('grossProfit-asc')).toEqual([
    { revenue: 100, gross_profit: -20, accounts_year: 2021 },
    { revenue: null, gross_profit: null, accounts_year: null },
  ]);
  expect(await written('growth-desc')).toEqual([
    { revenue: 900, revenue_growth: 50, accounts_year: 2021 },
    { revenue: 500, revenue_growth: null, accounts_year: 2021 },
  ]);
  expect(await written('revenue-desc')).toEqual([
    { revenue: 900, accounts_year: 2021 },
    { revenue: 100, accounts_year: 2021 },
  ]);
});

test('tools say what they are ordered by', async () => {
  const { searchCompaniesTool } = await import('@/lib/mcp/tools/search-companies');
  const { searchRegister } = await import('@/lib/assistant/tools/search');
  const ask = (sort: SearchSort) => searchCompaniesTool.run({ sort, pageSize: 1 }, NOBODY);
  expect(await ask('profit-desc')).toMatchObject({
    companies: [{ netProfitDkk: 70.4, accountsYear: 2021 }],
  });
  expect(await ask('growth-desc')).toMatchObject({ companies: [{ revenueGrowthPercent: 50 }] });
  expect(await ask('equity-asc')).toMatchObject({ companies: [{ equityDkk: -30 }] });
  const { companies } = await searchRegister({ sort: 'profit-asc', limit: 2 });
  expect(companies.map(({ figures }) => figures)).toEqual([
    [{ of: 'profit', text: '-50' }],
    [{ of: 'profit', text: '0' }],
  ]);
});

test('tools take industries, legal forms and places by their other names too', async () => {
  const { asInRegister } = await import('@/lib/search/meant-values');
  const [known] = await database.rows(`
    SELECT i.code, i.danish, coalesce(i.english, i.danish) AS english, f.name, f.short
    FROM companies c JOIN industries i
      ON (i.version, i.code) = (c.industry_version, c.industry_code)
    JOIN legal_forms f ON f.code = c.legal_form_code LIMIT 1`);
  const told = (name: string) => String(known?.[name]);
  const industry = told('danish');
  for (const name of [industry, industry.toUpperCase(), told('code'), told('english')]) {
    expect((await asInRegister({ industry: [name] })).industry).toContain(industry);
  }
  const forms = { companyType: [told('short').toLowerCase(), told('name')] };
  expect(await asInRegister(forms)).toEqual({ companyType: [told('name')] });
  expect(await asInRegister({ region: ['Atlantis'] })).toEqual({ region: ['Atlantis'] });
  expect(await asInRegister({})).toEqual({});
});

test('one goes through a result in its order, past the ends of its pages', async () => {
  const sort = 'revenue-desc';
  const keys = (await find(sort)).map(({ key }) => key);
  const walked: string[] = [];
  let at = { key: keys[0] ?? '', page: 1 };
  for (let place = 1; place <= keys.length; place += 1) {
    const found = await findNeighbours(at.key, { search: null, sort, page: at.page, pageSize: 2 });
    expect(found).toMatchObject({ place, total: keys.length, page: Math.ceil(place / 2) });
    expect(found?.before?.key).toBe(keys[place - 2]);
    walked.push(at.key);
    at = found?.after ?? { key: '', page: 0 };
  }
  expect(walked).toEqual(keys);
  expect(at.key, 'nothing follows the last').toBe('');
});
