import { beforeEach, expect, test } from 'vitest';
import { bo, ida, key, read, savedWorld } from '../support/saved-world';

const neverHeld = { note: '', tags: [], lists: [], savedAt: '2026-01-01T00:00:00.000Z' };
const none = '00000000-0000-4000-8000-00000000000f';

const world = await savedWorld('saved_lists');
const { database, saved, save, saveMany, page, keys } = world;
beforeEach(() => world.forget());

test('a person has a list of a name once, and others may have it too', async () => {
  const made = await saved.createList(ida, 'Kunder i Århus');
  expect(made).toEqual({ id: expect.any(String), name: 'Kunder i Århus', count: 0 });
  const taken = { code: 'conflict', message: 'You have a list with this name already.' };
  await expect(saved.createList(ida, 'KUNDER I århus')).rejects.toMatchObject(taken);
  const other = await saved.createList(ida, 'Leads');
  await expect(saved.renameList(ida, other.id, 'kunder i Århus')).rejects.toMatchObject(taken);
  await saved.renameList(ida, made.id, 'KUNDER I ÅRHUS');
  await saved.createList(bo, 'Leads');
  expect((await saved.listLists(ida)).map(({ name }) => name)).toEqual(['KUNDER I ÅRHUS', 'Leads']);
  expect(await saved.listLists(bo)).toHaveLength(1);
});

test('ten at once make one list of a name, and there are a hundred at most', async () => {
  const tries = Array.from({ length: 10 }, () => saved.createList(ida, 'Leads'));
  const made = await Promise.allSettled(tries);
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await database.rows(`INSERT INTO saved_lists (user_id, name, name_key)
    SELECT '${ida}', 'L' || n, 'l' || n FROM generate_series(1, 98) n`);
  const more = await Promise.allSettled(['a', 'b', 'c'].map((name) => saved.createList(ida, name)));
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = more.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    code: 'forbidden',
    message: 'You have 100 lists, which is as many as fit. Delete one before you make another.',
  });
  expect(await saved.listLists(ida)).toHaveLength(100);
  await saved.createList(bo, 'Others have theirs');
});

test('a company is in several lists; out of a list it stays saved, unsaved it leaves all', async () => {
  const [first = '', second = ''] = await save(ida, 1, 2);
  const [a, b] = [await saved.createList(ida, 'A'), await saved.createList(ida, 'B')];
  const ids = [first, second, first];
  expect(await saved.putIntoList(ida, a.id, { ids })).toEqual({ count: 2, changed: 2 });
  expect(await saved.putIntoList(ida, a.id, { ids })).toEqual({ count: 2, changed: 0 });
  await saved.putIntoList(ida, b.id, { ids: [first] });
  expect((await page(`list=${a.id}&sort=cvr`)).items.map(({ lists }) => lists)).toEqual([
    ['A', 'B'],
    ['A'],
  ]);
  const states = await saved.findSaveStates(ida, [key(1), key(2), key(3)]);
  expect(states(key(1))).toMatchObject({ id: first, lists: ['A', 'B'] });
  expect(states(key(3))).toEqual({ id: null, at: expect.any(Number) });

  expect(await saved.takeOutOfList(ida, a.id, { ids: [first] })).toEqual({
    count: 1,
    changed: 1,
    ids: [first],
  });
  const gone = await saved.takeOutOfList(ida, a.id, { ids: [first] });
  expect(gone, 'what was out already is not put back').toEqual({ count: 1, changed: 0, ids: [] });
  expect(await keys(`list=${a.id}`)).toEqual([2]);
  expect(await keys()).toEqual([2, 1]);
  await saved.unsaveCompany(ida, first);
  expect(await keys(`list=${b.id}`)).toEqual([]);
  await saved.deleteList(ida, a.id, '192.0.2.1');
  expect(await keys(), 'its companies stay saved').toEqual([2]);
  expect(await database.rows('SELECT * FROM saved_list_entries')).toEqual([]);
  expect(await database.rows('SELECT action, subject, address FROM audit_events')).toEqual([
    { action: 'list_deleted', subject: a.id, address: '192.0.2.1' },
  ]);
});

