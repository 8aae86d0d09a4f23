import type { Exchange } from '@/lib/assistant/types';
import { TEXTS } from '../text/texts';
import { type Understood, understand } from './understand';

/** Kinds of questions that do not change the topic. */
export const BETWEEN: readonly Understood['kind'][] = [
  ...(['greeting', 'thanks', 'help', 'product', 'terms', 'define', 'register'] as const),
];

const LEADS = /\]\(\/(?:detail\/\d{8}|discover\?|people\/\d|compare\?)/;
const FAILED = [
  ...[TEXTS.cannot, TEXTS.whichCompany, TEXTS.whichPerson],
  ...[TEXTS.noneCalled, TEXTS.noneBefore, TEXTS.whichFigure],
];
const isCannot = (answer: string) =>
  FAILED.flatMap((text) => Object.values(text)).some((text) => answer.startsWith(text));

/** Words with a capital within a question may be a name. */
const NAMED = /(?<=\S\s+)\p{Lu}\p{Ll}/u;

/**
 * Whether an exchange was about no company or person: about the product, terms, or something that
 * was not understood.
 */
export function isAside({ question, answer }: Exchange): boolean {
  if (LEADS.test(answer)) return false;
  const { kind } = understand(question, false);
  return (
    BETWEEN.includes(kind) || ((isCannot(answer) || kind === 'notHeld') && !NAMED.test(question))
  );
}

/** Whether an answer is about one person, or organisation, in other companies. */
export const isOfPerson = (answer: string) =>
  /^\*\*\[(?:[^\]\\]|\\.)+\]\(\/people\/\d+\)\*\*/.test(answer);

/**
 * The company that the newest answer about one mentions first. An answer about a person with
 * several companies does not change it.
 */
export function keyOfFormer(former: readonly Exchange[]): string | null {
  for (const exchange of former.toReversed()) {
    if (isAside(exchange)) continue;
    const keys = new Set([...exchange.answer.matchAll(/\/detail\/(\d{8})/g)].map(([, key]) => key));
    if (isOfPerson(exchange.answer) && keys.size !== 1) continue;
    const [first = null] = keys;
    return first;
  }
  return null;
}
