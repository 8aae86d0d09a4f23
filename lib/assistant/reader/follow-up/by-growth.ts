import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { ReadPart } from '@/lib/ai-search/types';
import { companiesWithKeys } from '@/lib/assistant/tools/search';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import type { SearchSort } from '@/lib/search/types';
import { foldText } from '@/lib/words/fold';
import { growthCompared } from '../company/compare-growth';
import { isFilters } from '../lists/reading';
import { searchAnswer } from '../lists/search-answers';
import { withGrowthNoun } from '../question/growth-noun';
import { severalIn } from '../question/understand-listed';
import { unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';
import { has, isNamedIn } from '../words/match';
import { COMPANIES } from '../words/vocabulary';
import type { Several } from './before';
import { sideBySide } from './each-listed';
import { asksWhich } from './fragment';
import { readingBefore } from './search-before';

const SORTS =
  /^\s*(?:(?:please|can you|could you|kan du|vil du|and|og) )*(?:sort|order|rank|rang|ordn)/iu;

const REFERS = 'them|those|these|one|ones|dem|disse|which|whose|hvis|sort|sorter|rank|order';
const isReference = (words: string) =>
  new RegExp(`^(?:(?:${REFERS})(?:\\s+|$))*$`, 'i').test(words);

const EXTREME =
  'fastest|most|highest|largest|biggest|greatest|strongest|best|lowest|least|smallest|slowest|hurtigste?|hoejeste?|stoerste?|bedste?|laveste?|mindste?|by|efter';
const GROWTH = 'growth|increase|rise|[a-z]*vaekst(?:en)?|stigning(?:en)?|fremgang(?:en)?';
const BY_SOME_GROWTH = `(?:${EXTREME}) (?:[a-z]+ ){0,2}(?:${GROWTH})`;

type Growth = { sort: SearchSort; part: ReadPart };

const BY_GROWTH = /^(?:growth|grossProfitGrowth|employeesGrowth)-/;

/** The order by growth that a text says by itself. */
async function orderOf(text: string): Promise<Growth | null> {
  const read = await readWithReader(text);
  const unread = unreadOf(read).filter((words) => !isReference(words));
  const part = read.parts.find(({ field }) => field === 'sort');
  const isOther = isFilters(read) || unread.length > 0 || !BY_GROWTH.test(read.sort ?? '');
  return read.sort === null || !part || isOther ? null : { sort: read.sort, part };
}

/** "Which increased its revenue the most?" */
async function ofVerb(question: string): Promise<Growth | null> {
  const { text, said } = withGrowthNoun(question);
  const order = said === null ? null : await orderOf(text);
  return order && said ? { ...order, part: { ...order.part, text: said } } : null;
}

/** The order by growth that a question asks for: none for a figure whose growth orders nothing. */
const growthIn = async (question: string): Promise<Growth | 'none' | null> =>
  (await orderOf(question)) ??
  (await ofVerb(question)) ??
  (has(BY_SOME_GROWTH, foldText(question)) ? 'none' : null);

const OF: Record<string, 'revenue' | 'grossProfit'> = {
  growth: 'revenue',
  grossProfitGrowth: 'grossProfit',
};

async function ofThese(asking: Asking, { keys }: Several, { sort, part }: Growth): Promise<Reply> {
  const [by = ''] = sort.split('-');
  const figure = OF[by];
  if (!figure) return { text: asking.say(TEXTS.noStaffGrowth), answered: false };
  const companies = await companiesWithKeys(keys);
  const only = part.as === undefined ? figure : undefined;
  const told = await growthCompared(asking, companies, { only, isLeast: sort.endsWith('-asc') });
  const beside = companies.length > MOST_COMPARED ? [] : [sideBySide(companies, asking.say)];
  return { text: [...told, ...beside].join('\n\n') };
}

/**
 * Orders the companies that were found or listed before by their growth: "which of them is growing
 * fastest?", "sort them by revenue growth". Null for any other question.
 */
export async function byGrowth(asking: Asking, several: Several | null): Promise<Reply | null> {
  const { question, say } = asking;
  const reference = severalIn(question);
  if (!several || !(several.isNewest || reference?.isPlain)) return null;
  const isOfThem = reference?.isPlain || !isNamedIn(COMPANIES, question);
  if (!isOfThem || !(asksWhich(question) || SORTS.test(question))) return null;
  const growth = await growthIn(question);
  if (growth === null) return null;
  if (growth === 'none') return { text: say(TEXTS.noOrderByGrowth), answered: false };
  const before = several.search === null ? null : await readingBefore(several.former);
  if (!before) return several.keys.length > 1 ? ofThese(asking, several, growth) : null;
  const parts = before.reading.parts.filter(({ field }) => field !== 'sort');
  const reading = { ...before.reading, parts: [...parts, growth.part], sort: growth.sort };
  return searchAnswer(asking, 'list', reading);
}
