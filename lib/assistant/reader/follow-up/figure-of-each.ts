import 'server-only';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { paths } from '@/lib/paths';
import { lineOf, mostOf } from '../figures/figure-line';
import {
  areAlike,
  figureOf,
  nameOf,
  sizeOf,
  type Told,
  type WithFacts,
} from '../figures/figure-of';
import type { OrderedBy } from '../question/understand-most';
import type { Asking, Reply } from '../text/reply';
import { link, type Speak } from '../text/texts';

/** Unknown values come last. */
function sorted(told: Told[], sign: number): Told[] {
  const place = (one: Told) => {
    const size = sizeOf(one);
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
  const [best, ...others] = list.filter((one) => sizeOf(one) !== null);
  if (!best || !areAlike(list, by)) return false;
  const [least, most] = [sizeOf(best) ?? 0, mostOf(best) ?? 0];
  return others.every((one) =>
    first === 'least' ? most < (sizeOf(one) ?? 0) : least > (mostOf(one) ?? 0),
  );
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
  order: InOrder,
): Promise<Reply | null> {
  const { say } = asking;
  const { by, first, isOfOne } = order;
  const told = await Promise.all(all.map((one) => figureOf(asking, one, by)));
  const field = told.find(({ fact }) => fact !== null)?.fact?.field;
  if (field === undefined) return null;
  const list = first ? sorted(told, first === 'least' ? 1 : -1) : told;
  const isOne = isOfOne && hasFirst(list, order);
  const most = first ? MOST_IN_ORDER : list.length;
  const lines = list.slice(0, most).map((one, at) => lineOf(one, at === 0 && isOne, say));
  const left = list.length - lines.length;
  const rest = left > 0 ? [`- ${behindText(left, say)}`] : [];
  const text = [`${say(nameOf(field, by))}:`, ...lines, ...rest].join('\n');
  if (all.length > MOST_COMPARED) return { text };
  const companies = all.map(({ company }) => company);
  return { text: `${text}\n\n${sideBySide(companies, say)}` };
}

/** The link to the page that compares them. */
export function sideBySide(companies: readonly ListedCompany[], say: Speak): string {
  const href = paths.compare({ company: companies.map(({ key }) => key) });
  return link(say({ en: 'Open side by side', da: 'Åbn ved siden af hinanden' }), href);
}
