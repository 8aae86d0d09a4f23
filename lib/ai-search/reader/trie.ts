import 'server-only';
import { basesOf, compoundStems } from './inflect';
import { type Token, tokensOf } from './tokens';
import type { Kind, Meaning } from './vocabulary';

type Node = { next: Map<string, Node>; meanings: Meaning[] };
export type Match = { meaning: Meaning; next: number };

/** Kinds whose words may be in the plural or have an article. */
const INFLECTED: ReadonlySet<Kind> = new Set([
  ...(['industry', 'companyType', 'field', 'contact', 'opinion'] as const),
]);
const GOODS: ReadonlySet<Kind> = new Set(['goods']);

const node = (): Node => ({ next: new Map(), meanings: [] });

/** Phrases and their possible meanings. */
export class Trie {
  readonly #root = node();
  readonly #words = new Set<string>();

  /** @param phrases separated by a comma and a space. */
  add(phrases: string, meaning: Meaning): void {
    for (const phrase of phrases.split(', ')) this.addPhrase(phrase, meaning);
  }

  /** Adds one phrase unless it, or a base form of it, already has a meaning of the kind. */
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

  /** Whether a folded word, or a base form of it, is in any phrase. */
  knows(fold: string): boolean {
    return [...basesOf(fold), ...compoundStems(fold)].some((form) => this.#words.has(form));
  }

  /** Whether a folded word itself is a phrase. */
  stands(fold: string): boolean {
    return (this.#root.next.get(fold)?.meanings.length ?? 0) > 0;
  }

  /** All possible meanings of the tokens from a position on, longest first. */
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

/**
 * The meanings of phrases that end with a word, or else with its nearest base form that has any.
 * Goods stand beside other meanings: "paint" does not hide that "painters" are a trade.
 */
function endingsAt(at: Node, fold: string): Meaning[] {
  const exact = (at.next.get(fold)?.meanings ?? []).filter(({ is }) => !GOODS.has(is));
  const inflected = (forms: readonly string[], kinds: ReadonlySet<Kind>) => {
    for (const form of forms) {
      const meanings = (at.next.get(form)?.meanings ?? []).filter(({ is }) => kinds.has(is));
      if (meanings.length > 0) return meanings;
    }
    return [];
  };
  const bases = basesOf(fold);
  const goods = inflected(bases, GOODS);
  if (exact.length > 0) return [...exact, ...goods];
  const others = inflected(bases, INFLECTED);
  if (others.length > 0) return [...others, ...goods];
  return [...inflected(compoundStems(fold), new Set(['industry'])), ...goods];
}
