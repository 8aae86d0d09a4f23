import 'server-only';
import { allBits, type Bits, countBits, noBits, setBit, unite } from '@/lib/search-index/bits';
import type { SearchIndex } from '@/lib/search-index/types';
import { joinedWith } from '../compounds';
import type { Asked, WordsQuery } from '../parse-query';
import type { CompanyFilters } from '../types';
import { type FilterSets, filterSets, passing } from './filters';
import { type Fit, fitsOf, fitWithin, within } from './fits';
import { keptBits } from './kept';
import { similarTo } from './similar-names';
import { docOfKey } from './sorted';
import { inAll, phrase, withoutExcluded, wordMatches } from './words';

/** What is asked: a query, or all companies; narrowed by filters. */
export type Question = {
  query: Asked;
  /** CVR numbers of the companies that the query's number, e-mail or host names. */
  named?: readonly number[];
  filters: CompanyFilters;
};

/** The answer to a question: sets of docs. */
export type Found = {
  index: SearchIndex;
  /** What the query alone finds, the filters aside. */
  unfiltered: Bits;
  filters: FilterSets;
  bits: Bits;
  /** Exact. */
  total: number;
  /** How the docs fit, best first: each takes its docs out of those that are left. */
  fits: readonly Fit[];
  /** Docs that are in only because a word may be misspelt; null when there are none. */
  similar: Bits | null;
};

/** So few hits that a misspelling is likely: those of similar words follow them. */
const FEW_HITS = 3;

type Matched = { docs: Bits; fits: readonly Fit[]; similar: Bits | null };

export function findDocs(index: SearchIndex, { query, named = [], filters }: Question): Found {
  const { docs: unfiltered, fits, similar } = matching(index, query, named);
  const sets = filterSets(index, filters);
  const bits = passing(unfiltered, sets);
  return { index, unfiltered, filters: sets, bits, total: countBits(bits), fits, similar };
}

function matching(index: SearchIndex, query: Question['query'], named: readonly number[]): Matched {
  switch (query.kind) {
    case 'all':
      return plain(keptBits(index, 'all', () => allBits(index.docs)));
    case 'empty':
      return plain(noBits(index.docs));
    case 'words':
      return withSimilar(index, query);
    case 'number': {
      const own = docsOf(index, [Number(query.digits)]);
      return plain(docsOf(index, named), [within(own)]);
    }
    case 'email':
      return plain(docsOf(index, named));
    case 'domain': {
      const onHost = docsOf(index, named);
      if (query.words === null) return plain(onHost);
      const fits = fitsOf(index, query.words);
      const hosted = [...fits, all].map((take) => fitWithin(take, onHost));
      return plain(unite(withWords(index, query.words), onHost), [...hosted, ...fits]);
    }
  }
}

const all: Fit = { many: (left) => left, few: (left) => left };
const plain = (docs: Bits, fits: Fit[] = []): Matched => ({ docs, fits, similar: null });

/** The docs of some CVR numbers; what the index does not know is left out. */
function docsOf(index: SearchIndex, named: readonly number[]): Bits {
  const bits = noBits(index.docs);
  for (const key of named) {
    const doc = docOfKey(index, key);
    if (doc >= 0) setBit(bits, doc);
  }
  return bits;
}

function withSimilar(index: SearchIndex, query: WordsQuery): Matched {
  const exact = withWords(index, query);
  const fits = query.core === '' ? [] : fitsOf(index, query);
  if (countBits(exact) >= FEW_HITS) return plain(exact, fits);
  const similar = similarTo(index, query, exact);
  if (similar === null) return plain(exact, fits);
  const ofExact = [...fits, all].map((take) => fitWithin(take, exact));
  return {
    docs: unite(similar.docs.slice(), exact),
    fits: [...ofExact, ...similar.fits],
    similar: similar.docs,
  };
}

/** Docs that have all words, each in some field, and none of what is excluded. */
function withWords(index: SearchIndex, { words, phrases, excluded }: WordsQuery): Bits {
  const joined = joinedWith(words);
  const wanted = [
    ...words.map((word, at) => wordMatches(index, word, joined[at] ?? []).any),
    ...phrases.map((text) => phrase(index, text).any),
  ];
  const found = inAll(wanted) ?? allBits(index.docs);
  return withoutExcluded(found, index, excluded);
}
