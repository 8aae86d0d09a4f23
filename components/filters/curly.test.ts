import { expect, it } from 'vitest';
import { curly } from './curly';

it('curls the quotes around values, and no others', () => {
  expect(curly('"9" is more than "3"')).toBe('“9” is more than “3”');
  expect(curly('no company has "Foo"')).toBe('no company has “Foo”');
  expect(curly('no company has ""unmatched"')).toBe('no company has “"unmatched”');
  expect(curly('ingen virksomhed har ”Foo”')).toBe('ingen virksomhed har ”Foo”');
});
