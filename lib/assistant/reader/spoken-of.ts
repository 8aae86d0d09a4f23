import type { Exchange } from '../types';
import { TEXTS } from './texts';
import { type Understood, understand } from './understand';

/** These leave what was spoken of where it was. */
export const BETWEEN: readonly Understood['kind'][] = [
  ...(['greeting', 'thanks', 'help', 'product', 'terms', 'define', 'register'] as const),
];

const LEADS = /\]\(\/(?:detail\/\d{8}|discover\?|people\/\d|compare\?)/;
const isCannot = (answer: string) =>
  Object.values(TEXTS.cannot).some((text) => answer.startsWith(text));

/** Words with a capital within a question may be somebody's name. */
const NAMED = /(?<=\S\s+)\p{Lu}\p{Ll}/u;

/** Whether an exchange was of nobody: of the product, of words, or of what was not understood. */
export function isAside({ question, answer }: Exchange): boolean {
  if (LEADS.test(answer)) return false;
  const { kind } = understand(question, false);
  return (
    BETWEEN.includes(kind) || ((isCannot(answer) || kind === 'notHeld') && !NAMED.test(question))
  );
}

/** The newest exchange that spoke of somebody. */
export const lastTold = (former: readonly Exchange[]) =>
  former.findLast((exchange) => !isAside(exchange)) ?? null;

/** The company that the newest answer of one speaks of first. */
export const keyOfFormer = (former: readonly Exchange[]) =>
  /\/detail\/(\d{8})/.exec(lastTold(former)?.answer ?? '')?.[1] ?? null;
