import { expect, test } from 'vitest';
import type { LoadOptions } from '@/lib/register/load';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

await registerDatabase('search_swap');
const { loadCompanies } = await import('@/lib/register/load');
const { searchCompanies } = await import('@/lib/search/queries');
const { facetCounts } = await import('@/lib/search/facets');

/** A state of the register: the name of company n is `names[n - 1]`. */
type State = { names: string[] };

const state = (count: number, nameOf: (number: number) => string): State => ({
  names: Array.from({ length: count }, (_, at) => nameOf(at + 1)),
});

const named = (version: number) => (number: number) => `Snedker ${number} version${version} ApS`;
const first = state(700, named(1));
const second = state(900, named(2));
/** A delta that changes every third company and adds fifty. */
const isChanged = (number: number) => number % 3 === 0 || number > 900;
const third = state(950, (number) => named(isChanged(number) ? 3 : 2)(number));
const fourth = state(400, named(4));

/** A company with the version in its name also has the version's phone number. */
function* records({ names }: State, changedOnly = false) {
  for (const [at, name] of names.entries()) {
    const version = Number(/version(\d)/.exec(name)?.[1]);
    if (changedOnly && version !== 3) continue;
    yield companyRecord(at + 1, {
      name,
      names: [{ kind: 'PRIMARY', name, validFrom: '2010-01-01', validTo: null }],
      registerUpdatedAt: `2022-01-01T00:00:0${version}Z`,
      phone: at === 2 ? '70102030' : null,
    });
  }
}

type Answer = { total: number; page: number; names: (string | null)[] };

/** The answer for a state: equal prominence, so ordered by number. */
function expected({ names }: State, word: string, page: number): Answer {
  const found = names.filter((name) => name.includes(word));
  const last = Math.max(1, Math.ceil(found.length / 10));
  const shown = Math.min(page, last);
  return { total: found.length, page: shown, names: found.slice((shown - 1) * 10, shown * 10) };
}

const full: LoadOptions = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' };
const delta: LoadOptions = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-01-15' };

test('every answer belongs to one register while it is swapped and changed', async () => {
  await loadCompanies(records(first), full);
  const states = [first, second, third, fourth];
  const seen = new Set<number>();
  let over = false;
  let asked = 0;
  const search = async (word: string, page: number) => {
    const { items, total, page: shown } = await searchCompanies({ search: word, page });
    return { total, page: shown, names: items.map(({ name }) => name) };
  };
  const read = async (reader: number) => {
    for (let turn = reader; !over; turn += 1) {
      const [word, page] = [turn % 2 === 0 ? 'Snedker' : 'version2', 1 + (turn % 95)] as const;
      const answer = await search(word, page);
      const fits = states.findIndex(
        (one) => JSON.stringify(expected(one, word, page)) === JSON.stringify(answer),
      );
      expect({ answer, fits: fits >= 0 }).toEqual({ answer, fits: true });
      seen.add(fits);
      const { municipality } = await facetCounts({ search: 'Snedker' });
      expect(states.map(({ names }) => names.length)).toContain(municipality[0]?.count);
      const byPhone = await search('+45 70 10 20 30', 1);
      expect(states.map(({ names }) => names[2])).toContain(byPhone.names[0]);
      asked += 1;
    }
  };
  const readers = [0, 1, 2, 3].map(read);
  await loadCompanies(records(second), full);
  await loadCompanies(records(third, true), delta);
  // After a load everyone sees it.
  expect(await search('version3', 1)).toEqual(expected(third, 'version3', 1));
  await loadCompanies(records(fourth), full);
  expect(await search('Snedker', 3)).toEqual(expected(fourth, 'Snedker', 3));
  over = true;
  await Promise.all(readers);
  expect(seen.size).toBeGreaterThan(1);
  expect(asked).toBeGreaterThan(10);
});
