import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TextColumn } from '@/lib/search-index/types';
import { realRegister } from '../support/real-register';
import { registerDatabase } from '../support/register-database';
import { indexedNames, indexedOtherNames, storedIndex } from '../support/stored-index';
import { temporaryFolder } from '../support/temporary';

const fixtures = 'tests/fixtures/register';
const fixture = (name: string) => path.join(fixtures, `${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(fixture(name), 'utf8'));

const database = await registerDatabase('register_import');
const { importFiles } = await import('@/lib/register/import-files');
beforeEach(() => database.clear());

/** Imports and returns the counts and refusals. */
async function load(...paths: string[]) {
  const refusals: string[] = [];
  const { loaded, updated, unchanged, refused } = await importFiles(paths, {
    onRefused: (place, reason) => refusals.push(`${path.basename(place)}: ${reason}`),
  });
  return { counts: [loaded, updated, unchanged, refused], refusals };
}

test('all fixtures load, and loading them twice changes nothing', async () => {
  const first = await load(fixtures);
  expect(first).toEqual({ counts: [11, 0, 0, 0], refusals: [] });
  const tables = await database.dump();
  expect(tables.companies).toHaveLength(9);
  expect(tables.production_units).toHaveLength(3);
  expect(await load(fixtures)).toEqual({ counts: [0, 0, 11, 0], refusals: [] });
  expect(await database.dump()).toEqual(tables);
});

test('the same tables come of any packing and order of the documents', async () => {
  const names = ['browser', 'active', 'ceased', 'foreign', 'unknown-codes', 'sole-proprietor'];
  await load(...names.map(fixture));
  const tables = await database.dump();
  await database.clear();
  const folder = temporaryFolder();
  const lines = names.toReversed().map((name) => JSON.stringify(read(name)));
  writeFileSync(path.join(folder, 'all.ndjson.gz'), gzipSync(lines.join('\n')));
  expect((await load(folder)).counts).toEqual([6, 0, 0, 0]);
  expect(await database.dump()).toEqual(tables);
});

test('a full load keeps a company whose document it cannot read, with all that is known of it', async () => {
  const folder = temporaryFolder();
  const full = async (...documents: object[]) => {
    const file = path.join(folder, 'full.ndjson');
    writeFileSync(file, documents.map((one) => JSON.stringify(one)).join('\n'));
    const onRefused = () => {};
    const { loaded, updated, unchanged, refused, deleted, repeated } = await importFiles([file], {
      kind: 'FULL',
      onRefused,
    });
    return { loaded, updated, unchanged, refused, deleted, repeated };
  };
  const [active, ceased] = [read('active'), read('ceased')];
  await full(active, ceased);
  await database.rows(
    `INSERT INTO filings (id, company_key, kind, end_date) VALUES ('f1', '12200005', 'ANNUAL', '2020-12-31')`,
  );
  const before = await database.dump();
  const broken = structuredClone(active);
  (broken.Vrvirksomhed ?? broken).reklamebeskyttet = 'ja';
  expect(await full(broken, ceased)).toEqual({
    ...{ loaded: 0, updated: 0, unchanged: 1, refused: 1, deleted: 0, repeated: 0 },
  });
  expect(await database.dump()).toEqual(before);
  expect(await database.rows('SELECT FROM gone_companies')).toEqual([]);
  await database.rows(`UPDATE companies SET register_id = 1 WHERE key = '12200005'`);
  const sharing = structuredClone(ceased);
  (sharing.Vrvirksomhed ?? sharing).enhedsNummer = 1;
  expect((await full(broken, sharing)).deleted, 'an id that two claim harms nobody').toBe(0);
  expect((await full(ceased)).deleted, 'what is not given at all is gone').toBe(1);
});

test('a full load with a line of which nothing can be read removes nobody, unless told to', async () => {
  await database.rows('TRUNCATE gone_companies');
  const file = path.join(temporaryFolder(), 'full.ndjson');
  const full = (lines: string[], removeMissing = false) => {
    writeFileSync(file, lines.join('\n'));
    return importFiles([file], { kind: 'FULL', removeMissing, onRefused: () => {} });
  };
  const { hits } = read('units').hits;
  const units = hits.map((hit: { _source: object }) => JSON.stringify(hit._source));
  const [active, ceased, browser] = ['active', 'ceased', 'browser'].map((name) =>
    JSON.stringify(read(name)),
  ) as [string, string, string];
  await full([active, ceased, browser, ...units]);
  const before = await database.dump();
  const half = active.length / 2;
  const broken = [active.slice(0, half), active.slice(half)];
  const kept = await full([ceased, ...broken, browser, units[0]]);
  expect(kept).toMatchObject({ loaded: 0, updated: 0, unchanged: 3, deleted: 0, keptMissing: 1 });
  expect(await database.dump()).toEqual(before);
  expect(await database.rows('SELECT FROM gone_companies')).toEqual([]);
  // Nothing is known of a company document without a number either.
  expect(await full([ceased, browser, '{"Vrvirksomhed":{}}'])).toMatchObject({ keptMissing: 1 });
  const mistakes = [read('active'), hits[1]._source, hits[2]._source].map((document) => {
    for (const content of Object.values<object>(document)) {
      Object.assign(content, { fejlRegistreret: true });
    }
    return JSON.stringify(document);
  });
  const withdrawn = await full([ceased, ...mistakes, 'x', browser, units[0]]);
  expect(withdrawn).toMatchObject({ deleted: 1, keptMissing: 0 });
  const left = await database.rows('SELECT key, location_count FROM companies ORDER BY key');
  expect(left.map(({ key }) => key)).toEqual(['12300018', '12843089', '12900007']);
  expect(left.at(-1)?.location_count, 'of the company that is known from its unit only').toBe(0);
  expect(await database.rows('SELECT p_number FROM production_units')).toEqual([
    { p_number: '1012000001' },
  ]);
  const removed = await full([ceased, ...broken], true);
  expect(removed).toMatchObject({ deleted: 1, keptMissing: 0 });
});

test('a full load of files that are cut off or missing replaces nothing', async () => {
  const folder = temporaryFolder();
  const lines = ['active', 'ceased'].map((name) => JSON.stringify(read(name))).join('\n');
  const written = (name: string, bytes: string | Buffer) => {
    writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  };
  const whole = written('whole.ndjson', lines);
  const full = (...paths: string[]) => importFiles(paths, { kind: 'FULL', onRefused: () => {} });
  await full(whole);
  const before = await database.dump();
  const zipped = gzipSync(lines);
  for (const [reason, ...files] of [
    ['the gzip data is cut off', written('cut.ndjson.gz', zipped.subarray(0, -20))],
    ['the file ends inside a document', written('cut.ndjson', lines.slice(0, -20))],
    ['no such file or folder', fixture('ceased'), path.join(folder, 'no.json')],
    ['the file is empty', fixture('ceased'), written('empty.json', '')],
  ] as const) {
    await expect(full(...files)).rejects.toThrow(`${reason}. A full load needs whole files`);
  }
  expect(await database.dump()).toEqual(before);
  expect((await load(path.join(folder, 'cut.ndjson'))).counts, 'others load the rest').toEqual([
    ...[0, 0, 1, 1],
  ]);
});

test('a full load keeps a unit whose document it cannot read, and only that', async () => {
  const folder = temporaryFolder();
  const full = async (change: (unit: Record<string, unknown>) => void) => {
    const { hits } = read('units').hits;
    const units = hits.map((hit: { _source: object }) => structuredClone(hit._source));
    change(units[0].VrproduktionsEnhed);
    const documents = [read('browser'), units[0], units[2]];
    const file = path.join(folder, 'full.ndjson');
    writeFileSync(file, documents.map((one) => JSON.stringify(one)).join('\n'));
    await importFiles([file], { kind: 'FULL', onRefused: () => {} });
  };
  await full(() => {});
  const before = await database.dump();
  await load(fixture('units'));
  await full((unit) => {
    unit.reklamebeskyttet = 'ja';
  });
  expect(before.production_units).toHaveLength(2);
  expect(await database.dump()).toEqual(before);
});

/** Files of documents marked since `at` as registered by mistake. */
function mistaken(at: string, ...documents: Record<string, object>[]): string {
  const file = path.join(temporaryFolder(), 'mistaken.ndjson');
  const lines = documents.map((document) => {
    const [[kind, content] = []] = Object.entries(document);
    const told = { ...content, fejlRegistreret: true, sidstOpdateret: at };
    return JSON.stringify({ [String(kind)]: told });
  });
  writeFileSync(file, lines.join('\n'));
  return file;
}

test('what was registered by mistake goes, with all that is stored of it', async () => {
  await database.rows('TRUNCATE gone_companies');
  await load(fixture('browser'), fixture('ceased'));
  const expected = await database.dump();
  const gone = () => database.rows('SELECT company_key, name FROM gone_companies');
  await load(fixture('active'));
  const stored = await database.dump();
  const earlier = mistaken('2021-10-01T08:00:00.000+01:00', read('active'));
  await load(earlier);
  expect(await database.dump(), 'what was entered later counts').toEqual(stored);
  const later = mistaken('2021-12-01T08:00:00.000+01:00', read('active'));
  expect((await load(later)).counts).toEqual([0, 0, 0, 0]);
  expect(await database.dump()).toEqual(expected);
  expect(await gone()).toEqual([{ company_key: '12200005', name: 'Havnegårdens Bageri ApS' }]);
  const [run] = await database.rows('SELECT report FROM register_loads ORDER BY id DESC LIMIT 1');
  expect(run?.report).toMatchObject({ deleted: 1, ignored: { 'registered by mistake': 1 } });
  await load(later);
  expect(await database.dump()).toEqual(expected);
  await database.clear();
  await load(fixture('browser'), fixture('ceased'), fixture('active'), later);
  expect(await database.dump(), 'in an empty register too').toEqual(expected);
});

test('a unit that was registered by mistake goes, and its company counts without it', async () => {
  const units = read('units').hits.hits.map((hit: { _source: object }) => hit._source);
  const later = mistaken('2021-12-01T08:00:00.000+01:00', units[0], units[2]);
  const stored = () =>
    database.rows(`SELECT key, location_count, (SELECT json_agg(p_number) FROM production_units
      WHERE company_key = key) AS units FROM companies ORDER BY key`);
  await load(fixture('browser'), fixture('units'));
  await load(later);
  const expected = [
    { key: '12843089', location_count: 2, units: ['1012000003'] },
    { key: '12900007', location_count: 0, units: null },
  ];
  expect(await stored()).toEqual(expected);
  expect((await storedIndex()).keys).toHaveLength(2);
  await load(later, fixture('units'));
  expect(await database.rows('SELECT FROM production_units'), 'of both the last').toHaveLength(3);
  await load(fixture('units'), later);
  expect(await stored()).toEqual(expected);
});

test('a later version updates the company and takes its people with it', async () => {
  await load(fixture('active'));
  expect((await load(fixture('active-later'))).counts).toEqual([0, 1, 0, 0]);
  const updated = await database.dump();
  expect(updated.companies[0]).toMatchObject({
    name: 'Havnegårdens Brødhus ApS',
    ceo_name: 'Ole Bæk',
  });
  expect(updated.roles.map(({ valid_to }) => valid_to)).toEqual(['2021-06-30', null]);
  await database.clear();
  await load(fixture('active-later'));
  expect(updated).toEqual(await database.dump());
});

test('an earlier version changes nothing, alone or beside the later one', async () => {
  await load(fixture('active-later'));
  const tables = await database.dump();
  expect((await load(fixture('active'))).counts).toEqual([0, 0, 1, 0]);
  await load(fixture('active-later'), fixture('active'));
  expect(await database.dump()).toEqual(tables);
});

test('unknown codes become data with the words of the document', async () => {
  await load(fixture('unknown-codes'));
  expect(await database.rows(`SELECT short, name FROM legal_forms WHERE code = 777`)).toEqual([
    { short: 'XYZ', name: 'Prøveselskab' },
  ]);
  const industry = (code: string) =>
    database.rows('SELECT danish, english FROM industries WHERE code = $1', [code]);
  expect(await industry('629999')).toEqual([{ danish: 'Noget helt nyt', english: null }]);
  expect(await database.rows('SELECT name FROM municipalities WHERE code = 839')).toEqual([
    { name: 'Pandrup-Brovst' },
  ]);
  const [run] = await database.rows('SELECT report FROM register_loads ORDER BY id DESC LIMIT 1');
  expect(run?.report).toMatchObject({
    unknownCodes: { legalForms: [777], industries: ['DB25:629999'], municipalities: [839] },
  });
  const changed = JSON.stringify(read('unknown-codes'))
    .replaceAll('"629999"', '"561190"')
    .replaceAll('Noget helt nyt', 'Pizzeriaer')
    .replace('2021-11-03T09', '2021-11-04T09');
  const file = path.join(temporaryFolder(), 'pizza.json');
  writeFileSync(file, changed);
  await load(file);
  expect(await industry('561190'), 'called by its class').toEqual([
    { danish: 'Pizzeriaer', english: 'Restaurant activities' },
  ]);
});

test('the search index has the names, codes and numbers of a company', async () => {
  await load(fixture('browser'));
  const index = await storedIndex();
  const [key] = index.keys;
  expect(indexedNames(index)).toEqual({ [String(key)]: 'nordhavn tagdaekning aps' });
  expect(indexedOtherNames(index)).toEqual({
    [String(key)]: 'limfjordens tagservice aps nordhavn tag facade aps',
  });
  const textOf = ({ values, codes }: TextColumn) => values[(codes[0] ?? 0) - 1];
  expect(textOf(index.texts.industry)).toEqual([
    ...['Tagdækningsvirksomhed', '439100 Tagdækningsvirksomhed', 'Roofing activities'],
  ]);
  expect(textOf(index.texts.companyType)).toEqual(['Anpartsselskab', 'APS']);
  expect(textOf(index.texts.region)).toEqual(['Nordjylland']);
  const { values, codes } = index.numbers.locations;
  expect(values[(codes[0] ?? 0) - 1]).toBe(2);
  expect(index.numbers.employees.codes[0], 'told of 2021 alone').toBe(0);
});

test('broken documents are told with file and line, and the others load', async () => {
  const folder = temporaryFolder();
  const lines = [
    JSON.stringify(read('browser')),
    '{"Vrvirksomhed":{"cvrNummer":',
    JSON.stringify({ Vrvirksomhed: { cvrNummer: 'nord' } }),
    JSON.stringify(read('ceased')),
  ];
  writeFileSync(path.join(folder, 'mixed.ndjson'), lines.join('\n'));
  copyFileSync(fixture('foreign'), path.join(folder, 'other.json'));
  expect(await load(folder, path.join(folder, 'none.json'))).toEqual({
    counts: [3, 0, 0, 3],
    refusals: [
      'mixed.ndjson:2: the line ends inside a document',
      'mixed.ndjson:3: cvrNummer is not a whole number',
      'none.json: no such file or folder',
    ],
  });
});

test('a unit goes to the company it belongs to and survives the company being read again', async () => {
  await load(fixture('browser'));
  await load(fixture('units'));
  const units = await database.rows('SELECT p_number, active FROM production_units ORDER BY 1');
  expect(units).toEqual([
    { p_number: '1012000001', active: true },
    { p_number: '1012000003', active: false },
    { p_number: '1012000099', active: true },
  ]);
  const changed = read('browser');
  changed.hits.hits[0]._source.Vrvirksomhed.reklamebeskyttet = true;
  const file = path.join(temporaryFolder(), 'changed.json');
  writeFileSync(file, JSON.stringify(changed));
  expect((await load(file)).counts).toEqual([0, 1, 0, 0]);
  expect(await database.rows('SELECT p_number, active FROM production_units ORDER BY 1')).toEqual(
    units,
  );
});

test('a company known only from its unit is found by number until its own document comes', async () => {
  await load(fixture('units'));
  expect(
    await database.rows(`SELECT key, name, status, location_count FROM companies
                         WHERE key = '12900007'`),
  ).toEqual([{ key: '12900007', name: null, status: 'UNKNOWN', location_count: 1 }]);
  const own = read('browser');
  own.hits.hits[0]._source.Vrvirksomhed.cvrNummer = 12_900_007;
  own.hits.hits[0]._source.Vrvirksomhed.enhedsNummer = 4_000_999_999;
  const file = path.join(temporaryFolder(), 'own.json');
  writeFileSync(file, JSON.stringify(own));
  expect((await load(file)).counts).toEqual([0, 1, 0, 0]);
  expect(
    await database.rows(`SELECT status, (SELECT count(*)::int FROM production_units
      WHERE company_key = key) AS units FROM companies WHERE key = '12900007'`),
  ).toEqual([{ status: 'ACTIVE', units: 1 }]);
  expect(await database.rows('SELECT * FROM register_changes')).toEqual([]);
});

describe.runIf(realRegister)('real documents', () => {
  const real = (name: string) => path.join(realRegister ?? '', name);

  test('load twice with the same tables', async () => {
    const first = await load(real(''));
    expect(first.counts).toEqual([13, 0, 0, 0]);
    const tables = await database.dump();
    expect((await load(real(''))).counts).toEqual([0, 0, 13, 0]);
    expect(await database.dump()).toEqual(tables);
  });

  test('a changed later version updates', async () => {
    await load(real('magenta_company_in.json'));
    expect(await database.rows('SELECT * FROM secondary_industries')).toEqual([]);
    expect((await load(real('magenta_company_in2.json'))).counts).toEqual([0, 1, 0, 0]);
    expect(await database.rows('SELECT code FROM secondary_industries')).toEqual([
      { code: '999999' },
    ]);
  });

  test('keep their history and drop the beneficial owners', async () => {
    await load(real('andreasbirch_tietgen.json'), real('regtic_11617034.json'));
    const roles = await database.rows(`
      SELECT name, "group", valid_from, valid_to, ownership FROM roles
      JOIN participants ON participants.id = participant_id
      WHERE name = 'WAKOLO Invest ApS' ORDER BY "group", valid_from`);
    expect(
      roles.map((role) => [role.group, role.valid_from, role.valid_to, role.ownership]),
    ).toEqual([
      ['FOUNDER', '2020-10-18', null, null],
      ['OWNER', '2020-10-18', '2020-10-26', '1.0000'],
      ['OWNER', '2020-10-27', '2020-12-08', '0.3333'],
      ['OWNER', '2020-12-09', null, '0.0500'],
    ]);
    const other = await database.rows(`SELECT count(*)::int AS n FROM roles WHERE organ ~* 'reel'`);
    expect(other).toEqual([{ n: 0 }]);
    const foundation = await database.rows(`SELECT * FROM roles WHERE company_key = '11617034'`);
    expect(foundation).toEqual([]);
    const articles = await database.rows(`
      SELECT capital_partly_paid, share_classes, articles_on, first_period_start, first_period_end
      FROM companies WHERE key = '41774037'`);
    expect(articles).toEqual([
      {
        ...{ capital_partly_paid: false, share_classes: false, articles_on: '2020-12-09' },
        ...{ first_period_start: '2020-10-18', first_period_end: '2021-12-31' },
      },
    ]);
  });
});
