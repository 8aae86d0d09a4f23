import { readWithReader } from '@/lib/ai-search/read-sentence';
import { findRun } from '@/lib/ai-search/runs';
import type { Reading } from '@/lib/ai-search/types';
import { companyCalled, MOST_LISTED } from '@/lib/assistant/tools/search';
import type { AssistantPage } from '@/lib/assistant/types';
import { paths } from '@/lib/paths';
import { knownFiltersOf } from '@/lib/search/known-filters';
import { rawParams } from '@/lib/search/repeated-params';
import { parseDiscoverParams } from '@/lib/search/search-params';
import { parseSegmentationParams } from '@/lib/search/segmentation-params';
import type { SearchSort } from '@/lib/search/types';
import { foldText } from '@/lib/words/fold';
import { readHowMany } from '../question/groups';
import { formalName } from '../question/subject';
import { unreadOf } from '../text/reading-text';
import type { Speak } from '../text/reply';
import { link, noted, quote } from '../text/texts';
import { has, isNamedIn, tableOf, wordsPattern } from '../words/match';
import { COMPANIES, FIND } from '../words/vocabulary';
import { isOfPlace } from './merged';

/** Companies in a list, unless the question asks for a number. */
const LISTED = 5;

/** As many as the question asks for, up to the maximum that can be listed. */
export const howManyListed = (question: string) =>
  Math.min(readHowMany(question).most ?? LISTED, MOST_LISTED);

const LEAST = 'smallest|fewest|lowest|(?<!at )least|mindste|faerrest|laveste';
const OLDEST = 'oldest|aeldste';
const NEWEST = 'newest|youngest|nyeste|yngste|most recent(?:ly)?|senest';
const MOST = 'largest|biggest|top|stoerste?|danmarks stoerste';
/** Superlatives that need a noun. */
const MOST_OF = '(?<!at )most|highest|flest|hoejeste|mest';
const BY_STAFF = 'employees|staff|people|ansatte|medarbejdere|employers|arbejdspladser';
const AMOUNTS = tableOf<'profit' | 'equity' | 'assets' | 'grossProfit'>({
  grossProfit: 'gross (?:profit|result)|brutto(?:fortjeneste|resultat)',
  profit: 'profits?|profitable|earnings|result|overskud|resultat|rentable',
  equity: 'equity|egenkapital',
  assets: 'assets|balance|balance sheet(?: total)?|balancesum|aktiver',
});
const BY_REVENUE = 'revenue|turnover|sales|omsaetning|omsaetter';

/** The sort order of a superlative; null without one. */
export function orderIn(question: string): SearchSort | null {
  const folded = foldText(question);
  const asks = (words: string) => has(words, folded);
  if (asks(OLDEST)) return 'founded-asc';
  if (asks(NEWEST)) return 'founded-desc';
  const amount = AMOUNTS.find(([, words]) => asks(words))?.[0];
  const by = asks(BY_REVENUE) ? 'revenue' : (amount ?? 'employees');
  if (asks(LEAST)) return `${by}-asc`;
  const most = asks(MOST) || (asks(MOST_OF) && (by !== 'employees' || asks(BY_STAFF)));
  return most ? `${by}-desc` : null;
}

/** The change that a follow-up question makes to the companies meant. */
export type Change = (reading: Reading) => Reading;

/** Whether all words were read as filters; a reading with a text search is none. */
export const isWhole = (reading: Reading) =>
  reading.search === null && unreadOf(reading).length === 0;

/** Whether a reading has a filter. */
export const isFilters = ({ filters }: Reading) => Object.keys(filters).length > 0;

const POLITELY = /^(?:(?:please|can you|could you|kan du|vil du) )+/;

/** "Find …", "can you show me …": the first word says that companies are searched for. */
export const asksToFind = (question: string) =>
  wordsPattern(FIND).exec(foldText(question).replace(POLITELY, ''))?.index === 0;

/** Whether a question is nothing but filters, and has several or is explicitly about companies. */
export const isReadWhole = (reading: Reading, question: string) =>
  unreadOf(reading).length === 0 &&
  (reading.parts.length > 1 || asksToFind(question) || isNamedIn(COMPANIES, question));

