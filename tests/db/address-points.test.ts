import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';
import { temporaryFolder } from '../support/temporary';

const database = await registerDatabase('address_points');
const addresses = await import('@/lib/register/addresses');
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE address_points');
});

const id = (number: number) => `0a3f50b8-0000-4000-8000-${String(number).padStart(12, '0')}`;

function fileOf(content: string | Buffer, name = 'addresses.csv'): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
}

async function load(file: string, dryRun = false) {
  const refusals: string[] = [];
  const counts = await addresses.loadAddressPoints(file, {
    dryRun,
    onRefused: (place, reason) => refusals.push(`${path.basename(place)}: ${reason}`),
  });
  return { ...counts, refusals };
}

const points = async () =>
  (await database.rows('SELECT * FROM address_points ORDER BY id')).map((point) => [
    ...[point.id, point.latitude, point.longitude],
  ]);

test('columns in any order and case, commas, a last row without an end', async () => {
  const text = `\uFEFFLongitude,name,ADRESSEID,latitude\n9.92,"a, b",${id(1).toUpperCase()},57.04\r\n`;
  expect(await load(fileOf(`${text}12.57,x,${id(2)},55.68`))).toEqual({
    loaded: 2,
    refused: 0,
    moved: 0,
    refusals: [],
  });
  expect(await points()).toEqual([
    [id(1), 57.04, 9.92],
    [id(2), 55.68, 12.57],
  ]);
});

test('semicolons with decimal commas, gzipped', async () => {
  const text = `adresseId;latitude;longitude\n${id(1)};57,04;9,92\n${id(2)};55.68;12,57\n`;
  expect((await load(fileOf(gzipSync(text), 'addresses.csv.gz'))).loaded).toBe(2);
  expect(await points()).toEqual([
    [id(1), 57.04, 9.92],
    [id(2), 55.68, 12.57],
  ]);
});

test('what is no point in Denmark is told with its line, the others load', async () => {
  const rows = [
    'adresseId,latitude,longitude',
    ...['nord,57.04,9.92', `${id(1)},9.92,57.04`, `${id(2)},57.04,15.5`],
    ...[`${id(3)},57.04`, `${id(4)},1e2,9`, '', `${id(5)},54.4,15.4`, `${id(6)},58,7.8`],
  ];
  expect(await load(fileOf(rows.join('\n')))).toEqual({
    loaded: 2,
    refused: 5,
    moved: 0,
    refusals: [
      'addresses.csv:2: "nord" is no address id',
      'addresses.csv:3: the latitude is not one of Denmark',
      'addresses.csv:4: the longitude is not one of Denmark',
      'addresses.csv:5: the longitude is not one of Denmark',
      'addresses.csv:6: the latitude is not one of Denmark',
    ],
  });
  expect((await points()).map(([key]) => key)).toEqual([id(5), id(6)]);
});

test('a later row and a later file take the place of an earlier one; the rest stays', async () => {
  const header = 'adresseId,latitude,longitude';
  await load(fileOf(`${header}\n${id(1)},55,9\n${id(2)},55,9\n${id(1)},55.5,9.5`));
  expect(await points()).toEqual([
    [id(1), 55.5, 9.5],
    [id(2), 55, 9],
  ]);
  await load(fileOf(`${header}\n${id(2)},56,10`));
  expect(await points()).toEqual([
    [id(1), 55.5, 9.5],
    [id(2), 56, 10],
  ]);
});

test('files that are none, have no header, are empty, cut off or swallowed by a quote', async () => {
  expect((await load('/nowhere/addresses.csv')).refusals).toEqual(['addresses.csv: no such file']);
  expect((await load(fileOf(''))).refusals).toEqual(['addresses.csv:1: the file is empty']);
  expect(await load(fileOf(`id,latitude\n${id(1)},55\n`))).toEqual({
    loaded: 0,
    refused: 1,
    moved: 0,
    refusals: ['addresses.csv:1: the header lacks adresseId, longitude'],
  });
  const rows = Array.from({ length: 2_000 }, (_, index) => `${id(index + 1)},55,9`).join('\n');
  const whole = gzipSync(`adresseId,latitude,longitude\n${rows}\n`);
  const cut = await load(fileOf(whole.subarray(0, whole.length - 40)));
  expect(cut.refusals).toEqual(['addresses.csv: the rest cannot be read: unexpected end of file']);
  const open = await load(fileOf(`adresseId,latitude,longitude\n${id(1)},55,9\n"${rows}`));
  expect(open).toMatchObject({ loaded: 1, refused: 1 });
  expect(await points()).toContainEqual([id(1), 55, 9]);
});

test('companies and units of known addresses get their points, and only those change', async () => {
  await load(fileOf(`adresseId,latitude,longitude\n${id(1)},57.05,9.93\n`));
  const place = `56.0, 10.0, 'POSTAL_DISTRICT'`;
  await database.rows(`INSERT INTO companies
    (key, status, digest, address_id, latitude, longitude, location_precision) VALUES
    ('99000001', 'ACTIVE', 'a', '${id(1)}', ${place}), ('99000002', 'ACTIVE', 'b', '${id(2)}', ${place})`);
  await database.rows(`INSERT INTO production_units
    (p_number, company_key, active, address_id) VALUES ('1000000001', '99000001', true, '${id(1)}')`);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  expect(await addresses.applyAddressPoints(client)).toBe(2);
  expect(await addresses.applyAddressPoints(client)).toBe(0);
  const placed = (table: string, key: string) =>
    database.rows(
      `SELECT latitude, longitude, location_precision AS p FROM ${table} ORDER BY ${key}`,
    );
  const known = { latitude: 57.05, longitude: 9.93, p: 'ADDRESS' };
  expect(await placed('companies', 'key')).toEqual([
    known,
    { latitude: 56, longitude: 10, p: 'POSTAL_DISTRICT' },
  ]);
  expect(await placed('production_units', 'p_number')).toEqual([known]);
  await client.query('CREATE TEMP TABLE beside AS SELECT * FROM companies');
  await client.query('CREATE TEMP TABLE units_beside AS SELECT * FROM production_units');
  await client.query('UPDATE beside SET latitude = NULL');
  const relations = { companies: 'beside', units: 'units_beside' };
  expect(await addresses.applyAddressPoints(client, relations)).toBe(1);
});

test('stored companies move with a file of points alone, in the search index too', async () => {
  const { loadCompanies } = await import('@/lib/register/load');
  const addressId = id(1);
  const companies = [companyRecord(1, { addressId }), companyRecord(2, { addressId: id(2) })];
  const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: null } as const;
  await loadCompanies(companies, delta);
  const before = await database.dump();
  const file = fileOf(`adresseId,latitude,longitude\n${addressId},57.05,9.93\n`);
  expect(await load(file, true)).toMatchObject({ loaded: 1, moved: 1 });
  expect(await database.dump(), 'a dry run keeps nothing').toEqual(before);
  expect(await load(file)).toMatchObject({ loaded: 1, moved: 1 });
  expect(await load(file)).toMatchObject({ loaded: 1, moved: 0 });
  const moved = await database.dump();
  expect(moved.companies[0]).toMatchObject({ latitude: 57.05, location_precision: 'ADDRESS' });
  await database.clear();
  await loadCompanies(companies, delta);
  expect(await database.dump(), 'as a load would place them').toEqual(moved);
});
