import { addressIn } from '@/lib/search/addresses';
import { SPELLED_STATES } from '@/lib/search/everyday/states';
import { type ParsedQuery, parseQuery, type WordsQuery } from '@/lib/search/parse-query';
import type { CompanyFilters, SearchSort } from '@/lib/search/types';
import { isOnlyAsked } from '@/lib/search/without-asked';
import { foldName } from '@/lib/words/fold';
import { otherSons } from '@/lib/words/small-words';
import { filterTests, type Test } from './brute-filters';
import { formReader } from './brute-forms';
import { add } from './brute-lists';
import {
  hasPhrase,
  identified,
  inOtherForms,
  isSpelled,
  type Known,
  knownWords,
  type Needed,
  neededOf,
  neighbourPairs,
  onHost,
} from './brute-names';
import { ordersOf } from './brute-order';
import { rankOf } from './brute-rank';
import { otherReadings, understoodAs } from './brute-readings';
import type { BruteCompany } from './brute-register';
import { similarReader } from './brute-similar';
import { BruteWords } from './brute-words';
import { both, countOf, keep, type Mask, mark, union, without } from './masks';
import { Vocabulary } from './near-words';
import { oncePer } from './once-per';

/**
 * The semantics of a search in plain TypeScript: checks every company and uses
 * no SQL. The engine's answers must equal these.
 */

type Input = { search: string | null; filters: CompanyFilters };
type PageInput = Input & { sort: SearchSort; page: number; pageSize: number };

export class BruteSearch {
  readonly #companies: BruteCompany[];
  /** Each company's address line, folded like searches. */
  readonly #lines: string[];
  /** Texts in which phrases are looked up. */
  readonly #texts: string[][];
  readonly #order: ReturnType<typeof ordersOf>;
  readonly #words: BruteWords;
  readonly #near: Vocabulary;
  readonly #known: Known;
  readonly #inForm: ReturnType<typeof formReader>;
  /** The last search: its order, and the counts of one answer, ask for the same query. */
  #last: { search: string; query: ParsedQuery } | undefined;
  readonly vocabulary: string[];
  /** @param everyday words of places and industries that are not in their texts. */
  constructor(companies: BruteCompany[], everyday: Iterable<string> = []) {
    this.#companies = companies;
    this.#texts = companies.map((company) => [...company.foldedNames, ...company.foldedValues]);
    this.#lines = companies.map(({ street }) => foldName(street ?? ''));
    this.#words = new BruteWords(companies);
    this.vocabulary = this.#words.vocabulary;
    this.#near = new Vocabulary([...new Set([...this.vocabulary, ...SPELLED_STATES])].sort());
    this.#known = knownWords(companies, everyday);
    this.#order = ordersOf(companies);
    this.#inForm = formReader(companies, this.#known);
  }

