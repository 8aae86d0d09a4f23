import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyRecord } from '@/lib/register/record';
import { each, entry, company as filer, input, report } from '../fixtures/filings/inputs';
import { accountsOf } from '../support/account-records';
import { companyRecord, keyOf } from '../support/company-record';
import { registerDatabase } from '../support/register-database';
import { onClient } from '../support/stored-index';

const database = await registerDatabase('peers');
const { loadCompanies } = await import('@/lib/register/load');
const { findPeers } = await import('@/lib/peers/queries');
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE newest_figures, peer_groups');
});

const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
const full = { ...delta, source: 'DISTRIBUTION', kind: 'FULL' } as const;

/** A company with these figures in its newest year, after a year with others. */
function company(number: number, roe: number | null, change: Partial<CompanyRecord> = {}) {
  const years = [
    { year: 2020, values: { roe: 1_000, revenue: 200 } },
    { year: 2021, values: { roe, solvencyRatio: number, revenue: 250 } },
  ];
  const accounts = accountsOf(keyOf(number), years);
  return companyRecord(number, { isSample: false, accounts, ...change });
}

/** Many equal figures and one outlier. */
const figures = Array.from({ length: 45 }, (_, place) =>
  place === 44 ? -1e6 : (place % 9) * 1.25,
);
const companies = figures.map((roe, place) => company(place + 1, roe));

/** The same rank, counted one by one. */
function ranked(own: number, others: readonly number[]) {
  const below = others.filter((value) => value < own).length;
  const equal = others.filter((value) => value === own).length;
  return Math.round(((below + equal / 2) / others.length) * 1_000) / 10;
}

/** The share that is lower, without those that are equal. */
const lower = (own: number, others: readonly number[]) =>
  Math.round((others.filter((value) => value < own).length / others.length) * 1_000) / 10;

/** The median of an even number of figures, rounded as displayed. */
function middle(others: readonly number[]) {
  const rising = [...others].sort((a, b) => a - b);
  const [lower = 0, upper = 0] = rising.slice(others.length / 2 - 1);
  return Math.round(((lower + upper) / 2) * 100) / 100;
}

const dump = () =>
  Promise.all([
    database.rows('SELECT * FROM newest_figures ORDER BY company_key'),
    database.rows('SELECT * FROM peer_groups ORDER BY 1, 2, 3'),
  ]);

async function rebuilt() {
  const { rebuildPeers } = await import('@/lib/peers/refresh');
  await onClient(rebuildPeers);
  return dump();
}

test('the rank of every company is the one that counting gives', async () => {
  await loadCompanies(companies, full);
  for (const [place, roe] of figures.entries()) {
    const others = figures.filter((_, other) => other !== place);
    const found = await findPeers(keyOf(place + 1));
    expect(found).toMatchObject({ industryGroup: '439', isDivision: false, sizeClass: 'micro' });
    expect(found?.endDate).toEqual(new Date('2021-12-31'));
    expect(found?.ranks.roe).toEqual({
      value: roe,
      percentile: ranked(roe, others),
      lower: lower(roe, others),
      peers: 44,
      median: middle(others),
    });
    expect(found?.ranks.roi).toBeNull();
  }
});

test('among fewer than twenty peers there is no rank', async () => {
  await loadCompanies(companies.slice(0, 20), full);
  expect((await findPeers(keyOf(1)))?.ranks.roe).toBeNull();
  await loadCompanies(companies.slice(0, 21), full);
  expect((await findPeers(keyOf(1)))?.ranks.roe).toMatchObject({ peers: 20 });
});

/** A company of another group of the same division, and one of another division. */
const electrician = { version: 'DB07', code: '432100', text: 'El-installation' } as const;
const miller = { version: 'DB07', code: '106100', text: 'Mølleri' } as const;

