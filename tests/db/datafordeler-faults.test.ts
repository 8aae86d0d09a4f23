import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { packAll, type Rows, select, write, zip } from '../doubles/datafordeler/pack';
import { DatafordelerWorld, folderOf, rows, withRows } from '../doubles/datafordeler/world';

const load = (...paths: string[]) => world.load(...paths);

const world = await DatafordelerWorld.open('datafordeler_faults');
const database = world.database;
beforeEach(() => database.clear());

const only = (names: string[]): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => names.includes(name)));
const navn = 'CVR_V2_Navn_TotalDownload_json_Current_525.zip';

test('only the companies and their protection are indispensable', async () => {
  const few = only(['Virksomhed', 'Reklamebeskyttelse']);
  expect((await load(await folderOf({ rows: few }))).counts).toEqual([4, 0, 0, 0]);
  const tables = await database.dump();
  expect(tables.companies[1]).toMatchObject({ name: null, street: null, phone: null });
  for (const lacking of ['Virksomhed', 'Reklamebeskyttelse']) {
    const rest = only(Object.keys(rows).filter((name) => name !== lacking));
    await expect(load(await folderOf({ rows: rest }))).rejects.toThrow(
      `The files lack ${lacking}: one like CVR_V2_${lacking}_TotalDownload_json_Current_….zip is needed.`,
    );
  }
  expect(await database.dump()).toEqual(tables);
});

test('the newest generation that has companies is read, whatever else lies there', async () => {
  const folder = await folderOf();
  const older = withRows('Navn', (own) => own.map((row) => ({ ...row, vaerdi: 'Gammel' })));
  for (const { name, bytes } of await packAll(older, { generation: 519 })) {
    writeFileSync(path.join(folder, name), bytes);
  }
  writeFileSync(path.join(folder, 'CVR_V2_Navn_TotalDownload_json_Current_530.zip'), 'not yet');
  writeFileSync(path.join(folder, 'readme.txt'), 'nothing');
  await load(folder);
  expect(await database.rows(`SELECT name FROM companies WHERE name = 'Gammel'`)).toEqual([]);
  const [run] = await database.rows(
    'SELECT source, kind, status, snapshot_date FROM register_loads',
  );
  expect(run).toEqual({
    source: 'DATAFORDELER',
    kind: 'FULL',
    status: 'DONE',
    snapshot_date: '2026-10-09',
  });
});

test('rows that cannot be read are told with their place, and the others load', async () => {
  const broken = {
    ...withRows('Virksomhed', (own) => [
      ...own,
      { ...own[0], id: '4001900005', CVRNummer: 'nord' },
    ]),
    Telefonnummer: [
      ...(rows.Telefonnummer ?? []),
      { CVREnhedsId: null, vaerdi: '1', virkningTil: null },
    ],
    Reklamebeskyttelse: (rows.Reklamebeskyttelse ?? []).map((row) =>
      row.CVREnhedsId === '4001900002' ? { ...row, vaerdi: 'måske' } : row,
    ),
  };
  const { counts, refusals } = await load(await folderOf({ rows: broken as Rows, layout: 'csv' }));
  expect(counts).toEqual([7, 0, 0, 3]);
  expect(refusals.sort()).toEqual([
    'CVR_V2_Reklamebeskyttelse_TotalDownload_csv_Current_525.zip, row 2: vaerdi is not true or false',
    'CVR_V2_Telefonnummer_TotalDownload_csv_Current_525.zip, row 2: CVREnhedsId is missing',
    'CVR_V2_Virksomhed_TotalDownload_csv_Current_525.zip, row 5: CVRNummer is not a whole number',
  ]);
  // An unknown answer about advertising counts as a refusal.
  const [found] = await database.rows(
    `SELECT advertising_protected AS protected FROM companies WHERE key = '05900102'`,
  );
  expect(found).toEqual({ protected: true });
});

test('a company keeps what is known of it when a row that makes it cannot be read', async () => {
  await load(await folderOf({ data: 'Temporal' }));
  const before = await database.dump();
  const first = rows.Virksomhed?.[0];
  const broken = { ...first, status: 'Ophørt', virksomhedOphoersdato: 'i går' };
  const former = { ...first, status: 'Ophørt', virkningFra: '2010-01-01T00:00:00Z' };
  const unread = [
    { ...first, CVRNummer: null },
    { ...first, id: null },
  ];
  for (const given of [[broken], [former, broken], ...unread.map((row) => [row])]) {
    const next = withRows('Virksomhed', (own) => [...given, ...own.slice(1)] as typeof own);
    const { result, refusals } = await load(await folderOf({ rows: next, data: 'Temporal' }));
    const { loaded, updated, deleted, refused, unknownCompanies } = result;
    expect({ loaded, updated, deleted, refused, unknownCompanies }).toEqual({
      ...{ loaded: 0, updated: 0, deleted: 0, refused: 1, unknownCompanies: 0 },
    });
    expect(refusals).toEqual([
      expect.stringMatching(
        /^CVR_V2_Virksomhed_.+, row \d: (virksomhedOphoersdato|CVRNummer|id) is/,
      ),
    ]);
    expect(await database.dump()).toEqual(before);
  }
  expect(await database.rows('SELECT FROM gone_companies')).toEqual([]);
  expect(await database.rows('SELECT FROM register_changes')).toEqual([]);
});

