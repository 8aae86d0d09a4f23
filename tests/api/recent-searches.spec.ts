import type { APIRequestContext } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { createPerson, deletePerson } from '../support/people.ts';

const path = '/api/saved/get_recent';

async function recentOf(api: APIRequestContext, headers: Record<string, string> = {}) {
  const response = await api.get(path, { headers });
  expect(response.status()).toBe(200);
  const { status, data } = await response.json();
  expect(status).toBe('success');
  return data as { query: string; kind: string; searchedAt: string }[];
}

/** Searches are recorded after they are answered. */
const expectRecent = (api: APIRequestContext, queries: string[]) =>
  expect.poll(async () => (await recentOf(api)).map(({ query }) => query)).toEqual(queries);

async function search(api: APIRequestContext, text: string, page?: number) {
  const query = page === undefined ? '' : `?page=${page}`;
  const response = await api.post(`/api/veminto/companydata${query}`, { data: { search: text } });
  expect(response.status()).toBe(200);
}

test('each search is recorded once, the newest first', async ({ api }) => {
  expect(await recentOf(api)).toEqual([]);
  const before = Date.now();
  await search(api, 'holding');
  await expectRecent(api, ['holding']);
  await api.post('/api/company/search', { data: { searchData: 'Bager ' } });
  await expectRecent(api, ['Bager', 'holding']);
  await search(api, ' HOLDING', 1);
  await expectRecent(api, ['HOLDING', 'Bager']);
  const [newest] = await recentOf(api);
  expect(newest?.kind).toBe('SIMPLE');
  expect(Math.abs(Date.parse(newest?.searchedAt ?? '') - before)).toBeLessThan(60_000);
});

test('further pages, counts and what is no search are not recorded', async ({ api }) => {
  await search(api, 'holding', 2);
  await search(api, '');
  await api.post('/api/company/search', { data: { searchData: 'murer', page: 2 } });
  await api.post('/api/veminto/companydata', { data: { search: 'ab' } });
  await api.get('/api/company/facets?search=tømrer');
  await api.get('/api/company/suggestions?text=tømrer');
  // This one is last: anything recorded before it would be visible too.
  await search(api, 'maler');
  await expectRecent(api, ['maler']);
});

test('one is forgotten, or all', async ({ api }) => {
  for (const text of ['bager', 'TØMRER', 'murer']) await search(api, text);
  await expectRecent(api, ['murer', 'TØMRER', 'bager']);
  const one = await api.delete(`${path}?query=${encodeURIComponent(' tømrer')}`);
  expect(one.status()).toBe(200);
  expect(await one.json()).toEqual({ status: 'success', deleted: 1 });
  await expectRecent(api, ['murer', 'bager']);
  const unknown = await api.delete(`${path}?query=${'x'.repeat(5_000)}`);
  expect(await unknown.json()).toEqual({ status: 'success', deleted: 0 });
  const ofSentences = await api.delete(`${path}?query=murer&kind=AI`);
  expect(await ofSentences.json()).toEqual({ status: 'success', deleted: 0 });
  const odd = await api.delete(`${path}?query=murer&kind=all`);
  expect([odd.status(), (await odd.json()).error]).toEqual([422, 'The kind is SIMPLE or AI']);
  const empty = await api.delete(`${path}?query=`);
  expect(empty.status()).toBe(422);
  expect(await empty.json()).toMatchObject({ error: 'Please enter a search term' });
  expect(await (await api.delete(path)).json()).toEqual({ status: 'success', deleted: 2 });
  expect(await recentOf(api)).toEqual([]);
});

test('nobody sees or clears what others searched for', async ({ api, person }) => {
  const other = await createPerson();
  try {
    const headers = { 'x-auth-token': other.token };
    await search(api, 'holding');
    await expectRecent(api, ['holding']);
    expect(await recentOf(api, headers)).toEqual([]);
    for (const query of ['', '?query=holding', `?userId=${person.id}`]) {
      const response = await api.delete(path + query, { headers });
      expect(await response.json()).toEqual({ status: 'success', deleted: 0 });
    }
    await expectRecent(api, ['holding']);
  } finally {
    await deletePerson(other);
  }
});
