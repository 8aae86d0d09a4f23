import { companyFacts, knownFactIn } from '@/lib/assistant/tools/company';
import type { ListedCompany } from '@/lib/assistant/tools/facts';
import {
  companiesWithKeys,
  findCompanyByKey,
  findNamedCompany,
} from '@/lib/assistant/tools/search';
import type { Exchange } from '@/lib/assistant/types';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { answerOfOne } from '../company/of-one';
import { compareAnswer } from '../figures/compare-answer';
import { newestYear } from '../figures/figure-of';
import { orderIn } from '../lists/reading';
import { isPartial } from '../lists/search-answers';
import { measuresOf } from '../question/contrast';
import { type Pursuit, readPursuit } from '../question/pursuit';
import { understand } from '../question/understand';
import { readOfListed } from '../question/understand-listed';
import { asksForLeast, isOrderedBy, type OrderedBy, readMostOf } from '../question/understand-most';
import { withoutHowMuch } from '../question/yes-or-no';
import type { Asking, Reply } from '../text/reply';
import { comparedKeysIn, severalBefore } from './before';
import { figureOfEach, sideBySide } from './each-listed';
import { fragmentOf, furtherIn, onlyYear } from './fragment';
import { companyIn } from './of-company';

/** The companies compared last; null when a search came after that, or without a comparison. */
export async function comparedBefore({ spoken }: Asking): Promise<ListedCompany[] | null> {
  const last = spoken.former.findLast(
    ({ answer }) => /\]\(\/(?:compare|discover)\?/.test(answer) && !isPartial(answer),
  );
  const keys = comparedKeysIn(last?.answer ?? '');
  return keys.length < 2 ? null : companiesWithKeys(keys);
}

/** "The largest" of those, by employees, or the oldest; null when that is not known for each. */
export async function extremeOf(
  all: readonly ListedCompany[],
  which: string,
): Promise<ListedCompany | null> {
  const order = orderIn(which);
  if (order === null) return null;
  const [field = '', direction] = order.split('-');
  const sizes = all.map(async (company) => {
    const value = knownFactIn(await companyFacts(company), field)?.value;
    const size = typeof value === 'string' ? Date.parse(value) : (value ?? Number.NaN);
    return Number.isNaN(size) ? [] : [{ company, size }];
  });
  const known = (await Promise.all(sizes)).flat();
  const sign = direction === 'desc' ? -1 : 1;
  const [first, second] = known.sort((a, b) => sign * (a.size - b.size));
  const isOne = first && second && known.length === all.length && first.size !== second.size;
  return isOne ? first.company : null;
}

/** "Which of them has the highest solvency?" after a comparison; null when there was none. */
export async function ofCompared(asking: Asking): Promise<Reply | null> {
  const { question } = asking;
  const by = readMostOf(question);
  const all = by && (await comparedBefore(asking));
  if (!by || !all) return null;
  const first = asksForLeast(question) ? 'least' : 'most';
  return figureOfEach(asking, all, { by, first, isOfOne: true });
}

