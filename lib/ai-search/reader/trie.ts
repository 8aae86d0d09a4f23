import 'server-only';
import { basesOf, compoundStems } from './inflect';
import type { Token } from './tokens';
import { tokensOf } from './tokens';
import type { Kind, Meaning } from './vocabulary';

type Node = { next: Map<string, Node>; meanings: Meaning[] };
export type Match = { meaning: Meaning; next: number };

/** Kinds whose words stand in sentences in the plural or with an article. */
const INFLECTED: ReadonlySet<Kind> = new Set(['industry', 'companyType', 'field', 'contact']);

const node = (): Node => ({ next: new Map(), meanings: [] });

/** Phrases and what they may mean. */
export class Trie {
  readonly #root = node();
  readonly #words = new Set<string>();

  /** @param phrases separated by a comma and a blank. */
  add(phrases: string, meaning: Meaning): void {
    for (const phrase of phrases.split(', ')) this.addPhrase(phrase, meaning);
  }

  /** The same of one phrase, unless it, or what it is an inflection of, has a meaning of the kind. */
  addNew(phrase: string, meaning: Meaning): void {
    const tokens = tokensOf(phrase);
    const known = this.matches(tokens, 0).some(
      (match) => match.meaning.is === meaning.is && match.next === tokens.length,
    );
    if (!known) this.addPhrase(phrase, meaning);
  }

  addPhrase(phrase: string, meaning: Meaning): void {
    const words = tokensOf(phrase).map(({ fold }) => fold);
    if (words.length === 0) return;
    let at = this.#root;
    for (const word of words) {
      this.#words.add(word);
      const next = at.next.get(word) ?? node();
      at.next.set(word, next);
      at = next;
    }
    at.meanings.push(meaning);
  }

  /** Whether a folded word, or what it is an inflection of, stands in any phrase. */
  knows(fold: string): boolean {
    return [...basesOf(fold), ...compoundStems(fold)].some((form) => this.#words.has(form));
  }

  /** Whether a folded word stands in any phrase as it is. */
  stands(fold: string): boolean {
    return this.#words.has(fold);
  }

  /** All that the tokens from one on may mean, the longest first. */
  matches(tokens: readonly Token[], from: number): Match[] {
    const found: Match[] = [];
    let at: Node | undefined = this.#root;
    for (let index = from; at && index < tokens.length; index += 1) {
      const fold = tokens[index]?.fold ?? '';
      found.unshift(...endingsAt(at, fold).map((meaning) => ({ meaning, next: index + 1 })));
      at = at.next.get(fold);
    }
    return found;
  }
}

/** What ends with a word: the word itself, else the nearest of its bases that has a meaning. */
function endingsAt(at: Node, fold: string): Meaning[] {
  const exact = at.next.get(fold)?.meanings ?? [];
  const inflected = (forms: readonly string[], kinds: ReadonlySet<Kind>) => {
    for (const form of forms) {
      const meanings = (at.next.get(form)?.meanings ?? []).filter(({ is }) => kinds.has(is));
      if (meanings.length > 0) return meanings;
    }
    return [];
  };
  if (exact.length > 0) return exact;
  const bases = inflected(basesOf(fold), INFLECTED);
  return bases.length > 0 ? bases : inflected(compoundStems(fold), new Set(['industry']));
}
