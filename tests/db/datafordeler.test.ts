import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { write } from '../doubles/datafordeler/pack';
import { DatafordelerWorld, folderOf, rows, withRows } from '../doubles/datafordeler/world';
import { temporaryFolder } from '../support/temporary';

const load = (...paths: string[]) => world.load(...paths);

const world = await DatafordelerWorld.open('datafordeler');
const database = world.database;
beforeEach(() => database.clear());

const companiesSql = `
  SELECT key, name, status, status_text, status_since, founded_on, ceased_on, street, care_of, postal_code,
         municipality_code, country_code, address_text, address_id, advertising_protected,
         phone, email, employees, employees_min, employees_max, legal_form_code,
         industry_version || ':' || industry_code AS industry, location_count, register_id::text
  FROM companies ORDER BY key`;

test('companies have what the files of all entities say about them', async () => {
  const { counts, refusals } = await load(await folderOf());
  expect({ counts, refusals }).toEqual({ counts: [7, 0, 0, 0], refusals: [] });
  const [partnership, cycles, branch, holding] = await database.rows(companiesSql);
  expect(cycles).toEqual({
    key: '12900101',
    name: 'Strandmøllens Cykler; Salg & "Service" ApS',
    status: 'ACTIVE',
    status_text: 'Aktiv',
    status_since: '2015-05-01',
    founded_on: '2015-05-01',
    ceased_on: null,
    street: 'Nyhavnsgade 12B, 2. tv',
    care_of: 'Havnekontoret',
    postal_code: '9000',
    municipality_code: 851,
    country_code: 'DK',
    address_text: null,
    address_id: '0a3f50b8-1111-32b8-e044-0003ba298018',
    advertising_protected: true,
    phone: '98000001',
    email: 'kontakt@strandmoellen.example',
    employees: 16,
    employees_min: 10,
    employees_max: 19,
    legal_form_code: 80,
    industry: 'DB25:476300',
    location_count: 2,
    register_id: '4001900001',
  });
  expect(partnership).toMatchObject({
    key: '05900102',
    status: 'IN_BANKRUPTCY',
    status_text: 'Konkurs',
    phone: null,
    status_since: '2024-02-01',
    street: 'Skovvej 4-8',
    postal_code: '0900',
    industry: 'DB07:467310',
    employees: null,
    employees_min: 1000,
    employees_max: null,
    advertising_protected: false,
    location_count: 0,
  });
  expect(branch).toMatchObject({
    status: 'CEASED',
    status_text: 'Ophørt',
    founded_on: '2010-01-01',
    ceased_on: '2021-06-30',
    status_since: null,
    country_code: 'SE',
    postal_code: null,
    address_text: 'Hamngatan 3, SE-211 22 Malmö',
  });
  expect(holding).toMatchObject({ name: 'Lyng Holding ApS', street: null, industry: null });
});

test('secondary industries, employment and units come along', async () => {
  await load(await folderOf());
  expect(await database.rows('SELECT version, code FROM secondary_industries')).toEqual([
    { version: 'DB07', code: '952910' },
  ]);
  expect(
    await database.rows(`
      SELECT months, starts_on, employees, min, max, full_time::float FROM employment
      WHERE company_key = '12900101' ORDER BY months`),
  ).toEqual([
    { months: 1, starts_on: '2019-07-01', employees: 16, min: 10, max: 19, full_time: 13 },
    { months: 3, starts_on: '2019-04-01', employees: 14, min: 10, max: 19, full_time: null },
  ]);
  expect(
    await database.rows(`
      SELECT p_number, company_key, name, active, advertising_protected, street, ceased_on
      FROM production_units ORDER BY p_number`),
  ).toEqual([
    {
      p_number: '1012900001',
      company_key: '12900101',
      name: 'Strandmøllens Cykler',
      active: true,
      advertising_protected: false,
      street: 'Nyhavnsgade 12B',
      ceased_on: null,
    },
    {
      p_number: '1012900002',
      company_key: '12900101',
      name: 'Strandmøllens Cykler Havnen',
      active: true,
      advertising_protected: true,
      street: null,
      ceased_on: null,
    },
    {
      p_number: '1012900003',
      company_key: '05900102',
      name: 'Tømmerlager Vest',
      active: false,
      advertising_protected: false,
      street: null,
      ceased_on: '2012-03-31',
    },
  ]);
});

test('a company counts each unit once that is active and its own on the day', async () => {
  const units = withRows('Produktionsenhed', (own) => {
    const [unit] = own;
    const other = (number: number, change: object) => ({
      ...{ ...unit, id: `40019000${number}`, pNummer: 1_012_900_000 + number },
      ...change,
    });
    return [
      ...own,
      // Another entry about a unit that is known.
      { ...unit, virkningFra: '2019-01-01' },
      other(31, { virkningFra: '2099-01-01', produktionsenhedStartdato: '2099-01-01' }),
      other(32, { status: 'ophørt' }),
      // Given away.
      other(33, { virkningTil: '2020-12-31' }),
      other(33, { virkningFra: '2021-01-01', tilknyttetVirksomhedsCVRNummer: 5_900_102 }),
    ];
  });
  await load(await folderOf({ data: 'Temporal', rows: units }));
  const counted = await database.rows(
    `SELECT key, location_count FROM companies WHERE location_count > 0 ORDER BY key`,
  );
  expect(counted).toEqual([
    { key: '05900102', location_count: 1 },
    { key: '12900101', location_count: 2 },
  ]);
});

