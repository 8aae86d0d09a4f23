import type { Exchange } from '@/lib/assistant/types';
import { isAside } from '../question/spoken-of';
import { fragmentOf } from './fragment';
import { isOfEach } from './several-before';

/** The base question, and the fragments that have changed it since, oldest first. */
export type Before = { base: Exchange; fragments: string[] };

/** The question that a fragment continues; null when there is none. */
export function beforeOf(former: readonly Exchange[]): Before | null {
  const fragments: string[] = [];
  for (const exchange of former.toReversed()) {
    // Asides such as "thanks" and "how do I export it?" do not change the topic.
    if (isAside(exchange) || isOfEach(exchange)) continue;
    const fragment = fragmentOf(exchange.question);
    if (fragment === null) return { base: exchange, fragments: fragments.toReversed() };
    fragments.push(fragment);
  }
  return null;
}
