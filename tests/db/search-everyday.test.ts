import { describe, expect, test } from 'vitest';
import type { CompanyRecord } from '@/lib/register/record';
import { companyRecord } from '../support/company-record';
import { NOBODY } from '../support/nobody';
import { registerDatabase } from '../support/register-database';

const carpentry: CompanyRecord['industry'] = {
  version: 'DB07',
  code: '433200',
  text: 'Tømrer- og bygningssnedkervirksomhed',
};
const masonry: CompanyRecord['industry'] = { version: 'DB07', code: '439910', text: 'Murere' };
const banking: CompanyRecord['industry'] = {
  version: 'DB07',
  code: '641900',
  text: 'Banker, sparekasser og andelskasser',
};
const auditing: CompanyRecord['industry'] = {
  version: 'DB07',
  code: '692000',
  text: 'Bogføring og revision',
};
const hairdressing: CompanyRecord['industry'] = {
  version: 'DB07',
  code: '960210',
  text: 'Frisørsaloner',
};
const pubs: CompanyRecord['industry'] = {
  version: 'DB07',
  code: '563000',
  text: 'Caféer, værtshuse, diskoteker mv.',
};
const dining: CompanyRecord['industry'] = {
  version: 'DB07',
  code: '561010',
  text: 'Restauranter',
};
const odense = {
  postalCode: '5000',
  postalDistrict: 'Odense C',
  municipalityCode: 461,
  municipalityName: 'Odense',
};
const inRy = {
  postalCode: '8680',
  postalDistrict: 'Ry',
  municipalityCode: 746,
  municipalityName: 'Skanderborg',
};
const inLemvig = {
  postalCode: '7620',
  postalDistrict: 'Lemvig',
  municipalityCode: 665,
  municipalityName: 'Lemvig',
};
const inViborg = {
  postalCode: '8800',
  postalDistrict: 'Viborg',
  municipalityCode: 791,
  municipalityName: 'Viborg',
};
const bankrupt = { status: 'IN_BANKRUPTCY', statusText: 'UNDER KONKURS' } as const;
const ended = {
  status: 'CEASED',
  statusText: 'OPLØST EFTER KONKURS',
  ceasedOn: '2021-05-06',
} as const;

/** Later companies are smaller, so that they come later among equals. */
function company(number: number, name: string, change: Partial<CompanyRecord> = {}) {
  const names = [{ validFrom: '2010-01-01', validTo: null, kind: 'PRIMARY' as const, name }];
  return companyRecord(number, { name, names, employees: 100 - number, ...change });
}

const companies = [
  company(1, 'Ask ApS', { industry: carpentry, ...odense }),
  company(2, 'Birk ApS', { industry: masonry, ...odense }),
  company(3, 'Eg ApS', { industry: banking, ...bankrupt }),
  company(4, 'El ApS', { industry: masonry, ...odense, ...bankrupt }),
  company(5, 'Fyr ApS', { industry: masonry, ...odense, ...ended }),
  company(6, 'Gran ApS', { ...odense, foundedOn: '2022-01-05' }),
  company(7, 'Konkursnyt ApS'),
  company(8, 'Firma Lind ApS'),
  company(9, 'Lind ApS'),
  company(10, 'Odense Revisorer ApS', { industry: auditing }),
  company(11, 'Pil ApS', { industry: auditing }),
  company(12, 'Rav', { legalForm: { code: 10, short: 'ENK', name: 'Enkeltmandsvirksomhed' } }),
  company(13, 'Sten', { ...inRy, legalForm: { code: 30, short: 'I/S', name: 'Interessentskab' } }),
  company(14, 'Nu Eller Aldrig ApS', inRy),
  company(15, 'Nuna Aldrigsen ApS', inRy),
  company(16, 'Istid ApS', inRy),
  company(17, 'Hjort & Søn ApS'),
  company(18, 'Hjort & Sønner ApS'),
  company(19, 'Hjort Søndergaard ApS'),
  company(20, 'Største Kage ApS', { employees: 1 }),
  company(21, 'Klip', { industry: hairdressing }),
  company(22, 'Skum', { industry: pubs }),
  company(23, 'Ved Broen', { industry: dining, ...inLemvig }),
  company(24, 'Under Uret', { industry: dining, ...inViborg }),
  company(25, 'Tapasbordet', { industry: dining, ...inViborg }),
  company(26, 'Buffel', inLemvig),
];

