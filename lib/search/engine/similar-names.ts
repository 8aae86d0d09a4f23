import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, wordsBeginning } from '@/lib/search-index/word-list';
import { joinedWith } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { DocSet } from './doc-set';
import { type Fit, fitWithin, withinAll } from './fits';
import { type Choices, isAsLong, namesWith } from './names';
import { docsNamed, docsOf, postingsOf } from './postings';
import { type Reading, readingsOf, within } from './readings';
import { valueSet } from './value-sets';
import { valuesWith } from './value-words';
import { type Matches, onlyWord, phrase, withoutExcluded, wordMatches } from './words';

/** What words may be meant for when each has so many edits at most. */
type Level = {
  docs: DocSet;
  /** For each word of the query's core the words that may stand in its place. */
  places: Choices[];
  /** For each word the docs with it in today's name. */
  inName: () => DocSet[];
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
  known: DocSet,
): { docs: DocSet; fits: Fit[] } | null {
  const readings = readingsOf(index, query.words);
  const most = Math.max(0, ...readings.flatMap(({ similar }) => similar.map(({ edits }) => edits)));
  const levels = [1, 2]
    .filter((edits) => edits <= most)
    .map((edits) => levelOf(index, query, readings, edits, known));
  const docs = levels.at(-1)?.docs;
  if (!docs || docs.size === 0) return null;
  const last = wordsBeginning(index.words, query.core.split(' ').at(-1) ?? '');
  const whole = levels.map(({ docs, places }) =>
    fitWithin(
      (left) => namesWith(index, places, left).filter((doc) => isAsLong(index, places.length, doc)),
      docs,
    ),
  );
  const beginning = levels.map(({ docs, places }) => {
    const begun = [...places.slice(0, -1), [...(places.at(-1) ?? []), last]];
    return fitWithin((left) => namesWith(index, begun, left), docs);
  });
  const named = levels.map(({ docs, inName }) => withinAll(() => [docs, ...inName()]));
  const anywhere = levels.map(({ docs }) => withinAll(() => [docs]));
  return { docs, fits: [...whole, ...beginning, ...named, ...anywhere] };
}

function levelOf(
  index: SearchIndex,
  query: WordsQuery,
  readings: readonly Reading[],
  edits: number,
  known: DocSet,
): Level {
  const joined = joinedWith(query.words);
  const matches = readings.map((reading, at) =>
    withSpellings(
      index,
      wordMatches(index, reading.word, joined[at] ?? []),
      within(reading.similar, edits),
    ),
  );
  const wanted = [...matches, ...query.phrases.map((text) => phrase(index, text))];
  const docs = DocSet.shared(wanted.map(({ any }) => any())) ?? DocSet.none(index.docs);
  return {
    docs: withoutExcluded(docs, index, query.excluded).without(known),
    places: placesOf(index, query, readings, edits),
    inName: () => wanted.map(({ name }) => name()),
  };
}

/** The same and what has one of some other words, as they are. */
function withSpellings(index: SearchIndex, { any, name }: Matches, texts: string[]): Matches {
  const postings = texts.map((text) => postingsOf(index, onlyWord(findWord(index.words, text))));
  const either = (set: DocSet, others: DocSet[]) => DocSet.union(index.docs, [set, ...others]);
  return {
    any: () => {
      const values = texts.flatMap((text) => valuesWith(index, text, true));
      const named = postings.map((found) => docsOf(index, found));
      return either(any(), [...named, ...values.map((value) => valueSet(index, value))]);
    },
    name: () =>
      either(
        name(),
        postings.map((found) => docsNamed(index, found)),
      ),
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
    return [word, ...within(meant, edits)].map((text) => onlyWord(findWord(index.words, text)));
  });
}
