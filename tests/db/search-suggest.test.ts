import { describe, expect, test } from 'vitest';
import type { CompanyRecord } from '@/lib/register/record';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const since = { validFrom: '2010-01-01', validTo: null };
const until = { validFrom: '2000-01-01', validTo: '2010-01-01' };

function company(
  number: number,
  name: string,
  change: Partial<CompanyRecord> = {},
  former?: string,
) {
  const names = [
    { ...since, kind: 'PRIMARY' as const, name },
    ...(former ? [{ ...until, kind: 'PRIMARY' as const, name: former }] : []),
  ];
  return companyRecord(number, { name, names, ...change });
}

const inOdense = {
  postalCode: '5000',
  postalDistrict: 'Odense C',
  municipalityCode: 461,
  municipalityName: 'Odense',
};

await registerDatabase('search_suggest');
const { loadCompanies } = await import('@/lib/register/load');
const load = (changes: CompanyRecord[]) =>
  loadCompanies(changes, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
await load([
  company(1, 'Møllehave Tagdækning ApS', { employees: 40 }),
  company(2, 'Møllehave Tag', { employees: 4, advertisingProtected: true, ...inOdense }),
  company(3, 'Kværnen A/S', { employees: 900 }, 'Møllehave Savværk'),
  company(4, 'MØLLEBÆK ApS', { employees: 1, town: 'Stige', ...inOdense }),
]);
const { suggest } = await import('@/lib/search/suggest');
const { suggestSpellings } = await import('@/lib/search/suggest/spelling');

const numbers = (companies: { key: string }[]) => companies.map(({ key }) => Number(key) % 100);

describe('suggestions while typing', () => {
  test('companies at an address', async () => {
    const { companies } = await suggest({ text: 'engvej 1, odense', limit: 5 });
    expect(numbers(companies)).toEqual([2, 4]);
    expect(companies[0]?.matchedOn).toEqual({ field: 'address', text: 'Engvej 1' });
    expect((await suggest({ text: 'engvej 2', limit: 5 })).companies).toEqual([]);
  });

  test('companies in the order of the search, with what a line shows', async () => {
    const { companies } = await suggest({ text: 'moelleh', limit: 5 });
    expect(numbers(companies)).toEqual([1, 2, 3]);
    expect(companies[1]).toEqual({
      key: '99000002',
      name: 'Møllehave Tag',
      status: 'ACTIVE',
      industry: 'Tagdækningsvirksomhed',
      companyType: 'Anpartsselskab',
      companyTypeShort: 'APS',
      postalDistrict: 'Odense C',
      municipality: 'Odense',
      advertisingProtected: true,
      matchedOn: { field: 'name', text: 'Møllehave Tag' },
      respelled: [],
    });
    expect(companies[2]?.matchedOn).toEqual({ field: 'formerName', text: 'Møllehave Savværk' });
  });

  test('as many as asked for', async () => {
    expect(numbers((await suggest({ text: 'm', limit: 2 })).companies)).toEqual([1, 2]);
  });

  test('industries and places with all their companies', async () => {
    expect(await suggest({ text: 'odens', limit: 3 })).toMatchObject({
      places: [
        { kind: 'municipality', value: 'Odense', count: 2 },
        { kind: 'postalDistrict', value: 'Odense C', count: 2, postalCode: '5000' },
      ],
    });
    const { industries } = await suggest({ text: 'møllehave tagd', limit: 3 });
    expect(industries).toEqual([{ value: 'Tagdækningsvirksomhed', count: 4 }]);
  });

  test('a trade and a place by their codes', async () => {
    expect((await suggest({ text: '4391', limit: 3 })).industries).toEqual([
      { value: 'Tagdækningsvirksomhed', count: 4 },
    ]);
    const { companies, places } = await suggest({ text: 'møllehave 5000', limit: 3 });
    expect(numbers(companies)).toEqual([2]);
    expect(companies[0]?.matchedOn).toEqual({ field: 'name', text: 'Møllehave Tag' });
    expect(places).toEqual([
      { kind: 'postalDistrict', value: '5000 Odense C', count: 2, postalCode: '5000' },
    ]);
    const [first] = (await suggest({ text: '5000', limit: 1 })).companies;
    expect(first?.matchedOn).toEqual({ field: 'postalDistrict', text: '5000 Odense C' });
    const [coded] = (await suggest({ text: '43.91.00', limit: 1 })).companies;
    expect(coded?.matchedOn).toEqual({ field: 'industry', text: '439100 Tagdækningsvirksomhed' });
  });

  test('a word that is misspelt', async () => {
    const { companies, places } = await suggest({ text: 'odesne', limit: 3 });
    expect(numbers(companies)).toEqual([2, 4]);
    expect(companies[0]?.respelled).toEqual([{ typed: 'odesne', meant: 'odense' }]);
    expect(places.map(({ value }) => value)).toEqual(['Odense', 'Odense C']);
  });

  test.each(['', ' ', '%', '😀', '"" -'])('nothing for "%s"', async (text) => {
    expect(await suggest({ text, limit: 5 })).toEqual({
      companies: [],
      industries: [],
      places: [],
    });
  });

  test('a company by its number', async () => {
    const { companies, industries } = await suggest({ text: 'DK 99 00 00 03', limit: 5 });
    expect(numbers(companies)).toEqual([3]);
    expect(industries).toEqual([]);
  });

  test('companies by a number that is still typed', async () => {
    expect(numbers((await suggest({ text: '9900000', limit: 5 })).companies)).toEqual([3, 1, 2, 4]);
    const { companies } = await suggest({ text: 'DK 99 00 0', limit: 2 });
    expect(numbers(companies)).toEqual([3, 1]);
    expect(companies[0]).toMatchObject({ matchedOn: { field: 'cvr', text: '99000003' } });
    expect((await suggest({ text: '9900001', limit: 5 })).companies).toEqual([]);
    expect((await suggest({ text: '9900', limit: 5 })).companies).toEqual([]);
  });
});

describe('spelling', () => {
  test.each([
    ['mollehvae tag', ['møllehave tag']],
    ['Moellebak', ['Møllebæk']],
    ['MØLEBÆK odesne', ['MØLLEBÆK odense']],
    ['møllehave', []],
    ['qqqqqq', []],
    ['', []],
  ])('%s', async (text, meant) => {
    expect(await suggestSpellings(text)).toEqual(meant);
  });
});

test('after a load the new register is suggested', async () => {
  expect(await suggestSpellings('vandkamen')).toEqual([]);
  await load([company(5, 'Vandkammen ApS')]);
  expect(await suggestSpellings('vandkamen')).toEqual(['vandkammen']);
  expect(numbers((await suggest({ text: 'vandkam', limit: 1 })).companies)).toEqual([5]);
  const { industries } = await suggest({ text: 'tagd', limit: 1 });
  expect(industries).toEqual([{ value: 'Tagdækningsvirksomhed', count: 5 }]);
});

test('the code of an industry in the other code list finds it too, however that is called in English', async () => {
  const industry = { version: 'DB25', code: '439100', text: 'Murere' } as const;
  await load([company(6, 'Fugen ApS', { industry })]);
  expect((await suggest({ text: '439910', limit: 5 })).industries).toEqual([
    { value: 'Murere', count: 1 },
  ]);
  const { asInRegister } = await import('@/lib/search/meant-values');
  for (const name of ['439910', 'Masonry and bricklaying activities']) {
    expect(await asInRegister({ industry: [name] })).toEqual({ industry: ['Murere'] });
  }
});
