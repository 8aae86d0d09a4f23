import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import { findCompanyByKey, findNamedCompany } from '@/lib/assistant/tools/find-company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import type { Exchange } from '@/lib/assistant/types';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { answerOfOne } from '../company/of-one';
import type { Spoken } from '../company/which-company';
import { compareAnswer } from '../figures/compare-answer';
import { measuresOf } from '../question/contrast';
import { withoutHowMuch } from '../question/how-much';
import { type Pursuit, readPursuit } from '../question/pursuit';
import { understand } from '../question/understand';
import { readOfListed } from '../question/understand-listed';
import type { OrderedBy } from '../question/understand-most';
import type { Asking, Reply } from '../text/reply';
import { figureOfEach, sideBySide } from './figure-of-each';
import { fragmentOf, furtherIn, onlyYear } from './fragment';
import { newestYear } from './newest-year';
import { companyIn } from './of-company';
import { type Several, severalBefore } from './several-before';

const isFigure = (asked: object & { kind: string }): asked is OrderedBy =>
  asked.kind === 'amounts' || asked.kind === 'keyFigures' || asked.kind === 'fact';

/** The figures that one question asks of several companies. */
function figuresIn(question: string): OrderedBy[] {
  const each = readOfListed(question, furtherIn(question));
  if (each?.kind === 'each') return isFigure(each.asked) ? [each.asked] : [];
  const asked = understand(question, true);
  if (asked.kind === 'compare') {
    return measuresOf(withoutHowMuch(question) ?? question, asked.names);
  }
  return isFigure(asked) && asked.fields ? [asked] : [];
}

type OtherYear = Extract<Pursuit, { kind: 'year' | 'ago' }> | { kind: 'named'; year: number };

/** A question for another year, which changes no more than that. */
function yearIn(question: string): OtherYear | null {
  const pursuit = readPursuit(question);
  if (pursuit?.kind === 'year' || pursuit?.kind === 'ago') return pursuit;
  const fragment = fragmentOf(question);
  const year = fragment === null ? null : onlyYear(fragment);
  return year === null ? null : { kind: 'named', year };
}

/** The figures spoken of since the companies were listed or compared. */
function figuresBefore(former: readonly Exchange[]): OrderedBy[] {
  for (const { question } of former.toReversed()) {
    const figures = figuresIn(question);
    if (figures.length > 0) return figures;
    const goesOn = yearIn(question) !== null || furtherIn(question) !== null;
    if (!goesOn) return [];
  }
  return [];
}

const DAY = /\((?:\d\d\/){2}(\d{4})\)|–(?:\d\d\/){2}(\d{4}):/g;

/** The year of the newest answer, where that was asked for another than the newest. */
function yearTold({ question, answer }: Exchange): number | null {
  const years = [...answer.matchAll(DAY)].map(([, day, until]) => Number(day ?? until));
  return yearIn(question) === null || years.length === 0 ? null : Math.max(...years);
}

type Among = { companies: ListedCompany[]; former: readonly Exchange[]; spoken: Spoken };

/** The answers of one company after another. */
async function eachText(asking: Asking, by: OrderedBy, { companies, spoken }: Among) {
  const texts: string[] = [];
  for (const { key } of companies) {
    const asked = { ...by, subject: { key, name: null, pronoun: false } };
    texts.push((await answerOfOne(asking, asked, spoken)).text);
  }
  return [...texts, sideBySide(companies, asking.say)].join('\n\n');
}

async function figureText(asking: Asking, by: OrderedBy, among: Among): Promise<string> {
  if (by.fields === null || (by.kind === 'fact' && by.year !== null)) {
    return eachText(asking, by, among);
  }
  const all = among.companies.map(async (company) => ({
    company,
    facts: (await companyFacts(asking.caller, company))?.facts ?? [],
  }));
  const order = { by, first: null, isOfOne: false } as const;
  const reply = await figureOfEach(asking, await Promise.all(all), order);
  return reply?.text ?? eachText(asking, by, among);
}

const textOf = async (asking: Asking, figures: readonly OrderedBy[], among: Among) =>
  (await Promise.all(figures.map((by) => figureText(asking, by, among)))).join('\n\n');