  page({ search, filters, sort, page, pageSize }: PageInput) {
    const found = this.#found({ search, filters });
    const places = this.#ordered(found, search, sort);
    const shown = Math.min(Math.max(page, 1), Math.max(1, Math.ceil(places.length / pageSize)));
    const ofPage = places.slice((shown - 1) * pageSize, shown * pageSize);
    const keys = ofPage.map((place) => this.#at(place).key);
    return { total: places.length, page: shown, keys };
  }

  /** Number of companies per value, ignoring the filter of that name. */
  counts(
    { search, filters }: Input,
    name: keyof CompanyFilters,
    read: (company: BruteCompany) => string | null,
  ) {
    const counts = new Map<string, number>();
    const found = this.#found({ search, filters: { ...filters, [name]: undefined } });
    for (const [place, company] of this.#companies.entries()) {
      const value = found[place] ? read(company) : null;
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  }

  #found({ search, filters }: Input): Mask {
    const tests = filterTests(filters);
    const kept =
      search === null ? this.#none().fill(1) : this.#matching(this.#parsed(search)).slice();
    for (const test of tests) keep(kept, (place) => test(this.#at(place)));
    return kept;
  }

  #all(test: Test): Mask {
    const mask = this.#none().fill(1);
    keep(mask, (place) => test(this.#at(place)));
    return mask;
  }

  #parsed(search: string): ParsedQuery {
    if (this.#last?.search !== search) this.#last = { search, query: parseQuery(search) };
    return this.#last.query;
  }

  // What is found by a query is asked for several times, and not changed.

  readonly #matching = oncePer((query: ParsedQuery): Mask => {
    switch (query.kind) {
      case 'empty':
        return this.#none();
      case 'words': {
        const labelled = this.#atLabelled(query);
        if (labelled) return labelled;
        const { query: meant, similar } = this.#understood(query);
        const found = this.#written(meant).slice();
        mark(found, [...similar.keys()]);
        return found;
      }
      case 'domain': {
        const found = this.#all(onHost(query.hosts));
        return query.words ? union(found, this.#withWords(query.words)) : found;
      }
      case 'email':
      case 'numbers':
      case 'number':
        return this.#all(identified(query));
    }
  });

  readonly #written = oncePer((query: WordsQuery): Mask => {
    const { query: forms } = this.#inOtherForms(query);
    return [this.#withWords(forms), this.#atAddress(query)].reduce(union, this.#withWords(query));
  });

  readonly #inOtherForms = oncePer((query: WordsQuery) => inOtherForms(query, this.#known));

  readonly #understood = oncePer((query: WordsQuery) =>
    understoodAs(query, this.#known, {
      countOf: (one) => countOf(this.#written(one)),
      similarTo: (one) => this.#similarRanks(this.#inOtherForms(one).query, this.#written(one)),
    }),
  );

  /** Companies at the address named by the words that also have the other words. */
  readonly #atAddress = oncePer((query: WordsQuery): Mask => {
    const address = addressIn(query);
    if (address === null) return this.#none();
    const { begins, rest } = address;
    const isThere = (line: string) =>
      line.startsWith(begins) && !/^\d/.test(line.slice(begins.length));
    const there = Uint8Array.from(this.#lines, (line) => Number(isThere(line)));
    if (rest === null) return there;
    const found = both(there, this.#withWords(rest));
    if (countOf(found) === 0 && isOnlyAsked(rest)) return there;
    const [other] =
      countOf(there) > 0 && countOf(found) === 0 ? otherReadings(rest, this.#known) : [];
    return other ? both(there, this.#withWords(other)) : found;
  });

  /** The same for what is written as an address, unless nobody is there. */
  #atLabelled(query: WordsQuery): Mask | null {
    const there = addressIn(query)?.isLabelled ? this.#atAddress(query) : null;
    return there && countOf(there) > 0 ? there : null;
  }

  readonly #withWords = oncePer((query: WordsQuery): Mask => {
    const { words, phrases, excluded } = query;
    const masks = neededOf(query).map((one) => this.#withOne(words, one));
    masks.push(...phrases.map((phrase) => this.#withPhrase(phrase)));
    const unwanted = excluded.map(({ words: out, phrase }) =>
      phrase ? this.#withPhrase(out.join(' ')) : this.#withAll(out),
    );
    const wanted = this.#inForm(query, masks.reduce(both, this.#none().fill(1)));
    return unwanted.reduce(without, wanted);
  });

  #withPhrase(phrase: string): Mask {
    const having = this.#none();
    // Companies without any of its words can be skipped.
    for (const place of this.#words.having.get(phrase.split(' ')[0] ?? '') ?? []) {
      if (this.#texts[place]?.some((text) => hasPhrase(text, phrase))) having[place] = 1;
    }
    return having;
  }

  /** Companies with all of these words as written. */
  #withAll(words: readonly string[]): Mask {
    const having = this.#none();
    const first = words[0] ?? '';
    for (const place of [
      ...(this.#words.having.get(first) ?? []),
      ...(this.#words.inState.get(first) ?? []),
    ]) {
      const company = this.#at(place);
      if (words.every((word) => company.words.has(word) || company.states.has(word)))
        having[place] = 1;
    }
    return having;
  }

  /** Companies with one of these query words or phrases. */
  #withOne(words: readonly string[], { places, phrases }: Needed): Mask {
    const masks = places.map((place, at) => this.#withWord(words, place, at === 0));
    const together = phrases.map((text) => {
      const having = this.#withPhrase(text);
      mark(having, this.#words.having.get(text.replaceAll(' ', '')));
      return having;
    });
    const inSectors = this.#none();
    this.#words.addSectors(inSectors, words, { places, phrases });
    return [...masks, ...together, inSectors].reduce(union, this.#none());
  }

  /**
   * Companies with a query word unchanged: as prefix, as the state of a company, as a compound
   * (only the first of alternatives), or as part of one.
   */
  #withWord(words: readonly string[], index: number, isFirst: boolean): Mask {
    const having = this.#none();
    const word = words[index] ?? '';
    this.#words.addBeginning(having, word);
    mark(having, this.#words.inState.get(word));
    if (isFirst) mark(having, this.#words.compounds.get(word));
    for (const other of otherSons(word)) mark(having, this.#words.having.get(other));
    for (const [left, right] of neighbourPairs(words, index))
      this.#words.addJoined(having, left, right);
    return having;
  }

  /** Companies excluded only by a misspelling, with their rank; used if there are few hits. */
  #similarRanks(query: WordsQuery, found: Mask): Map<number, number> {
    const ranks = new Map<number, number>();
    if (countOf(found) >= 3 || isSpelled(query, this.#known)) return ranks;
    const { needed, rank: rankOf } = similarReader(query, this.#near, this.#words.begins);
    const masks = needed.map(({ one, alike }) => {
      const having = this.#withOne(query.words, one);
      for (const word of alike) {
        mark(having, this.#words.having.get(word));
        mark(having, this.#words.inState.get(word));
      }
      return having;
    });
    for (const [place, company] of this.#companies.entries()) {
      const isMeant = !found[place] && masks.every((mask) => mask[place]);
      const rank = isMeant ? rankOf(company) : null;
      if (rank !== null) ranks.set(place, rank);
    }
    return ranks;
  }

  #none(): Mask {
    return new Uint8Array(this.#companies.length);
  }

  /** Positions of the matches, in the order of an answer. */
  #ordered(found: Mask, search: string | null, sort: SearchSort): number[] {
    const inOrder = this.#order(sort).filter((place) => found[place]);
    if (sort !== 'relevance' || search === null) return inOrder;
    const query = this.#parsed(search);
    const rank = query.kind === 'words' ? this.#wordsRank(query) : this.#rank(rankOf(query));
    const tiers = new Map<number, number[]>();
    for (const place of inOrder) {
      add(tiers, rank(place), place);
    }
    return [...tiers].sort(([a], [b]) => a - b).flatMap(([, places]) => places);
  }

  #rank(rank: (company: BruteCompany) => number) {
    return (place: number) => rank(this.#at(place));
  }

  /** First companies with the words in known forms, or as typed, then the others; then misspelt. */
  #wordsRank(typedQuery: WordsQuery): (place: number) => number {
    const labelled = this.#atLabelled(typedQuery);
    if (labelled) return (place) => (labelled[place] ? 0 : Number.NaN);
    const { query, similar } = this.#understood(typedQuery);
    const { query: forms, isBetter } = this.#inOtherForms(query);
    const exact = this.#withWords(query);
    const inForms = this.#withWords(forms);
    const there = this.#atAddress(query);
    const [asTyped, asMeant] = [this.#rank(rankOf(query)), this.#rank(rankOf(forms))];
    const [meant, typed] = [[inForms, asMeant] as const, [exact, asTyped] as const];
    const [first, second] = isBetter ? [meant, typed] : [typed, meant];
    return (place) => {
      if (first[0][place]) return first[1](place);
      if (second[0][place]) return 20 + second[1](place);
      return there[place] ? 39 : (similar.get(place) ?? Number.NaN);
    };
  }

  #at(place: number): BruteCompany {
    const company = this.#companies[place];
    if (!company) throw new Error(`There is no company ${place}.`);
    return company;
  }
}
