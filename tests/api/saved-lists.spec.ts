import type { APIRequestContext } from '@playwright/test';
import { actionsOf } from '../support/account-rows.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { saveSome } from '../support/saved-rows.ts';

const NONE = '00000000-0000-4000-8000-00000000000f';

async function newList(api: APIRequestContext, name: string): Promise<string> {
  const answer = await api.post('/api/saved/lists', { data: { name } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data.id;
}

async function page(api: APIRequestContext, query = '') {
  const answer = await api.get(`/api/saved/entries?${query}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

test('lists are made, renamed, filled, emptied and deleted', async ({ api, person }) => {
  const [first, second] = await saveSome(person, 3);
  const id = await newList(api, '  Leads \n 2026 ');
  const taken = await api.post('/api/saved/lists', { data: { name: 'LEADS 2026' } });
  expect(taken.status()).toBe(409);
  expect(await taken.json()).toEqual({
    error: 'You have a list with this name already.',
    code: 'conflict',
    fields: { name: 'You have a list with this name already.' },
  });
  const entries = `/api/saved/lists/${id}/entries`;
  const ids = [first?.id, second?.id, first?.id];
  const put = await api.put(entries, { data: { ids } });
  expect(await put.json()).toEqual({
    message: 'The companies are in the list.',
    count: 2,
    changed: 2,
  });
  expect((await api.patch(`/api/saved/lists/${id}`, { data: { name: 'Kunder' } })).status()).toBe(
    200,
  );
  const { data } = await (await api.get('/api/saved/overview')).json();
  expect(data).toMatchObject({ total: 3, lists: [{ id, name: 'Kunder', count: 2 }] });
  const out = await api.delete(entries, { data: { query: `list=${id}&q=${first?.key}` } });
  expect(await out.json()).toMatchObject({ count: 1, changed: 1 });
  const shown = await page(api, `list=${id}`);
  expect(shown.pagination).toEqual({
    currentPage: 1,
    totalPages: 1,
    pageSize: 10,
    totalRecords: 1,
  });
  expect(shown.data).toMatchObject([{ id: second?.id, lists: ['Kunder'], known: true }]);
  expect((await api.delete(`/api/saved/lists/${id}`)).status()).toBe(200);
  expect((await page(api)).pagination.totalRecords).toBe(3);
  expect((await page(api, `list=${id}`)).data).toEqual([]);
  expect(await actionsOf(person.id)).toContain('list_deleted');
});

test('a note and tags are written as they are meant', async ({ api, person }) => {
  const [entry] = await saveSome(person, 1);
  const change = (data: unknown) => api.patch(`/api/saved/entries/${entry?.id}`, { data });
  const tags = ['Kunde', ' kunde ', 'Øst\u0000 lager'];
  const answer = await change({ note: ' Ring\r\ni maj <b>\u0000 ', tags });
  expect(await answer.json()).toEqual({
    message: 'The company is updated.',
    note: 'Ring\ni maj <b>',
    tags: ['Kunde', 'Øst lager'],
  });
  expect((await page(api, 'q=maj')).data).toMatchObject([{ note: 'Ring\ni maj <b>' }]);
  const { data } = await (await api.get('/api/saved/get')).json();
  expect(data).toMatchObject([{ note: 'Ring\ni maj <b>', tags: ['Kunde', 'Øst lager'] }]);
  expect((await change({ note: '' })).status()).toBe(200);
  expect((await change({ note: '👍🏽'.repeat(1_000) })).status()).toBe(200);
  for (const [data, sentence] of [
    [{}, 'Say what is to be changed.'],
    [{ note: 'a'.repeat(2_001) }, 'A note has at most 2.000 characters.'],
    [{ tags: ['a'.repeat(31)] }, 'A tag has at most 30 characters.'],
    [{ tags: [' \u200b '] }, 'A tag needs at least one character.'],
    [{ tags: 'abcdefghijk'.split('') }, 'A company has at most 10 tags.'],
  ] as const) {
    const refused = await change(data);
    expect([refused.status(), (await refused.json()).error]).toEqual([422, sentence]);
  }
  for (const data of [{ note: 1 }, { note: 'x', companyName: 'y' }, { tags: [1] }, []]) {
    expect((await change(data)).status()).toBe(422);
  }
});

test('a note that was begun from another one is a conflict', async ({ api, person }) => {
  const [entry] = await saveSome(person, 1);
  const change = (data: unknown) => api.patch(`/api/saved/entries/${entry?.id}`, { data });
  expect((await change({ note: 'A', before: { note: '' } })).status()).toBe(200);
  const stale = await change({ note: 'B', before: { note: '' } });
  expect([stale.status(), (await stale.json()).error]).toEqual([
    409,
    'The note or the tags were changed elsewhere since you opened them. Nothing is saved yet: what you wrote is still here. Save again to replace what stands there now.',
  ]);
  expect((await change({ tags: ['x'], before: { tags: [] } })).status(), 'its tags only').toBe(200);
  expect((await change({ tags: ['y'], before: { tags: [] } })).status()).toBe(409);
  expect((await change({ before: { note: 'A' } })).status(), 'nothing to change').toBe(422);
  expect((await page(api)).data).toMatchObject([{ note: 'A', tags: ['x'] }]);
});

test('all that an address shows is deleted, unless it has changed', async ({ api, person }) => {
  await saveSome(person, 12);
  const remove = (data: unknown) => api.delete('/api/saved/deletemultiple', { data });
  const changed = await remove({ query: '', expected: 11 });
  expect(changed.status()).toBe(409);
  expect((await changed.json()).error).toBe(
    'Your saved companies have changed meanwhile: 12 fit now. Look at them once more.',
  );
  const done = await remove({ query: 'page=2&sort=name', expected: 12 });
  expect(await done.json()).toMatchObject({ message: 'Company Unsaved!', deleted: 12 });
  expect((await page(api)).pagination.totalRecords).toBe(0);
  expect(await actionsOf(person.id)).toEqual(['saved_deleted']);
});

test('targets and names that do not fit are refused with a sentence', async ({ api }) => {
  const id = await newList(api, 'Leads');
  const which = 'Give the ids of saved companies, or the query of an address that shows them.';
  for (const data of [
    ...[{}, { ids: [] }, { ids: [NONE], query: '' }, { ids: [NONE], expected: 1 }],
    ...[{ ids: 'all' }, { query: 7 }, { query: 'q='.padEnd(10_001, 'a') }],
  ]) {
    const answer = await api.put(`/api/saved/lists/${id}/entries`, { data });
    expect([answer.status(), (await answer.json()).error]).toEqual([422, which]);
  }
  const many = await api.put(`/api/saved/lists/${id}/entries`, {
    data: { ids: Array(2_001).fill(NONE) },
  });
  expect((await many.json()).error).toBe('Give at most 2.000 ids at a time.');
  const more = await api.put('/api/saved/tags', { data: { ids: Array(100_000).fill(NONE) } });
  expect([more.status(), (await more.json()).error]).toEqual([
    413,
    'That is more than this address accepts.',
  ]);
  for (const [name, sentence] of [
    ['', 'A list needs a name.'],
    [' \u200b\u0000 ', 'A list needs a name.'],
    ['a'.repeat(61), 'The name of a list has at most 60 characters.'],
  ] as const) {
    const answer = await api.post('/api/saved/lists', { data: { name } });
    expect([answer.status(), (await answer.json()).error]).toEqual([422, sentence]);
  }
  expect((await api.post('/api/saved/lists', { data: { name: '😀'.repeat(60) } })).status()).toBe(
    201,
  );
  expect((await api.put('/api/saved/tags', { data: { ids: [NONE] } })).status()).toBe(422);
  expect((await api.patch('/api/saved/lists/no-id', { data: { name: 'x' } })).status()).toBe(404);
});

test('an address that does not fit shows what it can', async ({ api, person }) => {
  await saveSome(person, 11);
  for (const query of [
    ...['sort=password&direction=up', 'size=100000', 'page=-1', 'list=', 'page=1e9'],
    `except=${'x'.repeat(300)}`,
    'q=%2500%00',
  ]) {
    const { data, pagination } = await page(api, query);
    expect([query, data.length, pagination.pageSize]).toEqual([query, expect.any(Number), 10]);
  }
  expect((await page(api, 'page=99')).pagination.currentPage).toBe(2);
  // Everything would be taken for what is in the list.
  expect((await api.get('/api/saved/entries?list=x')).status()).toBe(422);
  expect((await page(api, `q=${encodeURIComponent('(((')}`)).data).toEqual([]);
});

test('all that a search finds is saved at once, told once, and what was saved stays', async ({
  api,
}) => {
  const list = (await (await api.post('/api/saved/lists', { data: { name: 'Alle' } })).json()).data;
  const search = { data: { search: 'holding' } };
  const { totalRecords: total, data: first } = (
    await (await api.post('/api/veminto/companydata', search)).json()
  ).data;
  expect(total).toBeGreaterThan(10);
  await api.post('/api/saved/add', { data: { Data: { the_key: first[0].the_key } } });
  const found = { kind: 'discover', query: 'search=holding&page=3' };
  const answer = await api.post('/api/saved/found', { data: { ...found, list: list.id } });
  expect([answer.status(), await answer.json()]).toEqual([
    201,
    {
      message: 'The companies are saved.',
      count: total,
      added: total - 1,
      saving: { list: list.id, saved: expect.any(Array), entered: [first[0].the_key] },
    },
  ]);
  const again = await (await api.post('/api/saved/found', { data: found })).json();
  expect(again).toMatchObject({ count: total, added: 0, saving: null });
  const lists = (await (await api.get('/api/saved/lists')).json()).data;
  expect(lists).toMatchObject([{ name: 'Alle', count: total }]);
  const notices = (await (await api.get('/api/saved/get_notifications')).json()).data;
  expect(notices).toHaveLength(2);
  expect(notices.map(({ message }: { message: string }) => message).sort()).toEqual([
    'Company saved successfully!',
    'The companies are saved.',
  ]);
});

test('saving is undone by a single request, which has to be what was answered', async ({ api }) => {
  const found = { kind: 'discover', query: 'search=holding' };
  const saved = await api.post('/api/saved/found', { data: found });
  const { added, saving } = await saved.json();
  expect(added).toBeGreaterThan(10);
  const undo = (data: unknown) => api.delete('/api/saved/found', { data });
  for (const data of [
    { list: null, saved: [], entered: [] },
    { list: null, saved: [], entered: saving.saved },
    { ...saving, saved: ['1'] },
    { ...saving, saved: Array(5_001).fill(saving.saved[0]) },
    { saved: saving.saved },
  ]) {
    expect((await undo(data)).status(), JSON.stringify(data).slice(0, 80)).toBe(422);
  }
  const undone = await undo(saving);
  expect([undone.status(), await undone.json()]).toEqual([
    200,
    { message: 'Saving them is undone.', removed: added, kept: 0, left: 0 },
  ]);
  expect((await (await api.get('/api/saved/get?limit=1')).json()).data).toEqual([]);
});

test('a search that finds nothing or does not fit, and the list of somebody else, save nothing', async ({
  api,
  theirs,
}) => {
  const nothing = { kind: 'discover', query: 'search=qwxzqwxz' };
  const empty = await api.post('/api/saved/found', { data: nothing });
  expect([empty.status(), (await empty.json()).error]).toEqual([
    422,
    'No company was found that could be saved.',
  ]);
  const misfit = { kind: 'segment', query: 'numEmployeesFrom=1&region=Atlantis' };
  const refused = await api.post('/api/saved/found', { data: misfit });
  expect([refused.status(), (await refused.json()).fields]).toEqual([
    422,
    { region: 'no company has "Atlantis"' },
  ]);
  const misspelt = { kind: 'segment', query: 'numEmployeesFrom=1&regoin=Hovedstaden' };
  const wider = await api.post('/api/saved/found', { data: misspelt });
  expect([wider.status(), (await wider.json()).fields]).toEqual([
    422,
    { regoin: 'unknown here, so it would narrow nothing' },
  ]);
  const list = (await (await theirs.post('/api/saved/lists', { data: { name: 'Deres' } })).json())
    .data;
  const foreign = { kind: 'segment', query: 'companyType=Kommanditselskab', list: list.id };
  expect((await api.post('/api/saved/found', { data: foreign })).status()).toBe(404);
  expect((await (await api.get('/api/saved/get')).json()).data).toEqual([]);
});
