import { describe, expect, test } from 'vitest';
import { understand } from './understand';

const topicOf = (question: string, isSpokenOf = false) => {
  const asked = understand(question, isSpokenOf);
  return asked.kind === 'passages' ? [asked.topic, asked.subject.name, asked.year] : asked.kind;
};

describe('what a report says in words is asked', () => {
  test.each([
    ['Hvad forventer Bech?', 'expectations'],
    ['Hvad forventer Bech af næste år?', 'expectations'],
    ['Hvordan ser Bech på fremtiden?', 'expectations'],
    ['Forventer Bech overskud?', 'expectations'],
    ['Hvad siger bestyrelsen i Bech om fremtiden?', 'expectations'],
    ['What does Bech expect for next year?', 'expectations'],
    ['What is the outlook for Bech?', 'expectations'],
    ['Hvilke risici nævner Bech?', 'risks'],
    ['Hvad siger Bech om risici?', 'risks'],
    ['Which risks does Bech mention?', 'risks'],
    ['What are the currency risks of Bech?', 'risks'],
    ['Har Bech stillet sikkerhed?', 'pledges'],
    ['Har Bech pantsat aktiver?', 'pledges'],
    ['Har Bech stillet sikkerhed for tilknyttede virksomheder?', 'pledges'],
    ['Does Bech have any mortgages?', 'pledges'],
    ['What collateral has Bech given?', 'pledges'],
    ['Har Bech eventualforpligtelser?', 'contingentLiabilities'],
    ['Har Bech afgivet kautioner?', 'contingentLiabilities'],
    ['Har Bech stillet garantier?', 'contingentLiabilities'],
    ['Has Bech given guarantees?', 'contingentLiabilities'],
    ['Hvad er der sket efter regnskabsårets slutning i Bech?', 'laterEvents'],
    ['Hvad er der sket efter balancedagen hos Bech?', 'laterEvents'],
    ['Has anything happened at Bech since the balance sheet date?', 'laterEvents'],
    ['Hvad siger ledelsen i Bech?', 'management'],
    ['Hvad står der i ledelsesberetningen for Bech?', 'management'],
    ['What does the management of Bech say?', 'management'],
    ['Er der usikkerhed i regnskabet for Bech?', 'uncertainty'],
    ['Is there uncertainty in the accounts of Bech?', 'uncertainty'],
    ['Er der usædvanlige forhold i Bech?', 'unusual'],
    ['Does Bech have related party transactions?', 'relatedParties'],
  ])('%s', (question, topic) => {
    expect(topicOf(question)).toEqual([topic, 'Bech', null]);
  });

  test('of a year; what was expected of one stands in the report of the year before', () => {
    expect(topicOf('Hvad forventede Bech i 2022?')).toEqual(['expectations', 'Bech', 2022]);
    expect(topicOf('Hvad forventer Bech ApS af 2025?')).toEqual(['expectations', 'Bech ApS', 2024]);
    expect(topicOf('What does Bech expect of 2025?')).toEqual(['expectations', 'Bech', 2024]);
    expect(topicOf('Hvilke risici nævner Bech i årsrapporten for 2021?')).toEqual([
      ...['risks', 'Bech', 2021],
    ]);
  });

  test('of the company under discussion', () => {
    expect(topicOf('og risici?', true)).toEqual(['risks', null, null]);
    expect(topicOf('and its pledges?')).toEqual(['pledges', null, null]);
    expect(topicOf('Hvad siger ledelsen?', true)).toEqual(['management', null, null]);
  });
});

test.each([
  ['firmaer der laver vinduer', 'unknown'],
  ['hvad er en eventualforpligtelse', 'terms'],
  ['hvad betyder eventualforpligtelser', 'terms'],
  ['what is a contingent liability?', 'terms'],
  ['hvad er virksomhedspant', 'terms'],
  ['hvad er en ledelsesberetning?', 'terms'],
  ['Virksomheder med pant i ejendom', 'list'],
  ['Hvilke selskaber har stillet sikkerhed?', 'list'],
  ['Which companies expect growth?', 'list'],
  ['Er der usikkerhed om fortsat drift i Bech?', 'notKept'],
  ['Any risks at Bech?', 'health'],
  ['Hvilke risici er der ved Bech?', 'health'],
  ['Hvad er gælden til nærtstående parter i Bech?', 'amounts'],
  ['What is the mortgage debt of Bech?', 'amounts'],
  ['Hvem ejer Nordic Guarantee?', 'roles'],
  ['What is the address of Nordic Guarantee?', 'fact'],
  ['Hvad er omsætningen i Garanti Byg?', 'amounts'],
  ['Hvornår slutter regnskabsåret for Bech?', 'report'],
  ['What revenue will Bech have next year?', 'notHeld'],
  ['Hvad er den forventede omsætning i Bech?', 'notHeld'],
  ['Hvad er der sket med Bech?', 'history'],
  ['Hvem leder Bech?', 'roles'],
  ['Hvad kan jeg forvente af Bech?', 'unknown'],
  ['Har de pantsat noget?', ['pledges', null, null]],
  ['Pantebreve', 'notHeld'],
])('others are not taken for it: %s', (question, kind) => {
  expect(topicOf(question)).toEqual(kind);
});

describe('what a company does', () => {
  test.each([
    'Hvad laver Bech?',
    'What does Bech do?',
    'What does "Bech" do?',
    'Hvad er hovedaktiviteten i Bech?',
    'What is the main activity of Bech?',
    'Hvad beskæftiger Bech sig med?',
  ])('%s', (question) => {
    expect(understand(question, false)).toMatchObject({
      ...{ kind: 'fact', fields: ['industry'], activities: true, subject: { name: 'Bech' } },
    });
  });

  test('its industry alone is no such question', () => {
    const asked = understand('Hvilken branche er Bech i?', false);
    expect(asked).toMatchObject({ kind: 'fact', fields: ['industry'] });
    expect(asked).not.toHaveProperty('activities');
  });
});
