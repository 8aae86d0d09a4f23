import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading, ReadPart } from '@/lib/ai-search/types';
import { companyFacts, factIn } from '@/lib/assistant/tools/company';
import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { countRegister, type Found, searchRegister } from '@/lib/assistant/tools/search';
import { formatDay, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { findRegisterStatus } from '@/lib/register/queries';
import { isAmount } from '@/lib/search/is-amount';
import type { CompanyFilters, ShownField } from '@/lib/search/types';
import { RATIO_FILTERS } from '@/lib/search-index/percent-filters';
import { type ContactList, readContactList } from '../question/understand-contact';
import { isFigureWord } from '../text/language';
import { chosenLink, factLine, listedLink, STATUS_NAMES } from '../text/names';
import { fieldName, readText, unreadOf, unreadText } from '../text/reading-text';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import { bold, dayText, link, plain, TEXTS } from '../text/texts';
import { isNamedIn } from '../words/match';
import { COMPANIES, ONE_OF_MANY } from '../words/vocabulary';
import { holdersText } from './holders-text';
import { tradeIn } from './merged';
import { howManyListed, isFilters, orderIn, readingOf, withoutNear } from './reading';

/** Fields of which several values may be counted separately; a trade may be of either. */
const COUNTED = [['industry', 'sector'], ['municipality'], ['region'], ['companyType']] as const;
const MOST_KINDS = 6;

type Counted = (typeof COUNTED)[number];

const isOneOf = (fields: Counted, field: string) => fields.some((one) => one === field);

const partsOf = ({ parts }: Reading, fields: Counted): ReadPart[] =>
  parts.filter(({ field }) => isOneOf(fields, field));

/** The filters of a reading with the values that the text says of some fields in place of its own. */
async function filtersOf(reading: Reading, fields: Counted, text: string) {
  const said = Object.entries((await readWithReader(text)).filters);
  const own = said.filter(([field]) => isOneOf(fields, field));
  const others = Object.entries(reading.filters).filter(([field]) => !isOneOf(fields, field));
  return own.length > 0 ? (Object.fromEntries([...others, ...own]) as CompanyFilters) : null;
}

/** "Carpenters and painters in Aarhus": the number of each, in addition to that of all. */
async function countsText(reading: Reading, all: number): Promise<string[]> {
  const fields = COUNTED.find((one) => partsOf(reading, one).length > 1);
  const parts = fields ? partsOf(reading, fields) : [];
  if (!fields || parts.length > MOST_KINDS || reading.filters.not) return [];
  const lines = await Promise.all(
    parts.map(async ({ text }) => {
      const filters = await filtersOf(reading, fields, text);
      if (!filters) return null;
      const { total, shown, href } = await countRegister({ ...reading, filters });
      // "Bricklayers in the construction industry" are not all of that.
      if (total > all) return null;
      return `- ${plain(text)}: ${total > 0 ? link(shown, href) : shown}`;
    }),
  );
  return lines.some((line) => line === null) ? [] : [lines.join('\n')];
}

const ratios: ReadonlySet<ShownField> = new Set(RATIO_FILTERS);

/** What a list is sorted and filtered by; the name of what it is sorted by goes without saying. */
function figureTexts({ key, figures = [] }: ListedCompany, by: string, say: Speak): string[] {
  const sorted = by === 'growth' ? 'revenueGrowth' : by;
  return figures.flatMap(({ of, text }) => {
    if (text === null) return [];
    const tab = ratios.has(of) ? 'key-figure' : 'financial';
    const value = link(isAmount(of) ? `${text}\u00a0DKK` : text, paths.company(key, { tab }));
    return of === sorted ? value : `${say(fieldName(of))} ${value}`;
  });
}

/** The days of changes that a list is sorted and filtered by. */
const changeTexts = ({ href, changes = [] }: ListedCompany, say: Speak) =>
  changes.map(({ of, on }) => `${say(fieldName(of))} ${link(dayText(on), href)}`);

const EMPLOYEE: Words = { en: 'employee', da: 'ansat' };
const EMPLOYEES: Words = { en: 'employees', da: 'ansatte' };
const UNIT: Words = { en: 'production unit', da: 'produktionsenhed' };
const UNITS: Words = { en: 'production units', da: 'produktionsenheder' };

/** What a list of companies tells of one of them: where it is, and what it is listed by. */
function listedText(company: ListedCompany, by: string, say: Speak): string {
  const { employees, founded, locations, statusSince, town, href } = company;
  const others: Record<string, string | null> = {
    locations: `${link(locations, href)} ${say(locations === '1' ? UNIT : UNITS)}`,
    founded: founded && `${say({ en: 'founded', da: 'stiftet' })} ${link(dayText(founded), href)}`,
    statusSince:
      statusSince &&
      `${say(STATUS_NAMES[company.status] ?? TEXTS.notReported)} ${link(dayText(statusSince), href)}`,
  };
  const figures = figureTexts(company, by, say);
  const changes = changeTexts(company, say);
  const isByOther = company.figures !== undefined || changes.length > 0 || by in others;
  const isByStaff = by === 'employees' || !isByOther;
  const staff =
    !isByStaff || !employees
      ? null
      : `${link(employees, `${href}#employment`)} ${say(employees === '1' ? EMPLOYEE : EMPLOYEES)}`;
  const told = [town ? plain(town) : null, others[by] ?? null, staff, ...changes, ...figures];
  return told.filter((text) => text !== null).join(', ');
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
  const only = { ...filters, status: ['ACTIVE' as const] };
  const { total, shown, href } = await countRegister({ ...read, filters: only });
  if (total === found.total) return '';
  const count = total === 0 ? asking.say({ en: 'none', da: 'ingen' }) : link(shown, href);
  const active = total === 1 ? 'aktiv' : 'aktive';
  return asking.say({ en: `, ${count} of them active`, da: `, heraf ${count} ${active}` });
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
          en: 'This counts those in bankruptcy now and those dissolved by it, each by the day that is known.',
          da: 'Her tælles dem, der er under konkurs nu, og dem, der er opløst efter konkurs, hver på den dag, der kendes.',
        })
      : say({
          en: 'This counts those in bankruptcy now; those dissolved by it are among the ceased.',
          da: 'Her tælles dem, der er under konkurs nu; opløste efter konkurs er blandt de ophørte.',
        }),
  ];
}

