import { describe, expect, test } from 'vitest';
import { parseQuery } from '@/lib/search/parse-query';
import { wishIn } from '@/lib/search/wishes';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from './reader';
import { makeLexicon } from './reader/lexicon';

const lexicon = makeLexicon(sentenceTables());

/** A search and a question in own words must not mean different companies by the same words. */
describe('conditions and orders are those that AI search reads', () => {
  test.each([
    'over 5 og under 20 ansatte',
    'mere end 5 men færre end 20 ansatte',
    'more than 5 and fewer than 20 employees',
    'mellem 6 og 19 ansatte',
    'mindst 50 ansatte og højst 100 ansatte',
    'over 10 ansatte og under 5 mio kr i omsætning',
    'omsætning over 2 mio og under 5 mio kr',
    'omsætning over 2 og under 5 mio kr',
    'omsætning mellem 2 og 5 mio kr',
    'omsætning mellem 1,5 og 2,5 mia. kr.',
    'over 2 mio kr omsætning',
    'mindst 2 mio kr omsætning',
    'under 2 mio kr omsætning',
    'højst 2 mio kr omsætning',
    'omsætning på mindst 10 mio. kr. og mindst 20 ansatte',
    'overskud over 500 t.kr.',
    'overskud over 500.000 kr',
    'egenkapital under 0 kr',
    'mindst 1 mio kr underskud',
    'underskud på over 1 mio kr',
    'største underskud',
    'mindst underskud',
    'største overskud',
    'stiftet fra 2015',
    'stiftet siden 2015',
    'stiftet i 2015',
    'stiftet efter 2015',
    'stiftet før 2015',
    'stiftet mellem 2015 og 2018',
    'stiftet efter 2010 og før 2015',
    'stiftet fra 2010 til 2015',
    'founded from 2010 to 2015',
  ])('%s', (text) => {
    const query = parseQuery(`murere ${text}`);
    if (query.kind !== 'words') throw new Error(text);
    const wish = wishIn(query);
    const { filters, sort, notUnderstood } = readSentence(`murere ${text}`, lexicon);
    const { industry: _, ...read } = filters;
    expect({ filters: wish?.filters, order: wish?.order }).toEqual({ filters: read, order: sort });
    expect(notUnderstood).toEqual([]);
    expect(wish?.query.core).toBe('murere');
  });
});
