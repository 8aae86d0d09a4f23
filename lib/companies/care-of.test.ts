import { expect, test } from 'vitest';
import { careOfName } from './care-of';

test.each([
  ['c/o AA Agro', 'AA Agro'],
  ['C/O: Bo Bang', 'Bo Bang'],
  ['c / o Bo Bang', 'Bo Bang'],
  ['Bo Bang', 'Bo Bang'],
  ['c/oncept', 'c/oncept'],
])('%s', (written, name) => {
  expect(careOfName(written)).toBe(name);
});
