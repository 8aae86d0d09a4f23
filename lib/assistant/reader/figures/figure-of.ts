import 'server-only';
import type { Fact } from '@/lib/assistant/tools/facts';
import {
  accountFigures,
  type FigurePeriod,
  type Figures,
  keyFigureValues,
} from '@/lib/assistant/tools/figures';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { areRankable, type RankedPeriod } from '@/lib/comparison/rankable';
import { BALANCE_FIELDS } from '@/lib/financials/constants';
import { BALANCE_RATIOS } from '@/lib/financials/key-figure-list';
import type { Scope } from '@/lib/financials/types';
import type { OrderedBy } from '../question/understand-most';
import { amountName, FACT_NAMES, KEY_FIGURE_NAMES } from '../text/names';
import type { Asking } from '../text/reply';

/** A company with the facts of the register. */
export type WithFacts = { company: ListedCompany; facts: readonly Fact[] };

/** `fact`: null where the company has no such accounts. */
export type Told = {
  company: ListedCompany;
  fact: Fact | null;
  until: string | null;
  /** The accounts that the figure is from; null for a fact. */
  period: RankedPeriod | null;
};

/** The figure of one company by which several are put in order. */
export async function figureOf(
  { caller }: Asking,
  { facts, company }: WithFacts,
  asked: OrderedBy,
): Promise<Told> {
  if (asked.kind === 'fact') {
    const fact = facts.find(({ field }) => field === asked.fields[0]) ?? null;
    return { company, fact, until: null, period: null };
  }
  const { key } = company;
  const of = (figures: Figures | null) => {
    const [period] = figures?.periods ?? [];
    const fact = period?.figures[0] ?? null;
    const until = (fact && period?.endDate) ?? null;
    return { company, fact, until, period: rankedPeriod(period, figures?.scope) };
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

const ofDay: ReadonlySet<string> = new Set([...BALANCE_FIELDS, ...BALANCE_RATIOS]);

/** Whether figures of accounts can be put in order, as on the page that compares companies. */
export const isRankable = (periods: readonly RankedPeriod[], field: string, isAmount: boolean) =>
  areRankable(periods, { isBalance: ofDay.has(field), isAmount });

/** The accounts, of the first figure, as the page that compares companies knows them. */
export const rankedPeriod = (
  period: FigurePeriod | null | undefined,
  scope: Scope | null | undefined,
): RankedPeriod | null => {
  if (!period || !scope) return null;
  const { startDate, endDate, currency } = period;
  return {
    ...{ startDate: new Date(startDate), endDate: new Date(endDate), currency, scope },
    onClosing: period.figures[0]?.onClosingBalance,
  };
};

/** Those of unlike accounts are not compared: of other currencies, lengths, times, or of a group. */
export function areAlike(list: readonly Told[], { kind }: OrderedBy): boolean {
  if (kind === 'fact') return true;
  const known = list.filter((one) => sizeOf(one) !== null);
  const fields = new Set(known.flatMap(({ fact }) => fact?.field ?? []));
  const [field] = fields;
  const periods = known.flatMap(({ period }) => period ?? []);
  return fields.size === 1 && field !== undefined && isRankable(periods, field, kind === 'amounts');
}
