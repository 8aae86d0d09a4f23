import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LoadInput } from '@/lib/register/filings/load';
import type { FilingEntry, FilingInput } from '@/lib/register/filings/types';
import * as filing from '../fixtures/filings/inputs';
import { type InventedReport, indexHit, xbrlReport } from '../fixtures/filings/report';
import { registerDatabase } from '../support/register-database';
import { temporaryFolder } from '../support/temporary';

const database = await registerDatabase('filings_intake');
const { loadFilings } = await import('@/lib/register/filings/load');
const { importFilings } = await import('@/lib/register/filings/import-filings');
const { importFiles } = await import('@/lib/register/import-files');
beforeEach(() => database.clear());

const { company, other, input, each } = filing;
const period = filing.year(2023);

const entry = (id: string, change?: Partial<FilingEntry>) => filing.entry(id, 2023, change);
const report = (revenue: number, change: Partial<InventedReport> = {}) =>
  xbrlReport({ company, period, name: 'Prøve ApS', solo: { Revenue: revenue }, ...change });

/** Loads and returns the counts and refusals. */
async function load(inputs: LoadInput[], options: object = {}) {
  const refusals: string[] = [];
  const { loaded, updated, unchanged, refused, repeated } = await loadFilings(each(inputs), {
    source: 'FILINGS',
    onRefused: (place, reason) => refusals.push(`${place}: ${reason}`),
    ...options,
  });
  return { counts: [loaded, updated, unchanged, refused], repeated, refusals };
}

const revenues = () =>
  database.rows('SELECT filing_id, revenue FROM accounting_periods ORDER BY filing_id');

describe('a report of another company', () => {
  const reason = `is the report of company ${other}, filed for ${company}`;
  const foreign = input(entry('a'), report(5, { company: other }));

  test('is refused, and makes no company', async () => {
    expect(await load([foreign])).toEqual({
      counts: [0, 0, 0, 1],
      repeated: 0,
      refusals: [`a: ${reason}`],
    });
    const { companies, filings } = await database.dump();
    expect([companies, filings]).toEqual([[], []]);
  });

  test.each([
    ['in the same load', (own: LoadInput) => load([foreign, own])],
    ['before', (own: LoadInput) => load([own]).then(() => load([foreign]))],
  ])('keeps what its entry says when the company came %s', async (_, run) => {
    await run(input(entry('b'), report(7)));
    expect(await revenues()).toEqual([{ filing_id: 'b', revenue: '7.00' }]);
    const filings = await database.rows('SELECT id, company_key, flags FROM filings ORDER BY id');
    expect(filings).toEqual([
      { id: 'a', company_key: company, flags: [reason] },
      { id: 'b', company_key: company, flags: null },
    ]);
    expect(await database.rows('SELECT key, name FROM companies')).toEqual([
      { key: company, name: 'Prøve ApS' },
    ]);
  });
});

describe('documents that cannot be read', () => {
  test('leave their entry, with the reason', async () => {
    const result = await load([input(entry('a'), Buffer.from('<html>not one</html>'))]);
    expect(result).toMatchObject({
      counts: [1, 0, 0, 1],
      refusals: [expect.stringMatching(/^a: /)],
    });
    // The digest shows that the document was read: it is not requested again.
    expect(await database.rows('SELECT document_sha, flags FROM filings')).toEqual([
      {
        document_sha: expect.stringMatching(/^[0-9a-f]{64}$/),
        flags: [result.refusals[0]?.slice('a: '.length)],
      },
    ]);
  });

  test('leave nothing when they came alone', async () => {
    const nameless = input(null, report(5, { company: null }));
    expect(await load([nameless])).toMatchObject({
      counts: [0, 0, 0, 1],
      refusals: ['alone: the report does not name its company'],
    });
    expect((await load([input(null, Buffer.from('%PDF-1.7'))])).counts).toEqual([0, 0, 0, 1]);
    expect(await database.rows('SELECT FROM companies')).toEqual([]);
  });

  test('never take the place of one that could be read', async () => {
    await load([input(entry('a'), report(5))]);
    const broken = input(entry('a'), Buffer.from('torn'));
    expect((await load([broken])).counts).toEqual([0, 0, 1, 1]);
    await load([input(entry('a', { amended: true }), null)]);
    expect(await revenues()).toEqual([{ filing_id: 'a', revenue: '5.00' }]);
    expect(await database.rows('SELECT amended, flags FROM filings')).toEqual([
      { amended: true, flags: null },
    ]);
  });
});

test('a report that does not name its company is that of its entry', async () => {
  await load([input(entry('a'), report(5, { company: null }))]);
  expect(await revenues()).toEqual([{ filing_id: 'a', revenue: '5.00' }]);
});

