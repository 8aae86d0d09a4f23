import { expect, it } from 'vitest';
import { familiesOf } from './fonts';

it('names every family of the page, as the first has no letters', () => {
  expect(familiesOf('figures, latin, "Inter Fallback", system-ui')).toEqual([
    'figures',
    'latin',
    'Inter Fallback',
    'system-ui',
  ]);
});

it('leaves out what is empty', () => {
  expect(familiesOf(" 'Inter' , ")).toEqual(['Inter']);
});