test('what is unsaved by a slip comes back with its note, tags, lists and day', async () => {
  const [first = '', plain = ''] = await save(ida, 1, 2);
  const a = await saved.createList(ida, 'A');
  const b = await saved.createList(ida, 'B');
  const theirs = await saved.createList(bo, 'Theirs');
  await saved.updateEntry(ida, first, { note: 'Ring mandag', tags: ['Varm', 'Aarhus'] });
  for (const { id } of [a, b]) await saved.putIntoList(ida, id, { ids: [first] });
  expect(await saved.findWritten(ida, key(1))).toEqual({
    note: 'Ring mandag',
    tags: ['Varm', 'Aarhus'],
  });
  expect(await saved.findWritten(ida, key(2)), 'nothing was written').toBeNull();
  expect(await saved.findWritten(bo, key(1)), 'somebody else’s').toBeNull();
  const before = (await page()).items.find(({ id }) => id === first);
  expect(await saved.unsaveCompany(ida, plain), 'nothing was written').toBeNull();
  const held = await saved.unsaveCompany(ida, first);
  expect(held).toMatchObject({ note: 'Ring mandag', tags: ['Varm', 'Aarhus'] });
  if (!held) throw new Error('It held something.');

  await saved.restoreCompany(ida, key(1), held);
  expect((await page()).items).toEqual([{ ...before, id: expect.any(String) }]);
  expect(await keys('tag=varm'), 'its tags are compared as before').toEqual([1]);

  const [back] = (await page()).items;
  await saved.updateEntry(ida, back?.id ?? '', { note: 'Newer' });
  const lists = [...held.lists, theirs.id, none];
  await saved.deleteList(ida, b.id, null);
  const future = '2999-01-01T00:00:00.000Z';
  await saved.restoreCompany(ida, key(1), { ...held, lists, savedAt: future });
  const [again] = (await page()).items;
  expect(again).toMatchObject({ id: back?.id, note: 'Newer', lists: ['A'] });
  expect(Date.parse(again?.savedAt ?? future)).toBeLessThanOrEqual(Date.now());
  await saved.restoreCompany(ida, key(1), { ...held, savedAt: '0000-01-01T00:00:00Z' });
  expect((await page()).items[0]?.savedAt).toBe('1970-01-01T00:00:00.000Z');
});

test('what was written since a change was begun is not replaced', async () => {
  const [first = ''] = await save(ida, 1);
  const write = (note: string, before?: object) => saved.updateEntry(ida, first, { note }, before);
  await write('A', { note: '', tags: [] });
  await expect(write('B', { note: '' })).rejects.toMatchObject({ code: 'conflict' });
  await saved.updateEntry(ida, first, { tags: ['x'] }, { tags: [] });
  await expect(write('B', { tags: [] })).rejects.toMatchObject({ code: 'conflict' });
  expect((await page()).items).toMatchObject([{ note: 'A', tags: ['x'] }]);
  await write('B');
  expect((await page()).items).toMatchObject([{ note: 'B', tags: ['x'] }]);
});

