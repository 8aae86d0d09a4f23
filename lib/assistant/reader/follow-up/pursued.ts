import 'server-only';
import { findCompanyByKey } from '@/lib/assistant/tools/find-company';
import type { Exchange } from '@/lib/assistant/types';
import { foldText } from '@/lib/words/fold';
import { historyAnswer } from '../company/history-answer';
import { latestChangeAnswer } from '../company/latest-change';
import { answerOfOne } from '../company/of-one';
import { filedAnswer } from '../company/reports-answer';
import { rolesAnswer } from '../company/roles-answer';
import type { Spoken } from '../company/which-company';
import { type Pursuit, readPursuit } from '../question/pursuit';
import { isAside } from '../question/spoken-of';
import { FIELDS } from '../question/understand-changes';
import { sideIn, type When } from '../question/when';
import type { Asking, Known, Reply } from '../text/reply';
import { beforeOf, HEADING } from './before';
import { newestYear } from './newest-year';
import { askedBefore, type OfCompany } from './of-company';
import { ownersOfOwners } from './owners-of-owners';

/** "01/01/2020–31/12/2020:", "| Year until | 31/12/2020 |", "accounts that end in 2020" */
const YEAR_TOLD = /\d\d\/\d\d\/((?:19|20)\d\d)(?=:| \|)|(?:end in|slutter i) ((?:19|20)\d\d)/;

/** What was asked of which company; null when the newest answer is of none, or of several. */
type Last = { asked: OfCompany; question: string; answer: string; key: string };

async function lastOf(former: readonly Exchange[]): Promise<Last | null> {
  const before = beforeOf(former);
  const isTold = ({ answer }: Exchange) => answer.search(HEADING) >= 0;
  const newest = former.findLast(
    (one) => isTold(one) || !(isAside(one) || readPursuit(one.question)),
  );
  const keys = new Set([...(newest?.answer ?? '').matchAll(HEADING)].map(([, key]) => key));
  const [key] = keys;
  const asked = before && newest && (await askedBefore(before));
  if (!asked || !key || keys.size > 1) return null;
  return { asked, question: before.base.question, answer: newest.answer, key };
}

type OfFigures = Extract<OfCompany, { kind: 'amounts' | 'keyFigures' }>;
const isOfFigures = (asked: OfCompany): asked is OfFigures =>
  asked.kind === 'amounts' || asked.kind === 'keyFigures';

const withRoles = (asked: OfCompany) => {
  if (asked.kind === 'roles') return asked;
  const { subject } = asked;
  const changed = asked.kind === 'history' ? (asked.only?.groups ?? []) : [];
  if (changed.length > 0) {
    return { kind: 'roles' as const, groups: changed, former: false, year: null, subject };
  }
  const groups = ['OWNER' as const];
  return asked.kind === 'ownership'
    ? { kind: 'roles' as const, groups, former: false, year: null, subject }
    : null;
};

/** "Annual report until 30/04/2021", "Årsrapport til 30/04/2021" */
const REPORT_TOLD = /(?:until|til) (?:\d\d\/){2}(\d{4})/;

/** The annual report of the year before the newest one that the answer told of. */
function reportBefore(known: Known, { answer }: Last) {
  const [, year] = REPORT_TOLD.exec(answer) ?? [];
  return year === undefined ? null : filedAnswer(known, Number(year) - 1);
}

/** Since when the holders, a fact, or a side of zero have been what they are. */
function sinceThen(known: Known, { asked, question }: Last, spoken: Spoken) {
  const roles = withRoles(asked);
  if (roles) return rolesAnswer(known, roles);
  if (asked.kind === 'fact') return latestChangeAnswer(known, asked.fields);
  const side = isOfFigures(asked) ? sideIn(foldText(question)) : undefined;
  if (!side || !isOfFigures(asked) || asked.fields?.length !== 1) return null;
  const inARow = { year: null, span: null, history: true, pick: `${side} in a row` as const };
  return answerOfOne(known, { ...asked, ...inARow }, spoken);
}

