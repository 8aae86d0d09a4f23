import { expect, test } from 'vitest';
import { endText, readEnd } from './ends';

test.each([
  ['99105925', { company: '99105925' }],
  ['DK 99 10 59 25', { company: '99105925' }],
  ['p4950000015', { participant: '4950000015' }],
  ['4950000015', { participant: '4950000015' }],
  ['p12345678', { participant: '12345678' }],
  [' P4950000015 ', { participant: '4950000015' }],
  ['Bech ApS', null],
  ['', null],
  ['123456789', { participant: '123456789' }],
  ['1234567890123456789', null],
  ['p', null],
  ['1234567', null],
  ['p1234567890123456789', null],
] as const)('%s', (text, wanted) => {
  expect(readEnd(text)).toEqual(wanted);
  if (wanted) expect(readEnd(endText(wanted))).toEqual(wanted);
});
