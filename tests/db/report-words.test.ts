import { beforeEach, expect, test } from 'vitest';
import type { LoadInput } from '@/lib/register/filings/load';
import { company, each, entry, input, report } from '../fixtures/filings/inputs';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('report_words');
const { loadFilings } = await import('@/lib/register/filings/load');
const { findWordedReports } = await import('@/lib/passages/queries');
beforeEach(() => database.clear());

const load = (...inputs: LoadInput[]) => loadFilings(each(inputs), { source: 'FILINGS' });

const about = (id: string, year: number, activities?: string, change = {}) =>
  input(entry(id, year, change), report(year, { activities, solo: { Equity: year } }));

const found = async (word: string) =>
  (
    await database.rows(
      `SELECT filing_id FROM report_words WHERE words @@ plainto_tsquery('danish', $1)`,
      [word],
    )
  ).map(({ filing_id }) => filing_id);

test('a company is known by the words of its newest report that has any', async () => {
  await load(
    about('b', 2022, 'Selskabet bygger huse.'),
    about('a', 2021, 'Selskabet var en bager.'),
  );
  expect(await found('hus')).toEqual(['b']);
  expect(await found('bager')).toEqual([]);
  await load(about('c', 2023));
  expect(await found('hus')).toEqual(['b']);
  await load(about('d', 2024, 'Selskabet handler med varmepumper.'));
  expect(await found('hus')).toEqual([]);
  expect(await found('varmepumpe')).toEqual(['d']);
});

test('long words are known from behind, with the load that brings them', async () => {
  const backwards = async () =>
    (await database.rows('SELECT word FROM report_endings ORDER BY word')).map(({ word }) => word);
  await load(
    about('a', 2022, 'Selvskyldnerkautioner og huse for Ågerupgård i 2022000 og varmepumpe2000.'),
  );
  expect(await backwards()).toEqual(['drågpuregå', 'noituakrendlyksvles']);
  await load(about('b', 2023, 'Selskabet sælger tagsten og vinduer.'));
  expect(await backwards(), 'all of them, and no shorter ones').toEqual([
    ...['drågpuregå', 'noituakrendlyksvles'],
  ]);
});

test('a corrected report replaces the words of the one before it', async () => {
  await load(about('a', 2022, 'Selskabet bygger huse.'));
  const later = { amended: true, publishedAt: '2023-09-01T10:00:00.000Z' };
  await load(about('b', 2022, 'Selskabet river huse ned.', later));
  expect((await findWordedReports(company)).map(({ passages }) => passages)).toEqual([
    { activities: 'Selskabet river huse ned.' },
  ]);
  expect(await found('bygge')).toEqual([]);
  await load(about('b', 2022, undefined, later));
  expect(await found('hus')).toEqual([]);
});

test('a document that is read again by a later version gets its words', async () => {
  await load(about('a', 2022, 'Selskabet bygger huse.'));
  await database.rows('UPDATE filings SET passages = NULL');
  await database.rows('DELETE FROM report_words');
  await load(about('a', 2022, 'Selskabet bygger huse.'));
  expect(await found('hus')).toEqual(['a']);
});
