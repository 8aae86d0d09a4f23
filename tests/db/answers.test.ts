import { expect, test } from 'vitest';
import { addExport, fillAccount } from '../support/account-rows';
import { answersWorld, BARE, KNOWN, UNKNOWN } from '../support/answers-world';
import { jpeg } from '../support/picture-bytes';

// The wrapper of each route checks answers against their description. These tests produce answers
// in all distinct states.

const world = await answersWorld('answers');

const save = (key: string, held?: unknown) => ({ Data: { the_key: key }, held });

test('about what is saved', async () => {
  const { id: userId, get } = await world.person();
  const { id } = await get('POST', 'saved/add', save(KNOWN));
  await get('POST', 'saved/add', save(BARE));
  await world.database.rows(`INSERT INTO saved_companies (user_id, company_key, company_name)
    VALUES ('${userId}', '${UNKNOWN}', 'Gone ApS')`);
  const all = await get('GET', 'saved/get');
  const known = all.data.map((entry: { Company_data: object }) => Object.keys(entry.Company_data));
  expect(known.map((fields: string[]) => fields.length > 1).sort()).toEqual([false, true, true]);

  const { data: list } = await get('POST', 'saved/lists', { name: 'Leads' });
  const params = { id: list.id };
  await get('PATCH', 'saved/lists/[id]', { name: 'Customers' }, { params });
  const put = await get('PUT', 'saved/lists/[id]/entries', { ids: [id] }, { params });
  expect(put).toMatchObject({ count: 1, changed: 1 });
  const note = { note: ' Call in May ' };
  expect(await get('PATCH', 'saved/entries/[id]', note, { params: { id } })).not.toHaveProperty(
    'tags',
  );
  await get('PUT', 'saved/tags', { ids: [id], add: ['lead'] });
  expect((await get('GET', 'saved/entries')).data).toHaveLength(3);
  expect((await get('GET', 'saved/entries', undefined, { query: '?q=none' })).data).toEqual([]);
  expect((await get('GET', 'saved/overview')).data.tags).toHaveLength(1);
  expect((await get('GET', 'saved/lists')).data).toHaveLength(1);

  const { held } = await get('DELETE', 'saved/get/[id]', undefined, { params: { id } });
  expect(held.lists).toEqual([list.id]);
  const again = await get('POST', 'saved/add', save(KNOWN, held));
  await get('DELETE', 'saved/lists/[id]/entries', { ids: [again.id] }, { params });
  const gone = await get('DELETE', 'saved/lists/[id]', undefined, { params });
  const back = await get('POST', 'saved/lists', { name: 'Customers', ids: gone.ids });
  expect(back.message).toBe('The list is back.');
  const second = await get('POST', 'saved/lists', { name: 'customers', ids: [again.id] });
  expect(second).toMatchObject({
    message: 'Another list is called "customers" by now. This one is back as "customers (2)".',
    data: { name: 'customers (2)', count: 1 },
  });
  const { removed } = await get('DELETE', 'saved/deletemultiple', { query: '' });
  // The third is a company that the register does not have.
  expect(removed).toHaveLength(3);
  expect((await get('POST', 'saved/restore', { removed })).data).toHaveLength(2);
  await get('DELETE', 'saved/deletemultiple', { query: '' });
  const found = await get('POST', 'saved/found', { kind: 'discover', query: 'search=Prøve' });
  expect(found).toMatchObject({ count: 1, added: 1 });
  expect(await get('DELETE', 'saved/found', found.saving)).toMatchObject({ removed: 1, kept: 0 });
  const rows = new FormData();
  rows.set('text', `CVR\n${KNOWN}\n1`);
  expect((await get('POST', 'saved/import', rows)).totals).toMatchObject({ found: 1, missing: 1 });
  expect((await get('POST', 'saved/import/entries', { cvrs: [KNOWN] })).added).toBe(1);
});