await registerDatabase('search_everyday');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'FULL', snapshotDate: '2022-01-31' });
const { searchCompanies } = await import('@/lib/search/queries');
const { suggest } = await import('@/lib/search/suggest');

async function find(search: string) {
  const { items } = await searchCompanies({ search, page: 1, pageSize: 50 });
  return items;
}
const numbers = async (search: string) =>
  (await find(search)).map(({ key }) => Number(key) - 99_000_000);

describe('everyday searches', () => {
  test.each([
    ['tømrer eller murer', [1, 2, 4, 5]],
    ['tømrer or murer in odense', [1, 2, 4, 5]],
    ['firma i odense', [10, 1, 2, 6, 4, 5]],
    ['selskaber odense', [10, 1, 2, 6, 4, 5]],
    ['company in odense', [10, 1, 2, 6, 4, 5]],
    ['konkurs odense', [4, 5]],
    ['konkursramte murere', [4, 5]],
    ['under konkurs', [3, 4]],
    ['murer -konkurs', [2]],
    ['ophørte virksomheder i odense', [5]],
    ['banker i danmark', [3]],
    ['nye virksomheder i odense', [6]],
    ['new companies in odense', [6]],
    ['enkeltmandsfirma', [12]],
    ['revisorer', [10, 11]],
    ['rav cvr', [12]],
    ['tømrer/murer', [1, 2, 4, 5]],
    ['tømrer / murer i odense', [1, 2, 4, 5]],
    ['tømrer og murer i odense', [1, 2, 4, 5]],
    ['tømrer, murer', [1, 2, 4, 5]],
    ['murer i odense c eller ry', [2, 4, 5]],
    ['murer i ry og odense', [2, 4, 5]],
    ['odense c eller ry', [1, 2, 6, 13, 14, 15, 16, 4, 5]],
    ['konkus odense', [4, 5]],
    ['ophøt odense', [5]],
    ['I/S', [13]],
    ['I/S ry', [13]],
    ['ry aps', [14, 15, 16]],
    ['lind aps', [9, 8]],
    ['sten aps', [13]],
    ['nu eller aldrig', [14, 15]],
    ['lind telefon', [9, 8]],
    ['lind regnskab 2021', [9, 8]],
    ['hvem ejer Rav?', [12]],
    ['rav konkurs', [12]],
    ['konkurs ry', []],
    ['istid direktør', [16]],
    ['billig murer i odense', [2, 4, 5]],
    ['hjort & sønner', [18, 17]],
    ['hjort and sons', [17, 18]],
    ['hjort og søn', [17, 18, 19]],
    ['barber', [21]],
    ['barbershop', [21]],
    ['bar', [22]],
  ])('%s', async (search, found) => expect(await numbers(search)).toEqual(found));

  test.each([
    ['konkurs', [7, 3, 4, 5]],
    ['firma lind', [8, 9]],
    ['konkursnyt', [7]],
  ])('whose name has the words comes first: %s', async (search, found) => {
    expect(await numbers(search)).toEqual(found);
  });
});

