import { describe, expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

describe('what no filter knows is told, and not taken for another one', () => {
  test.each([
    ['omsætning pr. ansat over 2 mio.', 'omsætning pr. ansat over 2 mio'],
    ['over 2 mio. i omsætning pr. medarbejder', 'over 2 mio. i omsætning pr. medarbejder'],
    ['revenue per employee of more than 2 million', 'revenue per employee of more than 2 million'],
    ['flest ansatte pr. afdeling', 'flest ansatte pr. afdeling'],
    ['companies at risk of bankruptcy', 'at risk of bankruptcy'],
    ['firmaer der er ved at gå konkurs', 'ved at gå konkurs'],
    ['firmaer på vej mod konkurs', 'på vej mod konkurs'],
    ['firms close to bankruptcy', 'close to bankruptcy'],
    ['firmaer der aldrig har haft underskud', 'aldrig har haft underskud'],
    ['companies that never made a loss', 'never made a loss'],
    ['kunder til mit rengøringsfirma', 'kunder til mit rengøringsfirma'],
    ['leverandører til byggebranchen', 'leverandører til byggebranchen'],
    ['suppliers to hospitals', 'suppliers to hospitals'],
    ['kunder hos Danske Bank', 'kunder hos Danske Bank'],
    ['companies in the same building', 'the same building'],
    ['virksomheder med samme adresse', 'samme adresse'],
    ['firmaer med deloitte som revisor', 'med deloitte som revisor'],
    ['companies with high profit margins', 'high profit margins'],
    ['firmaer der bygger haver', 'bygger haver'],
    ['virksomheder med regnskab for 2021', 'med regnskab for 2021'],
    ['Børsens gazeller', 'Børsens gazeller'],
    ['virksomheder med gæld over 10 mio.', 'gæld over 10 mio'],
    ['dårlig likviditet', 'dårlig likviditet'],
    ['høj gæld', 'høj gæld'],
    ['companies in financial distress', 'in financial distress'],
    ['virksomheder i økonomiske vanskeligheder', 'i økonomiske vanskeligheder'],
    ['økonomisk pressede virksomheder', 'økonomisk pressede'],
    ['financially healthy companies', 'financially healthy'],
    ['virksomheder med sund økonomi', 'med sund økonomi'],
    ['firms with financial problems', 'with financial problems'],
    ['virksomheder hvor økonomien er dårlig', 'økonomien er dårlig'],
    ['financial advisors', 'financial advisors'],
    ['begæret konkurs', 'begæret konkurs'],
    ['virksomheder med egne biler', 'med egne biler'],
    ['selskaber på samme adresse som Danske Bank', 'samme adresse som Danske Bank'],
    ['uden for de store byer', 'uden'],
    ['firmaer i 5-10 km fra Herning', '5-10 km fra Herning'],
    ['C25 selskaber', 'C25'],
    ['firms within two years of being founded', 'within two years of being founded'],
    [
      'companies in less than a year after incorporation',
      'in less than a year after incorporation',
    ],
    ['firms before they were three years old', 'before they were three years old'],
    ['firmaer inden for et år efter de blev stiftet', 'inden for et år efter de blev stiftet'],
    ['firmaer mindre end 6 måneder efter opstarten', 'mindre end 6 måneder efter opstarten'],
    ['firmaer i deres første tre år', 'i deres første tre år'],
    ['production units in several towns', 'production units'],
  ])('%s', (sentence, told) => {
    const { filters, search, sort, notUnderstood } = read(sentence);
    expect({ filters, search, sort }).toEqual({ filters: {}, search: null, sort: null });
    expect(notUnderstood[0]).toBe(told);
  });
});

test.each([
  ['financial companies', ['Finansiering og forsikring']],
  ['financial services', ['Finansiering og forsikring']],
  ['finansielle virksomheder', ['Finansiering og forsikring']],
  ['finans', ['Finansiering og forsikring']],
  ['shops and store chains', ['Detailhandel']],
])('a trade that is named like a state stays one: %s', (sentence, sector) => {
  expect(read(sentence).filters).toEqual({ sector });
});

test('without any words there is nothing that is not understood', () => {
  expect(read(' ')).toMatchObject({ filters: {}, search: null, notUnderstood: [] });
});

test.each(['byer', 'hvor mange', 'i regionen', 'the industry'])(
  'what asks for nothing says so, and does not find everything: %s',
  (sentence) => {
    const { filters, search, notUnderstood } = read(sentence);
    expect({ filters, search, notUnderstood }).toEqual({
      filters: {},
      search: null,
      notUnderstood: [sentence],
    });
  },
);

test.each(['alle virksomheder', 'all companies', 'how many companies are there', 'leads'])(
  'all companies are asked for: %s',
  (sentence) => {
    expect(read(sentence)).toMatchObject({ filters: {}, notUnderstood: [] });
  },
);

test.each(['direktører i Odense', 'CEOs in Odense', 'importører i Aarhus'])(
  'who runs companies or trades is no name: %s',
  (sentence) => {
    const { search, notUnderstood } = read(sentence);
    expect({ search, notUnderstood }).toEqual({
      search: null,
      notUnderstood: [sentence.split(' ')[0]],
    });
  },
);

test.each(['konkursboer', 'lukkede firmaer', 'bankrupt companies'])(
  'what has ended is found: %s',
  (sentence) => {
    expect(read(sentence).filters.status).not.toBeUndefined();
  },
);

test.each([
  ['find nye kunder i Odense', { municipality: ['Odense'] }],
  ['potentielle kunder i Aarhus', { municipality: ['Aarhus'] }],
  ['new customers in Vejle', { municipality: ['Vejle'] }],
  ['leads blandt restauranter', { industry: ['Restauranter'] }],
])('whom one wants to sell to are companies, whenever founded: %s', (sentence, filters) => {
  expect(read(sentence).filters).toEqual(filters);
});

test.each([
  ['firmaer der bygger skibe', 'Bygning af skibe og flydende materiel'],
  ['who builds ships', 'Bygning af skibe og flydende materiel'],
  ['firmaer der bygger broer', 'Anlæg af broer og tunneller'],
  ['companies that build wind turbines', 'Fremstilling af vindmøller og dele hertil'],
  ['companies building houses', 'Opførelse af bygninger'],
  ['hvem reparerer biler i Vejle', 'Autoreparationsværksteder mv.'],
  ['virksomheder der transporterer gods', 'Vejgodstransport'],
  ['firmaer der udvikler software', 'Computerprogrammering'],
  ['hvem laver hjemmesider', 'Reklamebureauer'],
])('a trade by what is done in it: %s', (sentence, industry) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.industry).toContain(industry);
  expect(filters.industry?.length).toBeLessThan(8);
  expect(filters.hasWebsite).toBeUndefined();
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['dissolved by bankruptcy within two years of being founded', ['CEASED_BANKRUPTCY']],
  ['gået konkurs inden for to år efter stiftelsen', ['IN_BANKRUPTCY', 'CEASED_BANKRUPTCY']],
])('an age at the end is not the last years: %s', (sentence, status) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters).toEqual({ status });
  expect(notUnderstood.join()).toMatch(/^(?:within|inden for)/);
});

test('years without a founding are the last ones', () => {
  expect(read('gået konkurs inden for to år').filters).toHaveProperty('statusSince');
  expect(read('founded within two years').filters).toHaveProperty('founded');
});
