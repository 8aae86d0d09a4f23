import type { Reading } from '@/lib/ai-search/types';
import type { Exchange } from '@/lib/assistant/types';
import { isOfRatio, type Many, manyAnswer, readMany, tellsSides } from '../lists/many';
import { continuedReading, tradeIn } from '../lists/merged';
import {
  isFilters,
  orderIn,
  readingOf,
  searchedFor,
  searching,
  withoutFormer,
} from '../lists/reading';
import { searchAnswer } from '../lists/search-answers';
import { withGrowthNoun } from '../question/growth-noun';
import { isAside } from '../question/spoken-of';
import { type Understood, understand } from '../question/understand';
import { readContactList } from '../question/understand-contact';
import { readOfListed, readPlainContact, severalIn } from '../question/understand-listed';
import { readSort } from '../question/understand-most';
import { unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';
import { isNamedIn } from '../words/match';
import { COMPANIES } from '../words/vocabulary';
import { type Before, beforeOf, tellsFound } from './before';
import { asksWhich, isShow, kindIn, yearFrom } from './fragment';

/** The "first" of "biggest first", which does not affect the order. */
const FIRST = /\s+(?:first|først)[?!.\s]*$/i;

/** The question only asks for the number of companies found. */
const HOW_MANY_ALONE = /^\s*(?:and |og )?(?:how many|hvor mange)(?: \p{L}+){0,4}[?!.\s]*$/iu;

const NO_CHANGE = searching({});

/** Filters that a fragment adds or replaces; null when it is no such fragment. */
export async function changeIn(fragment: string): Promise<Reading | null> {
  if (isShow(fragment)) return NO_CHANGE;
  const read = await readingOf(withGrowthNoun(fragment.replace(FIRST, '')).text);
  const reading = { ...read, sort: read.sort ?? orderIn(fragment) };
  const says = isFilters(reading) || reading.sort !== null || HOW_MANY_ALONE.test(fragment);
  return says && reading.search === null && unreadOf(reading).length === 0 ? reading : null;
}

const COMPARISON =
  '(?:over|under|above|below|mindst|højst|(?:more|less|higher|lower|fewer) than|at (?:least|most)|(?:mere|mindre|højere|lavere|flere|færre) end)';
const UNIT = '(?:%|procent|percent|pct\\.?|mio\\.?|million(?:er|s)?|mia\\.?|kr\\.?|kroner|dkk)';
const AMOUNT = `\\d[\\d.,]*(?: \\d{3})*(?:\\s*${UNIT})*`;
const SIZE = new RegExp(`${COMPARISON}\\s+${AMOUNT}`, 'iu');
const ALONE = new RegExp(`^\\s*${COMPARISON}\\s+${AMOUNT}[?!.\\s]*$`, 'iu');

/** "And over 30 %?" after the one size of a search: the same figure with that size. */
async function otherSize(questions: readonly string[], fragment: string): Promise<Reading | null> {
  if (!ALONE.test(fragment)) return null;
  const read = await Promise.all(questions.map(readingOf));
  const sizes = read.map(({ parts }) => parts.filter(({ text }) => SIZE.test(text)));
  const [sized, another] = sizes.findLast(({ length }) => length > 0) ?? [];
  if (!sized || another) return null;
  return changeIn(sized.text.replace(SIZE, () => fragment.replace(/[?!.\s]+$/, '')));
}

/**
 * "And how many plumbers are in Aarhus?" is complete in itself, and so is "biggest baker in Vejle".
 */
function standsAlone(question: string, fragment: string, { filters }: Reading): boolean {
  const { kind } = understand(fragment, false);
  const isPlaced = filters.municipality ?? filters.region ?? filters.postalCode;
  const isOpened = fragment !== question.trim();
  return !!tradeIn(filters) && !!isPlaced && (!isOpened || kind === 'count' || kind === 'list');
}

const LINKED = /\]\(\/discover\?/;
export const hasFound = ({ answer }: Exchange) => tellsFound(answer) || isNone(answer);

/** Kinds of questions that leave nothing for a fragment to change. */
const OF_NO_SEARCH: readonly Understood['kind'][] = [
  ...(['greeting', 'thanks', 'help', 'product', 'terms', 'register'] as const),
  ...(['define', 'saved', 'compare', 'notHeld', 'similar'] as const),
];

type Searched = { many: Many | null; kind: 'count' | 'list' };

/** Whether the previous question was about many companies, and of which kind. */
function searchedIn({ question, answer }: Exchange): Searched | null {
  const { kind } = understand(question, false);
  const isOfMany = LINKED.test(answer) || isNone(answer) || tellsSides(answer);
  const many = isOfMany ? readMany(question) : null;
  const isOfGroups =
    many !== null && (isOfRatio(many) || (kind === 'compare' && many.kind === 'sides'));
  if (OF_NO_SEARCH.includes(kind) && !isOfGroups) return null;
  const isSearch = kind === 'count' || kind === 'list' || hasFound({ question, answer });
  if (!isSearch && !many) return null;
  return { many, kind: kind === 'count' ? 'count' : 'list' };
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** A search of one year, in the year that "and in 2022?" or "the year before?" changed it to last. */
function inYear({ base, fragments }: Before): Before {
  const [first, second] = base.question.match(YEAR) ?? [];
  if (first === undefined || second !== undefined) return { base, fragments };
  let year = Number(first);
  const others = fragments.filter((fragment) => {
    const other = yearFrom(year, fragment);
    year = other ?? year;
    return other === null;
  });
  if (others.length === fragments.length) return { base, fragments };
  const question = base.question.replace(YEAR, String(year));
  return { base: { ...base, question }, fragments: others };
}

/** The search that a question asked for: "the CEOs of bakers in Vejle" is one of bakers. */
async function readingOfBase({ question, answer }: Exchange): Promise<Reading> {
  return searchedFor(answer) ?? readingOf(readContactList(question)?.companies ?? question);
}

/** The search of the previous question with what this one changes in it; null when it was none. */
export async function searchAgain(
  asking: Asking,
  former: Before,
  fragment: string,
): Promise<Reply | null> {
  const all = [...former.fragments, fragment];
  const { base, fragments } = inYear({ base: former.base, fragments: all });
  const searched = searchedIn(base);
  if (!searched) return null;
  const changeOf = async (one: string) =>
    (await changeIn(one)) ??
    (await otherSize([base.question, ...all.slice(0, all.indexOf(one))], one));
  const isOfYear = base !== former.base && !fragments.includes(fragment);
  const change = isOfYear ? NO_CHANGE : await changeOf(fragment);
  if (!change || standsAlone(asking.question, fragment, change)) return null;
  const earlier = await Promise.all((isOfYear ? fragments : fragments.slice(0, -1)).map(changeOf));
  const changes = [...earlier.flatMap((one) => one ?? []), change];
  const merged = (before: Reading) => changes.reduce(continuedReading, before);
  if (searched.many) {
    const reply = await manyAnswer(asking, searched.many, merged);
    if (reply) return reply;
  }
  const kind = all.reduce((known: 'count' | 'list', one) => kindIn(one, known), searched.kind);
  const before = await readingOfBase(base);
  // A question that was not understood says nothing of what "which is the oldest?" is about.
  if (unreadOf(before).length > 0 && asksWhich(asking.question)) return null;
  return searchAnswer(asking, kind, await withoutFormer(merged(before)));
}

/** The previous search with the changes made since; null when there was none. */
export async function readingBefore(former: readonly Exchange[]) {
  // Questions about one of the companies found do not change the search.
  const all = former.map((_, at) => beforeOf(former.slice(0, former.length - at)));
  const before = all.find((one) => one && hasFound(one.base));
  if (!before || searchedIn(before.base)?.many) return null;
  const { base, fragments } = inYear(before);
  const { question } = base;
  const changes = await Promise.all(fragments.map(changeIn));
  const begun = await readingOfBase(base);
  const reading = changes.flatMap((one) => one ?? []).reduce(continuedReading, begun);
  return { question, reading };
}

/**
 * "Which industry has the most?" after a search counts the companies that it found, not all of the
 * register. Null for a question that says itself which companies are meant.
 */
export async function rankedBefore(asking: Asking): Promise<Reply | null> {
  const many = readMany(asking.question);
  const { former } = asking.spoken;
  const isAfter = tellsFound(former.at(-1)?.answer ?? '');
  if (many?.kind !== 'ranking' || !isAfter || isNamedIn(COMPANIES, asking.question)) return null;
  const [before, own] = await Promise.all([readingBefore(former), readingOf(many.companies)]);
  if (!before || own.parts.length > 0) return null;
  const { reading } = before;
  return manyAnswer(asking, many, () => ({ ...reading, sort: null }));
}

/** Whether an answer says that a search found nothing. */
const isNone = (answer: string) =>
  Object.values(TEXTS.noneFits).some((text) => answer.startsWith(text));

/** "List them by revenue": whatever follows. */
const LISTS =
  /^\s*(?:(?:list|show|compare|vis|oplist|sammenlign)(?: me| mig)?) (?:them|those|these|dem|disse)(?!\p{L})/iu;
const OF_ONE: readonly Understood['kind'][] = ['fact', 'roles', 'amounts', 'owned', 'contactOf'];

/** "Who is the CEO?", "who has the largest profit?" */
function asksOfNone(question: string): boolean {
  if (NAMED.test(question)) return false;
  const isShort = question.trim().split(/\s+/).length <= SHORT;
  if (isShort && asksWhich(question) && orderIn(question) !== null) return true;
  const asked = understand(question, true);
  if (!OF_ONE.includes(asked.kind) || !('subject' in asked)) return false;
  return asked.subject.key === null && (asked.subject.name === null || asked.subject.pronoun);
}

/** A name within a question, or a place. */
const NAMED = /(?<=\S\s+)(?:\p{Lu}\p{Ll}|(?:in|i|på) \p{L})/u;
const SHORT = 5;

/** "Sort them by revenue" after a search that found nothing is of no other companies. */
export function afterNone({ question, say, spoken }: Asking): Reply | null {
  const { former, openKey } = spoken;
  const last = former.findLast((exchange) => !isAside(exchange));
  if (!last || !isNone(last.answer)) return null;
  const isOfThem =
    (severalIn(question)?.isPlain && readOfListed(question, null) !== null) ||
    LISTS.test(question) ||
    (openKey === null && asksOfNone(question));
  if (!isOfThem && !readSort(question) && !readPlainContact(question)) return null;
  return { text: say(TEXTS.noneBefore), answered: false };
}
