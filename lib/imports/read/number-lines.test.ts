import { expect, test } from 'vitest';
import { readNumberLines } from './number-lines';

const rowsOf = (text: string) => readNumberLines(text)?.map(({ cells }) => cells);

// 12345674, 10000009 and 99736089 have the check digit.
const three = [['12345674'], ['10000009'], ['99736089']];

test.each([
  '12345674, 10000009, 99736089',
  '12345674;10000009;99736089',
  '12345674\t10000009\t99736089',
  '12345674 10000009 99736089',
  '12345674, 10000009\n99736089',
  '12345674 10000009;\n\n99736089,',
  '"12345674","10000009","99736089"',
])('numbers are a list, whatever divides them: %j', (text) => {
  expect(rowsOf(text)).toEqual(three);
});

test('numbers may have spaces inside, and DK in front', () => {
  expect(rowsOf('12 34 56 74, DK10000009, dk 99736089')).toEqual([
    ['12 34 56 74'],
    ['DK10000009'],
    ['dk 99736089'],
  ]);
  expect(rowsOf('12 34 56 74 10 00 00 09 DK 99736089')).toEqual([
    ['12 34 56 74'],
    ['10 00 00 09'],
    ['DK 99736089'],
  ]);
});

test('names and wrong numbers among them are rows too', () => {
  expect(rowsOf('12345674;Firma A\nDK10000009, 99736089\n9973608 123456745')).toBeUndefined();
  const text = '12345674;Firma A\nDK10000009, 99736089\n12345674\n99736089 9973608';
  expect(rowsOf(text)).toEqual([
    ['12345674', 'Firma A'],
    ['DK10000009'],
    ['99736089'],
    ['12345674'],
    ['99736089'],
    ['9973608'],
  ]);
});

test('one row with a name among several numbers makes no table', () => {
  expect(rowsOf('12345674;Firma A\nDK10000009, 99736089')).toEqual([
    ['12345674', 'Firma A'],
    ['DK10000009'],
    ['99736089'],
  ]);
});

test('more numbers than a table has columns are all read', () => {
  expect(rowsOf(Array.from({ length: 500 }, () => '12345674').join(', '))).toHaveLength(500);
});

test.each([
  ['a header', 'CVR,Revisor\n12345674,10000009\n99736089,10000009'],
  ['names', '12345674;Firma A\n10000009;Firma B'],
  ['names and towns', '12345674,Firma A,Odense\n10000009,Firma B,Vejle'],
  ['phone numbers', 'Nord ApS, 86123456, 86123457\nSyd ApS, 86123458, 86123459'],
  ['one number a line', '12345674\n10000009'],
  ['grouped digits', '12,345,674\n10,000,009'],
])('a table with %s stays one', (_what, text) => {
  expect(readNumberLines(text)).toBeNull();
});
