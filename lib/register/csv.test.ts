import { expect, test } from 'vitest';
import { parseCsv } from './csv';

test('rows and fields, with or without a last line break', () => {
  expect(parseCsv('a,b\n1,2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(parseCsv('a,b\r\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('a quoted field holds commas, quotes and line breaks', () => {
  expect(parseCsv('"Løg, frø","sagde ""ja""","to\nlinjer"\n')).toEqual([
    ['Løg, frø', 'sagde "ja"', 'to\nlinjer'],
  ]);
});

test('empty fields stay, also at the end of a row', () => {
  expect(parseCsv('a,,c\n,b,\nx,y,')).toEqual([
    ['a', '', 'c'],
    ['', 'b', ''],
    ['x', 'y', ''],
  ]);
  expect(parseCsv('')).toEqual([]);
});
