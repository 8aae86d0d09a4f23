import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { COLUMN_KEYS, type ColumnKey, columnsOf } from '@/lib/exports/columns';
import { headedColumns } from '@/lib/exports/file/write';
import type { ExportFormat, ExportTarget } from '@/lib/exports/types';
import { companyRecord, keyOf } from '../support/company-record';
import { exportWorld } from '../support/export-world';
import { inCsv, readCsv, readXlsx, type Value } from '../support/exported';
import { pdfText, squashed } from '../support/pdf-text';

const long = `${'Æ'.repeat(40_000)} til sidst`;
const companies = [
  companyRecord(1, {
    name: '=HYPERLINK("http://x";"A")',
    phone: '+4512345678',
    email: '@b.example',
    website: 'www.a.dk',
    purpose: 'Linje "et";\nlinje to\ttab',
    employees: 1_234,
  }),
  companyRecord(2, {
    name: 'Beskyttet ApS',
    advertisingProtected: true,
    phone: '87654321',
    email: 'hemmelig@b.example',
    website: 'www.hemmelig.dk',
    street: 'Hemmelig Vej 7',
    employeesMonth: '2014-09-01',
  }),
  companyRecord(3, {
    name: 'Łódź & <Søn> _x0041_ ApS',
    foundedOn: '1887-05-01',
    purpose: long,
    employees: null,
    employeesMin: 10,
    employeesMax: 19,
    capital: null,
    latitude: 57.123456,
    longitude: 9.5,
    locationPrecision: 'ADDRESS',
    secondaryIndustries: [{ version: 'DB07', code: '620100', text: 'Computerprogrammering' }],
  }),
  companyRecord(4, {
    status: 'CEASED',
    statusText: 'TVANGSOPLØST',
    statusSince: null,
    ceasedOn: '2021-05-06',
  }),
];

const world = await exportWorld('exports', companies);
await world.database.rows(`
  WITH said AS (
    INSERT INTO filings (id, company_key, kind, end_date, passages)
    VALUES ('said', '${keyOf(1)}', 'ANNUAL', '2020-12-31',
      '{"activities": "Selskabet bygger huse."}') RETURNING id, company_key)
  INSERT INTO report_words SELECT company_key, id, '' FROM said`);
await world.database.rows(`UPDATE companies SET revenue = 1234567.5 WHERE key = '${keyOf(1)}'`);

const all: ColumnKey[] = [
  ...(['cvr', 'name', 'status', 'companyType', 'industryCode', 'industry'] as const),
  ...(['sector', 'division'] as const),
  ...(['industryCode2', 'industry2', 'founded', 'ceo', 'employees', 'employeesMost'] as const),
  'employeesText',
  ...(['revenue', 'street', 'postalCode', 'city', 'municipality', 'latitude'] as const),
  ...(['phone', 'email', 'website', 'purpose', 'activities', 'protection'] as const),
];

const idsOf = (target: ExportTarget) => (target.kind === 'saved' ? target.ids : []);

const cut = `${'Æ'.repeat(32_767 - 39)}… [cut: a cell holds 32.767 characters]`;

/** The data of the companies above, in the order of the columns above. */
function expected(purpose3: string): Value[][] {
  const place = ['9000', 'Aalborg', 'Aalborg'];
  const trade = [
    ...['439100', 'Tagdækningsvirksomhed', 'Bygge og anlæg', 'Specialiseret byggearbejde'],
  ];
  return [
    [
      ...[keyOf(1), '=HYPERLINK("http://x";"A")', 'Active', 'Anpartsselskab', ...trade, null, null],
      ...['2010-01-01', 'Person 1', 1_234, 1_234, '1.234', 1_234_567.5, 'Engvej 1', ...place, null],
      ...['+4512345678', '@b.example', 'www.a.dk', 'Linje "et";\nlinje to\ttab'],
      ...['Selskabet bygger huse.', null],
    ],
    [
      ...[keyOf(2), 'Beskyttet ApS', 'Active', 'Anpartsselskab', ...trade, null, null],
      ...[
        '2010-01-01',
        'Person 2',
        null,
        null,
        '3 (09/2014)',
        null,
        null,
        ...place,
        null,
        null,
        null,
        null,
      ],
      ...['En\tlinje\nog \\ en til', null, 'Reklamebeskyttet'],
    ],
    [
      ...[keyOf(3), 'Łódź & <Søn> _x0041_ ApS', 'Active', 'Anpartsselskab', ...trade],
      ...[
        '620100',
        'Computerprogrammering',
        '1887-05-01',
        'Person 3',
        10,
        19,
        '10–19',
        null,
        'Engvej 1',
      ],
      ...[...place, 57.123456, null, null, null, purpose3, null, null],
    ],
  ];
}

