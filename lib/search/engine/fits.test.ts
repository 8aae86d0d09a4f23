import { describe, expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import { prominenceOf } from '@/lib/search-index/build/prominence';
import { COMPANY_STATUSES } from '@/lib/search-index/choices';
import { plainRow } from '@/tests/support/index-rows';
import { parseQuery } from '../parse-query';
import { findDocs } from './find';
import { docsInOrder } from './order';

/**
 * Orders names as a result does. Names of ceased companies begin with †; earlier ones are larger.
 */
function ordered(search: string, names: readonly string[], unfinished = false): string[] {
  const rows = names.map((written, at) => {
    const status = COMPANY_STATUSES.indexOf(written.startsWith('†') ? 'CEASED' : 'ACTIVE');
    const prominence = prominenceOf(status, names.length - at);
    return { ...plainRow(at + 1, written.replace('†', '')), status, prominence };
  });
  const index = { version: 1, ...buildIndex(rows) };
  const found = findDocs(index, { query: parseQuery(search), filters: {}, unfinished });
  const docs = docsInOrder(found, 'relevance', 0, names.length);
  return docs.map((doc) => names[(index.keys[doc] ?? 0) - 1] ?? '');
}

const expectOrder = (search: string, names: readonly string[]) =>
  // The last name is the largest, so that only the fit can move it down.
  expect(ordered(search, names.toReversed())).toEqual(names);

describe('companies that fit better come first', () => {
  test.each([
    [
      'vandværk',
      ['Vandværk', 'Vandværk Øst', 'Aså Vandværk', 'Vandværksskrænten', 'Ny Vandværksvej'],
    ],
    [
      'jens smed',
      ['Jens Smed ApS', 'Jens Smed Ry', 'Smed Jens', 'Jens Smededata', 'Smedjens Jens'],
    ],
    ['smed og', ['Smed', 'Smed & Søn', 'Smededata']],
    ['bygge firma', ['Bygge Firma', 'Ry Byggefirma', 'Byggefirmaet']],
    ['ry bygge firma', ['Ry Byggefirma ApS', 'Ry Byggefirma Øst', '†Ry Byggefirma']],
    ['ry bygge firma', ['Ry Byggefirma ApS', '†Ry Byggefirma', 'Ry Byggefirmaet']],
    ['byggefirma', ['Byggefirma', 'Ry Bygge Firma', 'Byggefirmaet']],
    ['firma hansen', ['Firma Hansen', 'Firma Hansen Ry', 'Hansen Firma', 'Jens Hansen']],
    ['murer eller maler', ['Murer eller Maler', 'Maler', 'Malerhuset']],
    ['ApS hansens', ['ApS Hansens', 'Hansens', 'Hansens Bil', 'ApS Bil Hansens']],
  ])('%s', (search, names) => expectOrder(search, names));

  test.each([
    ['h.c. andersen', 'H.C. Andersen ApS', 'HC Andersen', 'H C Andersen'],
    ['hc andersen', 'H.C. Andersen ApS', 'H & C Andersen'],
    ['h og m', 'H & M A/S', 'HM ApS'],
    ['a r s el', 'A.R.S. El', 'ARS El'],
    ['brdr holm', 'Brødrene Holm', 'BRDR. HOLM A/S'],
    ['brødrene holm', 'Brdr. Holm'],
  ])('%s is called so', (search, ...called) => {
    const others = ['Andersen Hans Carl', 'Andersen Holm', 'El Arsen', 'Holm Brødrene Ry'];
    const order = ordered(search, [...others, ...called]);
    expect(new Set(order.slice(0, called.length))).toEqual(new Set(called));
  });

  test('figures are not completed, but found', () => {
    expectOrder('ringvejen 3', ['Ringvejen 3', 'Ringvejen 3 Ry', 'Ny Ringvejen 3', 'Ringvejen 34']);
    expectOrder('3', ['3', '3 F', 'Nr 3', '34 Øst']);
    expect(ordered('ringvejen 3', ['Ringvejen 38', 'Ringvejen 34 3'])[0]).toBe('Ringvejen 34 3');
  });
});

describe('ceased companies come behind living ones with the words to their ends', () => {
  test.each([
    ['frisør', ['Frisør ApS', 'Frisør Ry', 'Ry Frisør', '†Frisør', 'Frisørerne', '†Frisør Ås']],
    ['ry frisør', ['Frisør Ry', '†Ry Frisør', 'Ry Frisører', '†Ry Frisør Øst', '†Frisører Ry']],
    // Users do not type another company's legal form.
    ['frisør ry aps', ['†Frisør Ry ApS', 'Frisør Ry', 'Frisør Ry Øst', '†Frisør Ry A/S']],
  ])('%s', (search, names) => expectOrder(search, names));

  test('also when a word is misspelt', () => {
    expect(ordered('firsør ry', ['†Frisør Ry Øst', 'Ås Ry Frisør', '†Frisør Ry'])).toEqual([
      '†Frisør Ry',
      'Ås Ry Frisør',
      '†Frisør Ry Øst',
    ]);
  });
});

describe('a word that nobody has to its end', () => {
  test.each([
    ['malere', ['Maler Ry', 'Ry Maler', 'Malerengen'], ['Malkeriet', 'Mal Ry']],
    ['frisørerne ry', ['Frisør Ry', 'Ry Frisører'], ['Frisk Ry', 'Frikadelle Ry']],
    ['bagerns', [], ['Bag', 'Bagende']],
  ])('%s is found in another form', (search, found, others) => {
    expect(ordered(search, [...others, ...found.toReversed()])).toEqual(found);
  });

  test('may go on while it is typed', () => {
    const names = ['Petersen', 'Peter Ry'];
    expect(ordered('peters', names, true)).toEqual(names);
    expect(ordered('peters', names)).toEqual(names.toReversed());
  });

  test('is found as it stands when somebody has it', () => {
    const names = ['Malere', 'Malere Ry', 'Ny Malere'];
    expect(ordered('malere', [...names, 'Maler'])).toEqual(names);
  });

  test('is not taken for a misspelt one', () => {
    expect(ordered('frisører', ['Frisør', 'Frisyrer'])).toEqual(['Frisør', 'Frisyrer']);
    expect(ordered('frisører', ['A Frisør', 'B Frisør', 'C Frisør', 'Frisyrer'])).toHaveLength(3);
  });
});

test.each([
  ['frisør kbh', ['Frisør Kbh', 'Frisør København', 'Københavns Frisør'], ['Frisør Køben']],
  ['hair in Copenhagen', ['Hair København'], ['Hair Odense', 'Hair Havn']],
  ['zealandia', [], ['Sjælland']],
])('%s: a place by its other names', (search, found, others) => {
  expect(ordered(search, [...others, ...found.toReversed()]).slice(0, found.length)).toEqual(found);
  expect(ordered(search, others)).toEqual([]);
});

test('initials before a name are no legal form', () => {
  expectOrder('taxa', ['Taxa', 'KS Taxa']);
  expectOrder('taxa ry', ['Taxa Ry', 'AS Taxa Ry']);
});

describe('words of industries and places are spelt as they are meant', () => {
  const company = (key: number, name: string, industry: string, town: string) => {
    const plain = plainRow(key, name);
    return { ...plain, texts: { ...plain.texts, industry: [industry], town: [town] } };
  };
  const rows = [
    company(1, 'Holm', 'Murere', 'Ballerup'),
    company(2, 'Bech', 'Kurere', 'Hellerup'),
    company(3, 'Vask', 'Murere', 'Ry'),
  ];
  const index = { version: 1, ...buildIndex(rows) };
  const found = (search: string) =>
    findDocs(index, { query: parseQuery(search), filters: {} }).docs.size;

  test.each([
    ['murere hellerup', 0],
    ['murere ballerup', 1],
    ['murere hellerop', 1],
    ['murrere ballerup', 1],
    ['bech ballerup', 1],
  ])('%s', (search, size) => expect(found(search)).toBe(size));
});
