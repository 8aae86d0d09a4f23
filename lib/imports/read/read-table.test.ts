import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { encrypted, parts, pdf, workbook, zip } from '@/tests/support/share-files';
import { IMPORT_MESSAGES } from '../constants';
import { readTable } from './read-table';

const table = [
  { line: 1, cells: ['CVR', 'Navn'] },
  { line: 2, cells: ['12345674', 'Ærø; Bøf "Å"'] },
];
const semicolons = 'CVR;Navn\r\n12345674;"Ærø; Bøf ""Å"""\r\n';
const utf16 = Buffer.from(semicolons, 'utf16le');

test.each([
  ['semicolons', Buffer.from(semicolons)],
  ['a byte order mark', Buffer.from(`\ufeff${semicolons}`)],
  ['commas and unix lines', Buffer.from('CVR,Navn\n12345674,"Ærø; Bøf ""Å"""')],
  ['tabs', Buffer.from('CVR\tNavn\n12345674\t"Ærø; Bøf ""Å"""\n')],
  ['old line ends', Buffer.from('CVR\tNavn\r12345674\tÆrø; Bøf "Å"\r')],
  ['a line that says so', Buffer.from('sep=|\nCVR|Navn\n12345674|"Ærø; Bøf ""Å"""\n')],
  ['numbers as formulas', Buffer.from('CVR;Navn\n="12345674";"=""Ærø; Bøf """"Å"""""""')],
  ['Windows-1252', Buffer.from(semicolons, 'latin1')],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16 without a mark', utf16],
  ['big-endian UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]).swap16()],
  ['the end mark of DOS', Buffer.from(`${semicolons}\u001a`)],
  ['a workbook', workbook(table.map(({ cells }) => cells))],
])('a table with %s is read', async (what, bytes) => {
  const read = await readTable(bytes);
  const lines = what === 'a line that says so' ? [2, 3] : [1, 2];
  expect(read).toEqual(table.map(({ cells }, at) => ({ line: lines[at], cells })));
});

test('empty rows count as lines, and names with commas stay whole', async () => {
  expect(await readTable(Buffer.from('\n\nHansen, Ib\n ;; \nA B ApS\nC ApS\n'))).toEqual([
    { line: 3, cells: ['Hansen, Ib'] },
    { line: 4, cells: [';;'] },
    { line: 5, cells: ['A B ApS'] },
    { line: 6, cells: ['C ApS'] },
  ]);
});

test('a quote that is never closed is a letter', async () => {
  const read = await readTable(Buffer.from('a;"b\nc;d\n'));
  expect(read).toEqual([
    { line: 1, cells: ['a', '"b'] },
    { line: 2, cells: ['c', 'd'] },
  ]);
});

test('of a workbook the first visible sheet with content counts, and results of formulas', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['hidden']]), 'Hidden');
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Empty');
  const sheet = utils.aoa_to_sheet([[12345674, 'A'], [], [1.5, true]]);
  sheet.B1 = { t: 's', v: 'Nordhavn', f: 'HYPERLINK("http://evil.example")' };
  utils.book_append_sheet(book, sheet, 'Kunder');
  book.Workbook = { Sheets: [{ Hidden: 1 }, {}, {}] };
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  expect(await readTable(bytes)).toEqual([
    { line: 1, cells: ['12345674', 'Nordhavn'] },
    { line: 3, cells: ['1.5', '1'] },
  ]);
});

test('a cell merged over several rows is read in each of them', async () => {
  const rows = [
    ['By', 'Navn', 'Tlf.'],
    ['Aarhus', 'A ApS', '1'],
    ['', 'B ApS'],
    ['', '', '3'],
  ];
  const sheet = utils.aoa_to_sheet([...rows, ['Odense', 'C ApS']]);
  // "Aarhus" for all three, the second name for the row after it; the heading only across.
  sheet['!merges'] = ['A2:A4', 'B3:B4', 'B1:C1', 'A5:A9'].map((area) => utils.decode_range(area));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Kunder');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  expect(await readTable(bytes)).toMatchObject([
    { cells: ['By', 'Navn', 'Tlf.'] },
    { cells: ['Aarhus', 'A ApS', '1'] },
    { cells: ['Aarhus', 'B ApS'] },
    { cells: ['Aarhus', 'B ApS', '3'] },
    { cells: ['Odense', 'C ApS'] },
  ]);
});

const sheetPart = 'xl/worksheets/sheet1.xml';
const linked = {
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};
const sheetOf = (rows: string) =>
  zip(parts({ ...linked, [sheetPart]: `<worksheet><sheetData>${rows}</sheetData></worksheet>` }));
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

test('any number of empty rows is passed over', async () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => `<row r="${at + 1}" s="${at % 977}"/>`);
  const bytes = await sheetOf(`${rows.join('')}<row r="200001">${cell('A')}</row>`);
  expect(await readTable(bytes)).toEqual([{ line: 200_001, cells: ['A'] }]);
});

test('cells, columns and rows beyond the limits are cut off', async () => {
  const wide = Array.from({ length: 300 }, (_, at) => `x${at}`).join(';');
  const more = `${wide}\n`.repeat(2);
  const long = 'y'.repeat(1_000_000);
  const [first, , second] = (await readTable(Buffer.from(`${more}${long};z\n`))) as {
    cells: string[];
  }[];
  expect([first?.cells.length, second?.cells[0]?.length]).toEqual([100, 200]);
  expect(await readTable(Buffer.from('a\n'.repeat(400_000)))).toHaveLength(5_002);
  const cells = await sheetOf(`<row>${cell('w'.repeat(300_000))}</row>`.repeat(3));
  expect(await readTable(cells)).toMatchObject([{ cells: ['w'.repeat(200)] }, {}, {}]);
});

const bomb = await zip(parts({ ...linked, [sheetPart]: Buffer.alloc(30 * 1024 ** 2, ' ') }));
const entities =
  '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><worksheet><row><c><v>&c;</v></c></row></worksheet>';

test.each([
  ['a bomb', bomb, IMPORT_MESSAGES.bursts],
  [
    'entities of its own',
    await zip(parts({ ...linked, [sheetPart]: entities })),
    IMPORT_MESSAGES.damaged,
  ],
  ['broken XML', await sheetOf('<row><c></row>'), IMPORT_MESSAGES.damaged],
  ['a broken zip', workbook().subarray(0, 900), IMPORT_MESSAGES.damaged],
  ['an encrypted part', encrypted(workbook()), IMPORT_MESSAGES.protected],
  ['no workbook in it', await zip({ 'a.txt': 'a' }), IMPORT_MESSAGES.unreadable],
  ['a PDF', pdf(), IMPORT_MESSAGES.unreadable],
  ['a page', Buffer.from('<html><table><tr><td>A</td></tr></table>'), IMPORT_MESSAGES.unreadable],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'), IMPORT_MESSAGES.unreadable],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), IMPORT_MESSAGES.oldWorkbook],
  [
    'a password',
    Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    IMPORT_MESSAGES.protected,
  ],
])('%s is told by a sentence', async (_what, bytes, sentence) => {
  expect(await readTable(bytes)).toBe(sentence);
});

test('whatever the bytes, rows or a sentence are answered', async () => {
  const arbitrary = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 40 }).map((noise) => Buffer.concat([workbook(), noise])),
  );
  await fc.assert(
    fc.asyncProperty(arbitrary, async (bytes) => {
      const read = await readTable(bytes);
      expect(Array.isArray(read) || read.endsWith('.')).toBe(true);
    }),
  );
});
