import { afterEach, expect, test, vi } from 'vitest';
import { entry, input } from '@/tests/fixtures/filings/inputs';
import { portionsOf } from './portions';

afterEach(() => void vi.restoreAllMocks());

const limits = { most: 100, milliseconds: 60_000 };
const batch = (...ids: string[]) => ({ inputs: ids.map((id) => input(entry(id, 2023), null)) });

/** The ids of each portion, in the order in which they are handed over. */
async function divided(
  batches: AsyncIterable<ReturnType<typeof batch>>,
  portionLimits = limits,
  loaded: string[][] = [],
) {
  for await (const portion of portionsOf(batches, portionLimits)) {
    const ids: string[] = [];
    for await (const { inputs } of portion) ids.push(...inputs.map(({ place }) => place));
    loaded.push(ids);
  }
  return loaded;
}

async function* each(...batches: ReturnType<typeof batch>[]) {
  yield* batches;
}

test('all batches are one portion, however many there are', async () => {
  expect(await divided(each(batch('a', 'b'), batch('c')))).toEqual([['a', 'b', 'c']]);
  expect(await divided(each())).toEqual([]);
});

test('a batch without filings is handed over too', async () => {
  expect(await divided(each(batch(), batch()))).toEqual([[]]);
});

test('a portion ends with the batch that fills it', async () => {
  const batches = each(batch('a'), batch('b', 'c'), batch('d'));
  expect(await divided(batches, { ...limits, most: 2 })).toEqual([['a', 'b', 'c'], ['d']]);
});

test('a portion takes no batch when its time is over', async () => {
  const now = vi.spyOn(performance, 'now');
  async function* slow() {
    for (const [second, id] of ['a', 'b', 'c', 'd'].entries()) {
      now.mockReturnValue(second * 30_000);
      yield batch(id);
    }
  }
  expect(await divided(slow())).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('a filing that comes again begins another portion', async () => {
  const batches = each(batch('a'), batch('b', 'a'), batch('c'));
  expect(await divided(batches)).toEqual([['a'], ['b', 'a', 'c']]);
});

test('what comes before a failure is handed over first', async () => {
  async function* failing() {
    yield batch('a');
    throw new Error('the line is dead');
  }
  const loaded: string[][] = [];
  await expect(divided(failing(), limits, loaded)).rejects.toThrow('the line is dead');
  expect(loaded).toEqual([['a']]);
});

test('batches are let go of when a portion cannot be loaded', async () => {
  let isOpen = true;
  async function* source() {
    try {
      yield batch('a');
      yield batch('b');
    } finally {
      isOpen = false;
    }
  }
  const load = async () => {
    for await (const _portion of portionsOf(source(), limits)) throw new Error('no database');
  };
  await expect(load()).rejects.toThrow('no database');
  expect(isOpen).toBe(false);
});
