import { expect, it } from 'vitest';
import { columnNames } from './column-names';

const nameOf = (number: number) => `Column ${number}`;

it('columns are called by their heading, with an example', () => {
  const sample = [
    ['', '12843089'],
    ['Nordhavn Tagdækning i Aalborg ApS', '11111111', 'Aalborg'],
  ];
  expect(columnNames({ header: ['Customer', ' '], sample }, nameOf)).toEqual([
    'Customer: Nordhavn Tagdækning i A…',
    'Column 2: 12843089',
    'Column 3: Aalborg',
  ]);
});

it('or by their number', () => {
  expect(columnNames({ header: null, sample: [['', 'x']] }, nameOf)).toEqual([
    'Column 1',
    'Column 2: x',
  ]);
  expect(columnNames({ header: null, sample: [] }, nameOf)).toEqual([]);
});
