import { describe, expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

const MASON = ['Murere'];
const AUDITOR = ['Bogføring og revision, skatterådgivning'];

describe('who needs a trade asks for it', () => {
  test.each([
    ['jeg mangler en murer i Odense', MASON],
    ['Mangler du en dygtig murer i Odense?', MASON],
    ['mangler murer i Odense', MASON],
    ['vi mangler en ny revisor i Odense', AUDITOR],
    ['jeg skal bruge en murer i Odense', MASON],
    ['vi har brug for en revisor i Odense', AUDITOR],
    ['we are in need of a bricklayer in Odense', MASON],
  ])('%s', (sentence, industry) => {
    expect(read(sentence)).toMatchObject({
      filters: { industry, municipality: ['Odense'] },
      notUnderstood: [],
    });
    expect(read(sentence).filters.not).toBeUndefined();
  });

  test('or for companies', () => {
    expect(read('jeg mangler virksomheder i Odense')).toMatchObject({
      filters: { municipality: ['Odense'] },
      notUnderstood: [],
    });
  });
});

test('companies that lack something are without it', () => {
  expect(read('murere der mangler e-mail').filters).toEqual({ industry: MASON, hasEmail: false });
  expect(read('mangler telefon').filters).toEqual({ hasPhone: false });
  expect(read('virksomheder der mangler revisor').filters).toEqual({ not: { industry: AUDITOR } });
});

test('what companies need is not understood', () => {
  expect(read('firmaer der skal bruge en murer').notUnderstood).toEqual(['skal bruge']);
});
