import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyFilters } from '@/lib/search/types';
import { companyRecord, keyOf } from '../support/company-record';
import { exportWorld } from '../support/export-world';
import { NOBODY } from '../support/nobody';

const WORDS = ['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'];

const world = await exportWorld(
  'saved_filter',
  WORDS.map((word, at) => {
    const name = `Nordhavn ${word}`;
    const names = [{ kind: 'PRIMARY', name, validFrom: '2010-01-01', validTo: null }] as const;
    return companyRecord(at + 1, { name, names: [...names] });
  }),
);

const lists = await import('@/lib/saved/lists');
const { searchCompanies } = await import('@/lib/search/queries');
const { facetCounts, histograms } = await import('@/lib/search/facets');
const { mapClusters } = await import('@/lib/search/map-clusters');
const { companyGroups } = await import('@/lib/search/groups');
const { findWaysOut } = await import('@/lib/search/ways-out');
const { discoverKeys, segmentKeys } = await import('@/lib/search/found-keys');
const { knownFiltersOf } = await import('@/lib/search/known-filters');
const { withOwnSaved } = await import('@/lib/search/saved-keys');
const { unsaveCompany } = await import('@/lib/saved/mutations');

const keys = (...numbers: number[]) => numbers.map(keyOf);
const wordOf = (name: string | null) => name?.replace('Nordhavn ', '');

/** A person who has saved 1 to 4, of which 1 and 2 are in "Leads" and 2 and 3 in "Kunder | 2026". */
async function collector() {
  const userId = await world.person();
  const ids = await world.save(userId, keys(1, 2, 3, 4));
  const [a = '', b = '', c = ''] = ids;
  const leads = await lists.createList(userId, 'Leads');
  const customers = await lists.createList(userId, 'Kunder | 2026');
  await lists.putIntoList(userId, leads.id, { ids: [a, b] });
  await lists.putIntoList(userId, customers.id, { ids: [b, c] });
  return { userId, ids, leads };
}

let one: Awaited<ReturnType<typeof collector>>;
beforeAll(async () => {
  one = await collector();
});

async function found(written: Record<string, string>, userId = one.userId) {
  const { filters } = await knownFiltersOf(userId)(written);
  const question = { search: 'nordhavn', filters };
  const { items, total } = await searchCompanies({ ...question, page: 1, sort: 'name-asc' });
  expect(items).toHaveLength(total);
  return items.map(({ name }) => wordOf(name));
}

