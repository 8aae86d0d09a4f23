import { describe, expect, test } from 'vitest';
import type { CompanyRecord, RestructuringRecord, UnitRecord } from '@/lib/register/record';
import { accountsOf, type YearOf } from '../support/account-records';
import {
  companyRecord,
  keyOf,
  NOTHING_KNOWN,
  roleRecord,
  unitRecord,
} from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const somewhere = { latitude: 57, longitude: 9.9, locationPrecision: 'POSTAL_DISTRICT' } as const;
const unit = (number: number, change: Partial<UnitRecord> = {}) =>
  unitRecord(number, { ...somewhere, employeesMin: 2, employeesMax: 4, ...change });

const manyUnits = Array.from({ length: 500 }, (_, place) => unit(place));

/** A change of the financial year, an overlap, a gap and another currency. */
const odd: YearOf[] = [
  { year: 2015, values: { roe: 10, solvencyRatio: 40 } },
  { year: 2016, values: { roe: 12, solvencyRatio: -15 } },
  { year: 2017, endDate: '2017-06-30', values: { roe: 20, solvencyRatio: 30 } },
  { year: 2018, startDate: '2017-07-01', endDate: '2018-06-30', values: { roe: 25 } },
  { year: 2019, startDate: '2018-04-01', endDate: '2019-03-31', values: { roe: 30 } },
  { year: 2021, values: { roe: 5 } },
  { year: 2022, currency: 'EUR', values: { roe: 6 } },
];
const forty = Array.from({ length: 40 }, (_, place) => ({
  year: 1980 + place,
  values: { roe: place },
}));

const BRANCH = { code: 170, short: 'FAS', name: 'Filial af udenlandsk aktieselskab' };
const headOffice = (name: string, validTo: string | null = null) =>
  roleRecord(name, { group: 'OTHER', organ: 'Hovedselskab', title: 'HOVEDSELSKAB', validTo });

const firstPeriod = { firstPeriodStart: '2020-10-18', firstPeriodEnd: '2021-12-31' };

const merged = (number: number, restructurings: RestructuringRecord[], ending?: string) => {
  const day = restructurings.at(-1)?.on ?? null;
  const end: Partial<CompanyRecord> = {
    ...{ status: 'CEASED', statusText: `OPLØST EFTER ${ending}`, statusSince: null, ceasedOn: day },
    lifePeriods: [{ validFrom: '2010-01-01', validTo: day }],
  };
  return [companyRecord(number, { roles: [], restructurings, ...(ending ? end : {}) })];
};

