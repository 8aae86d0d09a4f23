import type { SearchIndex, TextField } from '@/lib/search-index/types';
import { DocSet } from '../engine/doc-set';
import { findDocs } from '../engine/find';
import { valueSet } from '../engine/value-sets';
import { type ValuePlace, valuesTogether, valuesWith } from '../engine/value-words';
import { parseQuery, type WordsQuery } from '../parse-query';
import { writtenPart } from './left-out';

const MOST_TEXTS = 2;
const PLACES: readonly TextField[] = ['postalDistrict', 'town', 'municipality'];
/** What a place is part of, nearest first. */
const WIDER = ['municipality', 'region'] as const;

/** A word or a phrase of the query, and the places that it names; none for other words. */
type Part = { words: string[]; places: ValuePlace[] };

/**
 * A text that finds nothing, with the municipality or else the region of its place instead: "bager
 * 8000" becomes "bager Aarhus". Those that find the most companies come first.
 */
export function textsNearby(index: SearchIndex, query: WordsQuery): string[] {
  if (query.excluded.length > 0) return [];
  const parts = partsOf(index, query);
  const others = parts.filter(({ places }) => places.length === 0);
  const there = DocSet.shared(
    parts
      .filter(({ places }) => places.length > 0)
      .map(({ places }) =>
        DocSet.union(
          index.docs,
          places.map((value) => valueSet(index, value)),
        ),
      ),
  );
  const rest = writtenPart(query.text, new Set(others.flatMap(({ words }) => words)));
  if (!there || rest === '' || countOf(index, query) > 0) return [];
  for (const field of WIDER) {
    const texts = mostFirst(
      index,
      namesAt(index, field, there).map((name) => `${rest} ${name}`),
    );
    if (texts.length > 0) return texts.slice(0, MOST_TEXTS);
  }
  return [];
}

function partsOf(index: SearchIndex, { words, optional, phrases }: WordsQuery): Part[] {
  const needed = words.filter((word) => !optional.includes(word));
  return [
    ...needed.map((word) => ({ words: [word], values: valuesWith(index, word, true) })),
    ...phrases.map((text) => ({ words: text.split(' '), values: valuesTogether(index, text) })),
  ].map(({ words, values }) => ({
    words,
    places: values.every(({ field }) => PLACES.includes(field)) ? values : [],
  }));
}

/** The distinct municipalities or regions of docs. */
function namesAt(index: SearchIndex, field: (typeof WIDER)[number], docs: DocSet): string[] {
  const { codes, values } = index.texts[field];
  const found = new Set(Array.from(docs.list(), (doc) => codes[doc] ?? 0));
  return [...found].flatMap((code) => values[code - 1]?.[0] ?? []);
}

/** Those of the texts that find something. */
const mostFirst = (index: SearchIndex, texts: readonly string[]): string[] =>
  texts
    .map((text) => ({ text, query: parseQuery(text) }))
    .map(({ text, query }) => ({
      text,
      count: query.kind === 'words' ? countOf(index, query) : 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ text }) => text);

const countOf = (index: SearchIndex, query: WordsQuery) =>
  findDocs(index, { query, filters: {} }).docs.size;
