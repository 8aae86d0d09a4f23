import 'server-only';
import type { Lexicon, Meant } from './lexicon';
import { type Token, tokensOf } from './tokens';
import type { Match } from './trie';
import type { Kind, Meaning } from './vocabulary';

type Of<K extends Kind> = Extract<Meaning, { is: K }>;
export type Found<K extends Kind> = { meaning: Of<K>; next: number };

const MOST_RESPELLED = 20;
const CAPITAL = /^\p{Lu}/u;
const APOSTROPHE = /['’`´]/;
const ENDING = /^(?:ere?|ernes?|ene?s?|ets?)$/;
/** Words that precede a place. */
const BEFORE_PLACE = new Set('i in ved naer near omkring around paa on fra from'.split(' '));

/** A sentence with the possible meanings of its words. Positions are indexes of tokens. */
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
      // Limits the letter-by-letter comparison in a text of unknown words.
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

  /** The folded word at a position; empty behind the end. */
  fold(at: number): string {
    return this.tokens[at]?.fold ?? '';
  }

  get length(): number {
    return this.tokens.length;
  }

  /** The longest phrase of these kinds that begins at a position. */
  find<K extends Kind>(at: number, ...kinds: K[]): Found<K> | null {
    const found = this.#matches[at]?.find(({ meaning }) => (kinds as Kind[]).includes(meaning.is));
    return (found as Found<K> | undefined) ?? null;
  }

  /** The end of the longest function word with one of these names; null when there is none here. */
  word(at: number, ...names: string[]): number | null {
    const found = this.#matches[at]?.find(
      ({ meaning }) => meaning.is === 'word' && names.includes(meaning.word),
    );
    return found?.next ?? null;
  }

  /** Skips noise words, at most `most` of them. */
  skip(at: number, most = 3): number {
    let next = at;
    while (next < at + most && this.isNoise(next)) next += 1;
    return next;
  }

  isNoise(at: number): boolean {
    const token = this.tokens[at];
    if (token?.kind !== 'word') return false;
    return this.lexicon.noise.has(token.fold) || this.#isEnding(at);
  }

  /** The ending of an abbreviation: "IVS'erne", "A/S'et". */
  #isEnding(at: number): boolean {
    const [before, token] = [this.tokens[at - 1], this.tokens[at]];
    return (
      before?.kind === 'word' &&
      token?.start === before.end + 1 &&
      APOSTROPHE.test(this.sentence[before.end] ?? '') &&
      ENDING.test(token.fold)
    );
  }

  /** The text between two positions, as it was written. */
  text(from: number, to: number): string {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    return first && last ? this.sentence.slice(first.start, last.end) : '';
  }

  /** The words that misspelt tokens were read as; null when all are read as written. */
  meant(from: number, to: number): string | null {
    return (
      this.tokens
        .slice(from, to)
        .flatMap(({ meant }) => meant ?? [])
        .join(' ') || null
    );
  }

  /** "Lars Skov": a known word that is part of a name, after a capitalised unknown one. */
  isInName(at: number): boolean {
    const { trie } = this.lexicon;
    const [before, token] = [this.tokens[at - 1], this.tokens[at]];
    if (!before || !token || !isName(this.tokens, at) || !trie.stands(token.fold)) return false;
    const isKnown = before.kind !== 'word' || this.isNoise(at - 1) || trie.knows(before.fold);
    return CAPITAL.test(before.text) && !isKnown;
  }

  /** Whether a token follows the one before it without a space. */
  touches(at: number): boolean {
    return this.tokens[at - 1]?.end === this.tokens[at]?.start;
  }
}

/** Whether a token is capitalised within a sentence, not at its start. */
const isName = (tokens: readonly Token[], at: number) =>
  at > 0 && CAPITAL.test(tokens[at]?.text ?? '');
