import { type Bits, isEmpty, noBits, subtract } from '@/lib/search-index/bits';
import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, wordsBeginning } from '@/lib/search-index/word-list';
import { joinedWith } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { addValues, addValuesWithin } from './columns';
import { fewNamesWith } from './few-names';
import { common, type Fit, fitWithin, within, withinAll } from './fits';
import { type Choices, isAsLong, keepLength, namesWith } from './names';
import { addWords, type Matches } from './postings';
import { type Reading, readingsOf, within as upTo } from './readings';
import { valuesWith } from './value-words';
import { inAll, onlyWord, phrase, withoutExcluded, wordMatches } from './words';

/** What words may be meant for when each has so many edits at most. */
type Level = {
  docs: Bits;
  /** For each word of the query's core the words that may stand in its place. */
  places: Choices[];
  /** For each word the docs with it in today's name. */
  inName: () => Bits[];
};

/**
 * Docs that have all words of a query when words may be misspelt and that are
 * not in `known`, and how they fit, best first: whole names, names that begin so,
 * words of the name, other fields; of each those with fewer edits in a word first.
 * Null when there are none.
 */
export function similarTo(
  index: SearchIndex,
  query: WordsQuery,
  known: Bits,
): { docs: Bits; fits: Fit[] } | null {
  const readings = readingsOf(index, query.words);
  const most = Math.max(0, ...readings.flatMap(({ similar }) => similar.map(({ edits }) => edits)));
  const levels = [1, 2]
    .filter((edits) => edits <= most)
    .map((edits) => levelOf(index, query, readings, edits, known));
  const docs = levels.at(-1)?.docs;
  if (!docs || isEmpty(docs)) return null;
  const last = wordsBeginning(index.words, query.core.split(' ').at(-1) ?? '');
  const whole = levels.map(({ docs, places }) =>
    fitWithin(
      {
        many: (left) => keepLength(namesWith(index, places, left), index, places.length),
        few: (left) =>
          fewNamesWith(index, places, left).filter((doc) => isAsLong(index, places.length, doc)),
      },
      docs,
    ),
  );
  const beginning = levels.map(({ docs, places }) => {
    const begun = [...places.slice(0, -1), [...(places.at(-1) ?? []), last]];
    return fitWithin(
      {
        many: (left) => namesWith(index, begun, left),
        few: (left) => fewNamesWith(index, begun, left),
      },
      docs,
    );
  });
  const named = levels.map(({ docs, inName }) => withinAll(() => [docs, ...inName()]));
  const anywhere = levels.map(({ docs }) => within(docs));
  return { docs, fits: [...whole, ...beginning, ...named, ...anywhere] };
}

function levelOf(
  index: SearchIndex,
  query: WordsQuery,
  readings: readonly Reading[],
  edits: number,
  known: Bits,
): Level {
  const joined = joinedWith(query.words);
  const phrases = query.phrases.map((text) => phrase(index, text));
  const matches = readings.map((reading, at) => {
    const { any, name } = wordMatches(index, reading.word, joined[at] ?? []);
    const inNames: Matches = { any: any.slice(), name: name.slice() };
    const texts = upTo(reading.similar, edits);
    for (const text of texts) addWords(inNames, index, onlyWord(findWord(index.words, text)));
    return { ...inNames, values: texts.flatMap((text) => valuesWith(index, text, true)) };
  });
  const plain = matches.filter(({ values }) => values.length === 0);
  let docs = inAll([...plain, ...phrases].map(({ any }) => any));
  for (const { any, values } of matches) {
    if (values.length === 0) continue;
    docs =
      docs === null
        ? addValues(any.slice(), index, values)
        : addValuesWithin(common(docs, any), index, values, docs);
  }
  return {
    docs: subtract(withoutExcluded(docs ?? noBits(index.docs), index, query.excluded), known),
    places: placesOf(index, query, readings, edits),
    inName: () => [...matches, ...phrases].map(({ name }) => name),
  };
}

function placesOf(
  index: SearchIndex,
  { core }: WordsQuery,
  readings: readonly Reading[],
  edits: number,
): Choices[] {
  return core.split(' ').map((word) => {
    const meant = readings.find((reading) => reading.word === word)?.meant ?? [];
    return [word, ...upTo(meant, edits)].map((text) => onlyWord(findWord(index.words, text)));
  });
}
