import 'server-only';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { paths } from '@/lib/paths';
import {
  areAlike,
  figureOf,
  nameOf,
  sizeOf,
  type Told,
  type WithFacts,
} from '../figures/figure-of';
import type { OrderedBy } from '../question/understand-most';
import { companyLink } from '../text/company-line';
import type { Asking, Reply } from '../text/reply';
import { bold, dayText, link, type Speak, TEXTS } from '../text/texts';

/** Unknown values come last. */
function sorted(told: Told[], sign: number): Told[] {
  const place = (one: Told) => {
    const size = sizeOf(one);
    return size === null ? Number.POSITIVE_INFINITY : sign * size;
  };
  return told.toSorted((a, b) => place(a) - place(b));
}

function lineOf({ company, fact, until }: Told, isFirst: boolean, say: Speak): string {
  const year = until ? ` (${dayText(until)})` : '';
  const isKnown = fact !== null && fact.value !== null;
  const value = isKnown ? link(fact.shown, fact.href) : say(TEXTS.notReported);
  return `- ${isFirst ? bold(companyLink(company)) : companyLink(company)}: ${value}${year}`;
}

/** Whether one of them is the first. */
function hasFirst(list: readonly Told[], by: OrderedBy): boolean {
  const [best, second] = list.map(sizeOf);
  return best !== null && best !== second && areAlike(list, by);
}

export type InOrder = {
  by: OrderedBy;
  /** The first ones; null keeps the companies in the order in which they are given. */
  first: 'most' | 'least' | null;
  /** Whether one company is asked for, which is then in bold. */
  isOfOne: boolean;
};

/** A figure of each company; null when no company has it. */
export async function figureOfEach(
  asking: Asking,
  all: readonly WithFacts[],
  { by, first, isOfOne }: InOrder,
): Promise<Reply | null> {
  const { say } = asking;
  const told = await Promise.all(all.map((one) => figureOf(asking, one, by)));
  const field = told.find(({ fact }) => fact !== null)?.fact?.field;
  if (field === undefined) return null;
  const list = first ? sorted(told, first === 'least' ? 1 : -1) : told;
  const isOne = isOfOne && hasFirst(list, by);
  const lines = list.map((one, at) => lineOf(one, at === 0 && isOne, say));
  const text = [`${say(nameOf(field, by))}:`, ...lines].join('\n');
  if (all.length > MOST_COMPARED) return { text };
  const companies = all.map(({ company }) => company);
  return { text: `${text}\n\n${sideBySide(companies, say)}` };
}

/** The link to the page that compares them. */
export function sideBySide(companies: readonly ListedCompany[], say: Speak): string {
  const href = paths.compare({ company: companies.map(({ key }) => key) });
  return link(say({ en: 'Open side by side', da: 'Åbn ved siden af hinanden' }), href);
}
