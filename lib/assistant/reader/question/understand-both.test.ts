import { describe, expect, it } from 'vitest';
import { pairsIn, readBoth, readCommon } from './understand-both';

describe('what is asked of somebody in a company', () => {
  it.each([
    ['When did Mia Lund become director of Nordhavn ApS?', ['MANAGEMENT'], null],
    ['Hvornår blev Mia Lund indehaver af Lunds Apps?', ['PARTNER'], null],
    ['Hvor længe har Mia Lund været formand i Nordhavn ApS?', ['BOARD'], null],
    ['Is Mia Lund the chairman of Nordhavn ApS?', ['BOARD'], 'today'],
    ['Sidder Mia Lund i bestyrelsen for Nordhavn ApS?', ['BOARD'], 'today'],
    ['Har Mia Lund været direktør i Nordhavn ApS?', ['MANAGEMENT'], 'ever'],
    ['Hvilken forbindelse er der mellem Mia Lund og Nordhavn ApS?', [], null],
    ['Hvilken rolle har Mia Lund i Nordhavn Revisorer ApS?', [], null],
  ])('%s', (question, groups, claim) => {
    expect(readBoth(question)).toMatchObject({ groups, claim, isShare: false });
  });

  it.each([
    ['Var Mia Lund direktør i Nordhavn ApS i 2016?', { from: '2016-01-01', to: '2016-12-31' }],
    ['Var Mia Lund direktør i Nordhavn ApS efter 2019?', { from: '2020-01-01', to: null }],
    [
      'Has Mia Lund been director of Nordhavn ApS since 2015?',
      { from: '2015-01-01', to: null, isSince: true },
    ],
    [
      'Blev Mia Lund direktør i Nordhavn ApS i 2016?',
      { from: '2016-01-01', to: '2016-12-31', moved: 'began' },
    ],
  ])('at a time: %s', (question, time) => {
    expect(readBoth(question)).toMatchObject({ groups: ['MANAGEMENT'], claim: 'ever', time });
  });

  it('whether they left', () => {
    const question = 'Har Mia Lund forladt bestyrelsen i Nordhavn ApS?';
    expect(readBoth(question)).toMatchObject({ groups: ['BOARD'], claim: 'today', left: true });
  });

  it.each([
    'Er Mia Lund eneejer af Nordhavn ApS?',
    'Is Mia Lund the largest owner of Nordhavn A/S?',
  ])('no yes of one of several: %s', (question) => {
    expect(readBoth(question)).toMatchObject({ groups: ['OWNER'], claim: null });
  });

  it('a part of it', () => {
    for (const question of ['Ejer Mia Lund Nordhavn?', 'How much of Nordhavn does Mia Lund own?']) {
      expect(readBoth(question)).toMatchObject({ isShare: true });
    }
  });

  it('who came after', () => {
    for (const question of [
      'Who succeeded Mia Lund at Nordhavn ApS?',
      'Hvem overtog efter Mia Lund i Nordhavn ApS?',
    ]) {
      expect(readBoth(question)).toMatchObject({ successors: true });
    }
  });

  it.each(['Who is the director of Nordhavn ApS?', 'Which companies does Mia Lund own?'])(
    'but not %s',
    (question) => {
      expect(readBoth(question)).toBeNull();
    },
  );
});

describe('a person and a company', () => {
  it.each([
    ['Hvornår blev Mia Lund direktør i Nordhavn ApS?', 'Mia Lund', 'Nordhavn ApS'],
    ['When did Mia Lund join Nordhavn?', 'Mia Lund', 'Nordhavn'],
    ['Hvor meget ejer Mia Lund af Nordhavn A/S?', 'Mia Lund', 'Nordhavn A/S'],
    ['When did Mia Lund become director?', 'Mia Lund', null],
  ])('%s', (question, name, called) => {
    expect(pairsIn(question)).toContainEqual({ name, called });
  });
});

describe('a company that has a role in another', () => {
  it.each([
    'Er Bech revisor for Nordhavn?',
    'Er Bech ApS revisor for Nordhavn A/S?',
    'Is Nordhavn A/S audited by Bech ApS?',
  ])('is read first, and the other way round is a no: %s', (question) => {
    const [first, second] = pairsIn(question);
    expect(first).toMatchObject({ name: expect.stringContaining('Bech'), isFormal: true });
    expect(first).not.toHaveProperty('isTurned');
    expect(second).toMatchObject({ name: expect.stringContaining('Nordhavn'), isTurned: true });
  });
});

describe('what two names have in common', () => {
  it.each([
    [
      'Have Nordhavn A/S and Sydhavn A/S any directors in common?',
      { names: ['Nordhavn A/S', 'Sydhavn A/S'], groups: ['MANAGEMENT'], isOfCompanies: true },
    ],
    [
      'Hvilken forbindelse er der mellem Nordhavn A/S og "Sydhavn ApS"?',
      { names: ['Nordhavn A/S', 'Sydhavn ApS'], groups: [], isOfCompanies: true },
    ],
    [
      'Har Nordhavn ApS og Sydhavn ApS samme ejer?',
      { names: ['Nordhavn ApS', 'Sydhavn ApS'], groups: ['OWNER'], isOfCompanies: true },
    ],
    [
      'Do Mia Lund and Bo Krogh know each other?',
      { names: ['Mia Lund', 'Bo Krogh'], groups: [], isOfCompanies: false },
    ],
    [
      'Har Mia Lund og Bo Krogh siddet i bestyrelse sammen?',
      { names: ['Mia Lund', 'Bo Krogh'], groups: ['BOARD'], isOfCompanies: false },
    ],
  ])('what two have in common: %s', (question, asked) => {
    expect(readCommon(question)).toEqual(asked);
  });

  it.each([
    'Hvilke virksomheder har samme direktør som Nordhavn ApS?',
    'Who owns Nordhavn ApS?',
    'Compare Nordhavn A/S and Sydhavn A/S',
  ])('nothing of two: %s', (question) => {
    expect(readCommon(question)).toBeNull();
  });
});
