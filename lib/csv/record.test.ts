import { expect, test } from 'vitest';
import { checkCsv } from '@/lib/shares/check-csv';
import { neutral, toRecord } from './record';

test.each([
  ...['=1', '+45 12', '-1', '@a', '\ta', '\ra', '\n=1'],
  ...['\uff1d1', '\uff0b1', '\uff0d1', '\uff20a'],
])('%j is no formula', (text) => {
  expect(neutral(text)).toBe(`'${text}`);
});

test.each(['a=1', '', ' =1', "'x", '(-1)'])('%j stays', (text) => {
  expect(neutral(text)).toBe(text);
});

test.each([
  ['A,=HYPERLINK(B1)', "A,'=HYPERLINK(B1)"],
  ["A,=cmd|' /C calc'!A0,", "A,'=cmd|' /C calc'!A0,"],
  ['A\n@SUM(1)', "A\n'@SUM(1)"],
  ['A\t+Sheet.F(1);-1', "A\t'+Sheet.F(1);-1"],
  ['\uff0b1,\uff1dF(1)', "'\uff0b1,'\uff1dF(1)"],
  ['A,=1+HYPERLINK(B1)', "A,'=1+HYPERLINK(B1)"],
  ['A,-(B1)', "A,'-(B1)"],
  ['A,"=F(1),B', 'A,"\'=F(1),B'],
])('%j calls nothing where spreadsheets cut at another sign', async (text, written) => {
  expect(neutral(text)).toBe(written);
  expect(await checkCsv(Buffer.from(toRecord(['12345678', text])))).toBeNull();
});

test.each(['A,B=C(1)', 'A, =F(1)', 'A,-1', 'A,+45 12 (13)', 'A,=1|2', 'A (=B(1))'])(
  '%j calls nothing anyway',
  (text) => expect(neutral(text)).toBe(text),
);

test('a line has semicolons, decimal commas and quotes where they are needed', () => {
  expect(toRecord(['a', -1.25, null, 'b;"c"', '\uff1dd'])).toBe('a;-1,25;;"b;""c""";\'\uff1dd\r\n');
});
