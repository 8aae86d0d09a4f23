import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { addressIn } from '../addresses';
import { wantedWords } from '../compounds';
import { NOTHING_OUTSIDE, type OutsideKeys } from '../outside';
import type { Asked, WordsQuery } from '../parse-query';
import type { CompanyFilters, SearchSort } from '../types';
import { type Wish, wishIn } from '../wishes';
import { isOnlyAsked } from '../without-asked';
import { DocSet } from './doc-set';
import { docsOfKeys } from './docs-of-keys';
import { applyFiltersExcept, type FilterSets, filterSets } from './filters';
import { all, type Fit, fitsOf, fitWithin } from './fits';
import { inflected } from './inflected';
import { kept } from './kept';
import { inLegalForm } from './legal-forms';
import { namesBeginningWith } from './names';
import { type OtherReading, otherReadings, tradeOnly } from './other-readings';
import { similarTo } from './similar-names';
import { isOfValueOrState } from './value-words';
import { phrase, withoutExcluded, wordMatches } from './words';

/** A query, or all companies; restricted by filters. */
export type Question = {
  query: Asked;
  /** CVR numbers of the companies identified by the query's number, email, host or address. */
  named?: readonly number[];
  filters: CompanyFilters;
  /** What the filters need that the index does not have. */
  outside?: OutsideKeys;
  /** The user is still typing the last word. */
  unfinished?: boolean;
};

/** The result of a question, as sets of docs. */
export type Found = {
  index: SearchIndex;
  outside: OutsideKeys;
  /** Matches of the query alone, ignoring filters. */
  unfiltered: DocSet;
  filters: FilterSets;
  docs: DocSet;
  /** Ranking tiers, best first; each selects its docs from those not yet taken. */
  fits: readonly Fit[];
  /** Docs that match only if a word is misspelt; null when there are none. */
  similar: DocSet | null;
  /** The query with words in other inflections, which matched too, and without `asked`. */
  inflected: WordsQuery | null;
  /** Folded words beside a name that ask for something, and that no match needed: "telefon". */
  asked: readonly string[];
  /** These are all words but those for a trade and a place, so that no name was found. */
  isTradeAlone?: true;
  /** The order that words ask for, "største", and their conditions, "over 50 ansatte", folded. */
  order: SearchSort | null;
  conditions: readonly (readonly string[])[];
};

/** With fewer hits than this a misspelling is likely, and matches of similar words are appended. */
const FEW_HITS = 3;

type Matched = Omit<Found, 'index' | 'outside' | 'unfiltered' | 'filters'>;

export function findDocs(index: SearchIndex, question: Question): Found {
  const { docs: unfiltered, ...matched } = matching(index, question);
  const { filters, outside = NOTHING_OUTSIDE } = question;
  const sets = filterSets(index, filters, outside);
  const docs = applyFiltersExcept(unfiltered, sets);
  return { index, outside, ...matched, unfiltered, filters: sets, docs };
}

