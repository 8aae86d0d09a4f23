import type { Reading } from '@/lib/ai-search/types';
import { type ListedCompany, toListed } from '@/lib/assistant/tools/facts';
import { companiesWithKeys, searchRegister } from '@/lib/assistant/tools/search';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { listHeldCompanies } from '@/lib/people/held-companies';
import { ROLE_GROUPS } from '@/lib/roles/constants';
import type { SearchSort } from '@/lib/search/types';
import { RATIO_FILTERS } from '@/lib/search-index/percent-filters';
import { foldText } from '@/lib/words/fold';
import { answerOfOne } from '../company/of-one';
import { measuredAnswer } from '../lists/group-answers';
import { isFilters, readingOf } from '../lists/reading';
import { searchAnswer } from '../lists/search-answers';
import type { Measure } from '../question/measures';
import { isAside, NAMED } from '../question/spoken-of';
import type { Understood } from '../question/understand';
import {
  maybeOfOne,
  type OfListed,
  readOfListed,
  readPlainContact,
  severalIn,
} from '../question/understand-listed';
import {
  asksForLeast,
  figureBefore,
  type OrderedBy,
  readBareTotal,
  readMostOf,
  readNamelessTotal,
  type Total,
} from '../question/understand-most';
import { groupsIn } from '../question/understand-people';
import type { Asking, Reply, Speak, Spoken, Words } from '../text/reply';
import { TEXTS } from '../text/texts';
import { goesOnWith, type Several, severalBefore } from './before';
import { byGrowth } from './by-growth';
import { eachText } from './each-listed';
import { asksWhichOfFound, furtherIn } from './fragment';
import { readingBefore } from './search-before';

/**
 * A question that names no companies: "and on average?", "what is the total equity?", and "which is
 * the largest?" after companies that no search can put in another order.
 */
function readBare({ question, spoken }: Asking, several: Several | null): OfListed | null {
  if (!several?.isNewest) return null;
  const named = readNamelessTotal(question);
  if (named) return named;
  const total = readBareTotal(question);
  const since = spoken.former.slice(several.former.length);
  if (total) return { ...total, by: figureBefore(since.map((one) => one.question)) };
  const isMeant = several.search === null && asksWhichOfFound(furtherIn(question) ?? question);
  const by = isMeant ? readMostOf(question) : null;
  return by && { kind: 'most', by, isLeast: asksForLeast(question) };
}

/** Figures of all that a search finds, by their names in accounts. */
const MEASURED: Record<string, Measure['field']> = {
  employees: 'employees',
  revenue: 'revenue',
  grossProfit: 'grossProfit',
  profitLoss: 'profit',
  equity: 'equity',
  assets: 'assets',
  ...Object.fromEntries(RATIO_FILTERS.map((ratio) => [ratio, ratio])),
};

/** Adds up over all companies that a search found, when it found more than were listed. */
async function ofAllFound(
  asking: Asking,
  several: Several,
  { as, by }: Total,
): Promise<Reply | null> {
  const [named = ''] = by?.fields ?? [];
  const field = by?.year ? undefined : MEASURED[named];
  if (several.more === null || field === undefined) return null;
  const before = await readingBefore(several.former);
  return before && measuredAnswer(asking, before.reading, { field, as });
}

/** "As auditor, today ([78](/people/1)):", the heading of the companies of somebody. */
const HELD = /\(\[(?<total>[\d.]+)\]\(\/people\/(?<id>\d+)(?<past>\?former=true)?\)\):$/m;
/** Maximum companies of somebody that are put in order. */
const MOST_HELD = 100;

/**
 * All companies of somebody of whom only the first were listed; null when all were, they are too
 * many, or cannot be found again as they were listed.
 */
async function allHeld({ others, former, keys }: Several): Promise<ListedCompany[] | null> {
  const listed = others === null ? undefined : former.at(-1);
  if (!listed) return null;
  const { question, answer } = listed;
  const { total = '', id, past } = HELD.exec(answer)?.groups ?? {};
  const all = Number(total.replaceAll('.', ''));
  if (!id || all > MOST_HELD) return null;
  const named = groupsIn(foldText(question));
  const groups = named.length > 0 ? named : ROLE_GROUPS;
  const held = await listHeldCompanies({ id, groups, former: !!past, limit: MOST_HELD });
  const found = held.items.map(({ key }) => key);
  if (held.total !== all || keys.some((key) => !found.includes(key))) return null;
  return (await listCompaniesByKey(found)).map(toListed);
}

/** The order of a search by a figure; null for one that searches are not sorted by. */
function sortBy({ fields, year, kind }: OrderedBy, isLeast: boolean): SearchSort | null {
  const [field = kind === 'amounts' ? 'profitLoss' : ''] = fields ?? [];
  const known = field === 'founded' ? field : MEASURED[field];
  const by = year === null ? known : undefined;
  return by ? (`${by}-${isLeast ? 'asc' : 'desc'}` as SearchSort) : null;
}

/** The same search in another order. */
async function inOrder(asking: Asking, several: Several, sort: SearchSort): Promise<Reply | null> {
  const before = await readingBefore(several.former);
  if (!before) return null;
  const parts = before.reading.parts.filter(({ field }) => field !== 'sort');
  return searchAnswer(asking, 'list', { ...before.reading, parts, sort });
}

