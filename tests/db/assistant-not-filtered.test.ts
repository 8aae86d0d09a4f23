import { describe, expect, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { keyOf, namedRecord } from '../support/company-record';

const KEY = keyOf(60);
const NAME = 'Gulv & Tæppe Skive A/S';
const accounts = accountsOf(KEY, [
  {
    year: 2020,
    values: {
      ...{ revenue: 1_000_000, profitLoss: 50_000, equity: 300_000 },
      ...{ profitLossFromOrdinaryOperatingActivities: 90_000, profitMargin: 9 },
    },
  },
]);

const world = await sharedAssistantWorld([namedRecord(60, NAME, { accounts })]);
const read = async (question: string) => plain(await world.read(question));

describe('what no filter has is told with the reason, beside what is found', () => {
  test.each([
    [
      'roofers with EBIT over 1 million',
      'Not understood: “EBIT over 1 million” (there is no filter of the operating profit;',
    ],
    ['tagdækkere med driftsresultat over 1 mio', 'Ikke forstået: ”driftsresultat over 1 mio” ('],
    [
      'construction companies with net margin over 20%',
      'Not understood: “net margin over 20%” (there is no filter of the net margin;',
    ],
    [
      'founded before 1990, same owner since the start',
      'Not understood: “same owner since the start” (filters know what has changed,',
    ],
    ['stiftet før 1990, samme ejer siden starten', 'Læst som: ”stiftet før 1990” (stiftet)'],
    ['roofers where the owner is over 60 years old', '(the ages of people are not in the data)'],
    ['generationsskifte', 'Not understood: “generationsskifte” (who is about to hand over'],
    ['virksomheder klar til generationsskifte', 'Ikke forstået: ”klar til generationsskifte” ('],
    ['How many roofers grew in 2019?', 'Not understood: “2019” (filters are of the newest'],
  ])('%s', async (question, told) => {
    const text = await read(question);
    expect(text).toContain(told);
    expect(text).not.toMatch(/no company is called|Ingen virksomhed hedder/);
  });
});

test.each([
  ['roofers with EBIT margin over 5%', 'Read as: “roofers” (industry), “EBIT margin over 5%” (pro'],
  ['roofers with operating margin over 5%', '“operating margin over 5%” (profit margin)'],
  ['tagdækkere med driftsmargin over 5 %', '”driftsmargin over 5 %” (overskudsgrad)'],
])('the profit margin by its other names: %s', async (question, told) => {
  const text = await read(question);
  expect(text).toContain(told);
  expect(text).not.toMatch(/Not understood|Ikke forstået/);
});

test('the net margin of a company is told as not computed, and not as the profit margin', async () => {
  for (const question of [
    `What is the net margin of ${NAME}?`,
    `Hvad er nettomarginen i ${NAME}?`,
    'What is the average net margin of companies in Aarhus?',
  ]) {
    const text = await read(question);
    expect(text).toMatch(/net margin is not computed here|Nettomargin beregnes ikke her/);
    expect(text).not.toContain('9,00 %');
  }
  expect(await read(`Hvad er driftsmarginen i ${NAME}?`)).toContain('Overskudsgrad: [9,00 %]');
  expect(await read(`What is the EBIT margin of ${NAME}?`)).toContain('Profit margin: [9,00 %]');
});
