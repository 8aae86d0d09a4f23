import { describe, expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

describe('abbreviated legal forms in any number', () => {
  test.each([
    ["IVS'erne i Aarhus", 'Iværksætterselskab'],
    ["A/S'er i Aarhus", 'Aktieselskab'],
    ['A/S’erne i Aarhus', 'Aktieselskab'],
    ["ApS'erne i Aarhus", 'Anpartsselskab'],
    ["aps'ere i Aarhus", 'Anpartsselskab'],
    ["I/S'et i Aarhus", 'Interessentskab'],
    ['APSer i Aarhus', 'Anpartsselskab'],
    ['enkeltmandsvirksomhederne i Aarhus', 'Enkeltmandsvirksomhed'],
    ['enmandsfirmaer i Aarhus', 'Enkeltmandsvirksomhed'],
  ])('%s', (sentence, form) => {
    const { filters, notUnderstood } = read(sentence);
    expect(filters).toEqual({ companyType: [form], municipality: ['Aarhus'] });
    expect(notUnderstood).toEqual([]);
  });
});