describe('where too few share its group', () => {
  const few = companies.slice(0, 20);
  const others = few.map((_, place) => company(100 + place, place, { industry: electrician }));

  test('a company is compared with its division', async () => {
    await loadCompanies([...few, ...others, company(200, 5, { industry: miller })], full);
    const theirs = [...figures.slice(1, 20), ...others.keys()];
    expect(await findPeers(keyOf(1))).toMatchObject({
      industryGroup: '43',
      isDivision: true,
      sizeClass: 'micro',
      ranks: { roe: { value: 0, peers: 39, percentile: ranked(0, theirs) }, roi: null },
    });
    expect(await findPeers(keyOf(100))).toMatchObject({ industryGroup: '43', isDivision: true });
  });

  test('one figure that enough of its group have keeps all among these', async () => {
    const rich = company(60, 5, {
      accounts: accountsOf(keyOf(60), [{ year: 2021, values: { solvencyRatio: 5 } }]),
    });
    await loadCompanies([...few, rich, ...others], full);
    const found = await findPeers(keyOf(60));
    expect(found).toMatchObject({ industryGroup: '439', isDivision: false });
    expect(found?.ranks).toMatchObject({ roe: null, solvencyRatio: { peers: 20 } });
    // Its own group has only 19 others.
    expect(await findPeers(keyOf(100))).toMatchObject({
      isDivision: true,
      ranks: { roe: { peers: 39 }, solvencyRatio: { peers: 40 } },
    });
  });

  test('who has no figure to compare stays among its group, and that is told apart', async () => {
    const bare = company(60, null, {
      accounts: accountsOf(keyOf(60), [{ year: 2021, values: { revenue: 5 } }]),
    });
    await loadCompanies([...few, bare, ...others], full);
    expect(await findPeers(keyOf(60))).toMatchObject({
      ...{ industryGroup: '439', isDivision: false, isComparable: false, ranks: { roe: null } },
    });
    expect(await findPeers(keyOf(1))).toMatchObject({ isDivision: true, isComparable: true });
  });

  test('and with nobody where too few share its division either', async () => {
    await loadCompanies([...few.slice(0, 10), ...others.slice(0, 10)], full);
    expect(await findPeers(keyOf(1))).toMatchObject({
      ...{ industryGroup: '43', isComparable: true, ranks: { roe: null } },
    });
  });

  test('a delta in one group updates the division of the others', async () => {
    await loadCompanies([...few, ...others], full);
    const gone = { status: 'CEASED', registerUpdatedAt: '2022-01-02T00:00:00Z' } as const;
    await loadCompanies([company(101, 1, { industry: electrician, ...gone })], delta);
    expect((await findPeers(keyOf(1)))?.ranks.roe).toMatchObject({ peers: 38 });
    expect(await rebuilt()).toEqual(await dump());
  });

  test('a register without divisions, loaded by an earlier version, gets them', async () => {
    const { lacksPeers } = await import('@/lib/peers/refresh');
    const lacks = () => onClient(lacksPeers);
    await loadCompanies([...few, ...others], full);
    expect(await lacks()).toBe(false);
    await database.rows('DELETE FROM peer_groups WHERE length(industry_group) = 2');
    expect(await lacks()).toBe(true);
  });
});

describe('who is a peer', () => {
  test.each(['CEASED', 'IN_BANKRUPTCY', 'IN_LIQUIDATION'] as const)(
    'one that is %s is compared with active ones and is none of their peers',
    async (status) => {
      await loadCompanies([...companies, company(60, 5, { status })], full);
      const rank = { value: 5, peers: 45, median: 5 };
      expect((await findPeers(keyOf(60)))?.ranks.roe).toMatchObject(rank);
      expect((await findPeers(keyOf(1)))?.ranks.roe).toMatchObject({ peers: 44 });
    },
  );

  test('returns of much more or less than a year are compared with nobody’s', async () => {
    const ofMonths = (number: number, startDate: string) =>
      company(number, null, {
        accounts: accountsOf(keyOf(number), [
          { year: 2021, startDate, values: { roe: 5, solvencyRatio: 9 } },
        ]),
      });
    const [five, eleven] = [ofMonths(60, '2021-08-01'), ofMonths(61, '2021-02-01')];
    await loadCompanies([...companies, five, eleven], full);
    expect(await findPeers(keyOf(60))).toMatchObject({
      unlikeAYear: 5,
      ranks: { roe: null, solvencyRatio: { value: 9, peers: 46 } },
    });
    expect(await findPeers(keyOf(61))).toMatchObject({
      unlikeAYear: null,
      ranks: { roe: { value: 5, peers: 45 } },
    });
  });

  test('another size, another industry and group accounts stand apart', async () => {
    const large = company(60, 5, { employees: 300 });
    const mill = company(61, 5, { industry: miller });
    const newer = company(62, 5, { industry: { version: 'DB25', code: '439100', text: 'Tag' } });
    const group = company(63, null, {
      accounts: accountsOf(keyOf(63), [{ year: 2021, scope: 'GROUP', values: { roe: 5 } }]),
    });
    await loadCompanies([...companies, large, mill, newer, group], full);
    expect((await findPeers(keyOf(1)))?.ranks.roe).toMatchObject({ peers: 44 });
    expect(await findPeers(keyOf(60))).toMatchObject({ sizeClass: 'large', ranks: { roe: null } });
    expect(await findPeers(keyOf(63))).toBeNull();
  });

  test('nobody without accounts, an industry or a number', async () => {
    const bare = companyRecord(60, { isSample: false });
    const idle = company(61, 5, { industry: null });
    await loadCompanies([...companies, bare, idle], full);
    for (const key of [keyOf(60), keyOf(61), '00000000', 'abc', "' or 1=1"]) {
      expect(await findPeers(key)).toBeNull();
    }
  });
});

