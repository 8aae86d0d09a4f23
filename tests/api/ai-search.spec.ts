import type { APIRequestContext } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { createPerson, deletePerson, type Person } from '../support/people.ts';

const fetched = 'fetched data through ai search';
const over = 'Upgrade your plan your free AI search qouta is over.';

const keys = (companies: { the_key: string }[]) => companies.map(({ the_key }) => the_key);
const ask = (api: APIRequestContext, { id }: Person, query: string) =>
  api.get(`/api/spell/v1/${id}/ai-search?query=${encodeURIComponent(query)}`);

test('a sentence is answered with companies, what was read, and how many uses are left', async ({
  api,
  person,
}) => {
  const sentence = 'anpartsselskaber i Aarhus, der er grønne, de største';
  const response = await ask(api, person, sentence);
  expect(response.status()).toBe(200);
  const { message, data, total, run, remaining } = await response.json();
  expect({ message, remaining }).toEqual({ message: fetched, remaining: 4 });
  expect(data.length).toBeGreaterThan(0);
  expect(data).toHaveLength(Math.min(total, 100));
  for (const company of data) {
    expect(company).toMatchObject({ virksomhedsform: 'Anpartsselskab', p_kommunenavn: 'Aarhus' });
  }
  expect(run).toMatchObject({
    sentence,
    reading: {
      filters: { companyType: ['Anpartsselskab'], municipality: ['Aarhus'] },
      search: null,
      sort: 'employees-desc',
      notUnderstood: ['grønne'],
      by: 'reader',
    },
  });
  expect(run.address).toBe('companyType=Anpartsselskab&municipality=Aarhus&sort=employees-desc');
  const recent = async () => (await (await api.get('/api/saved/get_recent')).json()).data;
  await expect.poll(recent).toMatchObject([{ query: sentence, kind: 'AI' }]);
});

test('the sixth search of a month is refused; failures before it cost nothing', async ({
  api,
  person,
}) => {
  const refused = await ask(api, person, 'Bauunternehmen in Hamburg');
  expect(refused.status()).toBe(422);
  const sentence =
    'We did not understand "Bauunternehmen, Hamburg": nothing could be searched for. Name an industry, a place, a legal form, a size or a year, in Danish or English.';
  expect(await refused.json()).toEqual({
    error: sentence,
    code: 'invalid_input',
    fields: { query: sentence },
  });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const response = await ask(api, person, 'murere');
    statuses.push(response.status());
    if (response.status() === 403) {
      expect(await response.json()).toEqual({ error: over, code: 'quota_exceeded' });
    }
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 403]);
});

test('the further search call asks it too; its other pages cost nothing', async ({
  api,
  person,
}) => {
  const further = async (page: number) => {
    const data = { searchData: 'anpartsselskaber', page, isSimpleSearch: false, userId: person.id };
    return (await api.post('/api/company/search', { data })).json();
  };
  const first = await further(1);
  const second = await further(2);
  expect([first.message, second.message]).toEqual([fetched, fetched]);
  expect(first.pagination).toMatchObject({ currentPage: 1, pageSize: 10 });
  expect(second.pagination.currentPage).toBe(2);
  expect(second.data[0].the_key).not.toBe(first.data[0].the_key);
  expect((await (await ask(api, person, 'murere')).json()).remaining).toBe(3);
});

test('the further search call meets its filters and its order beside the sentence', async ({
  api,
  person,
}) => {
  const further = async (searchData: string, query: Record<string, string>) => {
    const data = { searchData, isSimpleSearch: false, userId: person.id };
    const address = `/api/company/search?${new URLSearchParams(query)}`;
    const response = await api.post(address, { data });
    expect(response.status()).toBe(200);
    return response.json();
  };
  const type = { virksomhedsform: 'Anpartsselskab' };
  const region = { p_region: 'Nordjylland' };
  const same = await (
    await api.get(
      `/api/company/segmentation?${new URLSearchParams({ ...type, ...region, sort: 'name-desc', limit: '10' })}`,
    )
  ).json();
  expect(same.data).toHaveLength(10);
  // Longer than a search text may be.
  const long = `anpartsselskaber${' '.repeat(190)}i Region Nordjylland`;
  for (const [sentence, query] of [
    ['anpartsselskaber', region],
    ['anpartsselskaber', { location: 'nordjylland' }],
    ['anpartsselskaber i Region Sjælland', region],
    [long, type],
  ] as const) {
    const { pagination, data } = await further(sentence, { ...query, sort: 'name-desc' });
    expect(pagination.totalRecords).toBe(same.pagination.totalRecords);
    expect(keys(data)).toEqual(keys(same.data));
  }
});

test('what is no sentence, somebody else, or another site is refused', async ({ api, person }) => {
  const refusals = [
    ['', 'Please enter a search term'],
    [' \u0000 ', 'Please enter a search term'],
    ['murer '.repeat(100), 'Ask in at most 500 characters.'],
  ] as const;
  for (const [query, error] of refusals) {
    const response = await ask(api, person, query);
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ error, fields: { query: error } });
  }
  const missing = await api.get(`/api/spell/v1/${person.id}/ai-search`);
  expect((await missing.json()).error).toBe('Give the sentence to search for');
  const other = await createPerson();
  expect((await ask(api, other, 'murere')).status()).toBe(403);
  await deletePerson(other);
  const elsewhere = await api.get(`/api/spell/v1/${person.id}/ai-search?query=murere`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(elsewhere.status()).toBe(403);
  expect((await (await ask(api, person, 'murere')).json()).remaining).toBe(4);
});