const companies = [
  companyRecord(1, {
    purpose: 'At lægge tag',
    capital: 40_000,
    signingRule: 'Af direktøren',
    financialYearStart: '--07-01',
    financialYearEnd: '--06-30',
    auditWaived: true,
    ...{ capitalPartlyPaid: true, shareClasses: false, articlesOn: '2020-12-09' },
    ...firstPeriod,
    names: [
      { kind: 'PRIMARY', name: 'Før ApS', validFrom: '2010-01-01', validTo: '2014-12-31' },
      { kind: 'PRIMARY', name: 'Prøve 1 ApS', validFrom: '2015-01-01', validTo: null },
    ],
    employment: [
      { startsOn: '2021-01-01', months: 1, employees: null, min: 2, max: 4, fullTime: 2.5 },
    ],
    units: [
      unit(1_000, { active: false, ceasedOn: '2020-01-01' }),
      unit(1_001, { latitude: null, longitude: null, locationPrecision: null }),
      unit(1_002, { isMain: true, employees: 7, employeesMin: null, employeesMax: null }),
    ],
  }),
  companyRecord(2, { units: manyUnits, accounts: accountsOf(keyOf(2), odd) }),
  companyRecord(3, NOTHING_KNOWN),
  companyRecord(4, {
    accounts: accountsOf(keyOf(4), forty),
    employeesMonth: '2020-01-01',
    ...firstPeriod,
  }),
  companyRecord(5, { employees: 12, employeesMonth: '2014-09-01' }),
  companyRecord(6, {
    name: 'Fjord Danmark, filial af Fjord AB, Sverige',
    legalForm: BRANCH,
    roles: [
      roleRecord('Bo Bestyrer'),
      headOffice('Fjord Oy', '2015-12-31'),
      headOffice('Fjord Group AB'),
    ],
  }),
  companyRecord(7, {
    name: 'Fjord Danmark, filial af Fjord AB, Sverige',
    legalForm: BRANCH,
    roles: [],
  }),
  companyRecord(8, { name: 'Fjord', legalForm: BRANCH, roles: [] }),
  companyRecord(9, { name: 'Filial af Fjord AB ApS', roles: [headOffice('Fjord AB')] }),
  companyRecord(10, {
    lifePeriods: [{ validFrom: '2010-01-01', validTo: null }],
    statusSince: '2014-06-02',
    statusHistory: [
      { status: 'ACTIVE', from: '2010-01-01' },
      { status: 'IN_BANKRUPTCY', from: '2014-01-02' },
      { status: 'ACTIVE', from: '2014-06-02' },
    ],
    roles: [],
  }),
  ...merged(11, [{ event: 1, kind: 'MERGER', side: 'FROM', on: '2019-05-06' }], 'FUSION'),
  ...merged(12, [
    { event: 2, kind: 'DEMERGER', side: 'INTO', on: '2018-01-01' },
    { event: 1, kind: 'MERGER', side: 'INTO', on: '2019-05-06' },
    { event: 3, kind: 'MERGER', side: 'INTO', on: '2020-01-01' },
  ]),
  ...merged(13, [{ event: 2, kind: 'DEMERGER', side: 'FROM', on: '2018-01-01' }], 'SPALTNING'),
];

await registerDatabase('company_overview');
const { loadCompanies } = await import('@/lib/register/load');
const load = (records: CompanyRecord[]) =>
  loadCompanies(records, { source: 'FILES', kind: 'FULL', snapshotDate: '2022-01-01' });
await load(companies);
const { getOverview } = await import('@/lib/overview/queries');
const units = await import('@/lib/units/queries');
const { getKeyFigures } = await import('@/lib/financials/queries');

test('a bankruptcy that was annulled stands in the timeline of a company that goes on', async () => {
  const { timeline } = await getOverview(keyOf(10));
  const events = timeline.events.map(({ on, field, before, after }) => [
    ...[on.toISOString().slice(0, 10), field],
    ...[before, after],
  ]);
  expect(events).toEqual([
    ['2014-06-02', 'STATUS', 'IN_BANKRUPTCY', 'ACTIVE'],
    ['2014-01-02', 'STATUS', 'ACTIVE', 'IN_BANKRUPTCY'],
    ['2010-01-01', 'STARTED', null, null],
  ]);
});

test('a merger and a demerger lead from each company to those on the other side', async () => {
  const { findCompany } = await import('@/lib/companies/queries');
  const { findSuccessors } = await import('@/lib/history/restructurings');
  const told = async (number: number) => {
    const { timeline } = await getOverview(keyOf(number));
    return timeline.events.flatMap(({ field, before, after, companies }) =>
      companies ? [[field, before, after, companies.map(({ key }) => key)]] : [],
    );
  };
  const [from, into, split] = [11, 12, 13].map(keyOf);
  expect(await told(11)).toEqual([['MERGED_INTO', null, 'Prøve 12 ApS', [into]]]);
  expect(await told(12)).toEqual([
    ['TOOK_OVER', null, null, []],
    ['TOOK_OVER', 'Prøve 11 ApS', null, [from]],
    ['SPLIT_FROM', 'Prøve 13 ApS', null, [split]],
  ]);
  const successors = async (number: number) => {
    const company = await findCompany(keyOf(number));
    return company && findSuccessors(company);
  };
  const companiesOf = [{ key: into, name: 'Prøve 12 ApS' }];
  expect(await successors(11)).toEqual({ field: 'MERGED_INTO', companies: companiesOf });
  expect(await successors(13)).toEqual({ field: 'SPLIT_INTO', companies: companiesOf });
  expect(await successors(12)).toBeNull();
});

