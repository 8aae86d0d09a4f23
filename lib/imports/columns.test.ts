import { expect, test } from 'vitest';
import { detectColumns, hasHeader } from './columns';
import { readColumns } from './read-columns';

const rowsOf = (...rows: string[][]) => rows.map((cells, at) => ({ line: at + 1, cells }));
const companies = [
  ['12345674', 'Nordhavn ApS', '8000'],
  ['10000009', 'Sydhavn A/S', '9000'],
];

test.each([
  [['CVR-nr.', 'Firmanavn', 'Postnr.'], { cvr: 0, name: 1, place: 2 }],
  [['VAT number', 'Company name', 'City'], { cvr: 0, name: 1, place: 2 }],
  [['Kundenr.', 'Kunde', 'CVR', 'Adresse', 'Postnr', 'By'], { cvr: 2, name: 1, place: 4 }],
  [['Kontaktperson', 'Navn', 'Virksomhedsnavn', 'By'], { cvr: null, name: 2, place: 3 }],
  [['Account Name', 'Billing Zip/Postal Code', 'Billing City'], { cvr: null, name: 0, place: 1 }],
  [['P-nummer', 'E-mail', 'Telefon'], { cvr: 0, name: null, place: null }],
  [['Leverandør', 'SE-nr.', 'Kommune'], { cvr: 1, name: 0, place: 2 }],
])('the headings %s say what the columns are for', (header, columns) => {
  expect(detectColumns(header, rowsOf(header.map(() => 'x')))).toEqual(columns);
  expect(hasHeader(rowsOf(header, ['x']))).toBe(true);
});

const titled = (...above: string[][]) =>
  readColumns(
    rowsOf(...above, ['CVR', 'Navn', 'By', 'Omsætning 2024'], ['12345674', 'Nord', '8000', '9']),
  );

test.each([
  [[], 1],
  [[['Kunder']], 2],
  [[['Kunde', '', 'Adresse']], 2],
  [[['Kundeliste pr. 1. januar 2026'], ['Udskrevet', '01-02-2026', '']], 3],
])('titles above the headings are left out: %j', (above, line) => {
  const { header, columns, rows } = titled(...above);
  expect(header?.[3]).toBe('Omsætning 2024');
  expect(columns).toEqual({ cvr: 0, name: 1, place: 2 });
  expect(rows.map((row) => row.line)).toEqual([line + 1]);
});

test('companies above repeated headings are no titles', () => {
  const companies = rowsOf(['12345674'], ['', 'Syd'], ['CVR', 'Navn', 'By'], ['10000009', 'Vest']);
  expect(readColumns(companies).header).toBeNull();
  expect(readColumns(rowsOf(['Nord', 'Odense'], ['Navn', 'By'])).header).toBeNull();
});

test('without headings the contents say it', () => {
  const table = rowsOf(
    ['10', 'Nordhavn ApS', 'bo@a.example', '20304050', 'DK12345674', '8000 Aarhus C'],
    ['11', 'Sydhavn A/S', 'ib@b.example', '20304051', 'DK10000009', '9000 Aalborg'],
  );
  const { header, columns, rows } = readColumns(table);
  expect([header, columns, rows.length]).toEqual([null, { cvr: 4, name: 1, place: 5 }, 2]);
});

test('a heading of their own making does not hide the numbers', () => {
  const { columns } = readColumns(rowsOf(['Firma', 'Nøgle', 'x'], ['A', '12345674', '8000']));
  expect(columns).toEqual({ cvr: 1, name: 0, place: null });
});

test('one column of names is enough, or one of both', () => {
  expect(readColumns(rowsOf(['Nordhavn ApS'], ['Sydhavn'])).columns.name).toBe(0);
  expect(readColumns(rowsOf(['12345674'], ['10000009'])).columns.cvr).toBe(0);
  expect(hasHeader(rowsOf(['Kunde'], ['Sydhavn']))).toBe(true);
  expect(hasHeader(rowsOf(['Kunde']))).toBe(false);
});

test('what is said replaces what was detected', () => {
  const table = rowsOf(...companies);
  const { header, columns } = readColumns(table, { cvr: null, name: 0, header: true });
  expect(header).toEqual(companies[0]);
  expect(columns).toEqual({ cvr: null, name: 0, place: 2 });
  expect(readColumns(table, { place: 1 }).columns).toEqual({ cvr: 0, name: null, place: 1 });
});

test.each([
  [{ cvr: 3 }, 'The file has no such column.'],
  [{ cvr: null, name: null }, 'Say which column has the CVR numbers or the names.'],
])('%o cannot be read', (asked, sentence) => {
  expect(() => readColumns(rowsOf(...companies), asked)).toThrow(sentence);
});

test('without a number and a name nothing can be found', () => {
  const table = rowsOf(['bo@a.example', '20304050'], ['ib@a.example', '20304051']);
  expect(() => readColumns(table)).toThrow('No column with CVR numbers or names was found.');
  expect(() => readColumns(rowsOf(['CVR', 'Navn']))).toThrow('There are no rows in it.');
});