describe('what is left is what a new calculation gives', () => {
  test('after companies have changed', async () => {
    await loadCompanies([...companies, company(50, 3, { employees: 30 })], full);
    const changed = { accounts: null, registerUpdatedAt: '2022-01-02T00:00:00Z' };
    await loadCompanies(
      [
        company(1, 7, { ...changed, employees: 30 }),
        company(2, null, { ...changed, status: 'CEASED' }),
        companyRecord(51, { isSample: false }),
      ],
      delta,
    );
    const after = await dump();
    expect(after[0]).toHaveLength(46);
    expect(after[1]).toMatchObject([
      { industry_group: '43 ', size_class: 'micro', roe: { length: 43 } },
      { industry_group: '43 ', size_class: 'small', roe: { length: 2 } },
      { industry_group: '439', size_class: 'micro', roe: { length: 43 } },
      { industry_group: '439', size_class: 'small', roe: { length: 2 } },
    ]);
    expect(await rebuilt()).toEqual(after);
  });

  test('after the day on which a head count became one of years ago', async () => {
    const once = company(50, 3, { employees: 300, employeesMonth: '2020-02-01' });
    await loadCompanies([...companies, once], full);
    expect(await findPeers(keyOf(50))).toMatchObject({ sizeClass: 'large' });
    const next = companyRecord(51, { isSample: false });
    await loadCompanies([next], { ...delta, snapshotDate: '2022-03-01' });
    expect(await findPeers(keyOf(50))).toMatchObject({ sizeClass: 'none' });
    expect(await rebuilt()).toEqual(await dump());
  });

  test('after the day on which accounts became too old', async () => {
    const until = (number: number, day: string) => {
      const years = [{ year: 2019, endDate: day, values: { roe: 9 } }];
      return company(number, 1, { accounts: accountsOf(keyOf(number), years) });
    };
    // 26 months before the day of the register, and a day more.
    await loadCompanies([...companies, until(50, '2019-12-01'), until(51, '2019-11-30')], full);
    const peers = async () => (await findPeers(keyOf(1)))?.ranks.roe?.peers;
    expect(await peers()).toBe(45);
    // Whoever has old accounts is still compared with those who have new ones.
    expect(await findPeers(keyOf(51))).toMatchObject({ ranks: { roe: { peers: 46 } } });
    const next = companyRecord(60, { isSample: false });
    await loadCompanies([next], { ...delta, snapshotDate: '2022-03-01' });
    expect(await peers()).toBe(44);
    expect(await rebuilt()).toEqual(await dump());
  });

  test('after a newer report has come', async () => {
    const { loadFilings } = await import('@/lib/register/filings/load');
    const load = (...years: number[]) =>
      loadFilings(
        each(
          years.map((year) => {
            const figures = { Equity: year, Assets: 10_000, Revenue: 100 * (year - 2019) };
            return input(entry(`${year}`, year), report(year, { solo: figures }));
          }),
        ),
        { source: 'FILINGS' },
      );
    await loadCompanies(companies, full);
    await load(2021);
    await load(2022);
    const after = await dump();
    expect(after[0]).toHaveLength(46);
    expect(after[0][0]).toMatchObject({
      company_key: filer,
      end_date: '2022-12-31',
      growth: 50,
      solvency_ratio: 20.22,
      industry_group: null,
      living: false,
    });
    expect(await rebuilt()).toEqual(after);
  });
});

test('growth is that of revenue against the year right before, if it is as long', async () => {
  const other = company(2, 1, {
    accounts: accountsOf(keyOf(2), [
      { year: 2019, values: { revenue: 100 } },
      { year: 2021, values: { revenue: 250 } },
    ]),
  });
  const gross = company(3, 1, {
    accounts: accountsOf(keyOf(3), [
      { year: 2020, values: { grossProfit: 80, revenue: 5 } },
      { year: 2021, values: { grossProfit: 60 } },
    ]),
  });
  const long = company(4, 1, {
    accounts: accountsOf(keyOf(4), [
      { year: 2020, startDate: '2019-07-01', values: { revenue: 100 } },
      { year: 2021, values: { revenue: 150 } },
    ]),
  });
  await loadCompanies([company(1, 1), other, gross, long], full);
  const rows = await database.rows('SELECT growth FROM newest_figures ORDER BY company_key');
  expect(rows.map(({ growth }) => growth)).toEqual([25, null, -25, null]);
});

test('figures that an earlier version stored become those that a load makes', async () => {
  const sql = ['20261123050000_returns_on_equity', '20261123051000_active_peers'].map((name) =>
    readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8'),
  );
  const short = company(60, 5, {
    accounts: accountsOf(keyOf(60), [
      { year: 2021, startDate: '2021-08-01', values: { roe: 5, roi: 4 } },
    ]),
  });
  const lost = { profitLoss: -72_423, equity: -19 };
  const bust = company(61, null, {
    accounts: accountsOf(keyOf(61), [{ year: 2021, values: lost }]),
  });
  const bankrupt = company(62, 8, { status: 'IN_BANKRUPTCY' });
  await loadCompanies([...companies, short, bust, bankrupt], full);
  // These migrations are older than divisions.
  await database.rows('DELETE FROM peer_groups WHERE length(industry_group) = 2');
  const made = await dump();
  await database.rows(`UPDATE accounting_periods SET roe = 381173.68 WHERE equity < 0`);
  await database.rows(`UPDATE newest_figures SET living = true, roe = coalesce(roe, 7), roi = 9`);
  for (const migration of sql) await database.rows(migration);
  expect(await dump()).toEqual(made);
  expect(await database.rows('SELECT FROM accounting_periods WHERE roe > 10000')).toEqual([]);
});