test('a file that is cut off, damaged or something else loads nothing', async () => {
  await load(await folderOf());
  const tables = await database.dump();
  const file = 'CVR_V2_Navn_TotalDownload_json_Current_525.zip';
  const text = write('Navn', select(rows.Navn ?? [], 'Current'), 'array');
  const whole = await zip('navn.json', text);
  const flipped = Buffer.from(whole);
  flipped[60] = (flipped[60] ?? 0) ^ 0xff;
  const wrong = JSON.stringify((rows.Navn ?? []).map((row) => ({ ...row, CVREnhedsId: 'x' })));
  const bad: [Buffer | string, string][] = [
    [whole.subarray(0, whole.length - 30), 'the zip is cut off, or the file is no zip'],
    ['<html>no</html>', 'the zip is cut off, or the file is no zip'],
    [flipped, 'the zip is damaged'],
    [await zip('readme.txt', 'no rows'), 'the zip has neither a JSON nor a CSV file'],
    [await zip('navn.json', text.slice(0, -40)), 'it ends inside a row'],
    [await zip('navn.json', ''), 'it is empty'],
    [await zip('navn.csv', 'a,b\n1,2\n'), 'it has no column CVREnhedsId'],
    [await zip('navn.json', wrong), '11 of 12 rows cannot be read'],
  ];
  for (const [content, reason] of bad) {
    const folder = await folderOf();
    writeFileSync(path.join(folder, file), content);
    await expect(load(folder)).rejects.toThrow(`${path.join(folder, file)}: ${reason}`);
    expect(await database.dump()).toEqual(tables);
  }
  const [last] = await database.rows(
    'SELECT status, report FROM register_loads ORDER BY id DESC LIMIT 1',
  );
  expect(last).toMatchObject({ status: 'FAILED' });
  expect(JSON.stringify(last?.report)).toContain('11 of 12 rows cannot be read');
  await load(await folderOf());
  expect(await database.dump()).toEqual(tables);
});

test('companies from another source are not wiped', async () => {
  const { importFiles } = await import('@/lib/register/import-files');
  await importFiles(['tests/fixtures/register/browser.json'], { onRefused: () => {} });
  const tables = await database.dump();
  await expect(load(await folderOf())).rejects.toThrow(
    'The register has companies from another source',
  );
  // Nor those of which no load tells; one that failed brought none.
  await database.rows(`DELETE FROM register_loads;
    INSERT INTO register_loads (source, kind, status) VALUES ('DATAFORDELER', 'FULL', 'FAILED')`);
  await expect(load(await folderOf())).rejects.toThrow(
    'The register has companies from another source',
  );
  expect(await database.dump()).toEqual(tables);
});

test('what is downloaded loads like the same files given, and is not fetched again', async () => {
  await load(await folderOf());
  const tables = await database.dump();
  await database.clear();
  world.double.reset();
  world.double.files = [
    ...(await packAll(rows, { generation: 519 })),
    ...(await packAll(rows)),
    ...(await packAll(rows, { layout: 'csv' })),
    ...(await packAll(rows, { data: 'Temporal' })),
  ];
  await world.download();
  expect(await database.dump()).toEqual(tables);
  const [run] = await database.rows('SELECT snapshot_date FROM register_loads');
  // The service reports 23:08 UTC, which is the next day in Denmark.
  expect(run).toEqual({ snapshot_date: '2026-10-10' });
  // One file per entity; fax numbers are not read.
  const names = world.double.asked.slice(1).map(({ name }) => name);
  expect(names).toHaveLength(Object.keys(rows).length - 1);
  expect(names).toContain(navn);
  expect(names).toContain('CVR_V2_CVREnhed_TotalDownload_json_Bitemporal_525.zip');
  world.double.reset();
  await world.download();
  expect(world.double.asked.map(({ name }) => name)).toEqual(['list']);
  expect(await database.dump()).toEqual(tables);
});

test('a new generation takes the place of the former one on the disk', async () => {
  world.double.reset();
  world.double.files = await packAll(rows, { generation: 531 });
  await world.download();
  const kept = readdirSync(path.join(world.dataFolder, 'register'));
  expect(kept.filter((name) => name.startsWith('datafordeler-'))).toEqual(['datafordeler-531']);
});

test('a download that fails leaves the register as it was', async () => {
  await load(await folderOf());
  const tables = await database.dump();
  world.double.reset();
  world.double.files = await packAll(rows, { generation: 537 });
  const name = navn.replace('525', '537');
  world.double.faults.set(name, { kind: 'status', status: 404, times: 1 });
  await expect(world.download()).rejects.toThrow(`${name} is not at Datafordeler`);
  world.double.faults.set(name, { kind: 'bytes', bytes: Buffer.from('no zip'), times: 9 });
  await expect(world.download()).rejects.toThrow(`${name} cannot be read from Datafordeler`);
  world.double.files = (await packAll(rows)).filter(({ entity }) => entity !== 'Virksomhed');
  await expect(world.download()).rejects.toThrow('Datafordeler lists no complete set of CVR files');
  expect(await database.dump()).toEqual(tables);
});

test('a register from another source is refused before anything is downloaded', async () => {
  const { importFiles } = await import('@/lib/register/import-files');
  await importFiles(['tests/fixtures/register/browser.json'], { onRefused: () => {} });
  world.double.reset();
  await expect(world.download()).rejects.toThrow('another source');
  expect(world.double.asked).toEqual([]);
});
