import 'server-only';
import type { Lexicon, Meant } from './lexicon';
import { type Token, tokensOf } from './tokens';
import type { Match } from './trie';
import type { Kind, Meaning } from './vocabulary';

export type Of<K extends Kind> = Extract<Meaning, { is: K }>;
export type Found<K extends Kind> = { meaning: Of<K>; next: number };

const MOST_RESPELLED = 20;
const CAPITAL = /^\p{Lu}/u;
/** Words that a place stands behind. */
const BEFORE_PLACE = new Set('i in ved naer near omkring around paa on fra from'.split(' '));

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
    this.tokens = tokensOf(sentence).map((token, at, all) => {
      const { kind, fold } = token;
      if (kind !== 'word' || noise.has(fold) || trie.knows(fold)) return token;
      unknown += 1;
      // A text of other words than ours is not compared letter by letter to its end.
      if (unknown > MOST_RESPELLED) return token;
      const meant = respelled(token);
      if (meant === null || (isName(all, at) && !this.#isPlace(all, at, meant))) return token;
      return { ...token, fold: meant.fold, meant: meant.text };
    });
    this.#matches = this.tokens.map((_, at) => trie.matches(this.tokens, at));
  }

  #isPlace(tokens: readonly Token[], at: number, meant: Meant): boolean {
    const named = this.lexicon.trie.matches([{ ...meant, start: 0, end: 0, kind: 'word' }], 0);
    const isBehind = BEFORE_PLACE.has(tokens[at - 1]?.fold ?? '');
    return isBehind && named.some(({ meaning }) => meaning.is === 'place');
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

  /** The words that misspelt ones in between are taken for; null when all are read as written. */
  meant(from: number, to: number): string | null {
    return (
      this.tokens
        .slice(from, to)
        .flatMap(({ meant }) => meant ?? [])
        .join(' ') || null
    );
  }

  /** "Lars Skov": a word of ours that is part of a name, behind one that is none of ours. */
  isInName(at: number): boolean {
    const { trie } = this.lexicon;
    const [before, token] = [this.tokens[at - 1], this.tokens[at]];
    if (!before || !token || !isName(this.tokens, at) || !trie.stands(token.fold)) return false;
    const isKnown = before.kind !== 'word' || this.isNoise(at - 1) || trie.knows(before.fold);
    return CAPITAL.test(before.text) && !isKnown;
  }

  /** Whether a token follows the one before it without a blank. */
  touches(at: number): boolean {
    return this.tokens[at - 1]?.end === this.tokens[at]?.start;
  }
}

/** With a capital within a sentence. */
const isName = (tokens: readonly Token[], at: number) =>
  at > 0 && CAPITAL.test(tokens[at]?.text ?? '');
