import { describe, expect, test } from 'vitest';
import type { CompanyRecord, RoleRecord } from '@/lib/register/record';
import { accountsOf } from '../support/account-records';
import { companyRecord, roleRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const role = (name: string, group: RoleRecord['group'], change: Partial<RoleRecord> = {}) =>
  roleRecord(name, { group, title: null, ...change });

/** A company that has owned another one since 2010. */
const owner = (number: number, change: Partial<RoleRecord> = {}) =>
  role('', 'OWNER', {
    ownership: 0.25,
    ...change,
    participant: {
      id: 5_000_000_000 + number,
      kind: 'COMPANY',
      name: `Ejer ${number}`,
      companyKey: companyRecord(number).key,
    },
  });

/** Owners that merged into others, with larger shares than a bankrupt one. */
const merged = Array.from({ length: 100 }, (_, place) => 200 + place);

const partners = Array.from({ length: 150 }, (_, place) => `Part Haver${place}`);

const real = (number: number, change: Partial<CompanyRecord> = {}) =>
  companyRecord(number, { isSample: false, roles: [], ...change });

/** Accounts whose last ones are of half a year. */
function withInterim(number: number, years: Parameters<typeof accountsOf>[1]) {
  const accounts = accountsOf(companyRecord(number).key, years);
  const last = accounts.filings.length - 1;
  const filings = accounts.filings.map((filing, place) =>
    place === last ? { ...filing, kind: 'HALF_YEAR' as const } : filing,
  );
  return { ...accounts, filings };
}

const companies = [
  companyRecord(1, {
    roles: [
      role('Ida Konkurs', 'MANAGEMENT'),
      role('Bo Uden', 'BOARD'),
      role('Eva Grund', 'FOUNDER'),
      role('Rie Visor', 'AUDITOR', { validFrom: '2024-02-02' }),
      role('Ole Visor', 'AUDITOR', { validTo: '2024-02-01' }),
      role('Carl Gik', 'BOARD', { validTo: '2020-01-01' }),
      // None of these leads the company or led the bankrupt one.
      role('Eva Grund', 'BOARD', { title: 'SUPPLEANT' }),
      role('Sia Stand', 'BOARD'),
    ],
  }),
  companyRecord(2, {
    status: 'IN_BANKRUPTCY',
    roles: [
      role('Ida Konkurs', 'OWNER', { ownership: 1 }),
      role('Ida Konkurs', 'BOARD'),
      role('Eva Grund', 'BOARD'),
      role('Carl Gik', 'BOARD'),
      role('Rie Visor', 'AUDITOR'),
      role('Sia Stand', 'BOARD', { title: '1. suppleant' }),
      role('Bo Uden', 'BOARD', { validFrom: '3000-01-01' }),
      // It owns others as well, but is no person.
      owner(5),
    ],
  }),
  companyRecord(3, {
    status: 'CEASED',
    statusText: 'OPLØST EFTER KONKURS',
    ceasedOn: '2022-05-06',
    roles: [role('Ida Konkurs', 'BOARD', { validTo: '2011-01-01' }), role('Bo Uden', 'AUDITOR')],
  }),
  companyRecord(4, {
    roles: [
      role('Bo Uden', 'MANAGEMENT'),
      // None of these causes a signal: two are sound, one left and one only founded it.
      owner(5),
      owner(6),
      owner(7, { validTo: '2020-01-01' }),
      owner(8, { group: 'FOUNDER' }),
    ],
  }),
  companyRecord(5, { status: 'CEASED', statusText: 'OPLØST EFTER FUSION', roles: [] }),
  companyRecord(6, { status: 'IN_LIQUIDATION', roles: [] }),
  companyRecord(7, { status: 'IN_BANKRUPTCY', statusSince: '2020-08-21', roles: [] }),
  companyRecord(8, {
    status: 'CEASED',
    statusText: 'Opløst efter konkurs',
    statusSince: null,
    ceasedOn: '2021-03-04',
    roles: [],
  }),
  companyRecord(9, { status: 'IN_RECONSTRUCTION', roles: [] }),
  companyRecord(10, { status: 'IN_COMPULSORY_DISSOLUTION', roles: [] }),
  companyRecord(11, {
    // The second role only shows that the company has two.
    roles: [7, 7, 8, 9, 10].map((number) => owner(number, { ownership: 1 / number })),
  }),
  ...merged.map((number) =>
    companyRecord(number, { status: 'CEASED', statusText: 'OPLØST EFTER FUSION', roles: [] }),
  ),
  companyRecord(23, {
    roles: [...merged.map((number) => owner(number)), owner(7, { ownership: 0.05 })],
  }),
  // A K/S: its general partners are companies, and one of them owns a share as well.
  companyRecord(27, {
    legalForm: { code: 40, short: 'K/S', name: 'Kommanditselskab' },
    roles: [
      owner(8, { group: 'PARTNER', title: 'KOMPLEMENTAR' }),
      owner(7, { group: 'PARTNER', title: 'KOMPLEMENTAR' }),
      owner(7, { ownership: 0.1 }),
      owner(5, { group: 'PARTNER', title: 'KOMPLEMENTAR' }),
      owner(9, { group: 'PARTNER', title: 'KOMPLEMENTAR', validTo: '2020-01-01' }),
      role('Ida Konkurs', 'PARTNER', { validTo: '2020-01-01' }),
    ],
  }),
  // Hundreds of partners, most of whom had another company that is bankrupt.
  companyRecord(24, { roles: partners.map((name) => role(name, 'PARTNER')) }),
  companyRecord(25, {
    status: 'IN_BANKRUPTCY',
    roles: partners.slice(30).map((name) => role(name, 'PARTNER')),
  }),
  companyRecord(17, { roles: [role('Nis Enkelt', 'OWNER'), role('Mia Mange', 'BOARD')] }),
  ...[18, 19, 20, 21, 22].map((number) =>
    companyRecord(number, {
      status: 'IN_BANKRUPTCY',
      statusSince: number === 22 ? null : `2020-01-${number}`,
      roles: [
        role('Mia Mange', 'MANAGEMENT'),
        ...(number === 22 ? [role('Nis Enkelt', 'BOARD')] : []),
      ],
    }),
  ),
  real(12),
  real(13, { foundedOn: '2023-01-01' }),
  real(14, { legalForm: { code: 10, short: 'ENK', name: 'Enkeltmandsvirksomhed' } }),
  real(15, { accounts: accountsOf(companyRecord(15).key, [{ year: 2023 }, { year: 2019 }]) }),
  // It holds shares in itself.
  real(16, { status: 'IN_BANKRUPTCY', roles: [owner(16)] }),
  real(26, { accounts: accountsOf(companyRecord(26).key, [{ year: 2021 }]) }),
  // Interim reports after the last annual report, and without any.
  real(29, { accounts: withInterim(29, [{ year: 2021 }, { year: 2023 }]) }),
  real(30, { accounts: withInterim(30, [{ year: 2023 }]) }),
];

const database = await registerDatabase('signals');
const { loadCompanies } = await import('@/lib/register/load');
const snapshotDate = '2024-06-30';
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate });
const { findSignals, withSignals } = await import('@/lib/signals/queries');
const { findCompany } = await import('@/lib/companies/queries');

