import { describe, expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readingSchema } from '../reading-schema';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());

/** Reads a sentence and checks that the reading matches the schema of the API. */
function read(sentence: string) {
  const reading = readSentence(sentence, lexicon);
  readingSchema.parse(JSON.parse(JSON.stringify(reading)));
  return reading;
}

describe('orders', () => {
  const loss = { profit: { ranges: [{ max: -0.001 }] } };
  const profit = { profit: { ranges: [{ min: 0.001 }] } };
  const orders = [
    ['most profitable companies in Denmark', 'profit-desc', {}],
    ['the companies with the highest profit', 'profit-desc', {}],
    ['lowest net profit', 'profit-asc', profit],
    ['mest profitable firmaer', 'profit-desc', {}],
    ['mest lønsomme firmaer', 'profit-desc', {}],
    ['hvem har tabt flest penge', 'profit-asc', loss],
    ['nye konkurser', 'statusSince-desc', { status: ['IN_BANKRUPTCY', 'CEASED_BANKRUPTCY'] }],
    ['firmaer i Odense, nyeste først', 'founded-desc', { municipality: ['Odense'] }],
    ['et par store virksomheder', null, { employees: { ranges: [{ min: 250 }] } }],
    ['a handful of companies in region midt', null, { region: ['Midtjylland'] }],
    ['mindst rentable virksomheder', 'profit-asc', {}],
    ['størst overskud', 'profit-desc', {}],
    ['mindst overskud', 'profit-asc', profit],
    ['virksomheder med det laveste overskud', 'profit-asc', profit],
    ['mindste resultat', 'profit-asc', {}],
    ['sorteret stigende efter overskud', 'profit-asc', {}],
    ['virksomheder med flest afdelinger', 'locations-desc', {}],
    ['companies with the most locations', 'locations-desc', {}],
    ['virksomheder med størst balancesum', 'assets-desc', {}],
    ['largest by total assets', 'assets-desc', {}],
    ['mindst underskud', 'profit-desc', loss],
    ['virksomheder med mindst omsætning', 'revenue-asc', {}],
    ['sorteret efter mindst egenkapital', 'equity-asc', {}],
    ['mindst 5 ansatte', null, { employees: { ranges: [{ min: 5 }] } }],
    ['hvilken virksomhed er nyest', 'founded-desc', {}],
    ['hvilken virksomhed er yngst', 'founded-desc', {}],
    ['virksomheder i Odense, ældst', 'founded-asc', { municipality: ['Odense'] }],
    ['hvem har flest ansatte', 'employees-desc', {}],
    ['højeste soliditetsgrad', 'solvencyRatio-desc', {}],
    ['de mest solide virksomheder', 'solvencyRatio-desc', {}],
    ['least solvent companies', 'solvencyRatio-asc', {}],
    ['virksomheder med lavest likviditet', 'liquidityRatio-asc', {}],
    ['sorteret efter overskudsgrad', 'profitMargin-desc', {}],
    ['highest profit margin', 'profitMargin-desc', {}],
    ['lowest return on equity', 'roe-asc', {}],
    ['companies by return on investment', 'roi-desc', {}],
    ['største dækningsgrad', 'coverageRatio-desc', {}],
    ['sorted by profit', 'profit-desc', {}],
    ['sorted by most profitable', 'profit-desc', {}],
    ['sorteret efter største overskud', 'profit-desc', {}],
    ['bedste resultat', 'profit-desc', {}],
    ['sorteret stigende efter resultat', 'profit-asc', {}],
    ['which companies made the biggest losses?', 'profit-asc', loss],
    ['largest deficit', 'profit-asc', loss],
    ['virksomheder med de største underskud', 'profit-asc', loss],
    ['the largest companies by losses', 'profit-asc', loss],
    ['smallest loss', 'profit-desc', loss],
    ['most unprofitable companies', 'profit-asc', loss],
    [
      'de hurtigst voksende restauranter',
      'grossProfitGrowth-desc',
      { industry: expect.anything() },
    ],
    ['fastest growing companies', 'grossProfitGrowth-desc', {}],
    ['virksomheder med størst vækst i omsætningen', 'growth-desc', {}],
    ['sorteret efter vækst', 'grossProfitGrowth-desc', {}],
    ['sorted by revenue growth', 'growth-desc', {}],
    ['sorteret efter vækst i omsætning', 'growth-desc', {}],
    ['which companies have grown the most?', 'grossProfitGrowth-desc', {}],
    ['størst omsætningsvækst', 'growth-desc', {}],
    ['sorteret efter medarbejdervækst', 'employeesGrowth-desc', {}],
    ['companies sorted by growth in employees', 'employeesGrowth-desc', {}],
    ['hurtigst voksende i antal ansatte', 'employeesGrowth-desc', {}],
    ['størst vækst i bruttofortjenesten', 'grossProfitGrowth-desc', {}],
    ['hurtigst faldende virksomheder', 'grossProfitGrowth-asc', {}],
    ['fastest falling revenue', 'growth-asc', {}],
    ['virksomheder med størst fald i omsætningen', 'growth-asc', {}],
    [
      'de hurtigst voksende virksomheder med overskud',
      'grossProfitGrowth-desc',
      { trends: ['profitable'] },
    ],
    [
      'fastest growing companies with revenue over 10 million',
      'grossProfitGrowth-desc',
      { revenue: { ranges: [{ min: 10_000.001 }] } },
    ],
    ['de største virksomheder sorteret efter navn', 'name-asc', {}],
    ['de mindste virksomheder efter omsætning', 'revenue-asc', {}],
    ['highest equity', 'equity-desc', {}],
    ['virksomheder med højeste egenkapital', 'equity-desc', {}],
    ['largest gross profit', 'grossProfit-desc', {}],
    ['størst bruttofortjeneste', 'grossProfit-desc', {}],
    ['the biggest employers', 'employees-desc', {}],
    ['de største arbejdspladser', 'employees-desc', {}],
    ['the largest profitable workplaces', 'employees-desc', { trends: ['profitable'] }],
    ['profitable arbejdsgivere', null, { trends: ['profitable'] }],
  ] as const;
  test.each(orders)('%s', (sentence, sort, filters) => {
    expect(read(sentence)).toMatchObject({ sort, notUnderstood: [] });
    expect(read(sentence).filters).toEqual(filters);
  });
  test('both the order and the filter of a loss are told with their words', () => {
    expect(read('restauranter i Vejle med størst underskud').parts).toEqual([
      { text: 'restauranter', field: 'industry' },
      { text: 'Vejle', field: 'municipality' },
      { text: 'størst underskud', field: 'sort' },
      { text: 'størst underskud', field: 'profit' },
    ]);
  });
  test('of figures that no search is ordered by it is told', () => {
    expect(read('companies sorted by growth in equity')).toMatchObject({
      sort: null,
      notUnderstood: ['sorted by growth in equity'],
    });
  });
  test('growth without a figure is told to be that of the gross profit', () => {
    expect(read('sorteret efter vækst').parts).toMatchObject([{ as: 'grossProfit' }]);
    expect(read('sorteret efter vækst i omsætning').parts).toEqual([
      { text: 'sorteret efter vækst i omsætning', field: 'sort' },
    ]);
  });
  test('a result has one order; a second one is told', () => {
    expect(read('højeste vækst og flest ansatte')).toMatchObject({
      sort: 'grossProfitGrowth-desc',
      notUnderstood: ['flest ansatte'],
    });
  });
});
