import { ownershipChain } from '@/lib/assistant/tools/ownership';
import { companiesWithKeys, companyWithKey } from '@/lib/assistant/tools/search';
import type { Exchange } from '@/lib/assistant/types';
import { foldText } from '@/lib/words/fold';
import { historyAnswer, latestChangeAnswer } from '../company/history-answer';
import { answerOfOne, type OfCompany } from '../company/of-one';
import { filedAnswer } from '../company/reports-answer';
import { rolesAnswer } from '../company/roles-answer';
import { newestYear } from '../figures/figure-of';
import type { RolesAsked } from '../question/asked';
import { type Pursuit, readPursuit } from '../question/pursuit';
import { type RoleTime, timeOfYear } from '../question/role-time';
import { companyHeadings, isAside } from '../question/spoken-of';
import { FIELDS } from '../question/understand-changes';
import { isOfFigures, type OfFigures } from '../question/understand-most';
import { sideIn, type When } from '../question/when';
import { companyLink } from '../text/names';
import type { Asking, Known, Reply } from '../text/reply';
import { bold } from '../text/texts';
import { beforeOf } from './before';
import { askedBefore } from './of-company';

/** Maximum owners whose own owners are told. */
const MOST_OWNERS = 4;
const OF_COMPANY = /^\/detail\/(\d{8})/;

/** The time of whose holders was asked; null for those of today, and for who came or left then. */
function timeOf({ time, year }: RolesAsked): RoleTime | null {
  if (year !== null) return timeOfYear(year);
  return time === undefined || time.moved ? null : time;
}

const asksOwners = (asked: OfCompany): asked is RolesAsked =>
  asked.kind === 'roles' &&
  asked.groups.join() === 'OWNER' &&
  (timeOf(asked) !== null || !asked.former);

/** "And who owns that?" right after the owners of a company: who owns those that are companies. */
async function ownersOfOwners(known: Known, asked: OfCompany): Promise<Reply | null> {
  if (!asksOwners(asked)) return null;
  const { company, say } = known;
  // "Who owned it on 1 May 2018?" goes on with the owners of that day.
  const time = timeOf(asked);
  const chain = await ownershipChain({ key: company.key, on: time?.to });
  if (!chain || chain.owners.length === 0) return null;
  const keys = chain.owners.flatMap(({ href }) => OF_COMPANY.exec(href)?.[1] ?? []);
  if (keys.length === 0) {
    const text = say({
      en: 'None of its owners is a company in the register.',
      da: 'Ingen af ejerne er en virksomhed i registret.',
    });
    return { text: `${bold(companyLink(company))}\n\n${text}` };
  }
  const companies = await companiesWithKeys(keys.slice(0, MOST_OWNERS));
  const { year } = asked;
  const roles = { groups: ['OWNER' as const], former: false, year, ...(time && { time }) };
  const replies = companies.map((one) => rolesAnswer({ ...known, company: one }, roles));
  return { text: (await Promise.all(replies)).map(({ text }) => text).join('\n\n') };
}

/** "01/01/2020–31/12/2020:", "| Year until | 31/12/2020 |", "accounts that end in 2020" */
const YEAR_TOLD = /\d\d\/\d\d\/((?:19|20)\d\d)(?=:| \|)|(?:end in|slutter i) ((?:19|20)\d\d)/;

/** What was asked of which company; null when the newest answer is of none, or of several. */
type Last = { asked: OfCompany; question: string; answer: string; key: string };

async function lastOf(former: readonly Exchange[]): Promise<Last | null> {
  const before = beforeOf(former);
  const isTold = ({ answer }: Exchange) => companyHeadings(answer).length > 0;
  const newest = former.findLast(
    (one) => isTold(one) || !(isAside(one) || readPursuit(one.question)),
  );
  const [key, other] = companyHeadings(newest?.answer ?? '');
  const asked = before && newest && (await askedBefore(before));
  if (!asked || !key || other) return null;
  return { asked, question: before.base.question, answer: newest.answer, key };
}

const withRoles = (asked: OfCompany) => {
  if (asked.kind === 'roles') return asked;
  const { subject } = asked;
  const changed = asked.kind === 'history' ? (asked.only?.groups ?? []) : [];
  const groups = asked.kind === 'ownership' ? ['OWNER' as const] : changed;
  if (groups.length === 0) return null;
  return { kind: 'roles' as const, groups, former: false, year: null, subject };
};

/** "Annual report until 30/04/2021", "Årsrapport til 30/04/2021" */
const REPORT_TOLD = /(?:until|til) (?:\d\d\/){2}(\d{4})/;

/** The annual report of the year before the newest one that the answer told of. */
function reportBefore(known: Known, { answer }: Last) {
  const [, year] = REPORT_TOLD.exec(answer) ?? [];
  return year === undefined ? null : filedAnswer(known, Number(year) - 1);
}

/** Since when the holders, a fact, or a side of zero have been what they are. */
function sinceThen(known: Known, { asked, question }: Last) {
  const roles = withRoles(asked);
  if (roles) return rolesAnswer(known, roles);
  if (asked.kind === 'fact') return latestChangeAnswer(known, asked.fields);
  const side = isOfFigures(asked) ? sideIn(foldText(question)) : undefined;
  if (!side || !isOfFigures(asked) || asked.fields?.length !== 1) return null;
  const inARow = { year: null, span: null, history: true, pick: `${side} in a row` as const };
  return answerOfOne(known, { ...asked, ...inARow });
}

