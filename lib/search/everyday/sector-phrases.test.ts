import { expect, test } from 'vitest';
import { phrasesOfSectors, sectorPhrases, wordsOfSectors } from './sector-phrases';

test('an industry is called by the names of its sector and division', () => {
  expect(phrasesOfSectors('432200')).toEqual(
    expect.arrayContaining(['bygge anlaeg', 'specialiseret byggearbejde']),
  );
  expect(phrasesOfSectors('561010')).toEqual(
    expect.arrayContaining(['hotels restaurants', 'restauranter barer catering']),
  );
  expect(wordsOfSectors('432200')).toContain('construction');
  expect(phrasesOfSectors('999999')).toEqual([]);
});

test('only the whole name is found among words', () => {
  const found = sectorPhrases(['hansen', 'bygge', 'anlaeg', 'aarhus']);
  expect(found).toEqual([[], ['bygge anlaeg'], ['bygge anlaeg'], []]);
  expect(sectorPhrases(['technical', 'services'])).toEqual([[], []]);
  expect(sectorPhrases(['anlaeg', 'bygge'])).toEqual([[], []]);
});
