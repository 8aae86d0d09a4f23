import type { Exchange } from '@/lib/assistant/types';
import { isPartial } from '../lists/search-answers';
import { readHowMany } from '../question/groups';
import { readPursuit } from '../question/pursuit';
import { companyHeadings, isAside } from '../question/spoken-of';
import { readOfListed } from '../question/understand-listed';
import { readBareTotal, readNamelessTotal } from '../question/understand-most';
import type { Asking } from '../text/reply';
import { asksOfIt, asksWhichOfFound, fragmentOf, furtherIn, mayBeginAnew } from './fragment';

/** Several companies that an answer listed or compared. */
export type Several = {
  /** In the order of the answer; none where a search was only counted. */
  keys: string[];
  isCompared: boolean;
  /** The exchanges up to the one that listed them. */
  former: readonly Exchange[];
  /** The link of a search for which no number of companies was asked for: its order may change. */
  search: string | null;
  /** That link, when the search found more companies than were listed. */
  more: string | null;
  /** "[73 more](…)", the link to further companies of somebody of whom only the first were listed. */
  others: string | null;
  /** Nothing else was spoken of since. */
  isNewest: boolean;
  /** The last question was about each of them. */
  goesOn: boolean;
};

const FOUND = /^\*\*(?<link>\[(?<total>[\d.,]+)[^\]]*\]\(\/discover\?[^)]*\))/;

/** Whether an answer begins with how many companies a search found. */
export const tellsFound = (answer: string) => FOUND.test(answer);

const LINE = /^- (?:\*\*)?\[(?:[^\]\\]|\\.)+\]\(\/detail\/(\d{8})\)/gm;

function keysIn(answer: string): string[] {
  const listed = [...new Set([...answer.matchAll(LINE)].map(([, key = '']) => key))];
  return listed.length > 1 ? listed : companyHeadings(answer);
}

const OTHERS_OF_ONE = ['similar', 'owned'];

/** Whether an exchange only told something of each company listed before it. */
function isOfEach({ question, answer }: Exchange): boolean {
  if (tellsFound(answer)) return false;
  if (tellsTotal({ question, answer })) return true;
  if (keysIn(answer).length < 2) return false;
  // "Which is the largest?" only puts them in order.
  if (asksWhichOfFound(furtherIn(question) ?? question)) return true;
  const asked = readOfListed(
    question,
    furtherIn(question) ?? (asksOfIt(question) ? question : null),
  );
  // "Who are its competitors?" of one company lists others.
  const listsOthers = asked?.kind === 'each' && OTHERS_OF_ONE.includes(asked.asked.kind);
  return (
    asked !== null &&
    !(listsOthers && companyHeadings(answer).length < 2) &&
    asked.kind !== 'sort' &&
    asked.kind !== 'compare' &&
    !(asked.kind === 'contact' && asked.only)
  );
}

/** Whether an exchange added up a figure of the companies listed before it. */
function tellsTotal({ question, answer }: Exchange): boolean {
  const isTotal =
    readBareTotal(question) ??
    readNamelessTotal(question) ??
    readOfListed(question, furtherIn(question));
  return isTotal?.kind === 'total' && !LINKED_PERSON.test(answer);
}
const LINKED_PERSON = /\]\(\/people\//;

/** The keys of the companies that an answer compares. */
export function comparedKeysIn(answer: string): string[] {
  const [, query = ''] = /\]\(\/compare\?([^)]*)\)/.exec(answer) ?? [];
  return query.match(/\d{8}/g) ?? [];
}

type Listed = Pick<Several, 'keys' | 'isCompared' | 'search' | 'more' | 'others'>;

const OTHERS = /^- (\[[\d.,]+ \p{L}+\]\(\/people\/[^)]*\))$/mu;

function listedIn({ question, answer }: Exchange): Listed | null {
  const compared = comparedKeysIn(answer);
  if (compared.length > 1) {
    return { keys: compared, isCompared: true, search: null, more: null, others: null };
  }
  const keys = keysIn(answer);
  const { link = null, total = '' } = FOUND.exec(answer)?.groups ?? {};
  const found = Number(total.replace(/\D/g, ''));
  if (keys.length < 2 && !(keys.length === 0 && found > 1)) return null;
  const isOpen = readHowMany(question).most === null;
  return {
    keys,
    isCompared: false,
    search: isOpen ? link : null,
    more: isOpen && found > keys.length ? link : null,
    others: OTHERS.exec(answer)?.[1] ?? null,
  };
}

/** The companies that were listed or compared last; null when there were none. */
export function severalBefore(former: readonly Exchange[]): Several | null {
  let [isNewest, goesOn] = [true, false];
  for (const [back, exchange] of former.toReversed().entries()) {
    if (isAside(exchange) || isPartial(exchange.answer)) continue;
    if (isOfEach(exchange)) {
      goesOn = goesOn || isNewest;
      continue;
    }
    const listed = listedIn(exchange);
    if (listed) {
      return { ...listed, former: former.slice(0, former.length - back), isNewest, goesOn };
    }
    isNewest = false;
  }
  return null;
}

/** "It" is not one of those that were just compared. */
export const goesOnWith = (question: string, several: Several | null) =>
  furtherIn(question) ?? (isOfBoth(question, several) ? question : null);

/** A company beside others like it, as they were not asked for. */
const AMONG_PEERS = /^(?:\*\*)?\[(?:[^\]\\]|\\.)+\]\(\/detail\/\d{8}\)/;

function isOfBoth(question: string, several: Several | null): boolean {
  if (!several?.isCompared || !several.isNewest || !asksOfIt(question)) return false;
  return !AMONG_PEERS.test(several.former.at(-1)?.answer ?? '');
}

/** Whether a question is about "it" right after several companies were compared. */
export const isOfCompared = ({ question, spoken }: Asking) =>
  isOfBoth(question, severalBefore(spoken.former));

/** The base question, and the fragments that have changed it since, oldest first. */
export type Before = { base: Exchange; fragments: string[] };

/** "Over 20 %?" and "the year before?" change a search, and ask for another figure of a company. */
function isPursuit({ question, answer }: Exchange): boolean {
  const pursuit = readPursuit(question);
  const isEither = pursuit?.kind === 'claim' || pursuit?.kind === 'year';
  return pursuit !== null && (!isEither || companyHeadings(answer).length > 0);
}

/** Whether a question that may go on does not, as the one before it was not understood. */
export function beginsAnew(question: string, former: readonly Exchange[]): boolean {
  const last = former.findLast((exchange) => !isAside(exchange));
  return last !== undefined && isPartial(last.answer) && mayBeginAnew(question);
}

/** The question that a fragment continues; null when there is none. */
export function beforeOf(former: readonly Exchange[]): Before | null {
  const fragments: string[] = [];
  for (const [back, exchange] of former.toReversed().entries()) {
    // Asides such as "thanks" and "how do I export it?" do not change the topic.
    if (isAside(exchange) || isOfEach(exchange) || isPursuit(exchange)) continue;
    const fragment = fragmentOf(exchange.question);
    const earlier = former.slice(0, former.length - back - 1);
    if (fragment === null || beginsAnew(exchange.question, earlier)) {
      return { base: exchange, fragments: fragments.toReversed() };
    }
    fragments.push(fragment);
  }
  return null;
}
