import type { APIRequestContext } from '@playwright/test';
import { addSavedSearch, auditOf } from '../support/account-rows.ts';
import { withClient } from '../support/accounts.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { createPerson, deletePerson } from '../support/people.ts';
import { addNotice, addSearchChange } from '../support/search-changes.ts';

type Search = { id: string; name: string; kind: string; query: string; members: number };

const save = (api: APIRequestContext, data: object) => api.post('/api/saved/searches', { data });
const holding = { name: 'Holdings', kind: 'discover', query: 'search=holding' };

async function listOf(api: APIRequestContext): Promise<Search[]> {
  const response = await api.get('/api/saved/searches');
  expect(response.status()).toBe(200);
  return (await response.json()).data;
}

async function saved(api: APIRequestContext, data: object): Promise<Search> {
  const response = await save(api, data);
  expect(response.status()).toBe(201);
  return (await response.json()).data;
}

test('a search is saved with the number of its companies, renamed and deleted', async ({
  api,
  person,
}) => {
  expect(await listOf(api)).toEqual([]);
  const found = await api.post('/api/veminto/companydata', { data: { search: 'holding' } });
  const total = (await found.json()).data.totalRecords;
  const query = 'page=2&view=list&sort=name-asc&search=+holding+';
  const response = await save(api, { ...holding, name: '  Holdings\n', query });
  expect(await response.json()).toMatchObject({ message: 'Search saved.' });
  const segment = { name: 'Large', kind: 'segment', query: 'numEmployeesFrom=50&page=3' };
  const { id } = await saved(api, segment);
  expect(await listOf(api)).toMatchObject([
    { ...segment, query: 'numEmployeesFrom=50', lastChange: null },
    { ...holding, query: 'search=holding&sort=name-asc', members: total, lastChange: null },
  ]);

  const renamed = await api.put(`/api/saved/searches/${id}`, { data: { name: 'Larger' } });
  expect(await renamed.json()).toEqual({ message: 'The search has a new name.', name: 'Larger' });
  const gone = await api.delete(`/api/saved/searches/${id}`);
  expect(await gone.json()).toEqual({ message: 'The search is deleted.' });
  expect((await listOf(api)).map(({ name }) => name)).toEqual(['Holdings']);
  expect(await auditOf(person.id)).toMatchObject([{ action: 'saved_search_deleted', subject: id }]);
  expect((await api.delete(`/api/saved/searches/${id}`)).status()).toBe(404);
});

test('a search that hides what is saved is given back so, with all that it finds', async ({
  api,
}) => {
  const whole = await saved(api, holding);
  const leads = { ...holding, name: 'Leads', query: 'notSaved=*&search=holding&sort=name-asc' };
  const query = 'search=holding&sort=name-asc&notSaved=*';
  expect(await saved(api, leads)).toMatchObject({ query, members: whole.members });
  const segment = { name: 'New', kind: 'segment', query: 'numEmployeesFrom=50&notSaved=*' };
  expect(await saved(api, segment)).toMatchObject({ query: segment.query });
  expect((await listOf(api)).map((search) => search.query)).toEqual([
    segment.query,
    query,
    holding.query,
  ]);
});

test('a name is taken once by each person', async ({ api, anonymous }) => {
  await saved(api, holding);
  const { id } = await saved(api, { ...holding, name: 'Others' });
  const taken = 'You have a saved search with this name already.';
  const again = await save(api, { ...holding, name: ' holdings ' });
  expect(again.status()).toBe(409);
  expect(await again.json()).toMatchObject({ error: taken, code: 'conflict' });
  const renamed = await api.put(`/api/saved/searches/${id}`, { data: { name: 'Holdings' } });
  expect([renamed.status(), (await renamed.json()).error]).toEqual([409, taken]);
  const other = await createPerson();
  const theirs = { headers: { 'x-auth-token': other.token }, data: holding };
  expect((await anonymous.post('/api/saved/searches', theirs)).status()).toBe(201);
  await deletePerson(other);
});