test('the month of its employees is told where it is long ago, on its page and in results', async () => {
  const { findCompany } = await import('@/lib/companies/queries');
  const { readHits } = await import('@/lib/search/hits');
  const { toCompanyRecord } = await import('@/lib/companies/mapper');
  const keys = [4, 5].map(keyOf);
  const pages = await Promise.all(keys.map((key) => findCompany(key)));
  const hits = (await readHits(keys)).value.map(({ company }) => company);
  for (const found of [pages, hits]) {
    const told = found.map((company) => company && toCompanyRecord(company));
    expect(told).toMatchObject([
      { ansatte: 3, employees_month: null },
      { ansatte: 12, employees_month: '2014-09' },
    ]);
  }
});

test('what a company has registered', async () => {
  const record = await getOverview(keyOf(1));
  const { ceoId, articles, firstAccounts, otherNames, employment } = record;
  expect(ceoId).toBe('1');
  expect(articles).toEqual({
    purpose: 'At lægge tag',
    capital: 40_000,
    capitalCurrency: 'DKK',
    signingRule: 'Af direktøren',
    financialYearStart: '--07-01',
    financialYearEnd: '--06-30',
    auditWaived: true,
    listed: null,
    capitalPartlyPaid: true,
    shareClasses: false,
    articlesOn: new Date('2020-12-09'),
  });
  expect(firstAccounts).toEqual({ start: new Date('2020-10-18'), end: new Date('2021-12-31') });
  expect(otherNames).toMatchObject([{ name: 'Før ApS', kind: 'former' }]);
  expect(employment).toEqual({
    months: 1,
    points: [
      {
        startsOn: new Date('2021-01-01'),
        employees: { exact: null, min: 2, max: 4 },
        fullTime: 2.5,
      },
    ],
  });
});

test('first accounts are no longer awaited once an annual report is published', async () => {
  expect((await getOverview(keyOf(4))).firstAccounts).toBeNull();
});

test('the timeline has what loads saw, with before and after', async () => {
  const { loadCompanies } = await import('@/lib/register/load');
  const moved = companyRecord(1, { ...companies[0], street: 'Havnen 2', units: null });
  await loadCompanies([{ ...moved, registerUpdatedAt: '2022-03-01T00:00:00Z' }], {
    source: 'FILES',
    kind: 'DELTA',
    snapshotDate: '2022-03-02',
  });
  const { timeline } = await getOverview(keyOf(1));
  expect(timeline.total).toBe(3);
  expect(timeline.events.map(({ on, field, before, after }) => [on, field, before, after])).toEqual(
    [
      [new Date('2022-03-02'), 'ADDRESS', 'Engvej 1, 9000 Aalborg', 'Havnen 2, 9000 Aalborg'],
      [new Date('2015-01-01'), 'NAME', 'Før ApS', 'Prøve 1 ApS'],
      [new Date('2010-01-01'), 'STARTED', null, null],
    ],
  );
});

test('units: the main one first, those that are gone last', async () => {
  const { items, total, activeTotal } = await units.getUnits({ key: keyOf(1) });
  expect([total, activeTotal]).toEqual([3, 2]);
  expect(items.map(({ name, active }) => [name, active])).toEqual([
    ['Afdeling 1002', true],
    ['Afdeling 1001', true],
    ['Afdeling 1000', false],
  ]);
  expect(items[0]).toMatchObject({
    pNumber: '1020001002',
    street: 'Vej 1002',
    municipality: 'Aalborg',
    latitude: 57,
    employees: { exact: 7, min: null, max: null },
  });
  expect(await units.listUnitPoints(keyOf(1))).toEqual([
    { pNumber: '1020001002', name: 'Afdeling 1002', latitude: 57, longitude: 9.9 },
  ]);
});