test('about searches that are kept, and those of late', async () => {
  const { id: userId, get } = await world.person();
  const asked = { name: 'All', kind: 'segment', query: 'region=Nordjylland&notSaved=*' };
  const { data: search } = await get('POST', 'saved/searches', asked);
  const params = { id: search.id };
  expect(search.query).toBe(asked.query);
  expect((await get('GET', 'saved/searches')).data).toEqual([{ ...search, lastChange: null }]);
  await world.database.rows(`INSERT INTO saved_search_changes
    (search_id, load_id, since_load_id, new_count, left_count, new_keys, left_keys)
    VALUES ('${search.id}', 2, 1, 3, 0, '', '')`);
  expect((await get('GET', 'saved/searches')).data[0].lastChange.new).toBe(3);
  await get('PUT', 'saved/searches/[id]', { name: 'Some' }, { params });
  await get('DELETE', 'saved/searches/[id]', undefined, { params });

  await world.database.rows(`INSERT INTO recent_searches (user_id, kind, query)
    VALUES ('${userId}', 'SIMPLE', 'murer'), ('${userId}', 'AI', 'murere i Aarhus')`);
  expect((await get('GET', 'saved/get_recent')).data).toHaveLength(2);
  await get('DELETE', 'saved/get_recent', undefined, { query: '?query=murer&kind=SIMPLE' });
  expect(await get('DELETE', 'saved/get_recent')).toMatchObject({ deleted: 1 });
});

test('about notifications of every kind', async () => {
  const { id: userId, get } = await world.person();
  await world.database.rows(`INSERT INTO notifications (user_id, kind, title, message, company_key)
    SELECT '${userId}', kind, 'News', 'Good', CASE WHEN kind <> 'PLAN' THEN '${KNOWN}' END
    FROM unnest(enum_range(NULL::notification_kind)) kind`);
  const { data } = await get('GET', 'saved/get_notifications');
  expect(data.length).toBeGreaterThan(8);
  const ids = [data[0].id];
  await get('PUT', 'saved/read_notification', { notificationId: ids });
  expect((await get('GET', 'saved/get_notifications')).unread).toBe(data.length - 1);
  expect(await get('DELETE', 'saved/delete_notifications', { ids })).toMatchObject({ deleted: 1 });
});

test('about files that are made, that wait and that failed', async () => {
  const { id: userId, get } = await world.person();
  const made = await get('POST', 'exports', {
    target: { kind: 'discover', query: 'search=Prøve' },
    format: 'csv',
  });
  expect(made.data.status).toBe('DONE');
  const waiting = await addExport(userId);
  const failed = await addExport(userId);
  await world.database.rows(`UPDATE exports SET status = 'FAILED', failure = 'It failed.'
    WHERE id = '${failed}'`);
  expect((await get('GET', 'exports')).data).toHaveLength(3);
  for (const id of [made.data.id, waiting, failed]) {
    await get('GET', 'exports/[id]', undefined, { params: { id } });
  }
});

function profile(fields: Record<string, string>, picture?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (picture) form.append('picture', new Blob([new Uint8Array(picture)]), 'face.jpg');
  return form;
}

test('about an account, its sessions, keys and plan', async () => {
  const { id, email, get } = await world.person();
  const params = { id };
  expect((await get('GET', 'user/[id]', undefined, { params })).data.picture).toBeNull();
  const self = { params: { id: 'me' } };
  expect((await get('GET', 'user/[id]', undefined, self)).data.id).toBe(id);
  const changed = await get('PUT', 'user/edit', profile({}, await jpeg()));
  expect(changed.updatedUser.picture).toContain(id);
  const password = { oldpass: 'Right1!pass', newpass: 'Other2!pass' };
  expect(await get('PUT', 'user/edit', profile(password))).toMatchObject({ workingKeys: 0 });
  await get('PUT', 'user/digest', { digest: 'weekly' });
  await get('PUT', 'user/news', { muted: ['AUDIT', 'SEARCHES'] });
  const { data: key } = await get('POST', 'user/keys', { name: 'Script', scopes: ['write'] });
  await get('DELETE', 'user/keys/[id]', undefined, { params: { id: key.id } });
  expect((await get('GET', 'user/keys')).data[0].revokedAt).not.toBeNull();
  await world.login(email, { password: 'Other2!pass' });
  const { data: sessions } = await get('GET', 'user/sessions');
  const other = sessions.find(({ current }: { current: boolean }) => !current);
  await get('DELETE', 'user/sessions/[id]', undefined, { params: { id: other.id } });

  const buying = { userId: id, priceId: 'price_test_monthly' };
  const checkout = await get('POST', 'veminto/create-checkout-session', buying);
  const ofCheckout = { params: { session_id: checkout.id } };
  for (const action of ['fail', 'pay']) {
    await get('GET', 'veminto/success/[session_id]', undefined, ofCheckout);
    await get('POST', 'veminto/test-checkout', { sessionId: checkout.id, action });
  }
  await get('GET', 'veminto/success/[session_id]', undefined, ofCheckout);
  await get('POST', 'veminto/billing-portal');
  for (const action of ['cancel', 'resume', 'fail', 'pay', 'end']) {
    await get('POST', 'veminto/test-plan', { action });
  }
  await get('POST', 'user/logout');
});

