import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { addressIn } from '../addresses';
import { wantedWords } from '../compounds';
import type { Asked, WordsQuery } from '../parse-query';
import type { CompanyFilters } from '../types';
import { DocSet } from './doc-set';
import { type FilterSets, filterSets, passing } from './filters';
import { all, type Fit, fitsOf, fitWithin } from './fits';
import { inflected } from './inflected';
import { kept } from './kept';
import { similarTo } from './similar-names';
import { docOfKey } from './sorted';
import { phrase, withoutExcluded, wordMatches } from './words';

/** What is asked: a query, or all companies; narrowed by filters. */
export type Question = {
  query: Asked;
  /** CVR numbers of the companies that the query's number, email, host or address names. */
  named?: readonly number[];
  filters: CompanyFilters;
  /** Somebody still types the last word. */
  unfinished?: boolean;
};

/** The answer to a question: sets of docs. */
export type Found = {
  index: SearchIndex;
  /** What the query alone finds, the filters aside. */
  unfiltered: DocSet;
  filters: FilterSets;
  docs: DocSet;
  /** How the docs fit, best first: each takes its docs out of those that are left. */
  fits: readonly Fit[];
  /** Docs that are in only because a word may be misspelt; null when there are none. */
  similar: DocSet | null;
  /** The query with words in other forms, by which docs were found too. */
  inflected: WordsQuery | null;
};

/** So few hits that a misspelling is likely: those of similar words follow them. */
const FEW_HITS = 3;

type Matched = Pick<Found, 'docs' | 'fits' | 'similar' | 'inflected'>;

export function findDocs(index: SearchIndex, question: Question): Found {
  const { docs: unfiltered, ...matched } = matching(index, question);
  const sets = filterSets(index, question.filters);
  const docs = passing(unfiltered, sets);
  return { index, ...matched, unfiltered, filters: sets, docs };
}

function matching(index: SearchIndex, question: Question): Matched {
  const { query, named = [] } = question;
  switch (query.kind) {
    case 'all':
      return plain(allDocs(index));
    case 'empty':
      return plain(DocSet.none(index.docs));
    case 'words':
      return withSimilar(index, query, question);
    case 'number': {
      const own = docsOf(index, [Number(query.digits)]);
      return plain(docsOf(index, named), [(left) => left.and(own)]);
    }
    case 'numbers':
    case 'email':
      return plain(docsOf(index, named));
    case 'domain': {
      const onHost = docsOf(index, named);
      if (query.words === null) return plain(onHost);
      const fits = fitsOf(index, query.words);
      const hosted = [...fits, all].map((fit) => fitWithin(fit, onHost));
      const either = DocSet.union(index.docs, [withWords(index, query.words), onHost]);
      return plain(either, [...hosted, ...fits]);
    }
  }
}

export const allDocs = (index: SearchIndex): DocSet =>
  kept(index, 'all', () => DocSet.all(index.docs));

const plain = (docs: DocSet, fits: Fit[] = []): Matched => ({
  docs,
  fits,
  similar: null,
  inflected: null,
});

/** The docs of some CVR numbers; what the index does not know is left out. */
function docsOf(index: SearchIndex, named: readonly number[]): DocSet {
  const docs = named.map((key) => docOfKey(index, key)).filter((doc) => doc >= 0);
  return DocSet.gather(index.docs, Uint32Array.from(docs));
}

/** Docs at the address that words may be, which have its other words too. */
function atAddress(index: SearchIndex, query: WordsQuery, named: readonly number[]): DocSet {
  const docs = docsOf(index, named);
  const rest = docs.size > 0 ? addressIn(query)?.rest : null;
  return rest ? docs.and(withWords(index, rest)) : docs;
}

/** Behind the docs that have the words, in their own order. */
function withAddress(index: SearchIndex, known: Matched, address: DocSet): Matched {
  if (address.size === 0) return known;
  const fits = [...known.fits, all].map((fit) => fitWithin(fit, known.docs));
  return { ...known, fits, docs: DocSet.union(index.docs, [known.docs, address]) };
}

function withSimilar(index: SearchIndex, query: WordsQuery, question: Question): Matched {
  const { named = [], unfinished = false } = question;
  const address = atAddress(index, query, named);
  const known = withAddress(index, withForms(index, query, unfinished), address);
  if (known.docs.size >= FEW_HITS) return known;
  const similar = similarTo(index, known.inflected ?? query, known.docs);
  if (similar === null) return known;
  return {
    ...known,
    docs: DocSet.union(index.docs, [similar.docs, known.docs]),
    fits: [...[...known.fits, all].map((fit) => fitWithin(fit, known.docs)), ...similar.fits],
    similar: similar.docs,
  };
}

/**
 * Docs that have all words, and those that have some of them in another form. A word that nobody
 * has to its end is rather meant in that form; of somebody who still types it may only go on.
 */
function withForms(index: SearchIndex, query: WordsQuery, unfinished: boolean): Matched {
  const exact = withWords(index, query);
  const fits = query.core === '' ? [] : fitsOf(index, query);
  const forms = inflected(index, query);
  if (forms === null) return plain(exact, fits);
  const inForms = withWords(index, forms);
  const ofForms = fitsOf(index, forms);
  const [first, docs, rest] = unfinished ? [fits, exact, ofForms] : [ofForms, inForms, fits];
  return {
    docs: DocSet.union(index.docs, [inForms, exact]),
    fits: [...[...first, all].map((fit) => fitWithin(fit, docs)), ...rest],
    similar: null,
    inflected: forms,
  };
}

/** Docs that have all words, each in some field, and none of what is excluded. */
function withWords(index: SearchIndex, query: WordsQuery): DocSet {
  const wanted = [
    ...wantedWords(query).map((wanted) => wordMatches(index, wanted).any()),
    ...query.phrases.map((text) => phrase(index, text).any()),
  ];
  return withoutExcluded(DocSet.shared(wanted) ?? allDocs(index), index, query.excluded);
}
