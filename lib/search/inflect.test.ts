import { expect, test } from 'vitest';
import { basesOf } from './inflect';

test.each([
  ['bussen', 'bus'],
  ['malere', 'maler'],
  ['virksomhederne', 'virksomhed'],
  ['bakeries', 'bakery'],
  ['daekcentre', 'daekcenter'],
  ['fitnesscentrene', 'fitnesscenter'],
])('%s inflects %s', (word, base) => {
  expect(basesOf(word)).toContain(base);
});

test('a word comes before its stems', () => {
  expect(basesOf('busser')[0]).toBe('busser');
  expect(basesOf('el')).toEqual(['el']);
});

test('no stem is shorter than three letters, also without its doubled letter', () => {
  expect(basesOf('ellers')).not.toContain('el');
  for (const word of ['ellers', 'ellen', 'asser', 'otter', 'ies']) {
    for (const base of basesOf(word)) expect(base.length).toBeGreaterThanOrEqual(3);
  }
});
