import type { Exchange } from '@/lib/assistant/types';
import { readPursuit } from '../question/pursuit';
import { isAside } from '../question/spoken-of';
import { fragmentOf } from './fragment';
import { isOfEach } from './several-before';

/** The base question, and the fragments that have changed it since, oldest first. */
export type Before = { base: Exchange; fragments: string[] };

/** The company that a part of an answer is of, with the key of its page. */
export const HEADING = /^\*\*\[(?:[^\]\\]|\\.)+\]\(\/detail\/(\d{8})[^)]*\)\*\*/gm;

/** "Over 20 %?" changes a search, and asks of a company whether its figure is. */
function isPursuit({ question, answer }: Exchange): boolean {
  const pursuit = readPursuit(question);
  return pursuit !== null && (pursuit.kind !== 'claim' || answer.search(HEADING) >= 0);
}

/** The question that a fragment continues; null when there is none. */
export function beforeOf(former: readonly Exchange[]): Before | null {
  const fragments: string[] = [];
  for (const exchange of former.toReversed()) {
    // Asides such as "thanks" and "how do I export it?" do not change the topic.
    if (isAside(exchange) || isOfEach(exchange) || isPursuit(exchange)) continue;
    const fragment = fragmentOf(exchange.question);
    if (fragment === null) return { base: exchange, fragments: fragments.toReversed() };
    fragments.push(fragment);
  }
  return null;
}
