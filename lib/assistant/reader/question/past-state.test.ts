import { expect, it } from 'vitest';
import { readPastState } from './past-state';

it.each([
  ['Was Bech active in 2015?', 'active', 'Bech', 'in 2015'],
  ['var Bech aktiv den 1. maj 2019?', 'active', 'Bech', 'den 1. maj 2019'],
  ['Var Bech ApS stadig aktivt i 2015?', 'active', 'Bech ApS', 'i 2015'],
  ['Var Bech under konkurs i marts 2020?', 'in bankruptcy', 'Bech', 'i marts 2020'],
  ['Was Bech bankrupt in March 2020?', 'in bankruptcy', 'Bech', 'in March 2020'],
  ['Did Bech go bankrupt in 2020?', 'gone bankrupt', 'Bech', 'in 2020'],
  ['gik Bech konkurs i 2020?', 'gone bankrupt', 'Bech', 'i 2020'],
  ['Did Bech exist in 2005?', 'existing', 'Bech', 'in 2005'],
  ['Eksisterede Møbler i Midten i 2005?', 'existing', 'Møbler i Midten', 'i 2005'],
  ['Was Bech in liquidation on 1 May 2019?', 'in liquidation', 'Bech', 'on 1 May 2019'],
  ['var Bech under tvangsopløsning i 2012', 'in compulsory dissolution', 'Bech', 'i 2012'],
  ['Hvad var status for Bech i 2015?', 'any', 'Bech', 'i 2015'],
  ['What status did Bech have in 2015?', 'any', 'Bech', 'in 2015'],
  ['Var Bech gået konkurs i 2015?', 'in bankruptcy', 'Bech', 'i 2015'],
  ['var Bech lukket i 2012', 'ceased', 'Bech', 'i 2012'],
])('%s', (question, is, name, when) => {
  expect(readPastState(question)).toMatchObject({ is, when, subject: { name } });
});

it('is of the company under discussion too', () => {
  expect(readPastState('var den aktiv i 2015?')?.subject).toMatchObject({
    name: null,
    pronoun: true,
  });
});

it.each([
  'Is Bech active?',
  'Was Bech founded in 2015?',
  'Was Bech active?',
  'How many were active in 2015?',
])('is no such question: %s', (question) => {
  expect(readPastState(question)).toBeNull();
});