describe('companies that the user has saved', () => {
  test.each([
    [{ saved: '*' }, ['Alfa', 'Bravo', 'Charlie', 'Delta']],
    [{ notSaved: '*' }, ['Echo', 'Foxtrot']],
    [{ saved: 'Leads' }, ['Alfa', 'Bravo']],
    [{ saved: 'Kunder / 2026' }, ['Bravo', 'Charlie']],
    [{ saved: 'Leads|Kunder / 2026' }, ['Alfa', 'Bravo', 'Charlie']],
    [{ notSaved: 'Leads' }, ['Charlie', 'Delta', 'Echo', 'Foxtrot']],
    [{ saved: '*', notSaved: 'Leads' }, ['Charlie', 'Delta']],
    [{ saved: 'Leads', notSaved: 'Kunder / 2026' }, ['Alfa']],
    [{ saved: '*', notSaved: '*' }, []],
  ])('%j', async (written, names) => {
    expect(await found(written)).toEqual(names);
  });

  test('others have their own', async () => {
    const other = await world.person();
    expect(await found({ saved: '*' }, other)).toEqual([]);
    expect(await found({ notSaved: '*' }, other)).toHaveLength(6);
    const all = await knownFiltersOf(other)({ saved: 'Leads|*' });
    expect(all.texts).toEqual({ saved: '*' });
    const sentence = 'you have no list called "Leads"';
    expect(all.problems).toEqual([{ param: 'saved', sentence }]);
  });

  test('a list of another user, or of nobody, narrows nothing on pages and is refused by the API', async () => {
    const { texts, filters, problems } = await knownFiltersOf(NOBODY)({ notSaved: 'Leads' });
    expect([texts, filters]).toEqual([{}, {}]);
    expect(problems).toHaveLength(1);
    const asked: CompanyFilters = { saved: { out: ['Leads'] } };
    await expect(withOwnSaved(asked, NOBODY)).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'you have no list called "Leads"',
      fields: { notSaved: 'you have no list called "Leads"' },
    });
  });

  test('counts, histograms, groups, the map and everything found know it too', async () => {
    const filters = await withOwnSaved({ saved: { out: ['*'] } }, one.userId);
    const question = { search: 'nordhavn', filters };
    expect((await facetCounts(question)).total).toBe(2);
    const { employees } = await histograms(question);
    const counts = employees.bins.map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, employees.missing)).toBe(2);
    const groups = await companyGroups(question, { by: 'status', figure: null });
    expect(groups.all.companies).toBe(2);
    const window = { west: 7, south: 54, east: 16, north: 58, zoom: 6 };
    expect((await mapClusters({ ...question, window })).total).toBe(2);
    const inAddress = await discoverKeys(one.userId, 'search=nordhavn&notSaved=*', 10);
    expect(inAddress.keys.toSorted()).toEqual(keys(5, 6));
    expect((await segmentKeys(one.userId, 'saved=Leads', 10)).keys.toSorted()).toEqual(keys(1, 2));
    const unknown = segmentKeys(one.userId, 'saved=Lead', 10);
    await expect(unknown, 'instead of all companies').rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  test('where nothing is left, it is one of the ways out', async () => {
    const filters = await withOwnSaved({ saved: { in: ['Leads'], out: ['*'] } }, one.userId);
    const out = await findWaysOut({ search: 'nordhavn', filters }, [
      { without: { saved: 'Leads' } },
      { without: { notSaved: '*' } },
    ]);
    expect(out?.ways.map(({ without, count }) => [without, count])).toEqual([
      [{ saved: 'Leads' }, 2],
      [{ notSaved: '*' }, 2],
    ]);
  });

  test('what is saved or taken away counts at once', async () => {
    const { userId, ids, leads } = await collector();
    const left = () => found({ notSaved: '*' }, userId);
    expect(await left()).toEqual(['Echo', 'Foxtrot']);
    await world.save(userId, keys(5));
    expect(await left()).toEqual(['Foxtrot']);
    await unsaveCompany(userId, ids[0] ?? '');
    expect(await left()).toEqual(['Alfa', 'Foxtrot']);
    expect(await found({ saved: 'Leads' }, userId)).toEqual(['Bravo']);
    await lists.renameList(userId, leads.id, 'Ringet op');
    expect(await found({ saved: 'Ringet op' }, userId)).toEqual(['Bravo']);
  });

  test('what is asked without its user is a fault, no answer for everybody', async () => {
    const filters: CompanyFilters = { saved: { out: ['*'] } };
    await expect(facetCounts({ search: null, filters })).rejects.toThrow('who saved it');
  });
});

test('a saved search follows the register alone', async () => {
  const { createSavedSearch } = await import('@/lib/saved-searches/mutations');
  const { readSavedQuery } = await import('@/lib/saved-searches/read-query');
  for (const kind of ['discover', 'segment'] as const) {
    const { problem, query, filters } = readSavedQuery(kind, 'region=Sjælland&notSaved=Leads');
    expect(problem).toBe(
      'Of what you have saved, a saved search can only leave out everything: notSaved=*',
    );
    expect([query, filters]).toEqual([{ region: 'Sjælland' }, { region: ['Sjælland'] }]);
  }
  const search = { kind: 'discover', query: 'search=nordhavn' } as const;
  const hiding = { ...search, query: 'search=nordhavn&notSaved=*' };
  const everybody = { kind: 'discover', query: 'notSaved=*' } as const;
  for (const [name, given] of Object.entries({ search, hiding, everybody })) {
    const saved = await createSavedSearch(one.userId, { name, ...given });
    expect(saved).toMatchObject({ members: 6 });
    expect(new URLSearchParams(saved.query).toString()).toBe(given.query);
  }
});
