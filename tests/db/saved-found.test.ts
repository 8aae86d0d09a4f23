import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyRecord } from '../support/company-record';
import { type ExportWorld, exportWorld } from '../support/export-world';

const NAMES = ['Delta', 'Alfa', 'Foxtrot', 'Bravo', 'Echo', 'Charlie'];

let world: ExportWorld;

beforeAll(async () => {
  world = await exportWorld(
    'saved_found',
    NAMES.map((word, at) => {
      const name = `Nordhavn ${word}`;
      const names = [{ kind: 'PRIMARY', name, validFrom: '2010-01-01', validTo: null }] as const;
      return companyRecord(at + 1, { name, names: [...names] });
    }),
  );
});
afterAll(() => world.close());

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
    expect(await saveFound(person, found)).toEqual({ count: 6, added: 6 });
    const { items } = await listSavedPage(person, params);
    expect(items.map(({ name }) => name)).toEqual(names);
  }
});