test('what cannot be compared later is refused', async ({ api }) => {
  for (const [data, sentence] of [
    [{ ...holding, query: '' }, 'Please enter a search term'],
    [{ ...holding, query: 'employees=many' }, '"many" is not a range such as 1-5'],
    [
      { ...holding, kind: 'segment', query: 'area=circle:10,56,5' },
      '"area" is not a filter of the segmentation',
    ],
    [{ ...holding, query: 'search=holding&regoin=Fyn' }, '"regoin" is not a filter of Discover'],
    ...['saved=*', 'saved=Leads&notSaved=*', 'notSaved=Leads', 'notSaved=*|Leads'].map(
      (own) =>
        [
          { ...holding, query: `search=holding&${own}` },
          'Of what you have saved, a saved search can only leave out everything: notSaved=*',
        ] as const,
    ),
    [{ ...holding, kind: 'map' }, 'Say discover or segment.'],
    [{ ...holding, name: ' \u0000 ' }, 'Give the search a name.'],
    [{ ...holding, name: 'x'.repeat(81) }, 'A name has at most 80 characters.'],
    [
      { ...holding, query: `search=holding&x=${'x'.repeat(8_000)}` },
      'The search is too long to be saved.',
    ],
  ] as const) {
    const answer = await save(api, data);
    expect([answer.status(), (await answer.json()).error]).toEqual([422, sentence]);
  }
  expect(await listOf(api)).toEqual([]);
});

test('five hundred are kept, and no more', async ({ api, person }) => {
  await withClient((client) =>
    client.query(
      `insert into saved_searches (user_id, name, kind, query, member_count, compared_version,
         compared_load_id)
       select $1, 'Search ' || n, 'SEGMENT', '', 0, 0, 2147483647 from generate_series(1, 499) n`,
      [person.id],
    ),
  );
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => save(api, { ...holding, name })),
  );
  expect(answers.map((answer) => answer.status()).sort()).toEqual([201, 403, 403]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies.map(({ error }) => error).filter(Boolean)).toEqual([
    'You can save at most 500 searches. Delete one first.',
    'You can save at most 500 searches. Delete one first.',
  ]);
});

test('a search for a value that no company has is not saved', async ({ api }) => {
  const answer = await save(api, { name: 'Atlantis', kind: 'segment', query: 'region=Atlantis' });
  expect(answer.status()).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: { query: 'no company has "Atlantis"' } });
});

test('a search of somebody else is unknown, and so are its changes', async ({ api, anonymous }) => {
  const other = await createPerson();
  const id = await addSavedSearch(other.id);
  await addSearchChange(id, 900_001, { added: ['12843089'], removed: [] });
  const renamed = await api.put(`/api/saved/searches/${id}`, { data: { name: 'Mine' } });
  expect(renamed.status()).toBe(404);
  expect((await api.delete(`/api/saved/searches/${id}`)).status()).toBe(404);
  const page = (token: string) =>
    anonymous.get(`/saved/searches/${id}?load=900001`, {
      headers: { cookie: `veminto.session=${token}` },
    });
  expect((await page(other.token)).status()).toBe(200);
  const stranger = await createPerson();
  const seen = await page(stranger.token);
  expect(await seen.text()).not.toContain(`Search ${id}`);
  expect(seen.status()).toBe(404);
  await Promise.all([deletePerson(other), deletePerson(stranger)]);
});

test('each kind of notification leads to what it is about', async ({ api, person }) => {
  const about = { title: 'Nordhavn', companyKey: '12843089' };
  for (const kind of ['LIST', 'CHANGE', 'ACCOUNTS', 'GONE']) {
    await addNotice(person.id, { ...about, kind, message: kind });
  }
  const id = await addSavedSearch(person.id);
  await addSearchChange(id, 900_002, { added: ['12843089'], removed: [] });
  const { data } = await (await api.get('/api/saved/get_notifications')).json();
  const links = data.map(({ kind, link }: { kind: string; link: string }) => [kind, link]);
  expect(Object.fromEntries(links)).toEqual({
    LIST: '/detail/12843089',
    CHANGE: '/detail/12843089#timeline',
    ACCOUNTS: '/detail/12843089?tab=financial',
    GONE: null,
    SEARCH: `/saved/searches/${id}?load=900002`,
  });
  await api.delete(`/api/saved/searches/${id}`);
  const after = await (await api.get('/api/saved/get_notifications')).json();
  const search = after.data.find(({ kind }: { kind: string }) => kind === 'SEARCH');
  expect(search, 'what was told stays').toMatchObject({ message: '1 new', link: null });
});
