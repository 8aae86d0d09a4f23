import { describe, expect, it } from 'vitest';
import { readMostHeld, readNewHolders } from './understand-holders';

describe('who holds most', () => {
  it.each([
    ['Hvem reviderer flest virksomheder?', 'AUDITOR', ''],
    ['Who audits the most companies in Aarhus?', 'AUDITOR', 'in Aarhus'],
    ['Hvilken revisor har flest kunder i Aarhus?', 'AUDITOR', 'i Aarhus'],
    ['Hvilke ti revisorer har flest kunder?', 'AUDITOR', ''],
    ['Hvem sidder i flest bestyrelser?', 'BOARD', ''],
    ['Hvem sidder i bestyrelsen i flest virksomheder?', 'BOARD', ''],
    ['Who sits on the boards of most companies in Vejle?', 'BOARD', 'in Vejle'],
    ['Which board members have the most companies?', 'BOARD', ''],
    ['Hvem er bestyrelsesmedlem i flest selskaber?', 'BOARD', ''],
    ['Who owns the most restaurants?', 'OWNER', 'restaurants'],
    ['Hvem leder flest virksomheder?', 'MANAGEMENT', ''],
    ['Hvem har stiftet flest virksomheder?', 'FOUNDER', ''],
  ])('%s', (question, role, among) => {
    expect(readMostHeld(question)).toEqual({ kind: 'mostHeld', role, among });
  });

  it.each(['Who owns the most of Nordhavn ApS?', 'Hvem ejer flest aktier i Nordhavn A/S?'])(
    'a share is of one company: %s',
    (question) => {
      expect(readMostHeld(question)).toBeNull();
    },
  );
});

describe('who got somebody new', () => {
  it.each([
    ['Hvilke virksomheder har skiftet revisor?', 'AUDITOR', null, ''],
    ['Which companies changed auditor in 2021?', 'AUDITOR', { year: 2021, alone: true }, ''],
    ['Hvilke virksomheder i Aarhus har fået ny direktør?', 'MANAGEMENT', null, 'i Aarhus'],
    ['Which companies got new owners since 2020?', 'OWNER', { year: 2020 }, ''],
  ])('%s', (question, group, since, among) => {
    expect(readNewHolders(question)).toEqual({ kind: 'newHolders', group, since, among });
  });

  it.each(['Has Nordhavn changed its auditor?', 'Hvilke virksomheder har skiftet navn?'])(
    'but not %s',
    (question) => {
      expect(readNewHolders(question)).toBeNull();
    },
  );
});
