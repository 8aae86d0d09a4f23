import { expect, it } from 'vitest';
import { titleOf } from './title';

it.each([
  ['PARTNER', 'INTERESSENTER', 'Interessenter', { words: 'INTERESSENT' }],
  ['PARTNER', null, 'Fuldt ansvarlige deltagere', { words: 'FULDT ANSVARLIG DELTAGER' }],
  ['PARTNER', 'INDEHAVER', 'Fuldt ansvarlige deltagere', { words: 'INDEHAVER' }],
  ['PARTNER', 'Komplementar', null, { words: 'Komplementar' }],
  ['PARTNER', null, null, 'group'],
  ['FOUNDER', 'STIFTERE', 'Stiftere', 'group'],
  ['AUDITOR', 'REVISION', 'Revision', 'group'],
  ['OWNER', null, 'EJERREGISTER', 'group'],
  ['BOARD', 'FORMAND', 'Bestyrelse', { words: 'FORMAND' }],
  ['MANAGEMENT', null, 'Direktion', { words: 'Direktion' }],
  ['MANAGEMENT', 'FILIALBESTYRERE', 'Filialbestyrere', { words: 'FILIALBESTYRER' }],
  ['OTHER', null, null, null],
] as const)('one %s with the title %s in %s', (group, title, organ, called) => {
  expect(titleOf({ group, title, organ })).toEqual(called);
});
