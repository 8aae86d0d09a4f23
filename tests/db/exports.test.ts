import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ColumnKey } from '@/lib/exports/columns';
import type { ExportFormat, ExportTarget } from '@/lib/exports/types';
import { companyRecord } from '../support/company-record';
import { inCsv, readCsv, readXlsx, type Value } from '../support/exported';
import { pdfText, squashed } from '../support/pdf-text';
import { type RegisterDatabase, registerDatabase } from '../support/register-database';

let database: RegisterDatabase;
let createExport: typeof import('@/lib/exports/mutations').createExport;
let queries: typeof import('@/lib/exports/queries');
let columns: typeof import('@/lib/exports/columns');
let closeAll: () => Promise<void>;
const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-exports-'));

const long = `${'Æ'.repeat(40_000)} til sidst`;
const companies = [
  companyRecord(1, {
    ...{ name: '=HYPERLINK("http://x";"A")', phone: '+4512345678', email: '@b.example' },
    ...{ website: 'www.a.dk', purpose: 'Linje "et";\nlinje to\ttab', employees: 1_234 },
  }),
  companyRecord(2, {
    ...{ name: 'Beskyttet ApS', advertisingProtected: true, phone: '87654321' },
    ...{ email: 'hemmelig@b.example', website: 'www.hemmelig.dk', street: 'Hemmelig Vej 7' },
  }),
  companyRecord(3, {
    ...{ name: 'Łódź & <Søn> _x0041_ ApS', foundedOn: '1887-05-01', purpose: long },
    ...{ employees: null, employeesMin: 10, employeesMax: 19, capital: null },
    ...{ latitude: 57.123456, longitude: 9.5, locationPrecision: 'ADDRESS' },
    secondaryIndustries: [{ version: 'DB07', code: '620100', text: 'Computerprogrammering' }],
  }),
];
const keyOf = (number: number) => String(99_000_000 + number);

async function person(): Promise<string> {
  const [row] = await database.rows(
    `INSERT INTO users (email, first_name, last_name) VALUES ('${randomUUID()}@a.example', 'Ida', 'Holm')
     RETURNING id`,
  );
  return String(row?.id);
}

/** Saves companies. @returns the ids of the entries. */
async function save(userId: string, keys: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const key of keys) {
    const [row] = await database.rows(
      `INSERT INTO saved_companies (user_id, company_key, company_name)
       VALUES ('${userId}', '${key}', 'Gemt ${key}') RETURNING id`,
    );
    ids.push(String(row?.id));
  }
  return ids;
}

