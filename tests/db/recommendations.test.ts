import { describe, expect, test } from 'vitest';
import type { CompanyRecord } from '@/lib/register/record';
import { accountsOf } from '../support/account-records';
import { companyRecord, keyOf } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const industry = (code: string, text: string) => ({ version: 'DB07', code, text }) as const;
const programming = industry('620100', 'Computerprogrammering');
const consulting = industry('620200', 'Konsulentbistand vedrørende informationsteknologi');
const aarhus = {
  postalCode: '8000',
  postalDistrict: 'Aarhus C',
  municipalityCode: 751,
  municipalityName: 'Aarhus',
};

/** Grown by the given percentage in the newest year. */
const grown = (number: number, percent: number) =>
  accountsOf(keyOf(number), [
    { year: 2020, values: { revenue: 1_000 } },
    { year: 2021, values: { revenue: 1_000 + 10 * percent } },
  ]);

const company = (number: number, name: string, change: Partial<CompanyRecord> = {}) =>
  companyRecord(number, {
    name,
    names: [{ kind: 'PRIMARY', name, validFrom: '2010-01-01', validTo: null }],
    industry: programming,
    employees: 20,
    roles: [],
    ...change,
  });

const companies = [
  company(1, 'Ægir Kode A/S', { accounts: grown(1, 10) }),
  company(2, 'Tvilling ApS', { accounts: grown(2, 12) }),
  company(3, 'Ung ApS', { foundedOn: '2021-01-01', accounts: grown(3, 300) }),
  company(4, 'Stor A/S', { employees: 900 }),
  company(5, 'Fjern ApS', aarhus),
  // Twice as many employees are still a similar size.
  company(6, 'Rådgiver ApS', { industry: consulting, employees: 40 }),
  company(7, 'Død ApS', { status: 'CEASED' }),
  company(8, 'Tagmand ApS', { industry: industry('439100', 'Tagdækningsvirksomhed') }),
  company(9, 'Uden Branche 1', { industry: null, status: 'ACTIVE' }),
  company(10, 'Alene ApS', { industry: null, municipalityCode: null, municipalityName: null }),
  company(11, 'ægir kode a/s', { employees: 1 }),
  company(12, 'H.C. Hansen og Schou ApS', { status: 'CEASED' }),
];

await registerDatabase('recommendations');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'FULL', snapshotDate: '2022-01-01' });
const verbs = await import('@/lib/recommendations/queries');

const recommended = async (number: number) =>
  (await verbs.listRecommendations(keyOf(number))).map(({ company: { name }, reasons }) => [
    name,
    reasons.join(' '),
  ]);

test('the most alike first, each with its reasons', async () => {
  expect(await recommended(1)).toEqual([
    ['Tvilling ApS', 'sameIndustry similarSize similarGrowth sameMunicipality similarAge'],
    ['Ung ApS', 'sameIndustry similarSize sameMunicipality'],
    ['Fjern ApS', 'sameIndustry similarSize similarAge'],
    ['Rådgiver ApS', 'relatedIndustry similarSize sameMunicipality similarAge'],
    ['ægir kode a/s', 'sameIndustry sameMunicipality similarAge'],
    ['Stor A/S', 'sameIndustry sameMunicipality similarAge'],
  ]);
});

test('neither itself, nor what has ceased, nor another trade', async () => {
  const names = (await recommended(2)).map(([name]) => name);
  expect(names).toContain('Ægir Kode A/S');
  for (const name of ['Tvilling ApS', 'Død ApS', 'Tagmand ApS', 'Uden Branche 1']) {
    expect(names).not.toContain(name);
  }
});

test('a company that has ceased is recommended those that live', async () => {
  expect((await recommended(7)).length).toBe(6);
});

test('without an industry it is the municipality that counts', async () => {
  const found = await recommended(9);
  expect(found.length).toBe(6);
  for (const [name, reasons] of found) {
    expect(name).not.toBe('Fjern ApS');
    expect(reasons).toMatch(/sameMunicipality/);
  }
});

test('nothing to go by, nothing recommended', async () => {
  expect(await recommended(10)).toEqual([]);
  for (const key of ['00000000', 'abc', "' OR 1=1"]) {
    expect(await verbs.listRecommendations(key)).toEqual([]);
  }
});

describe('the company of a name', () => {
  test.each([
    ['Tvilling ApS', 2],
    ['tvilling   aps', 2],
    ['TVILLING APS', 2],
    ['Raadgiver ApS', 6],
    // Two have this name: the larger one.
    ['Ægir Kode A/S', 1],
    ['H.C. Hansen og Schou ApS', 12],
    ['HC Hansen & Schou ApS', 12],
  ])('%j is found', async (name, number) => {
    expect(await verbs.findKeyByName(name)).toBe(keyOf(number));
  });

  test.each(['Tvilling', 'Tvillling ApS', 'ApS', '-', '"', '', '99000002'])(
    '%j is nobody’s',
    async (name) => {
      expect(await verbs.findKeyByName(name)).toBeNull();
    },
  );
});