/** The holders before those of today, and former addresses or names. */
function beforeThen(known: Known, last: Last) {
  const { asked } = last;
  const roles = withRoles(asked);
  if (roles) return rolesAnswer(known, { ...roles, former: true, ever: undefined });
  if (asked.kind === 'filed') return reportBefore(known, last);
  if (asked.kind !== 'fact') return inYear(known, last, -1);
  const fields = asked.fields.flatMap((field) => FIELDS[field] ?? []);
  const only = { fields: [...new Set(fields)], groups: [] };
  return fields.length > 0 ? historyAnswer(known, { since: null, only }) : null;
}

/** The year that an answer told of. */
function yearOf({ asked, answer }: Last): number | null {
  const [, ended, missing] = YEAR_TOLD.exec(answer) ?? [];
  const told = 'year' in asked ? (ended ?? missing ?? asked.year) : null;
  return told === null ? null : Number(told);
}

/** The year before or after the one that the answer told of. */
function inYear(known: Known, last: Last, by: number) {
  const told = yearOf(last);
  return told === null ? null : ofYear(known, last, told + by);
}

/** "And two years ago?" counts from the newest year that is known. */
async function yearsAgo(known: Known, last: Last, years: number) {
  const { asked } = last;
  // Only head counts are known by year.
  if (asked.kind === 'fact' && asked.fields.join() !== 'employees') return null;
  const newest = await newestYear(known, asked.kind === 'fact');
  return newest === null ? null : ofYear(known, last, newest - years);
}

/** The same figures of another year. */
function ofYear(known: Known, { asked }: Last, year: number) {
  if (asked.kind === 'fact') return answerOfOne(known, { ...asked, year });
  if (!isOfFigures(asked)) return null;
  const { pick: _, most: __, ...figures } = asked;
  return answerOfOne(known, { ...figures, year, span: null, history: false } as OfFigures);
}

function claimed(known: Known, last: Last, pursuit: Pursuit) {
  const { asked } = last;
  const isOfStaff = asked.kind === 'fact' && asked.fields.join() === 'employees';
  const isOfOne = isOfFigures(asked) && asked.fields?.length === 1;
  if (pursuit.kind !== 'claim' || !(isOfStaff || isOfOne)) return null;
  const year = isOfOne && !asked.history ? yearOf(last) : asked.year;
  return answerOfOne(known, { ...asked, year, claim: pursuit.claim } as OfCompany);
}

/** "Was that more than in 2018?" is of the year that the answer told of. */
function untilThen(when: When, told: number | null): When {
  const first = when.span?.first ?? (told ?? 0) - (when.most ?? 2) + 1;
  const isOpen = when.span === null || when.span.last === null;
  if (told === null || told <= first || !isOpen) return when;
  return { ...when, most: undefined, span: { first, last: told } };
}

/** Whether the same figure went up, or down, since the year that is named. */
function moved(known: Known, last: Last, said: When) {
  const { asked } = last;
  const when = untilThen(said, yearOf(last));
  if (asked.kind === 'fact' && asked.fields.join() === 'employees') {
    return answerOfOne(known, { ...asked, year: null, claim: undefined, change: when });
  }
  if (!isOfFigures(asked)) return null;
  const { pick: _, most: __, claim: ___, ...figures } = asked;
  return answerOfOne(known, { ...figures, ...when } as OfFigures);
}

/** Key figures are judged against those of the company's peers. */
const judged = (known: Known, { asked }: Last) =>
  asked.kind === 'keyFigures' || asked.kind === 'peers'
    ? answerOfOne(known, { kind: 'peers', fields: asked.fields, subject: asked.subject })
    : null;

/** The figures that the last question was about, over the years. */
function developed(known: Known, { asked }: Last, most: number | undefined) {
  const inYears = { year: null, span: null, history: true, ...(most && { most }) };
  if (asked.kind === 'fact') {
    if (asked.fields.join() !== 'employees') return null;
    const { claim: _, change: __, ...counts } = asked;
    return answerOfOne(known, { ...counts, year: null, history: true });
  }
  if (!isOfFigures(asked) || asked.fields === null) return null;
  const { pick: _, most: __, claim: ___, moved: ____, ...figures } = asked;
  return answerOfOne(known, { ...figures, ...inYears } as OfFigures);
}

/** Answers "since when?", "and before that?", "is it over 10 million?" about the company before. */
export async function pursued(asking: Asking): Promise<Reply | null> {
  const pursuit = readPursuit(asking.question);
  const last = pursuit && (await lastOf(asking.spoken.former));
  const company = last && (await companyWithKey(last.key));
  if (!pursuit || !last || !company) return null;
  const known: Known = { ...asking, company };
  const subject = { key: last.key, name: null, pronoun: false };
  const of = { ...last, asked: { ...last.asked, subject } as OfCompany };
  switch (pursuit.kind) {
    case 'developed':
      return developed(known, of, pursuit.most);
    case 'owners':
      return ownersOfOwners(known, of.asked);
    case 'since':
      return sinceThen(known, of);
    case 'before':
      return beforeThen(known, of);
    case 'year':
      return inYear(known, of, pursuit.by);
    case 'ago':
      return yearsAgo(known, of, pursuit.years);
    case 'judged':
      return judged(known, of);
    case 'claim':
      return claimed(known, of, pursuit);
    case 'moved':
      return moved(known, of, pursuit.when);
  }
}
