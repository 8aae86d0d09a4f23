import { beforeEach, describe, expect, test } from 'vitest';
import type { LoadInput } from '@/lib/register/filings/load';
import { company, each, entry, input, other, report, year } from '../fixtures/filings/inputs';
import { permutations } from '../support/permutations';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('filings_plan');
const { loadFilings } = await import('@/lib/register/filings/load');
beforeEach(() => database.clear());

/** Loads and returns how many filings are new, updated and unchanged. */
async function load(...inputs: LoadInput[]) {
  const { loaded, updated, unchanged } = await loadFilings(each(inputs), { source: 'FILINGS' });
  return [loaded, updated, unchanged];
}

const solo = { Revenue: 5 };
const ids = async () =>
  (await database.rows('SELECT id FROM filings ORDER BY id COLLATE "C"')).map(({ id }) => id);

test('an entry without its id is no other filing of the same moment', async () => {
  const publishedAt = '2024-05-01T10:00:00.000Z';
  const entries = [
    entry('entry:made', 2023, { publishedAt }),
    // Which of two without their ids it would be is unknown.
    entry('entry:second', 2023, { publishedAt, amended: true }),
    entry('company', 2023, { publishedAt, companyKey: other }),
    entry('kind', 2023, { publishedAt, kind: 'HALF_YEAR' }),
    entry('year', 2022, { publishedAt }),
  ];
  await load(...entries.map((one) => input(one, null)));
  expect(await ids()).toEqual(['company', 'entry:made', 'entry:second', 'kind', 'year']);
});

test('a document is no other company’s filing with the same words', async () => {
  const document = report(2023, { company: null, solo });
  await load(input(entry('entry:made', 2023), document));
  await load(input(entry('a', 2022, { companyKey: other }), document));
  expect(await ids()).toEqual(['a', 'entry:made']);
});

test('of a filing given twice the one with more counts, otherwise neither for its place', async () => {
  const given = (change: object, document: Buffer | null) =>
    input(entry('a', 2023, change), document);
  const first = { pdfUrl: 'https://reports.example/1.pdf' };
  const last = { pdfUrl: 'https://reports.example/2.pdf' };
  const alike = [given(first, null), given(last, null)];
  for (const [less, more] of [
    [first, last],
    [last, first],
  ] as const) {
    const inputs = [given(less, report(2023, { solo })), given(more, Buffer.from('torn'))];
    for (const order of permutations([...inputs, given(more, null)])) {
      await database.clear();
      await load(...order);
      expect(await database.rows('SELECT pdf_url FROM filings')).toEqual([
        { pdf_url: less.pdfUrl },
      ]);
    }
  }
  for (const order of [alike, alike.toReversed()]) {
    await database.clear();
    await load(...order);
    expect(await database.rows('SELECT pdf_url FROM filings')).toEqual([{ pdf_url: last.pdfUrl }]);
  }
});

test('what was found in a document stays when its entry comes without it', async () => {
  await load(input(entry('a', 2023), Buffer.from('torn')));
  const columns = 'SELECT document_sha, flags FROM filings';
  const found = await database.rows(columns);
  expect(found).toEqual([{ document_sha: expect.any(String), flags: [expect.any(String)] }]);
  expect(await load(input(entry('a', 2023, { amended: true }), null))).toEqual([0, 1, 0]);
  expect(await database.rows(columns)).toEqual(found);
});

test('a reason that is cut within a character is stored too', async () => {
  const words = report(2023, { solo }).toString();
  const end = 'ReportingPeriodEndDate contextRef="own-year-solo">';
  const wrong = words.replace(`${end}2023-12-31`, `${end}${'x'.repeat(39)}😀`);
  expect(wrong).not.toBe(words);
  expect(await load(input(entry('a', 2023), Buffer.from(wrong)))).toEqual([1, 0, 0]);
  const [run] = await database.rows('SELECT refused, report FROM register_loads');
  const reason = `line …, column …: ReportingPeriodEndDate is not a date: ${'x'.repeat(39)}`;
  expect(run).toMatchObject({ refused: 1, report: { refusedByReason: { [reason]: 1 } } });
});

describe('a document that a former version read otherwise', () => {
  const one = input(
    entry('a', 2023),
    report(2023, { solo: { Revenue: 2 }, soloBefore: { Revenue: 1 } }),
  );
  const extra = (id: string) => `
    INSERT INTO accounting_periods (filing_id, company_key, end_date, scope, start_date, currency,
      comparative, effective) VALUES
    ('${id}', '${company}', '2023-12-31', 'GROUP', '${year(2023)[0]}', 'DKK', false, false)`;

  test.each([
    ['had a statement more', extra('a')],
    ['had one less', `DELETE FROM accounting_periods WHERE comparative`],
    ['began its period otherwise', `UPDATE accounting_periods SET start_date = start_date + 1`],
    ['used another element', `UPDATE accounting_periods SET elements = NULL`],
  ])('and %s is written anew', async (_, change) => {
    await load(one);
    const tables = await database.dump();
    await database.rows(change);
    expect(await load(one)).toEqual([0, 1, 0]);
    expect(await database.dump()).toEqual(tables);
    expect(await load(one)).toEqual([0, 0, 1]);
  });

  test('and that has no statements now loses them', async () => {
    const nothing = input(entry('a', 2023), report(2023, { solo: { PaidCollectionCosts: 7 } }));
    await load(nothing);
    const tables = await database.dump();
    await database.rows(extra('a'));
    expect(await load(nothing)).toEqual([0, 1, 0]);
    expect(await database.dump()).toEqual(tables);
  });
});

test('what another filing does not change is not written', async () => {
  const of = (id: string, number: number, change = {}) =>
    input(entry(id, number, change), report(number, { solo: { Revenue: number, Equity: 5 } }));
  const late = { amended: true, publishedAt: '2022-09-01T00:00:00Z' };
  const elsewhere = report(2021, { company: other, solo: { Revenue: 1, Equity: 5 } });
  await load(of('a', 2021), of('b', 2021, late), of('z', 2020));
  await load(input(entry('other', 2021, { companyKey: other }), elsewhere));
  const versions = () =>
    database.rows(`
      SELECT 'f', id, xmin::text FROM filings WHERE id <> 'c' UNION ALL
      SELECT 'p', filing_id, xmin::text FROM accounting_periods WHERE filing_id <> 'c' ORDER BY 1, 2`);
  const before = await versions();
  expect(before).toHaveLength(8);
  await load(of('c', 2019));
  expect(await versions()).toEqual(before);
});
