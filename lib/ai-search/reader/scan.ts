import 'server-only';
import type { Lexicon } from './lexicon';
import { type Token, tokensOf } from './tokens';
import type { Match } from './trie';
import type { Kind, Meaning } from './vocabulary';

export type Of<K extends Kind> = Extract<Meaning, { is: K }>;
export type Found<K extends Kind> = { meaning: Of<K>; next: number };

const MOST_RESPELLED = 20;

/** A sentence with what its words may mean; places are numbers of tokens. */
export class Scan {
  readonly tokens: readonly Token[];
  readonly #matches: readonly Match[][];

  constructor(
    readonly sentence: string,
    readonly lexicon: Lexicon,
  ) {
    const { trie, noise, respelled } = lexicon;
    let unknown = 0;
    this.tokens = tokensOf(sentence).map((token) => {
      const { kind, fold } = token;
      if (kind !== 'word' || noise.has(fold) || trie.knows(fold)) return token;
      unknown += 1;
      // A text of other words than ours is not compared letter by letter to its end.
      if (unknown > MOST_RESPELLED) return token;
      const meant = respelled(fold);
      return meant === null ? token : { ...token, fold: meant };
    });
    this.#matches = this.tokens.map((_, at) => trie.matches(this.tokens, at));
  }

  get length(): number {
    return this.tokens.length;
  }

  /** The longest phrase of a kind that begins at a place. */
  find<K extends Kind>(at: number, ...kinds: K[]): Found<K> | null {
    const found = this.#matches[at]?.find(({ meaning }) => (kinds as Kind[]).includes(meaning.is));
    return (found as Found<K> | undefined) ?? null;
  }

  /** Where a function word of any of these names ends, the longest; null when none is here. */
  word(at: number, ...names: string[]): number | null {
    const found = this.#matches[at]?.find(
      ({ meaning }) => meaning.is === 'word' && names.includes(meaning.word),
    );
    return found?.next ?? null;
  }

  /** The next place whose word says something, but for at most `most` that do not. */
  skip(at: number, most = 3): number {
    let next = at;
    while (next < at + most && this.isNoise(next)) next += 1;
    return next;
  }

  isNoise(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && token.kind === 'word' && this.lexicon.noise.has(token.fold);
  }

  /** The words from one place up to another, as they were written. */
  text(from: number, to: number): string {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    return first && last ? this.sentence.slice(first.start, last.end) : '';
  }

  /** Whether a token follows the one before it without a blank. */
  touches(at: number): boolean {
    return this.tokens[at - 1]?.end === this.tokens[at]?.start;
  }
}
