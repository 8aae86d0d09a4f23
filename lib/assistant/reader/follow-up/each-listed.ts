import { companyFacts } from '@/lib/assistant/tools/company';
import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { paths } from '@/lib/paths';
import { answerOfOne } from '../company/of-one';
import { compareAnswer } from '../figures/compare-answer';
import {
  areAlike,
  figureLineOf,
  figureOf,
  mostOf,
  numberOf,
  orderName,
  type Told,
  totalTold,
} from '../figures/figure-of';
import { detailsOf } from '../lists/search-answers';
import type { AskedOfEach, OfListed } from '../question/understand-listed';
import {
  isOfFigures,
  type OfFigures,
  type OrderedBy,
  type Total,
} from '../question/understand-most';
import { chosenLink, factLine, listedLink } from '../text/names';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import { link, TEXTS } from '../text/texts';

/** Unknown values come last. */
function sorted(told: Told[], sign: number): Told[] {
  const place = (one: Told) => {
    const size = numberOf(one);
    return size === null ? Number.POSITIVE_INFINITY : sign * size;
  };
  return told.toSorted((a, b) => place(a) - place(b));
}

/** Maximum companies in an order that are named. */
const MOST_IN_ORDER = 10;

const behindText = (left: number, say: Speak) =>
  say({
    en: `and ${left} more behind them, or without that figure`,
    da: `og ${left} flere efter dem eller uden det tal`,
  });

/** Whether one of them is certainly the first. */
function hasFirst(list: readonly Told[], { by, first }: InOrder): boolean {
  const [best, ...others] = list.filter((one) => numberOf(one) !== null);
  if (!best || !areAlike(list, by)) return false;
  const [least, most] = [numberOf(best) ?? 0, mostOf(best) ?? 0];
  return others.every((one) =>
    first === 'least' ? most < (numberOf(one) ?? 0) : least > (mostOf(one) ?? 0),
  );
}

type InOrder = {
  by: OrderedBy;
  /** The first ones; null keeps the companies in the order in which they are given. */
  first: 'most' | 'least' | null;
  /** Whether one company is asked for, which is then in bold. */
  isOfOne: boolean;
};

/** A figure of each company; null when no company has it. */
export async function figureOfEach(
  asking: Asking,
  companies: readonly ListedCompany[],
  order: InOrder,
): Promise<Reply | null> {
  const { say } = asking;
  const { by, first, isOfOne } = order;
  const told = await Promise.all(companies.map((one) => figureOf(one, by)));
  const field = told.find(({ fact }) => fact !== null)?.fact?.field;
  if (field === undefined) return null;
  const list = first ? sorted(told, first === 'least' ? 1 : -1) : told;
  const isOne = isOfOne && hasFirst(list, order);
  const most = first ? MOST_IN_ORDER : list.length;
  const lines = list.slice(0, most).map((one, at) => figureLineOf(one, at === 0 && isOne, say));
  const left = list.length - lines.length;
  const rest = left > 0 ? [`- ${behindText(left, say)}`] : [];
  const text = [`${say(orderName(field, by))}:`, ...lines, ...rest].join('\n');
  if (companies.length > MOST_COMPARED) return { text };
  return { text: `${text}\n\n${sideBySide(companies, say)}` };
}

/** The link to the page that compares them. */
export function sideBySide(companies: readonly ListedCompany[], say: Speak): string {
  const href = paths.compare({ company: companies.map(({ key }) => key) });
  return link(say(TEXTS.sideBySide), href);
}

/** Facts that fit on one line with the name of the company. */
const SHORT = [
  ...['phone', 'email', 'website', 'address', 'municipality', 'region', 'cvr', 'companyType'],
  ...['founded', 'employees', 'locations', 'status', 'statusSince', 'ceased', 'capital', 'ceo'],
];

type OfFacts = Extract<AskedOfEach, { kind: 'fact' }>;
const isShort = (asked: AskedOfEach): asked is OfFacts =>
  asked.kind === 'fact' &&
  asked.year === null &&
  !asked.history &&
  asked.fields.every((field) => SHORT.includes(field));

