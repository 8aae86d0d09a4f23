import type { SearchIndex } from '@/lib/search-index/types';
import { findWord } from '@/lib/search-index/word-list';
import { wantedWords } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { DocSet } from './doc-set';
import { type Fit, fitWithin, inAllWays, livingFirst } from './fits';
import { nameWords } from './name-words';
import { begunBy, type Choices, isAsLong, namesWith } from './names';
import { docsOf, postingsOf } from './postings';
import { type Reading, readingsOf, within } from './readings';
import { stateSets } from './state-sets';
import { valueSet } from './value-sets';
import { isOfValueOrState, valuesWith } from './value-words';
import { inName, onlyWord, phrase, withoutExcluded, wordMatches } from './words';

/** Possible meanings of the words with at most a given number of edits each. */
type Level = {
  docs: DocSet;
  /** For each word of the query's core the words that may replace it. */
  places: Choices[];
  /** Selects docs with all words in their current name. */
  inName: Fit;
};

/**
 * Docs outside `known` that match all words of a query if words may be misspelt, and their ranking,
 * best first: whole names; then for living companies names that begin with the words, words within
 * the name, and other fields; then the same for ceased ones. Within each tier fewer edits rank
 * first. Null when there are none, and when every word is one of an industry, a place, a legal
 * form or a status: "murer hellerup" is spelt as it is meant, and finds no "kurer" in Ballerup.
 */
export function similarTo(
  index: SearchIndex,
  query: WordsQuery,
  known: DocSet,
): { docs: DocSet; fits: Fit[] } | null {
  const wanted = wantedWords(query);
  if (wanted.every(({ word }) => isOfValueOrState(index, word))) return null;
  const readings = readingsOf(index, wanted);
  const most = Math.max(0, ...readings.flatMap(({ similar }) => similar.map(({ edits }) => edits)));
  if (most === 0) return null;
  // Matches with fewer edits are a subset of those with more.
  const farther = most > 1 ? [levelOf(index, query, readings, most, null)] : [];
  const levels = [levelOf(index, query, readings, 1, farther[0]?.docs ?? null), ...farther].map(
    (level) => ({ ...level, docs: level.docs.without(known) }),
  );
  const docs = levels.at(-1)?.docs;
  if (!docs || docs.size === 0) return null;
  const last = begunBy(index, query.core.split(' ').at(-1) ?? '');
  const whole = levels.map(({ docs, places }) =>
    fitWithin(
      (left) => namesWith(index, places, left).filter((doc) => isAsLong(index, places.length, doc)),
      docs,
    ),
  );
  const beginning = levels.map(({ docs, places }) => {
    const begun = [...places.slice(0, -1), [...(places.at(-1) ?? []), ...last]];
    return fitWithin((left) => namesWith(index, begun, left), docs);
  });
  const named = levels.map(({ docs, inName }) => fitWithin(inName, docs));
  const anywhere = levels.map(
    ({ docs }): Fit =>
      (left) =>
        left.and(docs),
  );
  return { docs, fits: [...whole, ...livingFirst(index, [...beginning, ...named, ...anywhere])] };
}

function levelOf(
  index: SearchIndex,
  query: WordsQuery,
  readings: readonly Reading[],
  edits: number,
  among: DocSet | null,
): Level {
  const spellings = readings.map((reading) => ({
    any: wordMatches(index, reading).any,
    name: () => inName(index, reading),
    texts: within(reading.similar, edits),
  }));
  const phrases = query.phrases.map((text) => phrase(index, text));
  const wanted = [
    ...spellings.map(({ any, texts }) => [any(), ...setsWith(index, texts)]),
    ...[...phrases.map(({ any }) => any()), ...(among ? [among] : [])].map((set) => [set]),
  ];
  const docs = DocSet.inEach(index.docs, wanted);
  return {
    docs: withoutExcluded(docs, index, query.excluded),
    places: placesOf(index, query, readings, edits),
    inName: inAllWays([
      ...spellings.map(({ name, texts }) => inNames(index, name, texts)),
      ...phrases.map(
        ({ name }): Fit =>
          (left) =>
            left.and(name()),
      ),
    ]),
  };
}

/** The docs that have one of the words, as whole words, in any field or as their state. */
function setsWith(index: SearchIndex, texts: readonly string[]): DocSet[] {
  const ranges = texts.map((text) => onlyWord(findWord(index.words, text)));
  const values = texts.flatMap((text) => valuesWith(index, text, true));
  return [
    ...ranges.map((range) => docsOf(index, postingsOf(index, range))),
    ...values.map((value) => valueSet(index, value)),
    ...texts.flatMap((text) => stateSets(index, text)),
  ];
}

/** Selects docs that have one of the words in their current name, or are in `others`. */
function inNames(index: SearchIndex, others: () => DocSet, texts: readonly string[]): Fit {
  const wanted = new Set(texts.map((text) => findWord(index.words, text)));
  const { words, starts } = nameWords(index);
  return (left) => {
    const has = (doc: number) => {
      const end = starts[doc + 1] as number;
      for (let at = starts[doc] as number; at < end; at += 1) {
        if (wanted.has(words[at] as number)) return true;
      }
      return false;
    };
    return DocSet.union(index.docs, [left.and(others()), left.filter(has)]);
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
