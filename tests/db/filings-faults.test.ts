import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadInput } from '@/lib/register/filings/load';
import { company, each, entry, input, other, report } from '../fixtures/filings/inputs';
import { registerDatabase } from '../support/register-database';

vi.mock('@/lib/register/filings/fields', { spy: true });

const database = await registerDatabase('filings_faults');
const { loadFilings } = await import('@/lib/register/filings/load');
const fields = await import('@/lib/register/filings/fields');
const { log } = await import('@/lib/log');
beforeEach(() => database.clear());
afterEach(() => void vi.restoreAllMocks());

const of = (id: string, revenue: number) =>
  input(entry(id, 2023), report(2023, { solo: { Revenue: revenue } }));
const alone = input(null, report(2023, { company: other, solo: { Revenue: 7 } }));

const onRefused = (place: string, reason: string) => expect.fail(`${place}: ${reason}`);
const load = (...inputs: LoadInput[]) =>
  loadFilings(each(inputs), { source: 'FILINGS', onRefused });

/** The same, while we fail on the first of the documents. */
function loadFailing(...inputs: LoadInput[]) {
  vi.mocked(fields.statementFields).mockImplementationOnce(() => {
    throw new TypeError('no such thing');
  });
  return load(...inputs);
}

const revenues = async () => {
  const rows = await database.rows('SELECT revenue::int FROM accounting_periods ORDER BY 1');
  return rows.map(({ revenue }) => revenue);
};

test('a fault of ours is logged with its stack and counted, and the others are loaded', async () => {
  const logged = vi.spyOn(log, 'error');
  const result = await loadFailing(of('a', 5), of('b', 6), alone);
  expect(result).toMatchObject({ faults: 1, refused: 0, loaded: 3, withoutDocument: 0 });
  expect(await revenues()).toEqual([6, 7]);
  const err = expect.objectContaining({
    stack: expect.stringMatching(/^TypeError: no such thing\n +at /),
  });
  expect(logged.mock.calls).toEqual([[{ err, place: 'a' }, expect.any(String)]]);
  const [run] = await database.rows('SELECT report FROM register_loads');
  expect(run?.report).toMatchObject({ faults: 1 });
  // Without a digest a live update asks for the document again.
  const [filing] = await database.rows(`SELECT company_key, document_sha, flags FROM filings
    WHERE id = 'a'`);
  expect(filing).toEqual({ company_key: company, document_sha: null, flags: null });
  expect(await load(of('a', 5))).toMatchObject({ faults: 0, updated: 1 });
  expect(await revenues()).toEqual([5, 6, 7]);
});

test('a fault of ours keeps what an earlier version read of the same document', async () => {
  await load(of('a', 5));
  expect(await loadFailing(of('a', 5))).toMatchObject({ faults: 1, unchanged: 1 });
  expect(await revenues()).toEqual([5]);
});

test('nothing is stored of a document without an entry that we fail on', async () => {
  expect(await loadFailing(alone)).toMatchObject({ faults: 1, filings: 1, loaded: 0, refused: 0 });
  expect(await database.rows('SELECT FROM filings')).toEqual([]);
});
