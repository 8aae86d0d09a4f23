import { describe, expect, test } from 'vitest';
import { foldText } from '@/lib/words/fold';
import { understand } from './understand';
import { timeIn } from './when';

const whenOf = (question: string) => timeIn(foldText(question)).when;

describe('of several years', () => {
  test.each([
    ['the revenue over the last three years', 3],
    ['Omsætning i de seneste 10 år', 10],
    ['egenkapital de sidste fem regnskabsår', 5],
    ['equity in the past 12 financial years', 12],
  ])('as many as are asked for: %s', (question, most) => {
    expect(whenOf(question)).toMatchObject({ most, history: true, year: null });
  });

  test.each([
    'How much has the equity grown since 2015?',
    'revenue from 2015 onwards',
    'Omsætning siden 2015',
    'egenkapital fra 2015 og frem',
  ])('from a year on: %s', (question) => {
    expect(whenOf(question)).toMatchObject({ year: null, span: { first: 2015, last: null } });
  });

  test('when a figure was beyond an amount is seen in all of them', () => {
    const question = 'Hvornår var omsætningen sidst over 60 millioner?';
    expect(whenOf(question)).toMatchObject({ history: true, year: null });
    expect(understand(question, true)).toMatchObject({ subject: { name: null } });
  });

  test.each([
    ['In which year was the revenue highest?', 'most'],
    ['Which year was best?', 'most'],
    ['Hvornår var resultatet lavest?', 'least'],
    ['Hvilket år havde den sit største underskud?', 'least'],
    ['When did it make its largest loss?', 'least'],
    ['Has it ever made a loss?', 'below'],
    ['Hvor mange år har den haft underskud?', 'below'],
    ['Has it ever been profitable?', 'above'],
    ['Hvornår havde den sidst underskud?', 'last below'],
    ['When did it last make a loss?', 'last below'],
    ['When was the last year with a profit?', 'last above'],
    ['Hvor mange år i træk har den haft overskud?', 'above in a row'],
    ['Has it had losses two years in a row?', 'below in a row'],
  ])('the year that is meant: %s', (question, pick) => {
    expect(whenOf(question).pick).toBe(pick);
  });

  test.each([
    ...['When was it founded?', 'What was the revenue in 2019?', 'the largest loss in 2020'],
    ...['When was the last annual report filed?', 'Hvad var overskuddet sidste år?'],
  ])('none is picked: %s', (question) => expect(whenOf(question).pick).toBeUndefined());
});

test('the year of a company is no search for the best company', () => {
  const question = 'In which year did the company have its highest revenue?';
  expect(understand(question, true)).toMatchObject({ kind: 'amounts', fields: ['revenue'] });
  expect(understand('Hvilket år var det bedste for Ægir Kode A/S?', false)).toMatchObject({
    kind: 'amounts',
    subject: { name: 'Ægir Kode A/S' },
  });
});

test('a result before tax is no tax', () => {
  for (const question of ['Result before tax of Ægir Kode', 'Resultat før skat i Ægir Kode']) {
    expect(understand(question, false)).toMatchObject({ fields: ['profitLossBeforeTax'] });
  }
  expect(understand('Skat i Ægir Kode', false)).toMatchObject({ fields: ['taxExpense'] });
});