const WHY_NOT: Words = { en: 'That is why I cannot answer.', da: 'Derfor kan jeg ikke svare.' };

/** Whether an answer says that its question was not fully read. */
export const isPartial = (answer: string) =>
  Object.values(WHY_NOT).some((text) => answer.includes(text));

/** When a question was not fully read, the rest is not an answer, but may help. */
async function partialAnswer(asking: Asking, read: Reading): Promise<Reply> {
  const { say } = asking;
  const found = await countRegister(read);
  const rest = foundLink(found, say);
  const partial = say({
    en: `${WHY_NOT.en} What I did understand finds ${rest}.`,
    da: `${WHY_NOT.da} Det, jeg forstod, finder ${rest}.`,
  });
  return {
    text: [...unreadText(read, say), partial, ...readText(read, say)].join('\n\n'),
    ...(found.total > 0 && { search: { href: found.href, label: say(TEXTS.openSearch) } }),
    answered: false,
  };
}

/** An order alone does not select any companies. */
const nothingRead = ({ search, filters }: Reading) => !search && Object.keys(filters).length === 0;

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
  more?: (company: ListedCompany) => Promise<string | null>,
): Promise<Reply> {
  const { question, say } = asking;
  const asked = reading ?? (await readingOf(question));
  const { reading: whole, note } = withoutNear(asked, say);
  const sort = whole.sort ?? (kind === 'list' ? orderIn(question) : null);
  const read = sort === null ? whole : withoutFigures(whole);
  const unread = unreadOf(read).length > 0;
  const isOfAll = kind === 'count' && isNamedIn(COMPANIES, question);
  if (nothingRead(read) && isOfAll && !unread) return registerAnswer(asking);
  if (nothingRead(read) && (sort === null || unread)) {
    const text = say({
      en: 'I found no filter in that question: name an industry, a place, a size or a year.',
      da: 'Jeg fandt intet filter i det spørgsmål: Nævn en branche, et sted, en størrelse eller et år.',
    });
    return { text: [...unreadText(read, say), text].join('\n\n'), answered: false };
  }
  if (unread) return partialAnswer(asking, { ...read, sort });
  const limit = howManyListed(question);
  const found = await searchRegister({ ...read, sort, limit });
  // The figure that they are sorted by, or the day that they were filtered by.
  const [told = ''] = (sort ?? (read.filters.statusSince ? 'statusSince' : '')).split('-');
  // What all of them have in common, or is told with its day.
  const isByStatus = read.filters.status !== undefined || told === 'statusSince';
  const lines = await Promise.all(
    found.companies.map(async (company) => {
      const value = listedText(company, told, say);
      const name = isByStatus ? chosenLink(company) : listedLink(company, say);
      const line = `- ${name}${value ? `, ${value}` : ''}`;
      return more ? `${line}. ${await more(company)}` : line;
    }),
  );
  const listed =
    found.total > 0 && (kind === 'list' || found.total <= limit) ? [lines.join('\n')] : [];
  const each = kind === 'count' ? await countsText(read, found.total) : [];
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
        da: ' Det indeholder opdigtede eksempelvirksomheder.',
      })
    : '';
  const text = say({
    en: `The register holds ${all} companies; its last update is of ${when}.`,
    da: `Registret indeholder ${all} virksomheder; det er sidst opdateret ${when}.`,
  });
  return { text: `${text}${sample}` };
}