/**
 * Whether all that a reading leaves unread is known and has a reason: "net margin over 20%", "same
 * owner since the start".
 */
export function isUnreadTold(reading: Reading): boolean {
  const unread = unreadOf(reading);
  const isTold = (words: string) => reading.hints?.some(({ text }) => text === words);
  return unread.length > 0 && unread.every(isTold);
}

/** The company that a question calls by its full name, with its legal form. */
export async function knownFormalName(question: string) {
  const name = formalName(question);
  const company = name === null ? null : await companyCalled(name);
  return name !== null && company ? { name, company } : null;
}

/** "Top ten" is rewritten before it is read: parts that the user did not write are dropped. */
const writtenIn = (question: string, reading: Reading): Reading => ({
  ...reading,
  parts: reading.parts.filter(({ text }) => question.includes(text)),
});

/** Words of a company's name are not filters: "IT" and "A/S" of "Emlex IT A/S". */
async function readAround(question: string): Promise<Reading> {
  const named = await knownFormalName(question);
  if (!named) return readWithReader(question);
  const reading = await readWithReader(question.replace(named.name, ' '));
  return { ...reading, notUnderstood: [...reading.notUnderstood, named.name] };
}

/** Reads a question as a search, without the number of results that it asks for. */
export const readingOf = async (question: string): Promise<Reading> =>
  writtenIn(question, await readAround(readHowMany(question).rest));

/** A search that is not read from words. */
export const searching = (
  found: Partial<Pick<Reading, 'search' | 'filters' | 'sort' | 'parts'>>,
): Reading => ({
  ...{ search: null, filters: {}, sort: null, parts: [], notUnderstood: [], by: 'reader' },
  ...found,
});

const FOUND_BY_WORDS = /^\*\*\[[^\]]*\]\(\/discover\?(search=[^&)]+(?:&postalCode=\d{4})?)\)/;

/** The search of an answer that found companies by words alone, such as those of an address. */
export function searchedFor(answer: string): Reading | null {
  const [, query] = FOUND_BY_WORDS.exec(answer) ?? [];
  const params = new URLSearchParams(query);
  const search = params.get('search');
  const postalCode = params.getAll('postalCode');
  const filters = postalCode.length > 0 ? { postalCode } : {};
  return search === null ? null : searching({ search, filters });
}

const filtersOf = ({ filters }: Reading) =>
  JSON.stringify(Object.entries(filters).filter(([field]) => !isOfPlace({ field })));

const BEFORE_PLACE = /^(?:in|at|near|from|i|på|ved|fra|nær)$/i;

/** Pieces of a text to leave out, the shortest first, with the preposition before them. */
function piecesToLeave(words: readonly string[]): [from: number, to: number][] {
  const lengths = words.slice(1).map((_, at) => at + 1);
  return lengths.flatMap((length) =>
    words.flatMap((word, at): [number, number][] => {
      if (at + length > words.length || BEFORE_PLACE.test(word)) return [];
      return [[BEFORE_PLACE.test(words[at - 1] ?? '') ? at - 1 : at, at + length]];
    }),
  );
}

/** "Opened in Copenhagen in 2021" without its place: "opened in 2021". */
async function withoutPlace(text: string): Promise<string> {
  const whole = await readWithReader(text);
  if (!whole.parts.some(isOfPlace)) return text;
  const words = text.split(/\s+/);
  for (const [from, to] of piecesToLeave(words)) {
    const rest = [...words.slice(0, from), ...words.slice(to)].join(' ');
    const read = await readWithReader(rest);
    if (!read.parts.some(isOfPlace) && filtersOf(read) === filtersOf(whole)) return rest;
  }
  return text;
}

/**
 * The parts of a reading whose place was replaced by another one: words that were read as a place
 * and as something else are told without the place that they no longer mean.
 */
async function withoutFormerPlace(reading: Reading): Promise<Reading> {
  const places = new Set(reading.parts.filter(isOfPlace).map(({ text }) => text));
  if (places.size === 0) return reading;
  const parts = reading.parts.map(async (part) =>
    places.has(part.text) ? part : { ...part, text: await withoutPlace(part.text) },
  );
  return { ...reading, parts: await Promise.all(parts) };
}

