import { expect, it } from 'vitest';
import { familiesOf } from './fonts';

it('names every family of the page, as the first has no letters', () => {
  expect(familiesOf('figures, latin, system-ui')).toEqual(['figures', 'latin', 'system-ui']);
});

it('leaves out what is empty', () => {
  expect(familiesOf(" 'Inter' , ")).toEqual(['Inter']);
});

it('leaves out what stands in for a font that is still loading', () => {
  expect(familiesOf('latin, "Inter Fallback", Inter Wide Fallback, Arial')).toEqual([
    'latin',
    'Arial',
  ]);
});