/** The holders before those of today, and former addresses or names. */
function beforeThen(known: Known, last: Last, spoken: Spoken) {
  const { asked } = last;
  const roles = withRoles(asked);
  if (roles) return rolesAnswer(known, { ...roles, former: true, ever: undefined });
  if (asked.kind === 'filed') return reportBefore(known, last);
  if (asked.kind !== 'fact') return inYear(known, last, { by: -1, spoken });
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
function inYear(known: Known, last: Last, { by, spoken }: { by: number; spoken: Spoken }) {
  const told = yearOf(last);
  return told === null ? null : ofYear(known, last, { year: told + by, spoken });
}

/** "And two years ago?" counts from the newest year that is known. */
async function yearsAgo(known: Known, last: Last, { by, spoken }: { by: number; spoken: Spoken }) {
  const { asked } = last;
  // Only head counts are known by year.
  if (asked.kind === 'fact' && asked.fields.join() !== 'employees') return null;
  const newest = await newestYear(known, asked.kind === 'fact');
  return newest === null ? null : ofYear(known, last, { year: newest + by, spoken });
}

/** The same figures of another year. */
function ofYear(known: Known, { asked }: Last, { year, spoken }: { year: number; spoken: Spoken }) {
  if (asked.kind === 'fact') return answerOfOne(known, { ...asked, year }, spoken);
  if (!isOfFigures(asked)) return null;
  const { pick: _, most: __, ...figures } = asked;
  return answerOfOne(known, { ...figures, year, span: null, history: false } as OfFigures, spoken);
}

function claimed(known: Known, last: Last, pursuit: Pursuit, spoken: Spoken) {
  const { asked } = last;
  const isOfStaff = asked.kind === 'fact' && asked.fields.join() === 'employees';
  const isOfOne = isOfFigures(asked) && asked.fields?.length === 1;
  if (pursuit.kind !== 'claim' || !(isOfStaff || isOfOne)) return null;
  const year = isOfOne && !asked.history ? yearOf(last) : asked.year;
  return answerOfOne(known, { ...asked, year, claim: pursuit.claim } as OfCompany, spoken);
}

/** "Was that more than in 2018?" is of the year that the answer told of. */
function untilThen(when: When, told: number | null): When {
  const first = when.span?.first ?? (told ?? 0) - (when.most ?? 2) + 1;
  const isOpen = when.span === null || when.span.last === null;
  if (told === null || told <= first || !isOpen) return when;
  return { ...when, most: undefined, span: { first, last: told } };
}

/** Whether the same figure went up, or down, since the year that is named. */
function moved(known: Known, last: Last, said: When, spoken: Spoken) {
  const { asked } = last;
  const when = untilThen(said, yearOf(last));
  if (asked.kind === 'fact' && asked.fields.join() === 'employees') {
    return answerOfOne(known, { ...asked, year: null, claim: undefined, change: when }, spoken);
  }
  if (!isOfFigures(asked)) return null;
  const { pick: _, most: __, claim: ___, ...figures } = asked;
  return answerOfOne(known, { ...figures, ...when } as OfFigures, spoken);
}

/** Key figures are judged against those of the company's peers. */
const judged = (known: Known, { asked }: Last, spoken: Spoken) =>
  asked.kind === 'keyFigures' || asked.kind === 'peers'
    ? answerOfOne(known, { kind: 'peers', fields: asked.fields, subject: asked.subject }, spoken)
    : null;

/** The figures that the last question was about, over the years. */
function developed(known: Known, { asked }: Last, most: number | undefined, spoken: Spoken) {
  const inYears = { year: null, span: null, history: true, ...(most && { most }) };
  if (asked.kind === 'fact') {
    if (asked.fields.join() !== 'employees') return null;
    const { claim: _, change: __, ...counts } = asked;
    return answerOfOne(known, { ...counts, year: null, history: true }, spoken);
  }
  if (!isOfFigures(asked) || asked.fields === null) return null;
  const { pick: _, most: __, claim: ___, moved: ____, ...figures } = asked;
  return answerOfOne(known, { ...figures, ...inYears } as OfFigures, spoken);
}

/** Answers "since when?", "and before that?", "is it over 10 million?" about the company before. */
export async function pursued(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const pursuit = readPursuit(asking.question);
  const last = pursuit && (await lastOf(spoken.former ?? []));
  const found = last && (await findCompanyByKey(last.key));
  if (!pursuit || !last || found?.kind !== 'one') return null;
  const known: Known = { ...asking, company: found.company };
  const subject = { key: last.key, name: null, pronoun: false };
  const of = { ...last, asked: { ...last.asked, subject } as OfCompany };
  switch (pursuit.kind) {
    case 'developed':
      return developed(known, of, pursuit.most, spoken);
    case 'owners':
      return ownersOfOwners(known, of.asked);
    case 'since':
      return sinceThen(known, of, spoken);
    case 'before':
      return beforeThen(known, of, spoken);
    case 'year':
      return inYear(known, of, { by: pursuit.by, spoken });
    case 'ago':
      return yearsAgo(known, of, { by: -pursuit.years, spoken });
    case 'judged':
      return judged(known, of, spoken);
    case 'claim':
      return claimed(known, of, pursuit, spoken);
    case 'moved':
      return moved(known, of, pursuit.when, spoken);
  }
}