/** The parts without those of trends that others took the place of. */
async function withoutFormerTrends(reading: Reading): Promise<Reading> {
  const { trends = [] } = reading.filters;
  if (reading.parts.filter(({ field }) => field === 'trends').length < 2) return reading;
  const isKept = reading.parts.map(async ({ field, text }) => {
    const own = field === 'trends' ? (await readWithReader(text)).filters.trends : undefined;
    return own === undefined || own.some((trend) => trends.includes(trend));
  });
  const kept = await Promise.all(isKept);
  return { ...reading, parts: reading.parts.filter((_, at) => kept[at]) };
}

/** The parts of a search that was changed, without what no longer holds. */
export const withoutFormer = async (reading: Reading): Promise<Reading> =>
  withoutFormerTrends(await withoutFormerPlace(reading));

const NEAR =
  '(?:near|nearby|close|closest|around|vicinity|surroundings|naer|naerheden|naermeste|taet|omkring|omegn|omegnen|(?:within )?\\d+ (?:km|kilometers?|kilometres?|minutes?|minutter|min))';

const isNear = (words: string) => isNamedIn(`^${NEAR}$`, words);

/**
 * "Near Aarhus" is searched for in Aarhus: the search has no radius around a place, but the map
 * does. Returns the reading without the words for "near", and a note about it.
 */
export function withoutNear(reading: Reading, say: Speak): { reading: Reading; note: string[] } {
  const { municipality, region, postalCode } = reading.filters;
  const near = reading.notUnderstood.filter(isNear);
  if (near.length === 0 || !(municipality ?? region ?? postalCode)) return { reading, note: [] };
  const words = near.map((one) => quote(one, say)).join(', ');
  const map = link(say({ en: 'map', da: 'kortet' }), paths.discover());
  return {
    reading: {
      ...reading,
      notUnderstood: reading.notUnderstood.filter((one) => !isNear(one)),
    },
    note: noted(say, {
      en: `${words}: I looked in the place itself. On the ${map} of the results you can draw a radius around it.`,
      da: `${words}: Jeg har ledt på selve stedet. På ${map} over resultaterne kan du tegne en radius om det.`,
    }),
  };
}

/** Words that refer to what is on the screen. */
const ON_SCREEN =
  'this search|these (?:results|filters|companies)|my (?:search|filters)|denne soegning|disse (?:resultater|filtre|virksomheder|selskaber|firmaer)|min soegning|mine filtre';

async function ofResults(userId: string, params: URLSearchParams): Promise<Reading | null> {
  const run = params.get('run');
  if (run !== null) {
    const found = await findRun(userId, run);
    if (!found) return null;
    const { search, filters, sort } = found.reading;
    return searching({ search, filters, sort });
  }
  const given = Promise.resolve(rawParams(params));
  const { search, filters, sort } = await parseDiscoverParams(given, knownFiltersOf(userId));
  return searching({ search: search || null, filters, sort: sort === 'relevance' ? null : sort });
}

/**
 * The search on the user's screen, when the question is about it, as in "how many match this
 * search?"; null otherwise, or when nothing is searched for.
 */
export async function readingOnScreen(
  userId: string,
  question: string,
  page: AssistantPage | undefined,
): Promise<Reading | null> {
  if (!page?.query || !isNamedIn(ON_SCREEN, question)) return null;
  const params = new URLSearchParams(page.query);
  if (page.kind === 'discover') return ofResults(userId, params);
  if (page.kind !== 'segmentation') return null;
  const given = Promise.resolve(rawParams(params));
  const { filters } = await parseSegmentationParams(given, knownFiltersOf(userId));
  return searching({ filters });
}

/** Notes that ceased companies are counted too, unless a status was requested. */
export const withCeased = ({ filters }: Reading, say: Speak): string[] =>
  filters.status || filters.not?.status
    ? []
    : [say({ en: 'Ceased companies are counted too.', da: 'Ophørte virksomheder er talt med.' })];