async function companiesOf(several: Several): Promise<ListedCompany[]> {
  if (several.keys.length === 0) {
    const before = await readingBefore(several.former);
    return before ? (await searchRegister(before.reading)).companies : [];
  }
  return companiesWithKeys(several.keys);
}

/** Says that there were more than the companies that are told of. */
function moreNote({ more, others }: Several, told: number, say: Speak): string[] {
  const found = {
    en: `Of the ${more} found before, these are the first ${told}.`,
    da: `Af de ${more}, der blev fundet før, er det de første ${told}.`,
  };
  const listed = {
    en: `These are only the ${told} that were listed; there are ${others}.`,
    da: `Det er kun de ${told}, der blev nævnt; der er ${others}.`,
  };
  if (more !== null) return [say(found)];
  return others === null ? [] : [say(listed)];
}

/** What only a search can answer: which of all that were found, not just of those listed. */
function isOfSearch(asked: OfListed, selects: boolean): boolean {
  if (asked.kind === 'each') return selects;
  const { kind } = asked;
  return kind === 'contact' && asked.only && !asked.fields.includes('website');
}

async function answerOf(asking: Asking, asked: OfListed, several: Several): Promise<Reply | null> {
  if (asked.kind === 'total' && asked.by === null) {
    return { text: asking.say(TEXTS.whichFigure), answered: false };
  }
  const measured = asked.kind === 'total' ? await ofAllFound(asking, several, asked) : null;
  if (measured) return measured;
  const order = asked.kind === 'most' || asked.kind === 'sort' ? asked : null;
  const sort = order && several.search ? sortBy(order.by, order.isLeast) : null;
  const ordered = sort && (await inOrder(asking, several, sort));
  if (ordered) return ordered;
  const isOfAll = order !== null || asked.kind === 'total';
  const held = isOfAll ? await allHeld(several) : null;
  const companies = held ?? (await companiesOf(several));
  if (companies.length < 2) return null;
  const text = await eachText(asking, companies, asked);
  const notes =
    asked.kind === 'compare' || held ? [] : moreNote(several, companies.length, asking.say);
  return text === null ? null : { text: [text, ...notes].join('\n\n') };
}

/**
 * Answers a question about the companies that were listed or compared before: "what are their phone
 * numbers?", "who is the director of each?", "sort them by revenue". Null for any other question.
 */
export async function ofListed(asking: Asking): Promise<Reply | null> {
  const { question, say, spoken } = asking;
  const several = severalBefore(spoken.former);
  const grown = await byGrowth(asking, several);
  if (grown) return grown;
  // "And the liquidity?" is asked of all that were compared.
  const isOfAll = several?.goesOn || (several?.isCompared && several.isNewest);
  const goesOn = isOfAll ? goesOnWith(question, several) : null;
  const asked =
    readOfListed(question, goesOn) ??
    readBare(asking, several) ??
    (several?.isNewest ? readPlainContact(question) : null);
  if (!asked) return null;
  const reference = severalIn(question);
  // "Which of them does she own?" is answered by her roles.
  if (reference?.selects && OF_PERSON.test(question)) return null;
  const isOfOne =
    asked.kind === 'each' && several?.isNewest === false && isOfOneSince(question, spoken);
  if (several && !isOfOne && (several.isNewest || reference?.isPlain)) {
    const isElsewhere =
      (several.isCompared && asked.kind === 'most') ||
      (several.search !== null && isOfSearch(asked, reference?.selects ?? false));
    return isElsewhere ? null : answerOf(asking, asked, several);
  }
  if (asked.kind !== 'contact' || !reference) return null;
  if ((spoken.openKey ?? spoken.formerKey) === null) {
    return { text: say(TEXTS.whichCompany), answered: false };
  }
  const subject = { key: null, name: null, pronoun: true };
  return answerOfOne(asking, { kind: 'fact', fields: asked.fields, year: null, subject });
}

/** Whether "them" is the one company of the newest answer, and not those listed before it. */
function isOfOneSince(question: string, { former }: Spoken): boolean {
  const last = former.findLast((exchange) => !isAside(exchange));
  const told = [...(last?.answer ?? '').matchAll(/\]\(\/detail\/(\d{8})/g)].map(([, key]) => key);
  return maybeOfOne(question) && new Set(told).size === 1;
}

const CANNOT: Words = {
  en: 'I cannot tell that of the companies that were listed before.',
  da: 'Det kan jeg ikke svare på om de virksomheder, der blev nævnt før.',
};

const OF_PERSON = /(?<!\p{L})(?:he|she|han|hun)(?!\p{L})/iu;

const isSearched = (reading: Reading) => reading.search !== null || isFilters(reading);

/** For "which of them …" that nothing else has answered: it is not about the whole register. */
export async function notOfListed(
  { question, say, spoken }: Asking,
  understood: Understood,
): Promise<Reply | null> {
  const reference = severalIn(question);
  if (!reference?.isPlain || NAMED.test(question) || OF_PERSON.test(question)) return null;
  const isOfAny = understood.kind === 'list' || understood.kind === 'count';
  const isCalledSo = 'subject' in understood && understood.subject.name !== null;
  if (!isOfAny && !(isCalledSo && reference.selects)) return null;
  // "Find bakers in Vejle and sort them" says itself which are meant.
  if (!reference.selects && isSearched(await readingOf(question))) return null;
  const text = severalBefore(spoken.former) ? CANNOT : TEXTS.whichCompany;
  return { text: say(text), answered: false };
}
