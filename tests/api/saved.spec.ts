import type { APIRequestContext } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures.ts';

type Saved = { id: string; comapny_name: string; Company_data: Record<string, unknown> };

async function companies(api: APIRequestContext) {
  const response = await api.post('/api/veminto/companydata', { data: { search: 'holding' } });
  const { data } = await response.json();
  return data.data as { the_key: string; Firmnavn: string }[];
}

async function firstCompany(api: APIRequestContext) {
  const [company] = await companies(api);
  if (!company) throw new Error('The sample register has no holding company.');
  return company;
}

const save = (api: APIRequestContext, company: object) =>
  api.post('/api/saved/add', { data: { Data: company } });

async function savedOf(api: APIRequestContext, query = ''): Promise<Saved[]> {
  const response = await api.get(`/api/saved/get${query}`);
  expect(response.status()).toBe(200);
  return (await response.json()).data;
}

test('a company is saved from its key alone, once', async ({ api, person }) => {
  const company = await firstCompany(api);
  const first = await save(api, { ...company, Firmnavn: 'Another name', email: 'x@y.example' });
  expect(first.status()).toBe(201);
  const { id, message } = await first.json();
  expect(message).toBe('Company saved successfully!');
  const again = await save(api, company);
  expect(again.status()).toBe(409);
  expect(await again.json()).toMatchObject({ error: 'Company already saved!', code: 'conflict' });
  const saved = await savedOf(api);
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ id, user_id: person.id, comapny_name: company.Firmnavn });
  expect(saved[0]?.Company_data).toMatchObject({ the_key: company.the_key });
  expect(await savedOf(api, '?the_key=00000000')).toEqual([]);
  expect(await savedOf(api, `?the_key=${company.the_key}`)).toEqual(saved);
});

test('ten savings at once put one entry on the list', async ({ api }) => {
  const company = await firstCompany(api);
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(api, company)));
  expect(answers.map((answer) => answer.status()).sort()).toEqual([201, ...Array(9).fill(409)]);
  expect(await savedOf(api)).toHaveLength(1);
});

test('it is taken off the list by its id', async ({ api }) => {
  const { id } = await (await save(api, await firstCompany(api))).json();
  const gone = await api.delete(`/api/saved/get/${id}`);
  expect(gone.status()).toBe(200);
  expect(await gone.json()).toMatchObject({ message: 'Company Unsaved!' });
  expect((await api.delete(`/api/saved/get/${id}`)).status()).toBe(404);
  expect(await savedOf(api)).toEqual([]);
});

test('what went with an entry is answered, and comes back with it', async ({ api }) => {
  const company = await firstCompany(api);
  const { id } = await (await save(api, company)).json();
  const plain = await api.delete(`/api/saved/get/${id}`);
  expect(await plain.json()).toMatchObject({ held: null });

  const entry = (await (await save(api, company)).json()).id;
  const list = (await (await api.post('/api/saved/lists', { data: { name: 'Kunder' } })).json())
    .data;
  const change = { note: 'Ring mandag', tags: ['Varm'] };
  await api.patch(`/api/saved/entries/${entry}`, { data: change });
  await api.put(`/api/saved/lists/${list.id}/entries`, { data: { ids: [entry] } });
  const { held } = await (await api.delete(`/api/saved/get/${entry}`)).json();
  expect(held).toEqual({ ...change, lists: [list.id], savedAt: expect.any(String) });

  const wrong = await api.post('/api/saved/add', {
    data: { Data: company, held: { ...held, note: 'x'.repeat(2_001) } },
  });
  expect(wrong.status()).toBe(422);
  const back = await api.post('/api/saved/add', { data: { Data: company, held } });
  expect(back.status()).toBe(201);
  const { data } = await (await api.get('/api/saved/entries')).json();
  expect(data).toEqual([
    expect.objectContaining({ ...change, lists: ['Kunder'], savedAt: held.savedAt }),
  ]);
});

test('several are taken off at once, each once', async ({ api }) => {
  const some = (await companies(api)).slice(0, 3);
  for (const company of some) expect((await save(api, company)).status()).toBe(201);
  const [kept, ...others] = await savedOf(api);
  const ids = others.map((entry) => entry.id);
  const answer = await api.delete('/api/saved/deletemultiple', { data: { ids: [...ids, ...ids] } });
  expect(await answer.json()).toMatchObject({ deleted: 2 });
  expect(await savedOf(api)).toEqual([kept]);
});

test('entries of another person are unknown', async ({ api, theirs }) => {
  const { id } = await (await save(theirs, await firstCompany(theirs))).json();
  expect((await api.delete(`/api/saved/get/${id}`)).status()).toBe(404);
  const several = await api.delete('/api/saved/deletemultiple', { data: { ids: [id] } });
  expect(await several.json()).toMatchObject({ deleted: 0 });
  expect(await savedOf(theirs)).toHaveLength(1);
});

for (const { what, data, status } of [
  { what: 'no company', data: {}, status: 422 },
  { what: 'a key of letters', data: { Data: { the_key: 'abcdefgh' } }, status: 422 },
  { what: 'an unknown company', data: { Data: { the_key: '00000000' } }, status: 404 },
]) {
  test(`${what} is not saved`, async ({ api }) => {
    const answer = await api.post('/api/saved/add', { data });
    expect(answer.status()).toBe(status);
    expect((await answer.json()).error).toEqual(expect.any(String));
    expect(await savedOf(api)).toEqual([]);
  });
}

test('too many ids and ids that are none are refused with a sentence', async ({ api }) => {
  const remove = (ids: unknown[]) => api.delete('/api/saved/deletemultiple', { data: { ids } });
  expect((await remove([])).status()).toBe(422);
  expect((await remove(["' OR 1=1"])).status()).toBe(422);
  const id = '00000000-0000-4000-8000-000000000000';
  expect((await remove(Array(2_001).fill(id))).status()).toBe(422);
  expect((await remove(Array(100_000).fill(id))).status()).toBe(413);
  expect((await api.delete('/api/saved/get/no-id')).status()).toBe(404);
});