/** The main amounts, of companies that were compared by nothing in particular. */
const MAIN: OrderedBy = {
  ...{ kind: 'amounts', fields: null, year: null, span: null, history: false },
  subject: { key: null, name: null, pronoun: true },
};

const inYear = (by: OrderedBy, year: number | null): OrderedBy =>
  by.kind === 'fact'
    ? { ...by, year }
    : { ...by, year, span: null, history: false, most: undefined, pick: undefined };

/** The newest year that most of them have, as "last year" is one year before for all. */
async function newestOfMost(asking: Asking, { companies }: Among, isOfStaff: boolean) {
  const all = companies.map((company) => newestYear({ ...asking, company }, isOfStaff));
  const years = (await Promise.all(all)).flatMap((year) => year ?? []).toSorted((a, b) => a - b);
  const timesOf = (year: number) => years.filter((one) => one === year).length;
  const [first] = years.toSorted((a, b) => timesOf(b) - timesOf(a));
  return first ?? null;
}

const isOfYears = ({ kind, fields }: OrderedBy) =>
  kind !== 'fact' || fields?.join() === 'employees';

/** "And two years ago?" of each of them. */
async function otherYear(asking: Asking, among: Among): Promise<Reply | null> {
  const asked = yearIn(asking.question);
  const before = figuresBefore(among.former);
  const figures = before.length > 0 ? before.filter(isOfYears) : [MAIN];
  const [first] = figures;
  if (!asked || !first) return null;
  const newest = await newestOfMost(asking, among, first.kind === 'fact');
  if (newest === null) return null;
  const year = yearOf(asked, newest, among.former.at(-1));
  return {
    text: await textOf(
      asking,
      figures.map((by) => inYear(by, year)),
      among,
    ),
  };
}

function yearOf(asked: OtherYear, newest: number, last: Exchange | undefined): number {
  if (asked.kind === 'named') return asked.year;
  if (asked.kind === 'ago') return newest - asked.years;
  return ((last && yearTold(last)) ?? newest) + asked.by;
}

/** "And Kjær?" beside those compared before, by the same figures. */
async function oneMore(asking: Asking, among: Among): Promise<Reply | null> {
  const fragment = fragmentOf(asking.question);
  const subject = fragment === null ? null : await companyIn(fragment);
  const named = subject?.key ?? subject?.name ?? null;
  if (named === null) return null;
  const found = subject?.key ? await findCompanyByKey(named) : await findNamedCompany(named);
  if (found.kind !== 'one') return null;
  const others = among.companies.filter(({ key }) => key !== found.company.key);
  const companies = [...others.slice(-(MOST_COMPARED - 1)), found.company];
  const [newest] = among.former.slice(-1);
  const year = newest ? yearTold(newest) : null;
  const figures = figuresBefore(among.former);
  if (figures.length === 0) return compareAnswer(asking, companies);
  const then = year === null ? figures : figures.map((by) => inYear(by, year));
  return { text: await textOf(asking, then, { ...among, companies }) };
}

async function companiesOf({ keys }: Several): Promise<ListedCompany[]> {
  const found = await Promise.all(keys.slice(0, MOST_COMPARED).map(findCompanyByKey));
  return found.flatMap((one) => (one.kind === 'one' ? [one.company] : []));
}

/**
 * Goes on from a comparison: "and two years ago?", "and Kjær?"; null for any other question, and
 * where the newest answer is not of several companies.
 */
export async function furtherCompared(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const former = spoken.former ?? [];
  const several = severalBefore(former);
  if (!several?.isNewest || several.search !== null || several.keys.length < 2) return null;
  const ofYear = yearIn(asking.question) !== null;
  if (!several.isCompared && !(ofYear && figuresBefore(former).length > 0)) return null;
  if (!ofYear && fragmentOf(asking.question) === null) return null;
  const among = { companies: await companiesOf(several), former, spoken };
  if (among.companies.length < 2) return null;
  return ofYear ? otherYear(asking, among) : oneMore(asking, among);
}
