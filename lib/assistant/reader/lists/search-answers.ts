import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { findNamedCompany } from '@/lib/assistant/tools/find-company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import {
  countRegister,
  type Found,
  MOST_LISTED,
  searchRegister,
} from '@/lib/assistant/tools/search';
import { formatDay, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { findRegisterStatus } from '@/lib/register/queries';
import type { SearchSort } from '@/lib/search/types';
import { foldText } from '@/lib/words/fold';
import { readHowMany } from '../question/groups';
import { formalName } from '../question/subject';
import { chosenLink } from '../text/company-line';
import { isFigureWord, type Words } from '../text/language';
import { readText, unreadOf, unreadText } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { bold, link, type Speak, TEXTS } from '../text/texts';
import { has, isNamedIn, wordsPattern } from '../words/match';
import { COMPANIES, FIND } from '../words/question-words';
import { eachText } from './each-answer';
import { listedText } from './listed-text';
import { withoutNear } from './near';

/** Companies in a list, unless the question asks for a number. */
const LISTED = 5;

/** As many as the question asks for, up to the maximum that can be listed. */
export const howManyListed = (most: number | null) => Math.min(most ?? LISTED, MOST_LISTED);

const LEAST = 'smallest|fewest|lowest|(?<!at )least|mindste|faerrest|laveste';
const OLDEST = 'oldest|aeldste';
const NEWEST = 'newest|youngest|nyeste|yngste|most recent(?:ly)?|senest';
const MOST = 'largest|biggest|top|stoerste?|danmarks stoerste';
/** Superlatives that need a noun. */
const MOST_OF = '(?<!at )most|highest|flest|hoejeste|mest';
const BY_STAFF = 'employees|staff|people|ansatte|medarbejdere|employers|arbejdspladser';
const AMOUNTS: [by: 'profit' | 'equity' | 'grossProfit', words: string][] = [
  ['grossProfit', 'gross (?:profit|result)|brutto(?:fortjeneste|resultat)'],
  ['profit', 'profits?|profitable|earnings|result|overskud|resultat|rentable'],
  ['equity', 'equity|egenkapital'],
];
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

export function foundLink({ total, shown, href }: Omit<Found, 'companies'>, say: Speak): string {
  const words =
    total === 1
      ? say({ en: `${shown} company`, da: `${shown} virksomhed` })
      : say({ en: `${shown} companies`, da: `${shown} virksomheder` });
  return link(words, href);
}

/** Ceased companies are counted too unless a status is requested: says how many are active. */
export async function activeText(asking: Asking, read: Reading, found: Found): Promise<string> {
  const { filters } = read;
  if (filters.status || filters.not?.status || found.total === 0) return '';
  const active = { ...filters, status: ['ACTIVE' as const] };
  const { total, shown, href } = await countRegister(asking.caller, { ...read, filters: active });
  if (total === found.total) return '';
  const count = total === 0 ? asking.say({ en: 'none', da: 'ingen' }) : link(shown, href);
  return asking.say({ en: `, ${count} of them active`, da: `, heraf ${count} aktive` });
}

async function countText(asking: Asking, read: Reading, found: Found): Promise<string> {
  const { say } = asking;
  if (found.total === 0) return say(TEXTS.noneFits);
  const fit = say({ en: found.total === 1 ? 'fits' : 'fit', da: 'passer' });
  const active = await activeText(asking, read, found);
  return `${bold(foundLink(found, say))} ${fit}${active}.`;
}

/** Says which bankruptcies are counted: only ongoing ones, or past ones as well. */
function bankruptNote({ filters: { status } }: Reading, say: Speak): string[] {
  if (!status?.includes('IN_BANKRUPTCY') || status.includes('CEASED')) return [];
  return [
    status.includes('CEASED_BANKRUPTCY')
      ? say({
          en: 'Counted are those in bankruptcy now and those dissolved by it, each by the day that is known.',
          da: 'Talt er dem, der er under konkurs nu, og dem, der er opløst efter konkurs, hver på den dag, der kendes.',
        })
      : say({
          en: 'Counted are those in bankruptcy now; those dissolved by it are among the ceased.',
          da: 'Talt er dem, der er under konkurs nu; opløste efter konkurs er blandt de ophørte.',
        }),
  ];
}

const WHY_NOT: Words = { en: 'That is why I cannot answer.', da: 'Derfor kan jeg ikke svare.' };

/** Whether an answer says that its question was not fully read. */
export const isPartial = (answer: string) =>
  Object.values(WHY_NOT).some((text) => answer.includes(text));

/** When a question was not fully read, the rest is not an answer, but may help. */
async function partialAnswer(asking: Asking, read: Reading): Promise<Reply> {
  const { caller, say } = asking;
  const found = await countRegister(caller, read);
  const rest = foundLink(found, say);
  const partial = say({
    en: `${WHY_NOT.en} What I did read finds ${rest}.`,
    da: `${WHY_NOT.da} Det, jeg læste, finder ${rest}.`,
  });
  return {
    text: [...unreadText(read, say), partial, ...readText(read, say)].join('\n\n'),
    ...(found.total > 0 && { search: { href: found.href, label: say(TEXTS.openSearch) } }),
    answered: false,
  };
}

/** An order alone does not select any companies. */
const nothingRead = ({ search, filters }: Reading) => !search && Object.keys(filters).length === 0;

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

/** The company that a question calls by its full name, with its legal form. */
export async function knownFormalName(question: string) {
  const name = formalName(question);
  const found = name === null ? null : await findNamedCompany(name);
  return name !== null && found?.kind === 'one' && found.isSame
    ? { name, company: found.company }
    : null;
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

/** The figure by which companies are put in order is understood. */
const withoutFigures = (reading: Reading): Reading => ({
  ...reading,
  notUnderstood: reading.notUnderstood.filter((words) => !isFigureWord(words)),
});

/**
 * Answers with the number of companies that fit, the first of them, and the search to open.
 * @param more what else to tell of each listed company
 */
export async function searchAnswer(
  asking: Asking,
  kind: 'count' | 'list',
  reading?: Reading,
  more?: (company: ListedCompany) => Promise<string>,
): Promise<Reply> {
  const { caller, question, say } = asking;
  const { most } = readHowMany(question);
  const asked = reading ?? (await readingOf(question));
  const { reading: whole, note } = withoutNear(asked, say);
  const sort = whole.sort ?? (kind === 'list' ? orderIn(question) : null);
  const read = sort === null ? whole : withoutFigures(whole);
  const unread = unreadOf(read).length > 0;
  if (nothingRead(read) && kind === 'count' && !unread) return registerAnswer(asking);
  if (nothingRead(read) && (sort === null || unread)) {
    const text = say({
      en: 'I found no filter in that question: name an industry, a place, a size or a year.',
      da: 'Jeg fandt intet filter i det spørgsmål: nævn en branche, et sted, en størrelse eller et år.',
    });
    return { text: [...unreadText(read, say), text].join('\n\n'), answered: false };
  }
  if (unread) return partialAnswer(asking, { ...read, sort });
  const limit = howManyListed(most);
  const found = await searchRegister(caller, { ...read, sort, limit });
  // The figure that they are sorted by, or the day that they were filtered by.
  const [told = ''] = (sort ?? (read.filters.statusSince ? 'statusSince' : '')).split('-');
  const lines = await Promise.all(
    found.companies.map(async (company) => {
      const value = listedText(company, told, say);
      const line = `- ${chosenLink(company)}${value ? `, ${value}` : ''}`;
      return more ? `${line}. ${await more(company)}` : line;
    }),
  );
  const listed =
    found.total > 0 && (kind === 'list' || found.total <= limit) ? [lines.join('\n')] : [];
  const each = kind === 'count' ? await eachText(asking, read) : [];
  const notes = [...each, ...note, ...bankruptNote(read, say), ...readText(read, say)];
  return {
    text: [await countText(asking, read, found), ...listed, ...notes].join('\n\n'),
    ...(found.total > 0 && { search: { href: found.href, label: say(TEXTS.openSearch) } }),
  };
}

/** How recent the register is, and how many companies it holds. */
export async function registerAnswer({ say }: Asking): Promise<Reply> {
  const { updatedOn, companies, hasSample } = await findRegisterStatus();
  const all = link(formatNumber(companies), paths.segmentation());
  const when = updatedOn ? formatDay(updatedOn) : say(TEXTS.notReported);
  const sample = hasSample
    ? say({
        en: ' It holds invented sample companies.',
        da: ' Det indeholder opdigtede prøvevirksomheder.',
      })
    : '';
  const text = say({
    en: `The register holds ${all} companies; its last update is of ${when}.`,
    da: `Registret indeholder ${all} virksomheder; det er sidst opdateret ${when}.`,
  });
  return { text: `${text}${sample}` };
}