async function factsOf(
  { say }: Asking,
  company: ListedCompany,
  { fields }: OfFacts,
): Promise<string> {
  const facts = await companyFacts(company);
  const told = facts?.facts.filter(({ field }) => fields.includes(field)) ?? [];
  const shown = facts ? told.map((fact) => factLine(fact, facts, say)).join('; ') : '';
  const name = fields.includes('status') ? chosenLink(company) : listedLink(company, say);
  return `- ${name}. ${shown || say(TEXTS.notReported)}`;
}

async function contactOf(
  asking: Asking,
  companies: ListedCompany[],
  asked: Extract<OfListed, { kind: 'contact' }>,
): Promise<string> {
  const lines = companies.map(async (company) => {
    const details = await detailsOf(asking, company, asked);
    return details === null ? [] : [`- ${listedLink(company, asking.say)}. ${details}`];
  });
  const told = (await Promise.all(lines)).flat();
  return told.length > 0 ? told.join('\n') : asking.say(NONE_HAS);
}

const NONE_HAS: Words = {
  en: 'None of them has that in the register.',
  da: 'Det står ikke i registret for nogen af dem.',
};

/** One figure of one year. */
const isOfOneFigure = (asked: AskedOfEach): asked is OfFigures =>
  isOfFigures(asked) &&
  asked.fields?.length === 1 &&
  !(asked.history || asked.span || asked.pick || asked.most);

async function eachOf(
  asking: Asking,
  companies: ListedCompany[],
  asked: AskedOfEach,
): Promise<string> {
  if (isShort(asked)) {
    return (await Promise.all(companies.map((one) => factsOf(asking, one, asked)))).join('\n');
  }
  if (isOfOneFigure(asked)) {
    const reply = await figureOfEach(asking, companies, { by: asked, first: null, isOfOne: false });
    if (reply) return reply.text;
  }
  const replies = companies.map(({ key }) => {
    const subject = { key, name: null, pronoun: false };
    return answerOfOne(asking, { ...asked, subject } as typeof asked);
  });
  return (await Promise.all(replies)).map(({ text }) => text).join('\n\n');
}

/** The companies by a figure. */
async function orderOf(
  asking: Asking,
  companies: ListedCompany[],
  { kind, by, isLeast }: Extract<OfListed, { kind: 'most' | 'sort' }>,
): Promise<string | null> {
  const first = isLeast ? 'least' : 'most';
  const order = { by, first, isOfOne: kind === 'most' } as const;
  return (await figureOfEach(asking, companies, order))?.text ?? null;
}

/** "How many employees do they have together?" of the companies that were listed. */
async function totalOf(
  asking: Asking,
  companies: readonly ListedCompany[],
  { as, by }: Total,
): Promise<string> {
  const { say } = asking;
  if (by === null) return say(TEXTS.whichFigure);
  const { sentence, lines } = await totalTold(asking, companies, { as, by });
  const none = say({
    en: `That figure is ${TEXTS.notReported.en} for any of the ${companies.length}.`,
    da: `Det tal står ${TEXTS.notReported.da} for nogen af de ${companies.length}.`,
  });
  return [sentence ?? none, lines].join('\n\n');
}

async function compareOf(asking: Asking, companies: ListedCompany[]): Promise<string> {
  const { text } = await compareAnswer(asking, companies.slice(0, MOST_COMPARED));
  const note = asking.say({
    en: `At most ${MOST_COMPARED} companies are compared: these are the first of those listed.`,
    da: `Højst ${MOST_COMPARED} virksomheder sammenlignes: Det er de første af dem, der blev nævnt.`,
  });
  return companies.length > MOST_COMPARED ? `${text}\n\n${note}` : text;
}

/** What is asked of the companies; null when it is not known of any. */
export function eachText(
  asking: Asking,
  companies: ListedCompany[],
  asked: OfListed,
): Promise<string | null> {
  switch (asked.kind) {
    case 'contact':
      return contactOf(asking, companies, asked);
    case 'compare':
      return compareOf(asking, companies);
    case 'each':
      return eachOf(asking, companies, asked.asked);
    case 'total':
      return totalOf(asking, companies, asked);
    default:
      return orderOf(asking, companies, asked);
  }
}
