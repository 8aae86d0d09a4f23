import 'server-only';
import type { Reading } from '@/lib/ai-search/types';
import type { Exchange } from '@/lib/assistant/types';
import type { Spoken } from '../company/which-company';
import { withoutFormerPlace } from '../lists/former-place';
import { type Many, manyAnswer, readMany } from '../lists/many';
import { mergeReadings } from '../lists/merge-readings';
import { readingOf, searchAnswer } from '../lists/search-answers';
import { searchedFor } from '../lists/searched-text';
import { tellsSides } from '../lists/sides-answer';
import { isOfPerson } from '../question/spoken-of';
import { type Understood, understand } from '../question/understand';
import { readContactList } from '../question/understand-contact-list';
import { unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { type Before, beforeOf } from './before';
import { changeIn, NO_CHANGE } from './change-in';
import { asksWhich, fragmentOf, isOfThem, kindIn, onlyYear } from './fragment';
import { nearAnother } from './near-another';
import { isNone } from './none-found';
import { ofCompany } from './of-company';
import { ofOtherPerson } from './other-person';
import { otherSize } from './other-size';
import { tellsFound } from './several-before';

/**
 * "And how many plumbers are in Aarhus?" is complete in itself, and so is "biggest baker in Vejle".
 */
function standsAlone(question: string, fragment: string, { filters }: Reading): boolean {
  const { kind } = understand(fragment, false);
  const isPlaced = filters.municipality ?? filters.region ?? filters.postalCode;
  const isOpened = fragment !== question.trim();
  return !!filters.industry && !!isPlaced && (!isOpened || kind === 'count' || kind === 'list');
}

const LINKED = /\]\(\/discover\?/;
const hasFound = ({ answer }: Exchange) => tellsFound(answer) || isNone(answer);

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
  if (OF_NO_SEARCH.includes(kind) && !(kind === 'compare' && many?.kind === 'sides')) return null;
  const isSearch = kind === 'count' || kind === 'list' || hasFound({ question, answer });
  if (!isSearch && !many) return null;
  return { many, kind: kind === 'count' ? 'count' : 'list' };
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** A search of one year, in the year that "and in 2022?" changed it to last. */
function inYear({ base, fragments }: Before): Before {
  const year = fragments.map(onlyYear).findLast((one) => one !== null);
  if (year == null || base.question.match(YEAR)?.length !== 1) return { base, fragments };
  return {
    base: { ...base, question: base.question.replace(YEAR, String(year)) },
    fragments: fragments.filter((one) => onlyYear(one) === null),
  };
}

/** The search that a question asked for: "the CEOs of bakers in Vejle" is one of bakers. */
async function readingOfBase({ question, answer }: Exchange): Promise<Reading> {
  return searchedFor(answer) ?? readingOf(readContactList(question)?.companies ?? question);
}

async function ofSearch(asking: Asking, former: Before, fragment: string): Promise<Reply | null> {
  const all = [...former.fragments, fragment];
  const { base, fragments } = inYear({ base: former.base, fragments: all });
  const searched = searchedIn(base);
  if (!searched) return null;
  const changeOf = async (one: string) =>
    (await changeIn(one)) ?? (await otherSize(base.question, one));
  const isOfYear = base !== former.base && onlyYear(fragment) !== null;
  const change = isOfYear ? NO_CHANGE : await changeOf(fragment);
  if (!change || standsAlone(asking.question, fragment, change)) return null;
  const earlier = await Promise.all((isOfYear ? fragments : fragments.slice(0, -1)).map(changeOf));
  const changes = [...earlier.flatMap((one) => one ?? []), change];
  const merged = (before: Reading) => changes.reduce(mergeReadings, before);
  if (searched.many) {
    const reply = await manyAnswer(asking, searched.many, merged);
    if (reply) return reply;
  }
  const kind = all.reduce((known: 'count' | 'list', one) => kindIn(one, known), searched.kind);
  const before = await readingOfBase(base);
  // A question that was not understood says nothing of what "which is the oldest?" is about.
  if (unreadOf(before).length > 0 && asksWhich(asking.question)) return null;
  return searchAnswer(asking, kind, await withoutFormerPlace(merged(before)));
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
  const reading = changes.flatMap((one) => one ?? []).reduce(mergeReadings, begun);
  return { question, reading };
}

/**
 * Answers a question that continues the previous one: "and in Odense?" after a search, "and Bech?"
 * or "and in 2019?" after a question about a company. Null when it does not.
 */
export async function followUp(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const fragment = fragmentOf(asking.question);
  const former = spoken.former ?? [];
  // Questions about one of the companies found do not change what "of them" refers to.
  const found = isOfThem(asking.question) ? former.findLastIndex(hasFound) + 1 : 0;
  const before = fragment && beforeOf(former.slice(0, found || former.length));
  if (!fragment || !before) return null;
  return (
    (isOfPerson(before.base.answer) ? null : await ofSearch(asking, before, fragment)) ??
    (await ofOtherPerson(asking, before, { fragment, spoken })) ??
    (await nearAnother(asking, before, { fragment, spoken })) ??
    (await ofCompany(asking, before, { fragment, spoken }))
  );
}
