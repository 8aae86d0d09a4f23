import { expect, test } from 'vitest';
import { companyRecord, keyOf } from '../support/company-record';
import { exportWorld } from '../support/export-world';

const NAMES = ['Delta', 'Alfa', 'Foxtrot', 'Bravo', 'Echo', 'Charlie'];

const world = await exportWorld(
  'saved_found',
  NAMES.map((word, at) => {
    const name = `Nordhavn ${word}`;
    const names = [{ kind: 'PRIMARY', name, validFrom: '2010-01-01', validTo: null }] as const;
    return companyRecord(at + 1, { name, names: [...names] });
  }),
);

test('what a search finds is saved in the order of its results', async () => {
  const { saveFound } = await import('@/lib/saved/found');
  const { listSavedPage } = await import('@/lib/saved/table');
  const { parseSavedParams } = await import('@/lib/saved/saved-params');
  const params = parseSavedParams(new URLSearchParams());
  const sorted = [...NAMES].sort().map((name) => `Nordhavn ${name}`);
  for (const [sort, names] of [
    ['name-asc', sorted],
    ['name-desc', sorted.toReversed()],
  ] as const) {
    const person = await world.person();
    const found = { kind: 'discover', query: `search=nordhavn&sort=${sort}` } as const;
    expect(await saveFound(person, found)).toMatchObject({ count: 6, added: 6 });
    const { items } = await listSavedPage(person, params);
    expect(items.map(({ name }) => name)).toEqual(names);
  }
});

/** The keys of what a user has saved, or has in a list. */
async function savedOf(userId: string, list = '') {
  const { listSavedPage } = await import('@/lib/saved/table');
  const { parseSavedParams } = await import('@/lib/saved/saved-params');
  const params = parseSavedParams(new URLSearchParams({ list, sort: 'name', direction: 'asc' }));
  const { items } = await listSavedPage(userId, params);
  return items.map(({ companyKey }) => companyKey);
}

const ALL = { kind: 'discover', query: 'search=nordhavn' } as const;
const [delta, alfa, foxtrot, ...rest] = NAMES.map((_, at) => keyOf(at + 1));

async function savings() {
  const { saveFound } = await import('@/lib/saved/found');
  const { undoSaving } = await import('@/lib/saved/undo-saving');
  const lists = await import('@/lib/saved/lists');
  const undo = (userId: string, saving: Awaited<ReturnType<typeof saveFound>>['saving']) => {
    if (!saving) throw new Error('Nothing was changed.');
    return undoSaving(userId, saving, null);
  };
  return { saveFound, undo, ...lists };
}

test('undoing takes away exactly what saving all of a search added', async () => {
  const { saveFound, undo, createList, putIntoList } = await savings();
  const person = await world.person();
  const [first] = await world.save(person, [delta ?? '', alfa ?? '']);
  const list = await createList(person, 'Leads');
  await putIntoList(person, list.id, { ids: [first ?? ''] });

  const { saving, ...counts } = await saveFound(person, ALL, list.id);
  expect(counts).toEqual({ count: 6, added: 4 });
  expect(saving).toEqual({ list: list.id, saved: expect.any(Array), entered: [alfa] });
  expect(saving?.saved.toSorted()).toEqual([foxtrot, ...rest]);
  expect(await saveFound(person, ALL, list.id)).toEqual({ count: 6, added: 0, saving: null });

  expect(await undo(person, saving)).toEqual({ removed: 4, kept: 0, left: 1 });
  expect((await savedOf(person)).toSorted()).toEqual([delta, alfa]);
  expect(await savedOf(person, list.id)).toEqual([delta]);
  expect(await undo(person, saving), 'a second time').toEqual({ removed: 0, kept: 0, left: 0 });
});

test('what got a note, a tag or another list since it was saved stays', async () => {
  const { saveFound, undo, createList, putIntoList } = await savings();
  const { tagEntries } = await import('@/lib/saved/notes');
  const person = await world.person();
  const list = await createList(person, 'Leads');
  const other = await createList(person, 'Others');
  const { saving } = await saveFound(person, ALL, list.id);
  const idOf = async (key = '') => {
    const where = `user_id = '${person}' AND company_key = '${key}'`;
    const [row] = await world.database.rows(`SELECT id FROM saved_companies WHERE ${where}`);
    return String(row?.id);
  };
  await world.database.rows(
    `UPDATE saved_companies SET note = 'Call' WHERE id = '${await idOf(delta)}'`,
  );
  await tagEntries(person, { ids: [await idOf(alfa)] }, { add: ['lead'], remove: [] });
  await putIntoList(person, other.id, { ids: [await idOf(foxtrot)] });

  expect(await undo(person, saving)).toEqual({ removed: 3, kept: 3, left: 0 });
  expect((await savedOf(person)).toSorted()).toEqual([delta, alfa, foxtrot]);
});

test('nobody undoes what somebody else has saved', async () => {
  const { saveFound, undo, createList } = await savings();
  const [person, stranger] = [await world.person(), await world.person()];
  const list = await createList(person, 'Leads');
  await world.save(person, [delta ?? '']);
  const { saving } = await saveFound(person, ALL, list.id);
  expect(await undo(stranger, saving)).toEqual({ removed: 0, kept: 0, left: 0 });
  expect(await savedOf(person)).toHaveLength(6);
  expect(await savedOf(person, list.id)).toHaveLength(6);
});