test('five hundred units come in pages, each once, and all on the map', async () => {
  const { units: first } = await getOverview(keyOf(2));
  expect(first).toMatchObject({ total: 500, page: 1, totalPages: 25, items: { length: 20 } });
  const pages = await Promise.all(
    Array.from({ length: 25 }, (_, place) => units.getUnits({ key: keyOf(2), page: place + 1 })),
  );
  const listed = pages.flatMap(({ items }) => items.map(({ pNumber }) => pNumber));
  expect(listed).toEqual(manyUnits.map(({ pNumber }) => pNumber));
  expect(await units.getUnits({ key: keyOf(2), page: 900 })).toMatchObject({ page: 25 });
  const points = await units.getUnitPoints(keyOf(2));
  expect(points).toHaveLength(500);
  expect(await units.findUnitPoint(keyOf(2))).toEqual(points[0]);
});

test('a branch has the company it belongs to, as registered or else as it is named', async () => {
  const parents = [6, 7, 8, 9].map(async (number) => (await getOverview(keyOf(number))).parent);
  expect(await Promise.all(parents)).toEqual([
    { name: 'Fjord Group AB', id: expect.stringMatching(/^\d+$/) },
    { name: 'Fjord AB, Sverige', id: null },
    null,
    null,
  ]);
});

test('a company with nothing but a number', async () => {
  const { articles, ...rest } = await getOverview(keyOf(3));
  expect(Object.values(articles).filter((value) => value !== null)).toEqual([]);
  expect(rest).toEqual({
    ceoId: null,
    parent: null,
    firstAccounts: null,
    otherNames: [],
    employment: null,
    timeline: { events: [], total: 0, holders: new Map() },
    units: { items: [], total: 0, activeTotal: 0, page: 1, totalPages: 0 },
  });
  expect(await units.getUnitPoints(keyOf(3))).toEqual([]);
  expect(await units.findUnitPoint(keyOf(3))).toBeNull();
  expect(await getKeyFigures(keyOf(3))).toEqual({ solo: [], group: [] });
});

describe('key figures', () => {
  test('compare with the year right before, in the same currency and as long', async () => {
    const { solo } = await getKeyFigures(keyOf(2));
    const roe = solo.map(({ endDate, figures }) => [
      endDate.toISOString().slice(0, 10),
      figures.roe.value,
      figures.roe.change ?? figures.roe.notCompared,
    ]);
    expect(roe).toEqual([
      ['2022-12-31', 6, 'currency'],
      ['2021-12-31', 5, 'gap'],
      ['2019-03-31', 30, 'overlap'],
      ['2018-06-30', 25, 'length'],
      ['2017-06-30', 20, 'length'],
      ['2016-12-31', 12, 2],
      ['2015-12-31', 10, null],
    ]);
    // Negative equity is a figure like any other.
    expect(solo[5]?.figures.solvencyRatio).toEqual({
      value: -15,
      change: -55,
      notCompared: null,
      notComputed: null,
      restated: null,
      onClosing: false,
    });
    expect(solo[5]?.figures.roi).toEqual({
      value: null,
      change: null,
      notCompared: null,
      notComputed: { part: 'assets', why: 'notReported' },
      restated: null,
      onClosing: false,
    });
    expect(solo[0]?.currency).toBe('EUR');
  });

  test('of forty years', async () => {
    const { solo, group } = await getKeyFigures(keyOf(4));
    expect(solo).toHaveLength(40);
    expect(solo[0]).toMatchObject({ figures: { roe: { value: 39, change: 1 } } });
    expect(group).toEqual([]);
  });
});

test.each(['00000000', '9900000', "' OR 1=1"])('%s is nobody', async (key) => {
  const unknown = { code: 'not_found' };
  await expect(getOverview(key)).rejects.toMatchObject(unknown);
  await expect(units.getUnits({ key })).rejects.toMatchObject(unknown);
  await expect(units.getUnitPoints(key)).rejects.toMatchObject(unknown);
  await expect(getKeyFigures(key)).rejects.toMatchObject(unknown);
});
