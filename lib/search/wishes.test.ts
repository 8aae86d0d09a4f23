import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query';
import { wishIn } from './wishes';

function wish(text: string) {
  const query = parseQuery(text);
  if (query.kind !== 'words') throw new Error(text);
  return wishIn(query);
}

/** What is left to search for, apart from words that need no match. */
function left(text: string) {
  const { words = [], optional = [] } = wish(text)?.query ?? {};
  return words.filter((word) => !optional.includes(word)).join(' ');
}

describe('the order that a superlative asks for', () => {
  test.each([
    ['største virksomheder i Aarhus', 'employees-desc', 'aarhus'],
    ['Stoerste tømrere i Odense', 'employees-desc', 'tomrere odense'],
    ['Danmarks største virksomheder', 'employees-desc', ''],
    ['de 10 største banker', 'employees-desc', 'banker'],
    ['top 100 virksomheder i Vejle', 'employees-desc', 'vejle'],
    ['mindste virksomheder i Aarhus', 'employees-asc', 'aarhus'],
    ['ældste restauranter i Aarhus', 'founded-asc', 'restauranter aarhus'],
    ['nyeste firmaer i Odense', 'founded-desc', 'odense'],
    ['nyeste konkurser i Odense', 'statusSince-desc', 'konkurser odense'],
    ['largest companies in Aarhus', 'employees-desc', 'aarhus'],
    ['biggest companies in Denmark', 'employees-desc', ''],
    ['oldest restaurants', 'founded-asc', 'restaurants'],
    ['størst målt på omsætning Aarhus', 'revenue-desc', 'aarhus'],
    ['største virksomheder i Aarhus målt på egenkapital', 'equity-desc', 'aarhus'],
    ['største virksomheder i Aarhus målt på balancesum', 'assets-desc', 'aarhus'],
    ['virksomheder med flest ansatte i Odense', 'employees-desc', 'odense'],
    ['virksomheder med flest afdelinger i Odense', 'locations-desc', 'odense'],
    ['companies with the highest gross profit', 'grossProfit-desc', ''],
    ['laveste omsætning Vejle', 'revenue-asc', 'vejle'],
    ['største overskud Vejle', 'profit-desc', 'vejle'],
    ['største underskud Vejle', 'profit-asc', 'vejle'],
    ['hurtigst voksende it-firmaer', 'grossProfitGrowth-desc', 'it'],
    ['hurtigst voksende omsætning Vejle', 'growth-desc', 'vejle'],
    ['størst omsætningsvækst Vejle', 'growth-desc', 'vejle'],
    ['højeste soliditetsgrad Vejle', 'solvencyRatio-desc', 'vejle'],
    ['laveste likviditetsgrad Vejle', 'liquidityRatio-asc', 'vejle'],
    ['highest profit margin Vejle', 'profitMargin-desc', 'vejle'],
    ['companies with the highest return on equity', 'roe-desc', ''],
    ['lowest solvency ratio Vejle', 'solvencyRatio-asc', 'vejle'],
    ['lowest gross profit Vejle', 'grossProfit-asc', 'vejle'],
    ['hurtigst voksende antal ansatte', 'employeesGrowth-desc', ''],
    ['highest growth in gross profit', 'grossProfitGrowth-desc', ''],
    ['største "Aarhus C"', 'employees-desc', ''],
  ])('%s: %s', (text, order, words) => {
    expect(wish(text)?.order).toBe(order);
    expect(left(text)).toBe(words);
  });

  test.each([
    ...['største', 'nyeste', 'flest tømrere', 'mest Lego', 'top Lego', 'store virksomheder'],
    ...['"største virksomheder" Aarhus', 'største eller mindste'],
  ])('%s asks for none', (text) => expect(wish(text)).toBeNull());
});

