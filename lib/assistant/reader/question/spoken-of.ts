import type { Exchange } from '@/lib/assistant/types';
import { TEXTS } from '../text/texts';
import { type Understood, understand } from './understand';

/** Kinds of questions that do not change the topic. */
const BETWEEN: readonly Understood['kind'][] = [
  ...(['greeting', 'thanks', 'help', 'product', 'terms', 'define', 'register'] as const),
];

const LEADS = /\]\(\/(?:detail\/\d{8}|discover\?|people\/\d|compare\?)/;
const FAILED = [
  ...[TEXTS.cannot, TEXTS.whichCompany, TEXTS.whichPerson],
  ...[TEXTS.noneCalled, TEXTS.noneBefore, TEXTS.whichFigure],
  ...[TEXTS.noOrderByGrowth, TEXTS.noStaffGrowth],
];
const isCannot = (answer: string) =>
  FAILED.flatMap((text) => Object.values(text)).some((text) => answer.startsWith(text));

/** Words with a capital within a question may be a name. */
export const NAMED = /(?<=\S\s+)\p{Lu}\p{Ll}/u;
/** The same, or a CVR number. */
export const NAMED_OR_NUMBERED = /(?<=\S\s+)\p{Lu}\p{Ll}|\d{8}/u;

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

export type Person = { id: string; name: string; href: string };

const toPerson = (name = '', id = ''): Person => ({
  id,
  name: name.replace(/\\(.)/g, '$1'),
  href: `/people/${id}`,
});

const LABEL = '\\[((?:[^\\]\\\\]|\\\\.)+)\\]';
const PERSON_HEADING = new RegExp(`^\\*\\*${LABEL}\\(/people/(\\d+)\\)\\*\\*`);
const PERSON = new RegExp(`${LABEL}\\(/people/(\\d+)[^)]*\\)`, 'g');
const COMPANY_HEADING = new RegExp(`^\\*\\*${LABEL}\\(/detail/(\\d{8})[^)]*\\)\\*\\*`, 'gm');

/** The one person, or organisation, that an answer is about: it begins with that link. */
export function personHeading(answer: string): Person | null {
  const found = PERSON_HEADING.exec(answer);
  return found && toPerson(found[1], found[2]);
}

/** Everybody that an answer names; "[3 more](/people/12)" is no name. */
export const peopleIn = (answer: string): Person[] =>
  [...answer.matchAll(PERSON)]
    .filter(([, name = '']) => !/^\d/.test(name))
    .map(([, name, id]) => toPerson(name, id));

/** The keys of the companies that an answer, or a part of it, is about: each heads its part. */
export const companyHeadings = (answer: string): string[] => [
  ...new Set([...answer.matchAll(COMPANY_HEADING)].map(([, , key = '']) => key)),
];

/**
 * The company that the newest answer about one mentions first. An answer about a person with
 * several companies does not change it.
 */
export function keyOfFormer(former: readonly Exchange[]): string | null {
  for (const exchange of former.toReversed()) {
    if (isAside(exchange)) continue;
    const keys = new Set([...exchange.answer.matchAll(/\/detail\/(\d{8})/g)].map(([, key]) => key));
    if (personHeading(exchange.answer) && keys.size !== 1) continue;
    const [first = null] = keys;
    return first;
  }
  return null;
}
