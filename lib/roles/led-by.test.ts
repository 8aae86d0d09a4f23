import { expect, it } from 'vitest';
import { ledBy } from './led-by';

it.each([
  ['ENK', null, 'proprietor'],
  ['PMV', null, 'proprietor'],
  ['I/S', null, 'partner'],
  ['K/S', null, 'liablePartner'],
  ['I/S', 'Ida Holm', null],
  ['APS', null, null],
  [null, null, null],
] as const)('%s with the CEO %s is led by %s', (companyTypeShort, ceoName, leading) => {
  expect(ledBy({ companyTypeShort, ceoName })).toBe(leading);
});