describe('conditions', () => {
  const employees = (range: object) => ({ employees: { ranges: [range] } });
  test.each([
    ['over 50 ansatte i Aarhus', employees({ min: 51 }), 'aarhus'],
    ['tømrere med mere end 10 ansatte', employees({ min: 11 }), 'tomrere'],
    ['mindst 10 medarbejdere Vejle', employees({ min: 10 }), 'vejle'],
    ['companies with fewer than 1.000 employees', employees({ max: 999 }), ''],
    ['murere med højst 5 ansatte', employees({ max: 5 }), 'murere'],
    ['mellem 10 og 50 ansatte København', employees({ min: 10, max: 50 }), 'kobenhavn'],
    ['grundlagt efter 2015', { founded: { from: '2016-01-01' } }, ''],
    ['restauranter stiftet før 1990', { founded: { to: '1989-12-31' } }, 'restauranter'],
    ['founded since 2020', { founded: { from: '2020-01-01' } }, ''],
    ['stiftet i 2020', { founded: { from: '2020-01-01', to: '2020-12-31' } }, ''],
    ['etableret mellem 2010 og 2012', { founded: { from: '2010-01-01', to: '2012-12-31' } }, ''],
    ['omsætning over 1,5 mio. kr. Vejle', { revenue: { ranges: [{ min: 1_500.001 }] } }, 'vejle'],
    ['under 4.010 kr i egenkapital', { equity: { ranges: [{ max: 4.009 }] } }, ''],
    ['under 100.000 kr i egenkapital', { equity: { ranges: [{ max: 99.999 }] } }, ''],
    ['tømrer med aktiver over 10 mio', { assets: { ranges: [{ min: 10_000.001 }] } }, 'tomrer'],
    ['murer mellem 100 og 200 ansatte', employees({ min: 100, max: 200 }), 'murer'],
    ['murer over 1.000 og under 2.000 ansatte', employees({ min: 1_001, max: 1_999 }), 'murer'],
    ['overskud på mindst 2 mia', { profit: { ranges: [{ min: 2_000_000 }] } }, ''],
  ])('%s', (text, filters, words) => {
    expect(wish(text)?.filters).toEqual(filters);
    expect(left(text)).toBe(words);
  });

  test.each(['mindst underskud murer', 'largest losses masons'])(
    '%s: a company with a profit has no loss',
    (text) => {
      const { filters, conditions } = wish(text) ?? {};
      expect(filters).toEqual({ profit: { ranges: [{ max: -0.001 }] } });
      expect(conditions).toEqual([[expect.stringMatching(/underskud|losses/)]]);
    },
  );

  test.each(['mindst overskud murer', 'lowest profit masons'])(
    '%s: a company with a loss has no profit',
    (text) => {
      const { order, filters, conditions } = wish(text) ?? {};
      expect(order).toBe('profit-asc');
      expect(filters).toEqual({ profit: { ranges: [{ min: 0.001 }] } });
      expect(conditions).toEqual([[expect.stringMatching(/overskud|profit/)]]);
    },
  );

  test('those that exclude each other are not both taken', () => {
    expect(wish('over 50 og under 20 ansatte murer')).toBeNull();
    expect(wish('over 50 ansatte og under 20 ansatte murer')).toMatchObject({
      filters: employees({ min: 51 }),
      conditions: [['over', '50', 'ansatte']],
    });
  });

  test('beside an order, each with its words', () => {
    expect(wish('største tømrere med under 10 ansatte stiftet efter 2000')).toMatchObject({
      order: 'employees-desc',
      filters: { employees: { ranges: [{ max: 9 }] }, founded: { from: '2001-01-01' } },
      conditions: [
        ['med', 'under', '10', 'ansatte'],
        ['stiftet', 'efter', '2000'],
      ],
      query: { core: 'tomrere' },
    });
  });

  test.each(['Lego ansatte', '50 ansatte', 'omsætning over 50', 'Vestergade 50', 'efter 2015'])(
    '%s states none',
    (text) => expect(wish(text)).toBeNull(),
  );
});
