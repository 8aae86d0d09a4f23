import { expect, test } from 'vitest';
import { hidesSaved, keptOf } from './hiding';

test.each([
  [{ search: 'murer' }, { search: 'murer' }, true],
  [{ search: 'murer', notSaved: '*' }, { search: 'murer', notSaved: '*' }, true],
  [{ notSaved: '*|Leads', region: 'Fyn' }, { region: 'Fyn', notSaved: '*' }, false],
  [{ notSaved: 'Leads', region: 'Fyn' }, { region: 'Fyn' }, false],
  [{ saved: '*', region: 'Fyn' }, { region: 'Fyn' }, false],
  [{ saved: 'Leads', notSaved: '*' }, { notSaved: '*' }, false],
])('of %j, %j is kept', (asked, query, isWhole) => {
  expect(keptOf(asked)).toEqual({ query, isWhole });
});

test('only all that is saved is hidden, not a list', () => {
  expect(hidesSaved({ notSaved: '*' })).toBe(true);
  expect(hidesSaved({ notSaved: 'Leads' })).toBe(false);
  expect(hidesSaved({})).toBe(false);
});