const rolesSql = `
  SELECT p.name, p.kind, p.company_key AS company, r.valid_from, r.valid_to
  FROM roles r JOIN participants p ON p.id = r.participant_id
  WHERE r.company_key = '05900102' AND r."group" = 'PARTNER' ORDER BY p.name`;

test('those who are liable with all they have become partners, with what they are', async () => {
  await load(await folderOf({ data: 'Temporal' }));
  expect(await database.rows(rolesSql)).toEqual([
    {
      name: 'Asta Lyng',
      kind: 'PERSON',
      company: null,
      valid_from: '1998-02-01',
      valid_to: null,
    },
    {
      name: 'Lyng Holding ApS',
      kind: 'COMPANY',
      company: '12900104',
      valid_from: '2020-01-01',
      valid_to: null,
    },
    {
      name: 'Lyng Timber Ltd',
      kind: 'OTHER',
      company: null,
      valid_from: '1998-02-01',
      valid_to: '2019-12-31',
    },
  ]);
});

test('every layout gives the same tables, and so does loading twice', async () => {
  await load(await folderOf());
  const tables = await database.dump();
  expect(tables.companies).toHaveLength(4);
  for (const layout of ['wrapped', 'lines', 'csv', 'csv;'] as const) {
    await database.clear();
    await load(await folderOf({ layout }));
    expect(await database.dump()).toEqual(tables);
  }
  const { result } = await load(await folderOf());
  expect([result.updated, result.deleted, result.refused]).toEqual([0, 0, 0]);
  expect(await database.dump()).toEqual(tables);
});

test('unpacked and gzipped files, other cases of names, and single paths are read too', async () => {
  await load(await folderOf());
  const tables = await database.dump();
  await database.clear();
  const folder = temporaryFolder();
  const paths = Object.entries(rows).map(([entity, all], index) => {
    const upper = all.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toUpperCase(), value])),
    );
    const bitemporal = ['CVREnhed', 'Beskaeftigelse'].includes(entity);
    const current = bitemporal
      ? upper
      : upper.filter(
          ({ VIRKNINGTIL, REGISTRERINGTIL }) => VIRKNINGTIL === null && REGISTRERINGTIL === null,
        );
    const text = write(entity, current, index % 2 ? 'csv' : 'array');
    const name = `CVR_V2_${entity.replace('-', '_').toUpperCase()}_TotalDownload_${index % 2 ? 'csv' : 'json'}_Current_525`;
    const file = path.join(folder, `${name}.${index % 2 ? 'csv' : 'json.gz'}`);
    writeFileSync(file, index % 2 ? text : gzipSync(text));
    return file;
  });
  expect((await load(...paths)).counts).toEqual([7, 0, 0, 0]);
  expect(await database.dump()).toEqual(tables);
});

test('files with history give the rows of the day, and the former names', async () => {
  await load(await folderOf());
  const companies = await database.rows(companiesSql);
  const names = `SELECT name, valid_from, valid_to FROM company_names
                 WHERE company_key = '12900101' ORDER BY valid_from`;
  expect(await database.rows(names)).toHaveLength(1);
  for (const data of ['Temporal', 'Bitemporal'] as const) {
    await database.clear();
    const { result } = await load(await folderOf({ data }));
    expect(result.replacedRows).toBe(data === 'Bitemporal' ? 1 : 0);
    expect(await database.rows(companiesSql)).toEqual(companies);
    expect(await database.rows(names)).toEqual([
      {
        name: 'Strandmøllens Cykelværksted ApS',
        valid_from: '2015-05-01',
        valid_to: '2018-12-31',
      },
      {
        name: 'Strandmøllens Cykler; Salg & "Service" ApS',
        valid_from: '2019-01-01',
        valid_to: null,
      },
    ]);
  }
});

test('of rows for the same period the one entered last counts', async () => {
  const changed = withRows('Navn', (own) => [
    { ...own[0], vaerdi: 'Nyt Navn ApS', registreringFra: '2024-05-01T00:00:00Z' },
    ...own,
  ]);
  const { result } = await load(await folderOf({ rows: changed }));
  // The other one is a month of employment entered twice.
  expect(result.repeatedRows).toBe(2);
  const named = await database.rows(`SELECT name FROM companies WHERE key = '12900101'`);
  expect(named).toEqual([{ name: 'Nyt Navn ApS' }]);
});

test('a company that the next generation lacks is gone, a changed one is updated', async () => {
  await load(await folderOf());
  const next = {
    ...withRows('Virksomhed', (own) => own.filter(({ id }) => id !== '4001900003')),
    Telefonnummer: [],
  };
  const { result } = await load(await folderOf({ rows: next }));
  expect([result.updated, result.deleted, result.refused]).toEqual([1, 1, 0]);
  expect(await database.rows('SELECT key FROM companies ORDER BY key')).toEqual([
    { key: '05900102' },
    { key: '12900101' },
    { key: '12900104' },
  ]);
  expect(await database.rows('SELECT phone FROM companies WHERE phone IS NOT NULL')).toEqual([]);
});