beforeAll(async () => {
  database = await registerDatabase('exports');
  process.env.DATA_DIR = folder;
  process.env.LOG_LEVEL = 'silent';
  const { loadCompanies } = await import('@/lib/register/load');
  await loadCompanies(companies, { kind: 'FULL', snapshotDate: '2022-01-31', source: 'SAMPLE' });
  await database.rows(`UPDATE companies SET revenue = 1234567.5 WHERE key = '${keyOf(1)}'`);
  ({ createExport } = await import('@/lib/exports/mutations'));
  queries = await import('@/lib/exports/queries');
  columns = await import('@/lib/exports/columns');
  const { closeExports } = await import('@/lib/exports/pool');
  const { db } = await import('@/lib/db');
  closeAll = async () => {
    await closeExports();
    await db.$disconnect();
  };
});
afterAll(async () => {
  await closeAll();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = { target: ExportTarget; format: ExportFormat; columns?: ColumnKey[] };

async function fileOf(userId: string, asked: Asked) {
  const made = await createExport({ userId, address: null }, asked);
  const { content, ...file } = await queries.openExport(userId, made.id);
  const bytes = Buffer.from(await new Response(content).arrayBuffer());
  expect(bytes.length).toBe(file.size);
  return { made, bytes, ...file };
}

const all: ColumnKey[] = [
  ...(['cvr', 'name', 'status', 'companyType', 'industryCode', 'industry'] as const),
  ...(['industryCode2', 'industry2', 'founded', 'ceo', 'employees', 'employeesMost'] as const),
  ...(['revenue', 'street', 'postalCode', 'city', 'municipality', 'latitude'] as const),
  ...(['phone', 'email', 'website', 'purpose', 'protection'] as const),
];

const cut = `${'Æ'.repeat(32_767 - 36)}… [cut: a cell holds 32.767 letters]`;

/** The data of the companies above, in the order of the columns above. */
function expected(purpose3: string): Value[][] {
  const place = ['9000', 'Aalborg', 'Aalborg'];
  const trade = ['439100', 'Tagdækningsvirksomhed'];
  return [
    [
      ...[keyOf(1), '=HYPERLINK("http://x";"A")', 'Active', 'Anpartsselskab', ...trade, null, null],
      ...['2010-01-01', 'Person 1', 1_234, 1_234, 1_234_567.5, 'Engvej 1', ...place, null],
      ...['+4512345678', '@b.example', 'www.a.dk', 'Linje "et";\nlinje to\ttab', null],
    ],
    [
      ...[keyOf(2), 'Beskyttet ApS', 'Active', 'Anpartsselskab', ...trade, null, null],
      ...['2010-01-01', 'Person 2', 3, 3, null, null, ...place, null, null, null, null],
      ...['En\tlinje\nog \\ en til', 'Reklamebeskyttet'],
    ],
    [
      ...[keyOf(3), 'Łódź & <Søn> _x0041_ ApS', 'Active', 'Anpartsselskab', ...trade],
      ...['620100', 'Computerprogrammering', '1887-05-01', 'Person 3', 10, 19, null, 'Engvej 1'],
      ...[...place, 57.123456, null, null, null, purpose3, null],
    ],
  ];
}

describe('a reopened file equals the data', () => {
  let userId: string;
  let target: ExportTarget;
  beforeAll(async () => {
    userId = await person();
    target = { kind: 'saved', ids: await save(userId, [keyOf(1), keyOf(2), keyOf(3)]) };
  });

  test('CSV, cell by cell; what looks like a formula is none', async () => {
    const { bytes, name, type } = await fileOf(userId, { target, format: 'csv', columns: all });
    expect(name).toMatch(/^veminto-saved-\d{8}-\d{6}\.csv$/);
    expect(type).toBe('text/csv; charset=utf-8');
    const { head, rows, about } = readCsv(bytes);
    expect(head).toEqual(columns.columnsOf(all).map(({ heading }) => heading));
    expect(rows).toEqual(expected(long).map((cells) => cells.map(inCsv)));
    expect(about).toContain('Companies: 3 of 3 companies · Register as of: 31/01/2022');
    expect(about).toContain('Contacts: 4 cells of 1 company left out');
    expect(about).toContain('Sample register, invented');
  });

  test('XLSX, cell by cell; texts that are too long are cut and counted', async () => {
    const { bytes, made } = await fileOf(userId, { target, format: 'xlsx', columns: all });
    const { head, rows, about } = await readXlsx(bytes);
    expect(head).toEqual(columns.columnsOf(all).map(({ heading }) => heading));
    expect(rows).toEqual(expected(cut));
    expect(about).toContain('Companies: 3 of 3 companies · Register as of: 31/01/2022');
    expect(about).toContain('Cut texts: 1 longer than a cell can be');
    expect(made.facts).toEqual({
      ...{ rows: 3, missing: 0, contactCells: 4, protectedCompanies: 1, cutCells: 1 },
      ...{ registerDay: '2022-01-31', hasSample: true },
    });
  });

  test('PDF, cell by cell, over as many pages as it takes', async () => {
    const { bytes } = await fileOf(userId, { target, format: 'pdf', columns: all });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
    const text = pdfText(bytes);
    const printed = expected('').map((cells) =>
      cells.map((cell, place) => {
        const { kind } = columns.columnsOf(all)[place] ?? {};
        if (cell === null) return '';
        if (kind === 'day') return String(cell).split('-').reverse().join('/');
        if (kind === 'decimal') return String(cell).replace('.', ',');
        return typeof cell === 'number'
          ? cell.toLocaleString('da-DK', { maximumFractionDigits: 0 })
          : cell;
      }),
    );
    for (const cells of printed.slice(0, 2)) expect(text).toContain(squashed(cells.join('')));
    expect(text).toContain(squashed(printed[2]?.slice(0, -2).join('') ?? ''));
    expect(text.split('Æ').length - 1).toBe(40_000 - 1 + text.split('Ærø').length);
    expect(text).toContain(squashed('3 of 3 companies'));
    expect(text).toContain(squashed('4 cells of 1 company left out'));
  });

  test('no file holds a contact under protection', async () => {
    for (const format of ['csv', 'xlsx', 'pdf'] as const) {
      const { bytes } = await fileOf(userId, { target, format, columns: [...columns.COLUMN_KEYS] });
      const text = await plain(format, bytes);
      expect(text).toContain('BeskyttetApS');
      expect(text).not.toMatch(/87654321|hemmelig/i);
    }
  });
});

async function plain(format: ExportFormat, bytes: Buffer): Promise<string> {
  if (format === 'pdf') return pdfText(bytes);
  const { rows } = format === 'csv' ? readCsv(bytes) : await readXlsx(bytes);
  return squashed(JSON.stringify(rows));
}

test("ids in their order, each once; those of others are nobody's", async () => {
  const [userId, other] = [await person(), await person()];
  const [first = '', second = ''] = await save(userId, [keyOf(1), keyOf(2)]);
  const [theirs = ''] = await save(other, [keyOf(3)]);
  const target = { kind: 'saved' as const, ids: [second, theirs, first, second.toUpperCase()] };
  const { bytes, made } = await fileOf(userId, { target, format: 'csv', columns: ['cvr'] });
  expect(made).toMatchObject({ asked: 3, total: 2, status: 'DONE' });
  const { rows, about } = readCsv(bytes);
  expect(rows).toEqual([[keyOf(2)], [keyOf(1)]]);
  expect(about).toContain('2 of 3 companies');
  const nobodys = createExport(
    { userId, address: null },
    { target: { kind: 'saved', ids: [theirs] }, format: 'csv' },
  );
  await expect(nobodys).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a company that the register no longer has keeps its number and its saved name', async () => {
  const userId = await person();
  await save(userId, [keyOf(77)]);
  const target = { kind: 'saved-query' as const, query: '' };
  const { bytes, made } = await fileOf(userId, { target, format: 'xlsx' });
  const { head, rows, about } = await readXlsx(bytes);
  expect(rows[0]?.slice(0, 3)).toEqual([keyOf(77), `Gemt ${keyOf(77)}`, null]);
  expect(rows[0]?.[head.indexOf('Saved on')]).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(made.facts?.missing).toBe(1);
  expect(about).toContain('No longer in the register: 1 company');
});

test('an address gives all that it shows, in its order, and says what it is', async () => {
  const userId = await person();
  const query = 'search=aps&sort=employees-desc&region=Nordjylland&region=x';
  const target = { kind: 'discover' as const, query };
  const { bytes, name } = await fileOf(userId, { target, format: 'csv', columns: ['cvr'] });
  expect(name).toMatch(/^veminto-discover-/);
  const { rows, about } = readCsv(bytes);
  expect(rows.map(([key]) => key)).toEqual([keyOf(1), keyOf(3), keyOf(2)]);
  expect(about).toMatch(/^Contents: Search for "aps"; .*Order: most employees/);
  const segment = { kind: 'segment' as const, query: 'numEmployeesFrom=5' };
  const found = await fileOf(userId, { target: segment, format: 'csv', columns: ['cvr'] });
  expect(readCsv(found.bytes).rows).toEqual([[keyOf(1)], [keyOf(3)]]);
  expect(readCsv(found.bytes).about).toContain('Segmentation; Employees from: 5');
});

test.each([
  ['nothing is searched for', { kind: 'discover', query: 'page=2' }, 'Please enter a search term'],
  [
    'nothing is found',
    { kind: 'discover', query: 'search=qqqqqq' },
    'There is no company to export.',
  ],
  ['nothing is saved', { kind: 'saved-query', query: '' }, 'There is no company to export.'],
] as const)('refused: %s', async (_, target, sentence) => {
  const asked = createExport({ userId: await person(), address: null }, { target, format: 'csv' });
  await expect(asked).rejects.toMatchObject({ code: 'invalid_input', message: sentence });
});

test('files of others are unknown, what was asked for is logged, and nothing half is left', async () => {
  const [userId, other] = [await person(), await person()];
  await save(userId, [keyOf(1)]);
  const target = { kind: 'saved-query' as const, query: '' };
  const { made } = await fileOf(userId, { target, format: 'csv' });
  await expect(queries.openExport(other, made.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(queries.getExport(other, made.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await queries.listExports(other)).toEqual([]);
  expect(await queries.listExports(userId)).toEqual([made]);
  const log = await database.rows(
    `SELECT action, subject, details FROM audit_events WHERE actor_id = '${userId}'`,
  );
  const details = { format: 'csv', companies: 1, from: 'saved' };
  expect(log).toEqual([{ action: 'companies_exported', subject: made.id, details }]);
  expect(
    readdirSync(path.join(folder, 'exports')).filter((name) => name.endsWith('.part')),
  ).toEqual([]);
  readFileSync(path.join(folder, 'exports', `${made.id}.csv`));
});
