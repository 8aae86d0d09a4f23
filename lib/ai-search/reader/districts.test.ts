import { expect, test } from 'vitest';
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

test('postal districts are filters by their codes, any of several', () => {
  const codes = (sentence: string) => {
    const { filters, search, notUnderstood } = read(sentence);
    return { codes: filters.postalCode, search, notUnderstood };
  };
  const are = (...codes: string[]) => ({ codes, search: null, notUnderstood: [] });
  expect(codes('tømrere i Ry')).toEqual(are('8680'));
  expect(codes('tandlæger i 2900 Hellerup')).toEqual(are('2900'));
  expect(codes('frisører i Aarhus N og Aarhus V')).toEqual(are('8200', '8210'));
  expect(codes('frisører i 9000, 9200 og 9400')).toEqual(are('9000', '9200', '9400'));
  expect(codes('restauranter i 8000-8270')).toEqual(are('8000-8270'));
  expect(codes('aktive firmaer 8000')).toEqual(are('8000'));
  expect(codes('restauranter i 8000-8299')).toEqual(are('8000-8299'));
  expect(codes('virksomheder i postnummer 2100 og 2200')).toEqual(are('2100', '2200'));
  expect(codes('companies in postal codes 2100-2200 or 2400')).toEqual(are('2100-2200', '2400'));
  expect(codes('frisører i aarhus n og hellerup')).toEqual(are('8200', '2900'));
  expect(codes('frisører i 2100 Ø og 8000 C')).toEqual(are('2100', '8000'));
  expect(codes('frisører i 2100 københavn ø')).toEqual(are('2100'));
  expect(codes('companies that give to them').codes).toBeUndefined();
  expect(codes('caféer i København K')).toEqual(are('1000-1473'));
  expect(codes('virksomheder med 2100 ansatte').codes).toBeUndefined();
  expect(codes('virksomheder i Aarhus og 2100 ansatte').codes).toBeUndefined();
  expect(codes('virksomheder mellem postnummer 8000 og 8270')).toEqual(are('8000-8270'));
  expect(codes('companies between postal codes 2100 and 2400')).toEqual(are('2100-2400'));
  expect(codes('virksomheder mellem 2100 og 2400 ansatte').codes).toBeUndefined();
  expect(codes('tømrere i ry')).toEqual(are('8680'));
  expect(codes('companies in ry').codes).toBeUndefined();
});

test('postal districts are left out, alone and beside municipalities', () => {
  const not = (sentence: string) => {
    const { filters, notUnderstood } = read(sentence);
    return { ...filters.not, ...(notUnderstood.length > 0 && { notUnderstood }) };
  };
  expect(not('virksomheder ikke i Ry')).toEqual({ postalCode: ['8680'] });
  expect(not('restaurants except Ry and Hellerup')).toEqual({ postalCode: ['8680', '2900'] });
  expect(not('caféer uden for København K')).toEqual({ postalCode: ['1000-1473'] });
  expect(not('tømrere uden for 8000-8270')).toEqual({ postalCode: ['8000-8270'] });
  expect(not('i 8000-8270, undtagen 8200')).toEqual({ postalCode: ['8200'] });
  expect(not('i 8000-8270 med undtagelse af 8210')).toEqual({ postalCode: ['8210'] });
  expect(not('restaurants in Aarhus with the exception of 8200')).toEqual({ postalCode: ['8200'] });
  expect(not('i Region Hovedstaden med undtagelse af København')).toEqual({
    municipality: ['København'],
  });
  expect(not('ikke i Ry eller Horsens')).toEqual({
    postalCode: ['8680'],
    municipality: ['Horsens'],
  });
  expect(not('i Aarhus, men ikke Aarhus N')).toEqual({ postalCode: ['8200'] });
  expect(not('i 2100, ikke i 2100')).toEqual({ notUnderstood: ['ikke i 2100'] });
  expect(not('ikke 2100 ansatte')).toEqual({ notUnderstood: ['ikke 2100 ansatte'] });
});

test('what "but" turns to is wanted again', () => {
  for (const sentence of [
    'caféer ikke i Aarhus, men i Horsens',
    'cafés not in Aarhus but in Horsens',
  ]) {
    expect(read(sentence).filters).toMatchObject({
      municipality: ['Horsens'],
      not: { municipality: ['Aarhus'] },
    });
  }
  expect(read('ikke i Aarhus, men ikke i Horsens').filters).toEqual({
    not: { municipality: ['Aarhus', 'Horsens'] },
  });
});

test('a district or a municipality is no filter, and is told', () => {
  expect(read('frisører i Ry og Horsens')).toMatchObject({
    filters: { postalCode: ['8680'] },
    notUnderstood: ['Horsens'],
    hints: [{ text: 'Horsens', why: 'districts' }],
  });
  expect(read('frisører i Horsens og Ry').notUnderstood).toEqual(['Ry']);
});