function matching(index: SearchIndex, question: Question): Matched {
  const { query, named = [] } = question;
  switch (query.kind) {
    case 'all':
      return plain(allDocs(index));
    case 'empty':
      return plain(DocSet.none(index.docs));
    case 'words':
      return atLabelled(index, query, named) ?? withWish(index, query, question);
    case 'number': {
      const own = docsOfKeys(index, [Number(query.digits)]);
      return plain(docsOfKeys(index, named), [(left) => left.and(own)]);
    }
    case 'numbers':
    case 'email':
      return plain(docsOfKeys(index, named));
    case 'domain': {
      const onHost = docsOfKeys(index, named);
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
  asked: [],
  order: null,
  conditions: [],
});

/** Docs at the address that the words may be, which also match its remaining words. */
function atAddress(index: SearchIndex, query: WordsQuery, named: readonly number[]): DocSet {
  const docs = docsOfKeys(index, named);
  const rest = docs.size > 0 ? addressIn(query)?.rest : null;
  if (!rest) return docs;
  const there = docs.and(withWords(index, rest));
  if (there.size === 0 && isOnlyAsked(rest)) return docs;
  const [bare] = there.size > 0 ? [] : otherReadings(index, rest);
  return bare ? docs.and(withWords(index, bare.query)) : there;
}

/** Docs at an address that is written as one; null for other words, and where none is there. */
function atLabelled(
  index: SearchIndex,
  query: WordsQuery,
  named: readonly number[],
): Matched | null {
  if (named.length === 0 || !addressIn(query)?.isLabelled) return null;
  const docs = atAddress(index, query, named);
  return docs.size > 0 ? plain(docs) : null;
}

/** Appends docs at the address after the docs that match the words. */
function withAddress(index: SearchIndex, known: Matched, address: DocSet): Matched {
  if (address.size === 0) return known;
  const fits = [...known.fits, all].map((fit) => fitWithin(fit, known.docs));
  return { ...known, fits, docs: DocSet.union(index.docs, [known.docs, address]) };
}

/** Docs that match, in the order and on the conditions that words ask for, unless these are a name. */
function withWish(index: SearchIndex, query: WordsQuery, question: Question): Matched {
  const wish = wishIn(query);
  if (wish === null || isNamedSo(index, query, wish)) return withSimilar(index, query, question);
  const { order, filters } = wish;
  const named = addressIn(wish.query) ? question.named : [];
  const matched = withSimilar(index, wish.query, { ...question, named });
  return {
    ...matched,
    docs: applyFiltersExcept(matched.docs, filterSets(index, filters)),
    inflected: matched.inflected ?? wish.query,
    order,
    conditions: wish.conditions,
  };
}

/**
 * Whether words that may ask for something are parts of names: some company has them along with
 * the other words, and these are none of trades and places, or its name begins with all of them.
 */
function isNamedSo(index: SearchIndex, query: WordsQuery, wish: Wish): boolean {
  const having = withWords(index, query);
  if (having.size === 0) return false;
  const ofNames = wish.query.words.filter((word) => !wish.query.optional.includes(word));
  if (ofNames.some((word) => !isOfValueOrState(index, word))) return true;
  return namesBeginningWith(index, query.core.split(' '), having).size > 0;
}

/** Docs that match, as typed or else in another reading; where these are few, misspelt ones too. */
function withSimilar(index: SearchIndex, query: WordsQuery, question: Question): Matched {
  const typed = asWritten(index, query, question);
  const others = typed.docs.size > 0 ? [] : otherReadings(index, query, question.unfinished);
  const read = others.map((other) => readAs(other, asWritten(index, other.query, question)));
  const known = [typed, ...read].find(({ docs }) => docs.size > 0);
  if (known && known.docs.size >= FEW_HITS) return known;
  const trade = known || question.unfinished ? null : tradeOnly(index, query);
  const ofTrade = trade?.isKind ? inTrade(index, trade) : null;
  if (ofTrade) return ofTrade;
  for (const one of known ? [known] : [typed, ...read]) {
    const similar = withMisspelt(index, one.inflected ?? query, one);
    if (similar.docs.size > 0) return similar;
  }
  return (trade && inTrade(index, trade)) ?? typed;
}

/** Docs of the trade that is sought, without the words that none of them has. */
function inTrade(index: SearchIndex, trade: OtherReading): Matched | null {
  const found = readAs(trade, asWritten(index, trade.query, { named: [] }));
  return found.docs.size > 0 ? { ...found, isTradeAlone: true } : null;
}

const readAs = ({ query, asked }: OtherReading, matched: Matched): Matched => ({
  ...matched,
  inflected: matched.inflected ?? query,
  asked,
});

/** Docs that match the words, or are at the address that they may be. */
function asWritten(
  index: SearchIndex,
  query: WordsQuery,
  { named = [], unfinished = false }: Pick<Question, 'named' | 'unfinished'>,
): Matched {
  const address = atAddress(index, query, named);
  return withAddress(index, withForms(index, query, unfinished), address);
}

/** Appends docs that match if a word is misspelt. */
function withMisspelt(index: SearchIndex, query: WordsQuery, known: Matched): Matched {
  const similar = similarTo(index, query, known.docs);
  if (similar === null) return known;
  return {
    ...known,
    docs: DocSet.union(index.docs, [similar.docs, known.docs]),
    fits: [...[...known.fits, all].map((fit) => fitWithin(fit, known.docs)), ...similar.fits],
    similar: similar.docs,
  };
}

/**
 * Docs that have all words, and those that have some in another inflection. If no company has a
 * word as a whole word, the other inflection ranks first, unless the user is still typing: then the
 * word may continue.
 */
function withForms(index: SearchIndex, query: WordsQuery, unfinished: boolean): Matched {
  const exact = withWords(index, query);
  const fits = query.core === '' ? [] : fitsOf(index, query);
  const forms = inflected(index, query);
  if (forms === null) return plain(exact, fits);
  const inForms = withWords(index, forms.query);
  const ofForms = fitsOf(index, forms.query);
  const [first, docs, rest] =
    unfinished || !forms.isBetter ? [fits, exact, ofForms] : [ofForms, inForms, fits];
  const ranked = [...[...first, all].map((fit) => fitWithin(fit, docs)), ...rest];
  return {
    ...plain(DocSet.union(index.docs, [inForms, exact]), ranked),
    inflected: forms.query,
  };
}

/** Docs that have all words, each in some field, in a legal form, and none of the exclusions. */
function withWords(index: SearchIndex, query: WordsQuery): DocSet {
  const wanted = [
    ...wantedWords(query).map((wanted) => wordMatches(index, wanted).any()),
    ...query.phrases.map((text) => phrase(index, text).any()),
  ];
  const having = inLegalForm(index, query, DocSet.shared(wanted) ?? allDocs(index));
  return withoutExcluded(having, index, query.excluded);
}
