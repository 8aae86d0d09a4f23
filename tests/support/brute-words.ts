import { sectorPhrases } from '@/lib/search/everyday/sector-phrases';
import { type Begins, beginsReader, whereHad } from './brute-begun';
import { add, firstAtLeast } from './brute-lists';
import { compoundsOf, type Needed } from './brute-names';
import type { BruteCompany } from './brute-register';
import { type Mask, mark } from './masks';

/** Which companies have which words. */
export class BruteWords {
  /** Companies that have a word, or two neighbours in a name that together are one. */
  readonly having = new Map<string, number[]>();
  readonly compounds = new Map<string, number[]>();
  readonly inState = new Map<string, number[]>();
  /** Those whose sector or division a phrase means. */
  readonly #inSectors = new Map<string, number[]>();
  readonly vocabulary: string[];
  readonly begins: Begins;
  readonly #companies: readonly BruteCompany[];
  readonly #where = new Map<string, readonly number[]>();

  constructor(companies: readonly BruteCompany[]) {
    this.#companies = companies;
    this.begins = beginsReader(companies);
    for (const [place, company] of companies.entries()) {
      const { words, foldedNames, states } = company;
      for (const word of words) add(this.having, word, place);
      for (const word of states) add(this.inState, word, place);
      for (const phrase of company.sectorPhrases) add(this.#inSectors, phrase, place);
      for (const compound of foldedNames.flatMap(compoundsOf)) add(this.compounds, compound, place);
    }
    this.vocabulary = [...this.having.keys()].sort();
  }

  addJoined(mask: Mask, left: string, right: string): void {
    mark(mask, this.inState.get(left + right));
    if (left.length >= 3 && right.length >= 3) this.addBeginning(mask, left + right);
    else mark(mask, this.having.get(left + right));
  }

  addSectors(mask: Mask, words: readonly string[], { places, phrases }: Needed): void {
    const called = sectorPhrases(words);
    for (const phrase of [...phrases, ...places.flatMap((place) => called[place] ?? [])])
      mark(mask, this.#inSectors.get(phrase));
  }

  addBeginning(mask: Mask, prefix: string): void {
    const { vocabulary } = this;
    for (let at = firstAtLeast(vocabulary, prefix); at < vocabulary.length; at += 1) {
      const word = vocabulary[at] ?? '';
      if (!word.startsWith(prefix)) break;
      const places = this.having.get(word);
      const counts = this.begins(prefix, word);
      if (counts === null) {
        mark(mask, places);
      } else {
        const where = this.#whereOf(word);
        mark(
          mask,
          places?.filter((_place, at) => counts(where[at] ?? 0)),
        );
      }
    }
  }

  /** Where the companies that have a word have it. */
  #whereOf(word: string): readonly number[] {
    const known = this.#where.get(word);
    if (known) return known;
    const where = (this.having.get(word) ?? []).map((place) =>
      whereHad(this.#companies[place] as BruteCompany, word),
    );
    this.#where.set(word, where);
    return where;
  }
}
