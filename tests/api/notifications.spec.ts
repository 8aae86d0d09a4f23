import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { addNotice } from '../support/search-changes.ts';

type Notification = { id: string; Details: string; message: string; isRead: boolean };

async function listOf(api: APIRequestContext, query = '') {
  const response = await api.get(`/api/saved/get_notifications${query}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as { data: Notification[]; total: number; unread: number };
}

/** Each save is one notification, newest first, already read because the user did it. */
async function saveSome(api: APIRequestContext, count: number) {
  const found = await api.post('/api/veminto/companydata', { data: { search: 'holding' } });
  const companies = (await found.json()).data.data.slice(0, count);
  for (const company of companies) {
    const answer = await api.post('/api/saved/add', { data: { Data: company } });
    expect(answer.status()).toBe(201);
  }
  return companies as { the_key: string; Firmnavn: string }[];
}

/** Notifications caused by others, still unread. */
async function tellSome(userId: string, count: number) {
  for (const title of Array.from({ length: count }, (_, at) => `News ${at + 1}`)) {
    await addNotice(userId, { kind: 'CHANGE', title, message: 'Name: A → B' });
  }
}

test('saving and unsaving are told, the newest first, and are not unread', async ({ api }) => {
  expect(await listOf(api)).toMatchObject({ data: [], total: 0, unread: 0 });
  const [first, second] = await saveSome(api, 2);
  const { data: saved } = await (await api.get('/api/saved/get')).json();
  await api.delete(`/api/saved/get/${saved[0].id}`);
  const { data, total, unread } = await listOf(api);
  expect([total, unread]).toEqual([3, 0]);
  expect(data.every(({ isRead }) => isRead)).toBe(true);
  expect(data.map(({ Details, message }) => [Details, message])).toEqual([
    [second?.Firmnavn, 'Company Unsaved!'],
    [second?.Firmnavn, 'Company saved successfully!'],
    [first?.Firmnavn, 'Company saved successfully!'],
  ]);
});

test('one is read, or all', async ({ api, person }) => {
  await tellSome(person.id, 3);
  const [, second] = (await listOf(api)).data;
  const one = await api.put('/api/saved/read_notification', {
    data: { notificationId: [second?.id] },
  });
  expect(await one.json()).toMatchObject({ read: 1 });
  const after = await listOf(api);
  expect(after.unread).toBe(2);
  expect(after.data.map(({ isRead }) => isRead)).toEqual([false, true, false]);
  const all = await api.put('/api/saved/read_notification', { data: { all: true } });
  expect(await all.json()).toMatchObject({ read: 2 });
  expect((await listOf(api)).unread).toBe(0);
});

test('some are deleted', async ({ api }) => {
  await saveSome(api, 3);
  const [kept, ...others] = (await listOf(api)).data;
  const ids = others.map(({ id }) => id);
  const gone = await api.delete('/api/saved/delete_notifications', { data: { ids } });
  expect(await gone.json()).toMatchObject({ deleted: 2 });
  expect((await listOf(api)).data).toEqual([kept]);
});

test('pages hold each notification once', async ({ api }) => {
  await saveSome(api, 5);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listOf(api, `?page=${page}&limit=2`)));
  expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1, 0]);
  const whole = await listOf(api, '?page=-3');
  expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
});

test('those of another person can be neither read nor deleted', async ({ api, theirs, other }) => {
  await tellSome(other.id, 1);
  const ids = (await listOf(theirs)).data.map(({ id }) => id);
  const read = await api.put('/api/saved/read_notification', { data: { notificationId: ids } });
  expect(await read.json()).toMatchObject({ read: 0 });
  const gone = await api.delete('/api/saved/delete_notifications', { data: { ids } });
  expect(await gone.json()).toMatchObject({ deleted: 0 });
  expect(await listOf(theirs)).toMatchObject({ total: 1, unread: 1 });
});

test('what is no list of ids is refused with a sentence', async ({ api }) => {
  const read = (data: object) => api.put('/api/saved/read_notification', { data });
  for (const data of [{}, { all: false }, { notificationId: 'x' }]) {
    const answer = await read(data);
    expect(answer.status()).toBe(422);
    expect((await answer.json()).error).toBe('Give the ids of notifications, or all.');
  }
  const noId = await read({ notificationId: ['x'] });
  expect([noId.status(), (await noId.json()).error]).toEqual([422, 'Not the id of a notification']);
  const ids = Array.from({ length: 2_001 }, () => randomUUID());
  const remove = await api.delete('/api/saved/delete_notifications', { data: { ids } });
  expect(remove.status()).toBe(422);
});