test('a report of which no figure is used says so', async () => {
  await load([input(entry('a'), report(5, { solo: { PaidCollectionCosts: 7 } }))]);
  expect(await revenues()).toEqual([]);
  const [filing] = await database.rows('SELECT flags FROM filings');
  expect(filing?.flags).toEqual(['none of its figures are used']);
});

test('names that no index could hold are cut', async () => {
  const result = await load([
    input(entry('a'), report(5, { name: `Firma ${'㌀'.repeat(700)}` })),
    input(entry('b', { companyKey: other }), report(6, { company: other, name: '😀'.repeat(700) })),
  ]);
  expect(result.counts).toEqual([2, 0, 0, 0]);
  expect(await database.rows('SELECT length(name) AS length FROM companies ORDER BY key')).toEqual([
    { length: 500 },
    { length: 250 },
  ]);
});

test('an entry gets its statements when its document comes', async () => {
  expect((await load([input(entry('a'), null)])).counts).toEqual([1, 0, 0, 0]);
  expect(await database.rows('SELECT name FROM companies')).toEqual([{ name: null }]);
  expect((await load([input(entry('a'), report(5))])).counts).toEqual([0, 1, 0, 0]);
  expect(await revenues()).toEqual([{ filing_id: 'a', revenue: '5.00' }]);
  expect(await database.rows('SELECT name FROM companies')).toEqual([{ name: 'Prøve ApS' }]);
  expect((await load([input(entry('a'), report(6))])).counts).toEqual([0, 1, 0, 0]);
  expect(await revenues()).toEqual([{ filing_id: 'a', revenue: '6.00' }]);
});

test.each([
  ['together', (inputs: FilingInput[]) => load(inputs)],
  ['first alone', (inputs: FilingInput[]) => load(inputs.slice(0, 1)).then(() => load(inputs))],
  ['last alone', (inputs: FilingInput[]) => load(inputs.slice(1)).then(() => load(inputs))],
])('a document and the filing it was published with are one: %s', async (_, run) => {
  const document = report(5);
  await run([input(null, gzipSync(document)), input(entry('a'), document)]);
  expect(await database.rows('SELECT id FROM filings')).toEqual([{ id: 'a' }]);
  expect(await revenues()).toEqual([{ filing_id: 'a', revenue: '5.00' }]);
});

test.each([
  ['first', ['entry:made', 'a']],
  ['last', ['a', 'entry:made']],
])('an entry that comes without its id %s is the same filing', async (_, ids) => {
  for (const id of ids) await load([input(entry(id), null)]);
  await load([input(entry('later', { publishedAt: '2024-09-01T10:00:00.000Z' }), null)]);
  const filings = await database.rows('SELECT id FROM filings ORDER BY id');
  expect(filings).toEqual([{ id: 'a' }, { id: 'later' }]);
});

