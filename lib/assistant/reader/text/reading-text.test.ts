import { expect, test } from 'vitest';
import { readSentence } from '@/lib/ai-search/reader';
import { makeLexicon } from '@/lib/ai-search/reader/lexicon';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readText, unreadText } from './reading-text';
import { speaker } from './texts';

const lexicon = makeLexicon(sentenceTables());
const told = (sentence: string, language: 'en' | 'da') =>
  readText(readSentence(sentence, lexicon), speaker(language));

test('a misspelt word is told with the one it was taken for', () => {
  expect(told('elektrikkere i Koldin', 'da')).toEqual([
    'Læst som: ”elektrikkere” (branche, læst som ”elektriker”), ”Koldin” (kommune, læst som ”Kolding”).',
  ]);
  expect(told('restuaranter in Kolding', 'en')).toEqual([
    'Read as: “restuaranter” (industry, read as “restaurant”), “Kolding” (municipality).',
  ]);
});

test('near to whoever asks is told with what to ask instead', () => {
  const unread = unreadText(readSentence('murere tæt på mig', lexicon), speaker('da'));
  expect(unread).toEqual(['Ikke forstået: ”tæt på mig” (nævn en by, fx ”nær Odense”).']);
});

test('a part of the country is told as the municipalities that it stands for', () => {
  expect(told('tømrere på Fyn og i Kolding', 'da')).toEqual([
    'Læst som: ”tømrere” (branche), ”Fyn” (kommuner), ”Kolding” (kommune).',
  ]);
});