async function signalsOf(number: number) {
  const { key } = companyRecord(number);
  const company = await findCompany(key);
  if (!company) throw new Error(`${key} is not there.`);
  const signals = await findSignals(company);
  if (!signals) throw new Error(`${key} has none.`);
  return signals;
}

test('bankruptcies are those of people who lead or own it today, of companies they led or owned', async () => {
  const { found, hasAccounts } = await signalsOf(1);
  expect(hasAccounts).toBe(false);
  expect(found).toEqual([
    { kind: 'auditorChanged', on: new Date('2024-02-01') },
    {
      kind: 'bankruptcies',
      people: [
        {
          id: expect.any(String),
          name: 'Ida Konkurs',
          companies: 2,
          named: [
            { key: companyRecord(3).key, name: 'Prøve 3 ApS', on: new Date('2022-05-06') },
            { key: companyRecord(2).key, name: 'Prøve 2 ApS', on: new Date('2010-01-01') },
          ],
        },
      ],
      total: 1,
    },
  ]);
});

test('a company whose people had none has no signal', async () => {
  expect(await signalsOf(4)).toEqual({ found: [], hasAccounts: false });
});

test('owners that are companies are told where they are insolvent or were', async () => {
  const { found } = await signalsOf(11);
  expect(found).toEqual([
    {
      kind: 'insolventOwners',
      companies: [
        {
          key: companyRecord(7).key,
          name: 'Prøve 7 ApS',
          status: 'IN_BANKRUPTCY',
          ending: null,
          statusSince: new Date('2020-08-21'),
          ownership: { from: 14.29, to: 15 },
        },
        expect.objectContaining({
          status: 'CEASED',
          ending: 'CEASED_BANKRUPTCY',
          statusSince: new Date('2021-03-04'),
        }),
        expect.objectContaining({ status: 'IN_RECONSTRUCTION' }),
        expect.objectContaining({ status: 'IN_COMPULSORY_DISSOLUTION' }),
      ],
      total: 4,
    },
  ]);
});