describe('the order and the conditions that words ask for', () => {
  test.each([
    ['største virksomheder i odense', [1, 2, 4, 6, 10, 5]],
    ['mindste virksomheder i odense', [10, 6, 4, 2, 1, 5]],
    ['nyeste virksomheder i odense', [6, 1, 2, 4, 10, 5]],
    ['største murere eller tømrere i odense', [1, 2, 4, 5]],
    ['murere med over 97 ansatte', [2]],
    ['virksomheder i odense stiftet efter 2021', [6]],
  ])('%s', async (search, found) => expect(await numbers(search)).toEqual(found));

  test('pages follow each other, and an order of the user goes before', async () => {
    const search = 'største virksomheder i odense';
    const pageOf = (page: number, sort?: 'name-desc') =>
      searchCompanies({ search, page, pageSize: 4, sort });
    const keysOf = ({ items }: Awaited<ReturnType<typeof pageOf>>) =>
      items.map(({ key }) => Number(key) - 99_000_000);
    expect(keysOf(await pageOf(2))).toEqual([10, 5]);
    const byName = await pageOf(1, 'name-desc');
    expect(keysOf(byName)).toEqual([10, 6, 5, 4]);
    expect(byName).not.toHaveProperty('order');
  });

  test('a company that is called so is found as before', async () => {
    const found = await searchCompanies({ search: 'største kage', page: 1 });
    expect(found.items.map(({ name }) => name)).toEqual(['Største Kage ApS']);
    expect(found).not.toHaveProperty('order');
  });

  test('are told', async () => {
    const { toCompanyData } = await import('@/lib/search/api/answers');
    const { companyDataAnswerSchema } = await import('@/lib/search/answers');
    const told = async (search: string) =>
      companyDataAnswerSchema.parse(toCompanyData(await searchCompanies({ search, page: 1 })));
    expect(await told('Ældste murere med Over 10 ansatte')).toMatchObject({
      ordered_by: 'founded-asc',
      conditions: ['med Over 10 ansatte'],
    });
    const plain = await told('murere');
    expect(plain).not.toHaveProperty('ordered_by');
    expect(plain).not.toHaveProperty('conditions');
  });

  test('count for what is exported, in that order', async () => {
    const { discoverKeys } = await import('@/lib/search/found-keys');
    const { keys, sort } = await discoverKeys(NOBODY, 'search=største+virksomheder+i+odense', 50);
    expect(keys.map((key) => Number(key) - 99_000_000)).toEqual([1, 2, 4, 6, 10, 5]);
    expect(sort).toBe('employees-desc');
  });
});

describe('a trade with words that no company of it has', () => {
  const told = async (search: string) => {
    const { items, leftOut, isTradeAlone } = await searchCompanies({ search, page: 1 });
    const found = items.map(({ key }) => Number(key) - 99_000_000);
    return { found, leftOut, isTradeAlone };
  };

  test.each([
    ['Kinesisk restaurant', [23, 24, 25], ['Kinesisk']],
    ['kinesisk restaurant i lemvig', [23], ['kinesisk']],
    ['restauranter 24 timer', [23, 24, 25], ['24', 'timer']],
    ['sushi', [23, 24, 25], ['sushi']],
    // "Buffel" resembles it, but the word is known.
    ['buffet', [23, 24, 25], ['buffet']],
    ['sushi viborg', [24, 25], ['sushi']],
    ['døgnåben tømrer', [1], ['døgnåben']],
  ])('%s is found by the trade, and they are told', async (search, found, leftOut) => {
    expect(await told(search)).toEqual({ found, leftOut, isTradeAlone: true });
  });

  test.each([
    ['tapas', [25]],
    ['restaurant under uret', [24]],
    ['Qwxz Restaurant ApS', []],
    ['Qwxz Invest', []],
    ['murer ry', []],
  ])('what is found as typed, or is a name, stays so: %s', async (search, found) => {
    expect(await told(search)).toEqual({ found, leftOut: undefined, isTradeAlone: undefined });
  });

  test('a misspelt name comes first', async () => {
    expect(await told('restaurant tapasborde')).toMatchObject({ found: [25] });
  });

  test('are no company of that name', async () => {
    const { findNamedCompany } = await import('@/lib/assistant/tools/search');
    expect(await findNamedCompany('Kinesisk restaurant')).toMatchObject({ kind: 'none' });
    const { findCandidates } = await import('@/lib/comparison/queries');
    expect(await findCandidates('Kinesisk restaurant')).toEqual({ companies: [], total: 0 });
  });

  test('nothing is left out of a text that is being typed', async () => {
    expect((await suggest({ text: 'kinesisk restaurant', limit: 5 })).companies).toEqual([]);
  });
});