test('about all that is kept of somebody', async () => {
  const { id, get } = await world.person();
  await fillAccount(id);
  const { tables } = await get('GET', 'user/data');
  expect(Object.keys(tables).length).toBeGreaterThan(10);
  await get('GET', 'user/[id]', undefined, { params: { id } });
  const answers = await get('GET', 'spell/v1/chat_history/[userId]', undefined, {
    params: { userId: id },
  });
  expect(answers).toMatchObject({ data: [expect.anything()], remaining: null });
  await get('DELETE', 'spell/v1/chat_history/[userId]', undefined, { params: { userId: id } });
});

test('to administrators', async () => {
  const { id, email } = await world.person();
  const { id: adminId, get } = await world.person('ADMIN');
  const params = { id };
  const { data } = await get('GET', 'user/all');
  expect(data.length).toBeGreaterThan(1);
  const query = '?search=nobody-at-all&limit=40&page=2';
  const { pagination } = await get('GET', 'user/all', undefined, { query });
  expect(pagination).toMatchObject({ currentPage: 1, totalPages: 0, totalRecords: 0 });
  const copied = await world.database.rows(`SELECT details FROM audit_events
    WHERE actor_id = '${adminId}' AND action = 'users_exported'`);
  expect(copied, 'the table shows no more than 40').toEqual([{ details: { users: data.length } }]);
  await get('PUT', 'user/[id]/role', { role: 'ADMIN' }, { params });
  await get('POST', 'user/[id]/reset', undefined, { params });
  await get('DELETE', 'user/[id]', { confirmation: email }, { params });
});

test('to questions, whole and as lines', async () => {
  const { id, headers, get } = await world.person();
  const asked = { query: 'What can you do?', user_id: id };
  expect(await get('POST', 'spell/v1/llm', asked)).toMatchObject({ data: expect.any(String) });
  const { POST } = await import('@/app/api/spell/v1/llm/route');
  const request = new Request('http://localhost/api/spell/v1/llm', {
    method: 'POST',
    body: JSON.stringify(asked),
    headers: { ...headers, accept: 'application/x-ndjson', 'content-type': 'application/json' },
  });
  const response = await POST(request, { params: Promise.resolve({}) });
  const { streamedAnswer } = await import('@/lib/assistant/answers');
  expect(response.headers.get('content-type')).toBe(streamedAnswer.type);
  const lines = (await response.text()).trim().split('\n');
  const events = lines.map((line) => streamedAnswer.schema.parse(JSON.parse(line)));
  expect(events.at(-1)).toMatchObject({ type: 'done', by: 'reader' });
});

test('to sentences, as far as they are read', async () => {
  const { id, get } = await world.person();
  const params = { userId: id };
  const search = (query: string) =>
    get('GET', 'spell/v1/[userId]/ai-search', undefined, {
      params,
      query: `?${new URLSearchParams({ query })}`,
    });
  const found = await search('Roofers in Aalborg founded 2010 with under 10 employees');
  expect(found).toMatchObject({ total: 1, data: [{ the_key: KNOWN, matched_on: null }] });
  // A client with only a key does not know its user id.
  const self = { params: { userId: 'me' }, query: '?query=Roofers+in+Aalborg' };
  expect(await get('GET', 'spell/v1/[userId]/ai-search', undefined, self)).toMatchObject({
    total: 1,
  });
  const read = await search(
    'active companies not in Aarhus with revenue over 50 by profit, and wings',
  );
  expect(read.run.reading).toMatchObject({
    filters: { not: expect.anything() },
    notUnderstood: expect.arrayContaining(['wings']),
    hints: [expect.objectContaining({ why: 'unit' })],
  });
});
