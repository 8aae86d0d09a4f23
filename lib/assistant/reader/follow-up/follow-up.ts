import 'server-only';
import type { Reading } from '@/lib/ai-search/types';
import { findNamedCompany } from '@/lib/assistant/tools/find-company';
import type { Exchange } from '@/lib/assistant/types';
import { answerOfOne } from '../company/of-one';
import type { Spoken } from '../company/which-company';
import { withoutFormerPlace } from '../lists/former-place';
import { type Many, manyAnswer, readMany } from '../lists/many';
import { mergeReadings } from '../lists/merge-readings';
import { isFilters, orderIn, readingOf, searchAnswer } from '../lists/search-answers';
import { tellsSides } from '../lists/sides-answer';
import type { Subject } from '../question/asked';
import { isAside } from '../question/spoken-of';
import { type Similar, type Understood, understand } from '../question/understand';
import type { AboutOne } from '../question/understand-company';
import { unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';
import { asksWhich, fragmentOf, isShow, kindIn, onlyYear } from './fragment';
import { isOfEach, tellsFound } from './several-before';

/** The base question, and the fragments that have changed it since, oldest first. */
type Before = { base: Exchange; fragments: string[] };

function beforeOf(former: readonly Exchange[]): Before | null {
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

/** The "first" of "biggest first", which does not affect the order. */
const FIRST = /\s+(?:first|først)[?!.\s]*$/i;

/** The question only asks for the number of companies found. */
const HOW_MANY_ALONE = /^\s*(?:and |og )?(?:how many|hvor mange)(?: \p{L}+){0,4}[?!.\s]*$/iu;

const NO_CHANGE: Reading = {
  ...{ search: null, filters: {}, sort: null, parts: [], notUnderstood: [], by: 'reader' },
};

/** Filters that a fragment adds or replaces; null when it is no such fragment. */
async function changeIn(fragment: string): Promise<Reading | null> {
  if (isShow(fragment)) return NO_CHANGE;
  const read = await readingOf(fragment.replace(FIRST, ''));
  const reading = { ...read, sort: read.sort ?? orderIn(fragment) };
  const says = isFilters(reading) || reading.sort !== null || HOW_MANY_ALONE.test(fragment);
  return says && reading.search === null && unreadOf(reading).length === 0 ? reading : null;
}

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
const isNone = (answer: string) =>
  Object.values(TEXTS.noneFits).some((text) => answer.startsWith(text));

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

async function ofSearch(
  asking: Asking,
  { base, fragments }: Before,
  fragment: string,
): Promise<Reply | null> {
  const searched = searchedIn(base);
  const change = searched && (await changeIn(fragment));
  if (!change || standsAlone(asking.question, fragment, change)) return null;
  const earlier = await Promise.all(fragments.map(changeIn));
  const changes = [...earlier.flatMap((one) => one ?? []), change];
  const all = (before: Reading) => changes.reduce(mergeReadings, before);
  if (searched.many) {
    const reply = await manyAnswer(asking, searched.many, all);
    if (reply) return reply;
  }
  const kind = [...fragments, fragment].reduce(
    (known: 'count' | 'list', one) => kindIn(one, known),
    searched.kind,
  );
  const before = await readingOf(base.question);
  // A question that was not understood says nothing of what "which is the oldest?" is about.
  if (unreadOf(before).length > 0 && asksWhich(asking.question)) return null;
  return searchAnswer(asking, kind, await withoutFormerPlace(all(before)));
}

type OfCompany = Exclude<AboutOne, { kind: 'define' }> | Similar;

const OF_COMPANY: readonly Understood['kind'][] = [
  ...(['fact', 'roles', 'amounts', 'keyFigures', 'together', 'health', 'owned'] as const),
  ...(['ownership', 'filed', 'history', 'similar'] as const),
];

export const isOfCompany = (asked: Understood): asked is OfCompany =>
  OF_COMPANY.includes(asked.kind);

/** The previous search with the changes made since; null when there was none. */
export async function readingBefore(former: readonly Exchange[]) {
  // Questions about one of the companies found do not change the search.
  const all = former.map((_, at) => beforeOf(former.slice(0, former.length - at)));
  const before = all.find((one) => one && hasFound(one.base));
  if (!before || searchedIn(before.base)?.many) return null;
  const { question } = before.base;
  const changes = await Promise.all(before.fragments.map(changeIn));
  const reading = changes
    .flatMap((one) => one ?? [])
    .reduce(mergeReadings, await readingOf(question));
  return { question, reading };
}

/** The company that makes up a whole fragment: "and Bech?" */
async function companyIn(fragment: string): Promise<Subject | null> {
  const alone = understand(fragment, false);
  if (alone.kind !== 'unknown' || (await changeIn(fragment))) return null;
  const { key, name } = alone.subject;
  if (key !== null) return alone.subject;
  const found = name === null ? null : await findNamedCompany(name);
  return found?.kind === 'one' ? alone.subject : null;
}

/** The previous question, for another year or another company. */
async function changedBy(asked: OfCompany, fragment: string): Promise<OfCompany | null> {
  const year = onlyYear(fragment);
  if (year !== null) {
    if (!('year' in asked)) return null;
    return 'span' in asked ? { ...asked, year, span: null, history: false } : { ...asked, year };
  }
  const subject = await companyIn(fragment);
  if (!subject) return null;
  if (asked.kind !== 'together') return { ...asked, subject };
  return { ...asked, subject, parts: asked.parts.map((part) => ({ ...part, subject })) };
}

async function ofCompany(
  asking: Asking,
  { base, fragments }: Before,
  { fragment, spoken }: { fragment: string; spoken: Spoken },
): Promise<Reply | null> {
  let asked = understand(base.question, true);
  if (!isOfCompany(asked)) return null;
  for (const earlier of fragments) asked = (await changedBy(asked, earlier)) ?? asked;
  const changed = isOfCompany(asked) ? await changedBy(asked, fragment) : null;
  return changed && answerOfOne(asking, changed, spoken);
}

/**
 * Answers a question that continues the previous one: "and in Odense?" after a search, "and Bech?"
 * or "and in 2019?" after a question about a company. Null when it does not.
 */
export async function followUp(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const fragment = fragmentOf(asking.question);
  const before = fragment === null ? null : beforeOf(spoken.former ?? []);
  if (!fragment || !before) return null;
  return (
    (await ofSearch(asking, before, fragment)) ??
    (await ofCompany(asking, before, { fragment, spoken }))
  );
}
