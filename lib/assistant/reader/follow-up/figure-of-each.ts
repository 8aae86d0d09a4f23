import 'server-only';
import type { Fact } from '@/lib/assistant/tools/facts';
import { accountFigures, type Figures, keyFigureValues } from '@/lib/assistant/tools/figures';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { paths } from '@/lib/paths';
import type { OrderedBy } from '../question/understand-most';
import { companyLink } from '../text/company-line';
import { amountName, FACT_NAMES, KEY_FIGURE_NAMES } from '../text/names';
import type { Asking, Reply } from '../text/reply';
import { bold, dayText, link, type Speak, TEXTS } from '../text/texts';

/** A company with the facts of the register. */
export type WithFacts = { company: ListedCompany; facts: readonly Fact[] };

/** `fact`: null where the company has no such accounts. */
type Told = { company: ListedCompany; fact: Fact | null; until: string | null };

async function figureOf(
  { caller }: Asking,
  { facts, company }: WithFacts,
  asked: OrderedBy,
): Promise<Told> {
  if (asked.kind === 'fact') {
    const fact = facts.find(({ field }) => field === asked.fields[0]) ?? null;
    return { company, fact, until: null };
  }
  const { key } = company;
  const of = (figures: Figures | null) => {
    const [period] = figures?.periods ?? [];
    const fact = period?.figures[0] ?? null;
    return { company, fact, until: (fact && period?.endDate) ?? null };
  };
  const year = asked.year ?? undefined;
  if (asked.kind === 'keyFigures') {
    return of(await keyFigureValues(caller, { key, year, fields: asked.fields?.slice(0, 1) }));
  }
  const [field = 'profitLoss' as const] = asked.fields ?? [];
  return of(await accountFigures(caller, { key, year, fields: [field] }));
}

function nameOf(field: string, { kind }: OrderedBy) {
  if (kind === 'fact') return FACT_NAMES[field] ?? { en: field, da: field };
  return kind === 'keyFigures'
    ? KEY_FIGURE_NAMES[field as keyof typeof KEY_FIGURE_NAMES].name
    : amountName(field);
}

const sizeOf = ({ fact }: Told) => {
  const value = fact?.value ?? null;
  return value === null ? null : Number(typeof value === 'string' ? Date.parse(value) : value);
};

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

/** Whether one of them is the first; amounts in different currencies are not compared. */
function hasFirst(list: readonly Told[], { kind }: OrderedBy): boolean {
  const [best, second] = list.map(sizeOf);
  const known = list.flatMap((one) => (sizeOf(one) === null || !one.fact ? [] : [one.fact]));
  const units = new Set(known.map(({ shown }) => shown.replace(/^[-\d.,\s]+/, '')));
  return best !== null && best !== second && (kind === 'fact' || units.size === 1);
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
  const href = paths.compare({ company: all.map(({ company }) => company.key) });
  const more = link(say({ en: 'Open side by side', da: 'Åbn ved siden af hinanden' }), href);
  return { text: `${text}\n\n${more}` };
}