describe('a sector', () => {
  const found = async (search: string) =>
    (await find(search)).map(({ key }) => Number(key) - 99_000_000).sort((a, b) => a - b);

  test('is found by its name in either language, alone and with a place', async () => {
    const { items } = await searchCompanies({
      search: null,
      page: 1,
      pageSize: 50,
      filters: { sector: ['Bygge og anlæg'] },
    });
    const builders = items.map(({ key }) => Number(key) - 99_000_000).sort((a, b) => a - b);
    expect(builders.length).toBeGreaterThan(3);
    for (const search of ['Bygge og anlæg', 'construction', 'byggefirmaer', 'byggebranchen'])
      expect([search, await found(search)]).toEqual([search, builders]);
    expect(await found('bygge og anlæg Odense')).toEqual(await found('byggevirksomhed Odense'));
    expect(await found('Hotels and restaurants Viborg')).toEqual(
      await found('hoteller og restauranter Viborg'),
    );
    expect(await found('Hotels and restaurants Viborg')).toEqual(expect.arrayContaining([24, 25]));
  });

  test('cards say that the industry was meant', async () => {
    const [first] = await find('bygge og anlæg Odense');
    expect(first?.matchedOn?.field).toBe('industry');
  });
});

test('words for trades, places and the like are no person', async () => {
  const isNoPerson = async (search: string) =>
    (await searchCompanies({ search, page: 1 })).isNoPerson ?? false;
  for (const search of [
    ...['tømrer odense', 'murere i Odense', 'tømrer eller murer', 'odense', 'konkurs odense'],
    ...['største murere', 'kinesisk restaurant', 'billig murer i odense', 'murer ry'],
  ]) {
    expect([search, await isNoPerson(search)]).toEqual([search, true]);
  }
  for (const search of ['Lind', 'Anders Lind', 'Hjort og Søn', 'Qwxz', 'Anders Odense']) {
    expect([search, await isNoPerson(search)]).toEqual([search, false]);
  }
});

test('words that no match needed are told', async () => {
  const { toCompanyData } = await import('@/lib/search/api/answers');
  const { companyDataAnswerSchema } = await import('@/lib/search/answers');
  const told = async (search: string) =>
    companyDataAnswerSchema.parse(toCompanyData(await searchCompanies({ search, page: 1 })))
      .left_out;
  expect(await told('Rav Telefon')).toEqual(['Telefon']);
  expect(await told('rav')).toBeUndefined();
  expect(await told('qwxz telefon')).toBeUndefined();
});

test('a form alone and a misspelt state are told as they were read', async () => {
  const [partnership] = await find('I/S');
  expect(partnership?.matchedOn).toEqual({ field: 'companyType', text: 'Interessentskab' });
  const [misspelt] = await find('konkus odense');
  expect(misspelt).toMatchObject({
    matchedOn: { field: 'status', text: 'Under konkurs' },
    respelled: [{ typed: 'konkus', meant: 'konkurs' }],
  });
});

test('how such a word was read is told in results and suggestions', async () => {
  const told = async (search: string) => (await find(search)).map(({ matchedOn }) => matchedOn);
  expect(await told('konkurs odense')).toEqual([
    { field: 'status', text: 'Under konkurs' },
    { field: 'status', text: 'Opløst efter konkurs' },
  ]);
  expect(await told('nye odense')).toEqual([{ field: 'founded', text: '2022-01-05' }]);
  const { toCompanyData } = await import('@/lib/search/api/answers');
  const { companyDataAnswerSchema } = await import('@/lib/search/answers');
  const page = await searchCompanies({ search: 'nye odense', page: 1 });
  expect(companyDataAnswerSchema.parse(toCompanyData(page)).data.data[0]?.matched_on).toEqual({
    field: 'founded',
    text: '2022-01-05',
  });
  const suggested = await suggest({ text: 'konkurs odense', limit: 5 });
  expect(suggested.companies.map(({ matchedOn }) => matchedOn?.text)).toEqual([
    'Under konkurs',
    'Opløst efter konkurs',
  ]);
});