test('a load that is broken off before its end leaves the tables as they were', async () => {
  await load([input(entry('a'), report(5))]);
  const tables = await database.dump();
  await database.rows(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the machine went away'; END $$`);
  await database.rows(`
    CREATE TRIGGER fail BEFORE UPDATE ON register_loads FOR EACH ROW
    WHEN (NEW.status = 'DONE') EXECUTE FUNCTION fail()`);
  const next = [input(entry('a'), report(6)), input(entry('b', { companyKey: other }), null)];
  try {
    await expect(load(next)).rejects.toThrow('the machine went away');
  } finally {
    await database.rows('DROP FUNCTION fail CASCADE');
  }
  expect(await database.dump()).toEqual(tables);
  const [run] = await database.rows('SELECT status, report FROM register_loads ORDER BY id DESC');
  expect(run).toEqual({ status: 'FAILED', report: { error: 'the machine went away' } });
  expect((await load(next)).counts).toEqual([1, 1, 0, 0]);
});

test('a source that fails ends the load, and nothing of it is kept', async () => {
  async function* failing() {
    yield input(entry('a'), report(5));
    throw new Error('the line is dead');
  }
  await expect(loadFilings(failing(), { source: 'FILINGS' })).rejects.toThrow('the line is dead');
  expect(await database.rows('SELECT FROM filings')).toEqual([]);
});

test('a dry run tells what would be and keeps nothing, not even its own row', async () => {
  const result = await load([input(entry('a'), report(5))], { dryRun: true });
  expect(result.counts).toEqual([1, 0, 0, 0]);
  const { companies, filings } = await database.dump();
  expect([companies, filings]).toEqual([[], []]);
  expect(await database.rows('SELECT FROM register_loads')).toEqual([]);
});

test('the time up to which the source is complete stands with the load', async () => {
  await load([input(entry('a'), null)], { completeTo: () => '2024-06-01T12:00:00.000Z' });
  const [run] = await database.rows(
    `SELECT complete_to AT TIME ZONE 'UTC' AS at FROM register_loads`,
  );
  expect(run?.at).toEqual(new Date('2024-06-01 12:00:00'));
});

test('worker threads make the same rows, in the same order', async () => {
  const inputs = Array.from({ length: 12 }, (_, index) =>
    input(
      entry(`f${index}`, { companyKey: String(20_000_000 + (index % 5)) }),
      index === 7
        ? Buffer.from('torn')
        : report(index, { company: String(20_000_000 + (index % 5)) }),
    ),
  );
  const here = await load(inputs);
  const tables = await database.dump();
  await database.clear();
  expect(await load(inputs, { inlineMilliseconds: 0, threads: 2 })).toEqual(here);
  expect(await database.dump()).toEqual(tables);
});

test('accounts stay when the register brings its own document of the company', async () => {
  await load([input(entry('a'), report(5))]);
  const options = { onRefused: (place: string, reason: string) => expect.fail(place + reason) };
  await importFiles(['tests/fixtures/register/active.json'], options);
  const { companies, accounting_periods } = await database.dump();
  expect(companies).toMatchObject([{ key: company, status: 'ACTIVE', revenue: '5.00' }]);
  expect(companies[0]?.name).not.toBe('Prøve ApS');
  expect(accounting_periods).toMatchObject([{ filing_id: 'a', effective: true }]);
  // A report does not rename a company known to the register.
  await load([input(entry('b', { amended: true }), report(6))]);
  const after = await database.rows('SELECT name, revenue FROM companies');
  expect(after).toEqual([{ name: companies[0]?.name, revenue: '6.00' }]);
});

describe('files', () => {
  /** Imports and returns the result and the refusals by file name. */
  async function importAll(...paths: string[]) {
    const refusals: string[] = [];
    const totals = new Set<number | null>();
    const result = await importFilings(paths, {
      onRefused: (place, reason) => refusals.push(`${path.basename(place)}: ${reason}`),
      onProgress: (_, total) => totals.add(total),
    });
    return { ...result, refusals, totals: [...totals] };
  }

  test('documents of entries are found beside them, and the others load by themselves', async () => {
    const folder = temporaryFolder();
    const write = (name: string, content: string | Buffer) =>
      writeFileSync(path.join(folder, name), content);
    mkdirSync(path.join(folder, 'deeper'));
    const hits = [
      indexHit('urn:1', company, period),
      indexHit('urn:2', company, ['2022-01-01', '2022-12-31'], { amended: true }),
      { ...indexHit('urn:3', company, period), _source: { offentliggoerelsestype: 'andet' } },
    ];
    const broken = indexHit('urn:4', '0', period);
    write('answer.json', JSON.stringify({ took: 1, hits: { total: 3, hits } }));
    write('more.ndjson', `${JSON.stringify(broken)}\n{"_id":\n`);
    write('urn-1.xml', report(5));
    write('urn-2.xml.gz', gzipSync(report(4, { period: ['2022-01-01', '2022-12-31'] })));
    write('notes.txt', 'nothing of ours');
    write('empty.xml', '');
    write('deeper/alone.xbrl', report(9, { company: other }));
    const result = await importAll(folder, path.join(folder, 'none.xml'));
    expect(result).toMatchObject({ loaded: 3, ignored: 1, refused: 4, totals: [null] });
    expect(result.refusals).toEqual([
      'none.xml: no such file or folder',
      'more.ndjson:1: cvrNummer is missing or no CVR number',
      expect.stringMatching(/^more.ndjson:2: /),
      'empty.xml: the document is empty',
    ]);
    expect(await revenues()).toEqual([
      { filing_id: expect.stringMatching(/^sha256:/), revenue: '9.00' },
      { filing_id: 'urn:1', revenue: '5.00' },
      { filing_id: 'urn:2', revenue: '4.00' },
    ]);
    expect(await importAll(folder)).toMatchObject({ loaded: 0, updated: 0, unchanged: 3 });
    mkdirSync(path.join(folder, 'none'));
    const { refusals } = await importAll(path.join(folder, 'none'));
    expect(refusals).toEqual([expect.stringMatching(/^none: the folder has no reports/)]);
  });

  test('files given by name load like a folder, and their number is known', async () => {
    const folder = temporaryFolder();
    const files = ['report', 'b.xml'].map((name) => path.join(folder, name));
    files.forEach((file, index) => {
      writeFileSync(file, report(index + 1, { company: index === 0 ? company : other }));
    });
    const result = await importAll(...files);
    expect(result).toMatchObject({ loaded: 2, refused: 0, totals: [2] });
  });
});
