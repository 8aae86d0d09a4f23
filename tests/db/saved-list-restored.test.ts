import { beforeEach, expect, test } from 'vitest';
import { bo, ida, savedWorld } from '../support/saved-world';

const world = await savedWorld('saved_list_restored');
const { database, saved, save, keys } = world;
beforeEach(() => world.forget());

/** A list with companies that is deleted again. @returns their ids in the given order. */
async function deleted(name: string, ...companies: number[]): Promise<string[]> {
  const ids = await save(ida, ...companies);
  const list = await saved.createList(ida, name);
  await saved.putIntoList(ida, list.id, { ids });
  const were = await saved.deleteList(ida, list.id, null);
  expect(were?.toSorted()).toEqual(ids.toSorted());
  return ids;
}

const names = async () => (await saved.listLists(ida)).map(({ name }) => name);

test('a deleted list comes back with what is still saved of it', async () => {
  const ids = await deleted('Kunder', 1, 2, 3);
  await saved.unsaveCompany(ida, ids[0] ?? '');
  const [theirs = ''] = await save(bo, 1);
  const back = await saved.restoreList(ida, 'Kunder', [...ids, theirs]);
  expect(back).toEqual({ id: expect.any(String), name: 'Kunder', count: 2 });
  expect(await keys(`list=${back.id}`)).toEqual([3, 2]);
  expect((await saved.restoreList(ida, 'Empty', [])).count).toBe(0);
});

test('its name may have been given to another, which stays as it is', async () => {
  const ids = await deleted('Kunder', 1, 2);
  const other = await saved.createList(ida, 'KUNDER');
  const back = await saved.restoreList(ida, 'Kunder', ids);
  expect(back).toMatchObject({ name: 'Kunder (2)', count: 2 });
  expect(await keys(`list=${other.id}`)).toEqual([]);
  await saved.restoreList(ida, 'kunder', ids);
  expect(await names()).toEqual(['KUNDER', 'Kunder (2)', 'kunder (3)']);

  const long = `${'Ærø '.repeat(14)}1234`;
  await saved.createList(ida, long);
  const shorter = await saved.restoreList(ida, long, ids);
  expect(shorter.name).toBe(`${'Ærø '.repeat(14)} (2)`.replace('  ', ' '));
});

test('no list comes back when a hundred are there already, nor half of one', async () => {
  const ids = await deleted('Kunder', 1);
  await database.rows(`INSERT INTO saved_lists (user_id, name, name_key)
    SELECT '${ida}', 'L' || n, 'l' || n FROM generate_series(1, 100) n`);
  await expect(saved.restoreList(ida, 'Kunder', ids)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await names()).toHaveLength(100);
  await saved.deleteList(ida, (await saved.listLists(ida))[0]?.id ?? '', null);
  expect(await saved.restoreList(ida, 'Kunder', ids)).toMatchObject({ count: 1 });
});

test('restored twice at once, a list comes back under two names', async () => {
  const ids = await deleted('Kunder', 1);
  await Promise.all([1, 2].map(() => saved.restoreList(ida, 'Kunder', ids)));
  expect(await names()).toEqual(['Kunder', 'Kunder (2)']);
});
