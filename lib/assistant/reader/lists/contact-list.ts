import 'server-only';
import type { Reading } from '@/lib/ai-search/types';
import { companyFacts } from '@/lib/assistant/tools/company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { type ContactList, readContactList } from '../question/understand-contact-list';
import { factLine } from '../text/company-line';
import { unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';
import { isNamedIn } from '../words/match';
import { COMPANIES, ONE_OF_MANY } from '../words/question-words';
import { isFilters, readingOf, searchAnswer } from './search-answers';

/** Whether the words mean several companies, and not the name of one. */
function areSeveral({ companies }: ContactList, reading: Reading): boolean {
  if (reading.search !== null || !isFilters(reading)) return false;
  if (isNamedIn(`${COMPANIES}|${ONE_OF_MANY}`, companies)) return true;
  const isKind =
    reading.filters.industry !== undefined || reading.filters.companyType !== undefined;
  return isKind && unreadOf(reading).length === 0;
}

type Details = Pick<ContactList, 'fields'>;

/** The requested details that the register has of a company; null for none. */
export async function knownDetails(
  { caller, say }: Asking,
  company: ListedCompany,
  { fields }: Details,
): Promise<string | null> {
  const facts = await companyFacts(caller, company);
  const known = facts?.facts.filter(
    ({ field, value }) => value !== null && fields.some((one) => one === field),
  );
  if (!facts || !known?.length) return null;
  return known.map((fact) => factLine(fact, facts, say)).join('; ');
}

/** The details of one company on a line; missing ones are only told when nothing else is. */
export async function detailsOf(
  { caller, say }: Asking,
  company: ListedCompany,
  { fields }: Details,
): Promise<string> {
  const facts = await companyFacts(caller, company);
  const asked = fields.flatMap((one) => facts?.facts.filter(({ field }) => field === one) ?? []);
  const known = asked.filter(({ value }) => value !== null);
  const told = known.length > 0 ? known : asked.slice(0, fields.length === 1 ? 1 : 0);
  if (!facts || told.length === 0) return say(TEXTS.notReported);
  return told.map((fact) => factLine(fact, facts, say)).join('; ');
}

/** Lists companies with how they are contacted; null when the question is not about several. */
export async function contactListAnswer(asking: Asking): Promise<Reply | null> {
  const asked = readContactList(asking.question);
  if (!asked) return null;
  const reading = await readingOf(asked.companies);
  if (!areSeveral(asked, reading)) return null;
  return searchAnswer(asking, 'list', reading, (company) => detailsOf(asking, company, asked));
}
