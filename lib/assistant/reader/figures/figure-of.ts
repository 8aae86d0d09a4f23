import 'server-only';
import type { Fact } from '@/lib/assistant/tools/facts';
import { accountFigures, type Figures, keyFigureValues } from '@/lib/assistant/tools/figures';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import type { OrderedBy } from '../question/understand-most';
import { amountName, FACT_NAMES, KEY_FIGURE_NAMES } from '../text/names';
import type { Asking } from '../text/reply';

/** A company with the facts of the register. */
export type WithFacts = { company: ListedCompany; facts: readonly Fact[] };

/** `fact`: null where the company has no such accounts. */
export type Told = { company: ListedCompany; fact: Fact | null; until: string | null };

/** The figure of one company by which several are put in order. */
export async function figureOf(
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

export function nameOf(field: string, { kind }: OrderedBy) {
  if (kind === 'fact') return FACT_NAMES[field] ?? { en: field, da: field };
  return kind === 'keyFigures'
    ? KEY_FIGURE_NAMES[field as keyof typeof KEY_FIGURE_NAMES].name
    : amountName(field);
}

/** The figure as a number that can be compared; days in milliseconds. */
export const sizeOf = ({ fact }: Told) => {
  const value = fact?.value ?? null;
  return value === null ? null : Number(typeof value === 'string' ? Date.parse(value) : value);
};

/** Amounts in different currencies are not compared. */
export function areAlike(list: readonly Told[], { kind }: OrderedBy): boolean {
  const known = list.flatMap((one) => (sizeOf(one) === null || !one.fact ? [] : [one.fact]));
  const units = new Set(known.map(({ shown }) => shown.replace(/^[-\d.,\s]+/, '')));
  return kind === 'fact' || units.size === 1;
}
