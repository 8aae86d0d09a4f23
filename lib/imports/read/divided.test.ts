import { expect, test } from 'vitest';
import { readDelimited } from './delimited';
import { divided } from './divided';

const rowsOf = (...texts: string[]) => texts.map((text, at) => ({ line: at + 1, cells: [text] }));
const cellsOf = (...texts: string[]) => divided(rowsOf(...texts)).map(({ cells }) => cells);

test('lines that stand in one column each are divided', () => {
  const table = [
    ['CVR', 'Navn', 'By'],
    ['12345674', 'Nord, Syd ApS', 'Odense'],
  ];
  expect(cellsOf('CVR,Navn,By', '12345674,"Nord, Syd ApS",Odense')).toEqual(table);
  expect(cellsOf('12345674;Nord ApS', '10000009;Syd')[1]).toEqual(['10000009', 'Syd']);
  const quoted = readDelimited('"CVR,Navn,By"\n"12345674,""Nord, Syd ApS"",Odense"\n');
  expect(divided(quoted).map(({ cells }) => cells)).toEqual(table);
});

test('long lines are divided before they are cut off', () => {
  const lines = `"CVR,Note,Navn"\n"12345674,${'x'.repeat(300)},Nord ApS"`;
  const [, row] = divided(readDelimited(lines));
  expect(row).toEqual({ line: 2, cells: ['12345674', 'x'.repeat(200), 'Nord ApS'] });
});

test.each([
  [['Hansen, Ib', 'Jensen, Bo', 'Nord ApS']],
  [['CVR', '12,345,674', '10,000,009']],
  [['12345674', '10000009']],
])('one column stays one: %j', (texts) => {
  expect(cellsOf(...texts)).toEqual(texts.map((text) => [text]));
});