describe('a reopened file equals the data', () => {
  let userId: string;
  let target: ExportTarget;
  beforeAll(async () => {
    userId = await world.person();
    target = { kind: 'saved', ids: await world.save(userId, [keyOf(1), keyOf(2), keyOf(3)]) };
  });

  test('CSV, cell by cell; what looks like a formula is none', async () => {
    const { bytes, name, type } = await world.fileOf(userId, {
      target,
      format: 'csv',
      columns: all,
    });
    expect(name).toMatch(/^veminto-saved-\d{8}-\d{6}\.csv$/);
    expect(type).toBe('text/csv; charset=utf-8');
    const { head, rows, about } = readCsv(bytes);
    expect(head).toEqual(headedColumns(all, 'en').map(({ heading }) => heading));
    expect(rows).toEqual(expected(long).map((cells) => cells.map(inCsv)));
    expect(about).toContain('Companies: 3 of 3 companies · Register as of: 31/01/2022');
    expect(about).toContain('Contacts: 4 cells of 1 company left out');
    expect(about).toContain('Sample register, invented');
  });

  test('a workbook shows its headings whole, and keeps them and the names in sight', async () => {
    const { bytes } = await world.fileOf(userId, { target, format: 'xlsx', columns: all });
    const sheet = strFromU8(
      unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    expect(sheet).toContain(
      '<pane xSplit="2" ySplit="1" topLeftCell="C2" activePane="bottomRight" state="frozen"/>',
    );
    expect(sheet).toContain(
      '<ignoredErrors><ignoredError sqref="A1:AA4" numberStoredAsText="1"/></ignoredErrors>',
    );
    const widths = [...sheet.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width));
    for (const [place, { heading }] of headedColumns(all, 'en').entries())
      expect(widths[place], heading).toBeGreaterThan(heading.length + 2);
  });

  test('XLSX, cell by cell; texts that are too long are cut and counted', async () => {
    const { bytes, made } = await world.fileOf(userId, { target, format: 'xlsx', columns: all });
    const { head, rows, about } = await readXlsx(bytes);
    expect(head).toEqual(headedColumns(all, 'en').map(({ heading }) => heading));
    expect(rows).toEqual(expected(cut));
    expect(about).toContain('Companies: 3 of 3 companies · Register as of: 31/01/2022');
    expect(about).toContain('Cut texts: 1 longer than a cell can be');
    expect(made.facts).toEqual({
      rows: 3,
      missing: 0,
      contactCells: 4,
      protectedCompanies: 1,
      protectedLeftOut: 0,
      cutCells: 1,
      registerDay: '2022-01-31',
      hasSample: true,
    });
  });

  test.each(['csv', 'xlsx', 'pdf'] as const)('%s in Danish', async (format) => {
    const columns: ColumnKey[] = ['cvr', 'status', 'employeesMost', 'phone', 'savedOn'];
    const asker = { userId, address: null, language: 'da' } as const;
    const { createExport } = await import('@/lib/exports/mutations');
    const { openExport } = await import('@/lib/exports/queries');
    const made = await createExport(asker, { target, format, columns });
    expect(made.title).toBe('Gemte virksomheder, udvalgte');
    const { content } = await openExport(userId, made.id);
    const bytes = Buffer.from(await new Response(content).arrayBuffer());
    const read = { csv: readCsv, xlsx: readXlsx, pdf: pdfText }[format];
    const text = JSON.stringify(await read(bytes));
    const said = [
      ...['CVR-nummer', 'Ansatte, højst', 'Gemt den', 'Aktiv', 'Registret pr.'],
      ...['3 af 3 virksomheder', '1 felt for 1 virksomhed udeladt', 'Eksempelregister, opdigtet'],
    ];
    for (const words of said) expect(text.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''));
    expect(text).not.toMatch(/Companies|Active\b|Saved|companies/);
  });

  test('how companies ended, in the language of the file', async () => {
    const ids = await world.save(userId, [keyOf(4)]);
    const columns: ColumnKey[] = ['cvr', 'status', 'statusSince', 'ending'];
    const request = {
      target: { kind: 'saved' as const, ids: [...ids, ...idsOf(target)] },
      columns,
    };
    const { bytes } = await world.fileOf(userId, { ...request, format: 'csv' });
    const { rows } = readCsv(bytes);
    expect(rows).toContainEqual([keyOf(4), 'Ceased', '2021-05-06', 'Compulsorily dissolved']);
    expect(rows).toContainEqual([keyOf(1), 'Active', '2010-01-01', null]);
  });

  test('PDF, cell by cell, over as many pages as it takes', async () => {
    const { bytes } = await world.fileOf(userId, { target, format: 'pdf', columns: all });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
    const text = pdfText(bytes);
    const printed = expected('').map((cells) =>
      cells.map((cell, place) => {
        const { kind } = columnsOf(all)[place] ?? {};
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
    const columns = COLUMN_KEYS.filter((key) => key !== 'accountsScope');
    for (const format of ['csv', 'xlsx', 'pdf'] as const) {
      const { bytes } = await world.fileOf(userId, { target, format, columns });
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