/** The figures that one question asks of several companies. */
function figuresIn(question: string): OrderedBy[] {
  const each = readOfListed(question, furtherIn(question));
  if (each?.kind === 'each') return isOrderedBy(each.asked) ? [each.asked] : [];
  const asked = understand(question, true);
  if (asked.kind === 'compare') {
    return measuresOf(withoutHowMuch(question) ?? question, asked.names);
  }
  return isOrderedBy(asked) && asked.fields ? [asked] : [];
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

type Companies = readonly ListedCompany[];

/** The answers of one company after another. */
async function eachText(asking: Asking, by: OrderedBy, companies: Companies) {
  const texts: string[] = [];
  for (const { key } of companies) {
    const asked = { ...by, subject: { key, name: null, pronoun: false } };
    texts.push((await answerOfOne(asking, asked)).text);
  }
  return [...texts, sideBySide(companies, asking.say)].join('\n\n');
}

async function figureText(asking: Asking, by: OrderedBy, companies: Companies): Promise<string> {
  if (by.fields === null || (by.kind === 'fact' && by.year !== null)) {
    return eachText(asking, by, companies);
  }
  const reply = await figureOfEach(asking, companies, { by, first: null, isOfOne: false });
  return reply?.text ?? eachText(asking, by, companies);
}

async function textOf(asking: Asking, figures: readonly OrderedBy[], companies: Companies) {
  const texts = await Promise.all(figures.map((by) => figureText(asking, by, companies)));
  return { text: texts.join('\n\n') };
}

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
async function newestOfMost(asking: Asking, companies: Companies, isOfStaff: boolean) {
  const all = companies.map((company) => newestYear({ ...asking, company }, isOfStaff));
  const years = (await Promise.all(all)).flatMap((year) => year ?? []).toSorted((a, b) => a - b);
  const timesOf = (year: number) => years.filter((one) => one === year).length;
  const [first] = years.toSorted((a, b) => timesOf(b) - timesOf(a));
  return first ?? null;
}

const isOfYears = ({ kind, fields }: OrderedBy) =>
  kind !== 'fact' || fields?.join() === 'employees';

/** "And two years ago?" of each of them. */
async function otherYear(asking: Asking, companies: Companies): Promise<Reply | null> {
  const { former } = asking.spoken;
  const asked = yearIn(asking.question);
  const before = figuresBefore(former);
  const figures = before.length > 0 ? before.filter(isOfYears) : [MAIN];
  const [first] = figures;
  if (!asked || !first) return null;
  const newest = await newestOfMost(asking, companies, first.kind === 'fact');
  if (newest === null) return null;
  const year = yearOf(asked, newest, former.at(-1));
  const then = figures.map((by) => inYear(by, year));
  return textOf(asking, then, companies);
}

function yearOf(asked: OtherYear, newest: number, last: Exchange | undefined): number {
  if (asked.kind === 'named') return asked.year;
  if (asked.kind === 'ago') return newest - asked.years;
  return ((last && yearTold(last)) ?? newest) + asked.by;
}

/** "And Kjær?" beside those compared before, by the same figures. */
async function oneMore(asking: Asking, before: Companies): Promise<Reply | null> {
  const { former } = asking.spoken;
  const fragment = fragmentOf(asking.question);
  const subject = fragment === null ? null : await companyIn(fragment);
  const named = subject?.key ?? subject?.name ?? null;
  if (named === null) return null;
  const found = subject?.key ? await findCompanyByKey(named) : await findNamedCompany(named);
  if (found.kind !== 'one') return null;
  const others = before.filter(({ key }) => key !== found.company.key);
  const companies = [...others.slice(-(MOST_COMPARED - 1)), found.company];
  const newest = former.at(-1);
  const year = newest ? yearTold(newest) : null;
  const figures = figuresBefore(former);
  if (figures.length === 0) return compareAnswer(asking, companies);
  const then = year === null ? figures : figures.map((by) => inYear(by, year));
  return textOf(asking, then, companies);
}

/**
 * Goes on from a comparison: "and two years ago?", "and Kjær?"; null for any other question, and
 * where the newest answer is not of several companies.
 */
export async function furtherCompared(asking: Asking): Promise<Reply | null> {
  const { former } = asking.spoken;
  const several = severalBefore(former);
  if (!several?.isNewest || several.search !== null || several.keys.length < 2) return null;
  const ofYear = yearIn(asking.question) !== null;
  if (!several.isCompared && !(ofYear && figuresBefore(former).length > 0)) return null;
  if (!ofYear && fragmentOf(asking.question) === null) return null;
  const companies = await companiesWithKeys(several.keys.slice(0, MOST_COMPARED));
  if (companies.length < 2) return null;
  return ofYear ? otherYear(asking, companies) : oneMore(asking, companies);
}