test('an insolvent owner is found behind however many that are not', async () => {
  const { found } = await signalsOf(23);
  expect(found).toMatchObject([
    { kind: 'insolventOwners', companies: [{ key: companyRecord(7).key }], total: 1 },
  ]);
});

test('insolvent partners are told as liable, and as owners only of what they own', async () => {
  const { found } = await signalsOf(27);
  const [seven, eight] = [{ key: companyRecord(7).key }, { key: companyRecord(8).key }];
  expect(found).toMatchObject([
    { kind: 'insolventOwners', companies: [seven], total: 1 },
    { kind: 'insolventPartners', companies: [seven, eight], total: 2 },
  ]);
});

test('of many bankruptcies the last ones are named', async () => {
  const [signal] = (await signalsOf(17)).found;
  const dayless = { key: companyRecord(22).key, on: null };
  expect(signal).toMatchObject({ kind: 'bankruptcies', total: 2 });
  expect(signal?.kind === 'bankruptcies' && signal.people).toMatchObject([
    {
      name: 'Mia Mange',
      companies: 5,
      named: [21, 20, 19].map((number) => ({ key: companyRecord(number).key })),
    },
    { name: 'Nis Enkelt', companies: 1, named: [dayless] },
  ]);
});

test('of however many people all are looked at', async () => {
  const { found } = await signalsOf(24);
  expect(found).toMatchObject([{ kind: 'bankruptcies', total: 120 }]);
});

test('its own bankruptcy comes first, and is not one of another company', async () => {
  const { found } = await signalsOf(2);
  const own = { kind: 'status', status: 'IN_BANKRUPTCY', since: new Date('2010-01-01') };
  expect(found).toMatchObject([
    own,
    { kind: 'bankruptcies', people: [{ companies: 1 }], total: 1 },
  ]);
});

describe('accounts that were not filed', () => {
  const noAccounts = { kind: 'noAccounts', foundedOn: new Date('2010-01-01') };
  const noNewAccounts = { kind: 'noNewAccounts', endDate: new Date('2021-12-31') };
  const founds = async (...numbers: number[]) =>
    Promise.all(numbers.map(async (number) => (await signalsOf(number)).found));

  // One year's are known a month after it, the next ones six months after a year of 18 months.
  test.each([
    ['of 24 months', ['2022-06-28', '2024-06-28'], false],
    ['that ended months ago', ['2020-01-01', '2024-05-01'], false],
    ['of 25 months', ['2022-05-28', '2024-06-28'], true],
  ])('are missed by filings %s', async (_, [from, to], isMissed) => {
    await database.rows(`DELETE FROM register_loads WHERE source = 'FILINGS';
      INSERT INTO register_loads (source, kind, status, complete_to)
      VALUES ('FILINGS', 'DELTA', 'DONE', '${from}'), ('FILINGS', 'DELTA', 'DONE', '${to}')`);
    expect(await founds(12, 26)).toEqual(isMissed ? [[noAccounts], [noNewAccounts]] : [[], []]);
  });

  test('are missed whatever interim reports there are', async () => {
    expect(await founds(29, 30)).toEqual([[noNewAccounts], [noAccounts]]);
  });

  test('are not of young companies, other forms, ones that file or are not active', async () => {
    const own = { kind: 'status', status: 'IN_BANKRUPTCY', since: new Date('2010-01-01') };
    expect(await founds(13, 14, 15, 16)).toEqual([[], [], [], [own]]);
  });

  test('are those of an invented register only with invented accounts of its day', async () => {
    expect((await founds(4))[0]).toEqual([]);
    await database.rows(`INSERT INTO register_loads (id, source, kind, status, snapshot_date)
      VALUES (0, 'SAMPLE', 'FULL', 'DONE', '2022-01-31')`);
    expect((await founds(4))[0]).toEqual([]);
    await database.rows(`UPDATE register_loads SET snapshot_date = '2024-06-30' WHERE id = 0`);
    expect((await founds(4))[0]).toEqual([noAccounts]);
  });
});

test('a company that ended has none', async () => {
  const company = await findCompany(companyRecord(3).key);
  expect(company && (await findSignals(company))).toBeNull();
  expect(company?.status).toBe('CEASED');
});

test('those of several companies are each company’s own', async () => {
  const found = await Promise.all(companies.map(({ key }) => findCompany(key)));
  const all = found.filter((company) => company !== null);
  expect(all).toHaveLength(companies.length);
  const together = withSignals(all.map((company) => ({ company })));
  for (const { company, signals } of together) {
    expect(await signals, company.key).toEqual(await findSignals(company));
  }
});