/** Whether the words mean several companies, and not the name of one. */
function areSeveral({ companies }: ContactList, reading: Reading): boolean {
  if (reading.search !== null || !isFilters(reading)) return false;
  if (isNamedIn(`${COMPANIES}|${ONE_OF_MANY}`, companies)) return true;
  const isKind =
    tradeIn(reading.filters) !== undefined || reading.filters.companyType !== undefined;
  return isKind && unreadOf(reading).length === 0;
}

/**
 * The details of one company on a line; missing ones are only told when nothing else is.
 * @param only just the known ones, in the order of the register; null for none
 */
export async function detailsOf(
  { say }: Asking,
  company: ListedCompany,
  { fields, only }: { fields: readonly string[]; only: boolean },
): Promise<string | null> {
  const facts = await companyFacts(company);
  const asked = only
    ? facts?.facts.filter(({ field }) => fields.includes(field))
    : fields.flatMap((one) => factIn(facts, one) ?? []);
  const known = asked?.filter(({ value }) => value !== null) ?? [];
  const missing = only || fields.length > 1 ? [] : (asked ?? []);
  const told = known.length > 0 ? known : missing;
  if (!facts || told.length === 0) return only ? null : say(TEXTS.notReported);
  return told.map((fact) => factLine(fact, facts, say)).join('; ');
}

/** Lists companies with how they are contacted; null when the question is not about several. */
export async function contactListAnswer(asking: Asking): Promise<Reply | null> {
  const asked = readContactList(asking.question);
  if (!asked) return null;
  const reading = await readingOf(asked.companies);
  if (!areSeveral(asked, reading)) return null;
  const { fields, role } = asked;
  const more = (company: ListedCompany) =>
    role ? holdersText(asking, company, role) : detailsOf(asking, company, { fields, only: false });
  return searchAnswer(asking, 'list', reading, more);
}
