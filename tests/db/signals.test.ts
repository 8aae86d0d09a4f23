import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoleRecord } from '@/lib/register/record';
import { companyRecord, roleRecord } from '../support/company-record';
import { type RegisterDatabase, registerDatabase } from '../support/register-database';

let database: RegisterDatabase;
let findSignals: typeof import('@/lib/signals/queries').findSignals;
let findCompany: typeof import('@/lib/companies/queries').findCompany;
let disconnect: () => Promise<void>;

const role = (name: string, group: RoleRecord['group'], change: Partial<RoleRecord> = {}) =>
  roleRecord(name, { group, title: null, ...change });

/** A company as the owner of another one, since 2010. */
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

const companies = [
  companyRecord(1, {
    roles: [
      role('Ida Konkurs', 'MANAGEMENT'),
      role('Bo Uden', 'BOARD'),
      role('Eva Grund', 'FOUNDER'),
      role('Rie Visor', 'AUDITOR', { validFrom: '2024-02-02' }),
      role('Ole Visor', 'AUDITOR', { validTo: '2024-02-01' }),
      role('Carl Gik', 'BOARD', { validTo: '2020-01-01' }),
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
    ],
  }),
  companyRecord(3, {
    status: 'CEASED',
    statusText: 'OPLØST EFTER KONKURS',
    roles: [role('Ida Konkurs', 'BOARD', { validTo: '2011-01-01' }), role('Bo Uden', 'AUDITOR')],
  }),
  companyRecord(4, {
    roles: [
      role('Bo Uden', 'MANAGEMENT'),
      // None of these makes a signal: two are sound, one left and one only founded it.
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
    // The second role of a company says no more than that it has two.
    roles: [7, 7, 8, 9, 10].map((number) => owner(number, { ownership: 1 / number })),
  }),
];

beforeAll(async () => {
  database = await registerDatabase('signals');
  const { loadCompanies } = await import('@/lib/register/load');
  const snapshotDate = '2024-06-30';
  await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate });
  ({ findSignals } = await import('@/lib/signals/queries'));
  ({ findCompany } = await import('@/lib/companies/queries'));
  const { db } = await import('@/lib/db');
  disconnect = () => db.$disconnect();
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

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
      people: [{ id: expect.any(String), name: 'Ida Konkurs', companies: 2 }],
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
      owners: [
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

test('its own bankruptcy is not one of another company', async () => {
  const { found } = await signalsOf(2);
  expect(found).toMatchObject([{ kind: 'bankruptcies', people: [{ companies: 1 }], total: 1 }]);
});

test('a company that ended has none', async () => {
  const company = await findCompany(companyRecord(3).key);
  expect(company && (await findSignals(company))).toBeNull();
  expect(company?.status).toBe('CEASED');
});