test('lists and entries of others are unknown', async () => {
  const [theirs = ''] = await save(bo, 2);
  const [own = ''] = await save(ida, 1);
  const list = await saved.createList(bo, 'Leads');
  await saved.putIntoList(bo, list.id, { ids: [theirs] });
  const unknown = { code: 'not_found', message: 'There is no such list.' };
  for (const id of [list.id, none]) {
    await expect(saved.renameList(ida, id, 'Mine')).rejects.toMatchObject(unknown);
    await expect(saved.deleteList(ida, id, null)).rejects.toMatchObject(unknown);
    await expect(saved.putIntoList(ida, id, { ids: [own] })).rejects.toMatchObject(unknown);
    await expect(saved.takeOutOfList(ida, id, { ids: [own] })).rejects.toMatchObject(unknown);
    expect(await keys(`list=${id}`)).toEqual([]);
  }
  expect(await saved.putIntoList(bo, list.id, { ids: [own] })).toEqual({ count: 0, changed: 0 });
  expect(await saved.unsaveCompanies(ida, { ids: [theirs, none] }, null)).toMatchObject({
    deleted: 0,
  });
  await expect(saved.unsaveCompany(ida, theirs)).rejects.toMatchObject({ code: 'not_found' });
  await expect(saved.updateEntry(ida, theirs, { note: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await saved.tagEntries(ida, { ids: [theirs] }, { add: ['x'], remove: [] })).toMatchObject({
    count: 0,
  });
  expect(
    await database.rows(`SELECT note, tags FROM saved_companies WHERE id = '${theirs}'`),
  ).toEqual([{ note: '', tags: [] }]);
  await saved.tagEntries(bo, { ids: [theirs] }, { add: ['Theirs'], remove: [] });
  expect(await saved.getSavedOverview(ida)).toEqual({
    ...{ total: 1, lists: [], tags: [] },
    ...{ industries: ['Stukkatørvirksomhed'], statuses: ['ACTIVE'] },
  });
  expect(await keys()).toEqual([1]);
  expect((await saved.listSaved(ida, { page: 1, limit: 9 })).items).toHaveLength(1);
  expect((await saved.findSaveStates(ida, [key(2)]))(key(2)).id).toBeNull();
  const query = new URLSearchParams({ list: list.id }).toString();
  expect(await saved.findSavedKeys(ida, read(query), 9)).toEqual({ total: 0, entries: '[]' });
  expect(await saved.findSavedKeys(ida, { ids: [theirs, own] }, 9)).toMatchObject({ total: 1 });
});

test('all that an address shows is one target, and changes nothing when it shows another number', async () => {
  const [first = ''] = await save(ida, 1, 2, 3, 4, 5);
  const list = await saved.createList(ida, 'Stuk');
  const stuk = { query: 'q=stuk&sort=name', expected: 2 };
  expect(await saved.putIntoList(ida, list.id, stuk)).toEqual({ count: 2, changed: 2 });
  expect(await saved.tagEntries(ida, stuk, { add: ['Lead'], remove: [] })).toMatchObject({
    count: 2,
  });
  await save(ida, 6);
  const changed = {
    code: 'conflict',
    message: 'Your saved companies have changed meanwhile: 6 fit now. Look at them once more.',
  };
  await expect(saved.unsaveCompanies(ida, { query: '', expected: 5 }, null)).rejects.toMatchObject(
    changed,
  );
  expect((await page()).total).toBe(6);
  const others = { query: `except=${first}`, expected: 5 };
  expect(await saved.unsaveCompanies(ida, others, '192.0.2.1')).toMatchObject({ deleted: 5 });
  expect(await keys()).toEqual([1]);
  expect((await page()).items).toMatchObject([{ tags: ['Lead'], lists: ['Stuk'] }]);
  expect(await database.rows('SELECT action, details FROM audit_events')).toEqual([
    { action: 'saved_deleted', details: { count: 5 } },
  ]);
});

test('an address that shows more than was asked for changes nothing', async () => {
  await save(ida, 1, 2);
  const list = await saved.createList(ida, 'Leads');
  const many = Array.from({ length: 101 }, (_, n) => none.replace('000f', String(1_000 + n)));
  for (const query of [
    ...['list=Leads', `except=${none},x`, `except=${many.join(',')}`],
    ...['tags=Lead', 'search=stuk', 'q=%00', `except=${none}&except=${list.id}`],
  ]) {
    const refused = { code: 'invalid_input' };
    await expect(saved.unsaveCompanies(ida, { query }, null)).rejects.toMatchObject(refused);
    const change = { add: ['Lead'], remove: [] };
    await expect(saved.tagEntries(ida, { query }, change)).rejects.toMatchObject(refused);
    await expect(saved.putIntoList(ida, list.id, { query })).rejects.toMatchObject(refused);
  }
  expect((await page()).items).toMatchObject([{ tags: [] }, { tags: [] }]);
});

test('several that were removed come back with what was written, unless they are many', async () => {
  const [first = '', second = ''] = await save(ida, 1, 2, 3);
  await save(bo, 1);
  const list = await saved.createList(ida, 'Leads');
  await saved.putIntoList(ida, list.id, { ids: [first, second] });
  await saved.updateEntry(ida, first, { note: 'Call', tags: ['Warm'] });
  const before = (await page('sort=cvr')).items;
  const { removed } = await saved.unsaveCompanies(ida, { query: '' }, null);
  expect(await keys()).toEqual([]);
  await save(ida, 2);
  const gone = { the_key: key(9), held: removed?.[0]?.held ?? neverHeld };
  const back = await saved.restoreCompanies(ida, [...(removed ?? []), gone]);
  expect(back.map(({ companyKey }) => companyKey).toSorted()).toEqual([1, 2, 3].map(key));
  const after = (await page('sort=cvr')).items;
  const kept = before.map(({ id: _, ...item }) => item);
  expect(after.map(({ id: _, ...item }) => item)).toEqual(kept);
  const told = `SELECT title FROM notifications WHERE message = 'The companies are saved.'`;
  expect(await database.rows(told)).toEqual([{ title: '2 companies' }]);

  expect(await saved.deleteList(ida, list.id, null)).toHaveLength(2);
  await saveMany(ida, 101);
  expect((await saved.unsaveCompanies(ida, { query: '' }, null)).removed).toBeNull();
});

test('a few removals are told one by one, many in one notice', async () => {
  await saveMany(ida, 10);
  await saved.unsaveCompanies(ida, { query: '' }, null);
  expect(await database.rows('SELECT 1 FROM notifications')).toHaveLength(10);
  await database.rows('DELETE FROM notifications');
  await saveMany(ida, 1_200);
  expect(await saved.unsaveCompanies(ida, { query: '', expected: 1_200 }, null)).toMatchObject({
    deleted: 1_200,
  });
  expect(await database.rows('SELECT title, message, company_key FROM notifications')).toEqual([
    {
      title: '1.200 companies',
      message: 'The companies are not saved any more.',
      company_key: null,
    },
  ]);
});

test('what somebody does herself is told and not unread', async () => {
  const { saveCompany, unsaveCompany } = await import('@/lib/saved/mutations');
  const { id } = await saveCompany(ida, key(3));
  await unsaveCompany(ida, id);
  const { listNotifications } = await import('@/lib/notifications/queries');
  const { items, unread } = await listNotifications(ida, { page: 1, limit: 10 });
  expect(items.map(({ message }) => message).sort()).toEqual([
    'Company Unsaved!',
    'Company saved successfully!',
  ]);
  expect(unread).toBe(0);
});

test('of very many tags those on most companies stand beside the table, by name', async () => {
  await saveMany(ida, 26);
  await database.rows(`UPDATE saved_companies s SET tags = given.tags, tag_keys = given.tags
    FROM (SELECT id, ARRAY['ø'] || ARRAY(SELECT 'tag ' || place || n FROM generate_series(1, 9) n) AS tags
      FROM (SELECT id, row_number() OVER () AS place FROM saved_companies) placed) given
    WHERE s.id = given.id`);
  const { tags } = await saved.getSavedOverview(ida);
  expect([tags.length, tags.at(-1)]).toEqual([200, { name: 'ø', count: 26 }]);
  expect((await page('tag=tag%20269')).total, 'of another by its address').toBe(1);
});

test('tags keep place and spelling, and no company gets more than ten', async () => {
  const [first = '', second = ''] = await save(ida, 1, 2);
  await saved.updateEntry(ida, first, { tags: ['Kunde', 'Øst'] });
  const ids = [first, second];
  const change = { add: ['KUNDE', 'Lead'], remove: ['øst'] };
  const { lost } = await saved.tagEntries(ida, { ids }, change);
  expect(lost, 'as it is spelt there').toEqual([{ tag: 'Øst', ids: [first] }]);
  expect((await page('sort=cvr')).items.map(({ tags }) => tags)).toEqual([
    ['Kunde', 'Lead'],
    ['KUNDE', 'Lead'],
  ]);
  expect((await saved.getSavedOverview(ida)).tags).toEqual([
    { name: expect.stringMatching(/^kunde$/i), count: 2 },
    { name: 'Lead', count: 2 },
  ]);
  await saved.updateEntry(ida, first, { tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] });
  await expect(saved.tagEntries(ida, { ids }, { add: ['k'], remove: [] })).rejects.toMatchObject({
    code: 'conflict',
    message: '1 of these companies would have more than 10 tags. Nothing was changed.',
  });
  expect((await page('tag=k')).total).toBe(0);
  await saved.tagEntries(ida, { ids }, { add: ['k'], remove: ['A'] });
  expect((await page('tag=k')).total).toBe(2);
});

test('a person saves as many as fit, also of two tabs at once', async () => {
  await saveMany(ida, 99_999);
  const both = await Promise.allSettled(
    [1, 2].map((number) => saved.saveCompany(ida, key(number))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    code: 'forbidden',
    message:
      'You have saved 100.000 companies, which is as many as fit. Remove some before you save more.',
  });
  await saved.saveCompany(bo, key(1));
  expect((await page()).total).toBe(100_000);
  expect(await saved.unsaveCompanies(ida, { query: '', expected: 100_000 }, null)).toMatchObject({
    deleted: 100_000,
  });
});

test('lists hold as many as fit together, also of two tabs at once', async () => {
  const [first = '', second = '', third = ''] = await save(ida, 1, 2, 3);
  const list = await saved.createList(ida, 'Leads');
  // Without companies and lists, because only their number matters. Ids in order are quicker.
  await database.rows(`SET session_replication_role = replica;
    INSERT INTO saved_list_entries (user_id, list_id, saved_id)
      SELECT '${ida}', '${none}', lpad(to_hex(n), 32, '0')::uuid FROM generate_series(1, 499998) n;
    SET session_replication_role = origin`);
  expect(await saved.putIntoList(ida, list.id, { ids: [first] })).toMatchObject({ changed: 1 });
  const both = await Promise.allSettled(
    [second, third].map((id) => saved.putIntoList(ida, list.id, { ids: [id] })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    code: 'forbidden',
    message:
      'Your lists hold 500.000 companies together, which is as many as fit. Take some out before you put in more.',
  });
  expect(await saved.putIntoList(ida, list.id, { ids: [first] })).toMatchObject({ changed: 0 });
  const [theirs = ''] = await save(bo, 1);
  const { id } = await saved.createList(bo, 'Leads');
  expect(await saved.putIntoList(bo, id, { ids: [theirs] })).toMatchObject({ changed: 1 });

  const held = { note: '', tags: [], lists: [list.id], savedAt: new Date().toISOString() };
  await expect(saved.restoreCompany(ida, key(4), held)).rejects.toMatchObject({
    code: 'forbidden',
  });
  const undone = await saved.unsaveCompany(ida, first);
  expect(undone?.lists, 'what is taken back fits').toEqual([list.id]);
  await saved.restoreCompany(ida, key(1), undone ?? held);
});

test('changes of the same companies wait for each other', async () => {
  await saveMany(ida, 300);
  const list = await saved.createList(ida, 'All');
  const rows = await database.rows('SELECT id FROM saved_companies ORDER BY company_key');
  const ids = rows.map(({ id }) => String(id));
  const reversed = ids.toReversed();
  await Promise.all([
    saved.putIntoList(ida, list.id, { ids }),
    saved.tagEntries(ida, { ids: reversed }, { add: ['a'], remove: [] }),
    saved.tagEntries(ida, { query: 'sort=name' }, { add: ['b'], remove: [] }),
    saved.tagEntries(ida, { ids }, { add: ['c'], remove: [] }),
    saved.takeOutOfList(ida, list.id, { ids: reversed }),
  ]);
  const tags = await database.rows(
    'SELECT cardinality(tags) AS tags, count(*)::int AS count FROM saved_companies GROUP BY 1',
  );
  expect(tags).toEqual([{ tags: 3, count: 300 }]);
  await Promise.all([
    saved.unsaveCompanies(ida, { ids }, null),
    saved.unsaveCompanies(ida, { ids: reversed }, null),
  ]);
  expect((await page()).total).toBe(0);
});
