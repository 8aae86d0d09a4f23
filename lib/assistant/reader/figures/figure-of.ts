import { companyFacts, factIn, staffIn } from '@/lib/assistant/tools/company';
import type { Fact, ListedCompany } from '@/lib/assistant/tools/facts';
import {
  accountFigures,
  type FigurePeriod,
  type Figures,
  keyFigureValues,
} from '@/lib/assistant/tools/figures';
import { formatAmount } from '@/lib/companies/format';
import { areRankable, type RankedPeriod } from '@/lib/comparison/rankable';
import { BALANCE_FIELDS } from '@/lib/financials/constants';
import { BALANCE_RATIOS } from '@/lib/financials/key-figure-list';
import { lackingWords } from '@/lib/financials/lacking-words';
import type { Scope } from '@/lib/financials/types';
import { formatNumber, formatTenths } from '@/lib/format';
import type { OrderedBy, Total } from '../question/understand-most';
import { amountName, companyLink, factName, KEY_FIGURE_NAMES } from '../text/names';
import type { Asking, Speak, Words } from '../text/reply';
import { bold, dayText, link, TEXTS } from '../text/texts';

/** Why a figure has no value; without a reason it is just not in the register. */
export const lackingText = ({ lacking }: Pick<Fact, 'lacking'>, say: Speak): string =>
  say(lacking ? lackingWords(lacking) : TEXTS.notReported);

/** `fact`: null where the company has no such accounts. */
export type Told = {
  company: ListedCompany;
  fact: Fact | null;
  until: string | null;
  /** The accounts that the figure is from; null for a fact. */
  period: RankedPeriod | null;
};

/** The figure of one company by which several are put in order. */
export async function figureOf(company: ListedCompany, asked: OrderedBy): Promise<Told> {
  if (asked.kind === 'fact') {
    const facts = await companyFacts(company);
    const [field = ''] = asked.fields;
    const { year } = asked;
    const isThen = year !== null && field === 'employees';
    const fact = isThen ? facts && staffIn(facts, year) : factIn(facts, field);
    return { company, fact: fact ?? null, until: null, period: null };
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
    return of(await keyFigureValues({ key, year, fields: asked.fields?.slice(0, 1) }));
  }
  const [field = 'profitLoss' as const] = asked.fields ?? [];
  return of(await accountFigures({ key, year, fields: [field] }));
}

export function orderName(field: string, { kind }: OrderedBy) {
  if (kind === 'fact') return factName(field);
  return kind === 'keyFigures'
    ? KEY_FIGURE_NAMES[field as keyof typeof KEY_FIGURE_NAMES].name
    : amountName(field);
}

/** The figure as a number that can be compared; days in milliseconds. */
export const numberOf = ({ fact }: Told) => {
  const value = fact?.value ?? null;
  return value === null ? null : Number(typeof value === 'string' ? Date.parse(value) : value);
};

/** Figures of a day, and not of a period. */
export const ofDay: ReadonlySet<string> = new Set([...BALANCE_FIELDS, ...BALANCE_RATIOS]);

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
  const known = list.filter((one) => numberOf(one) !== null);
  const fields = new Set(known.flatMap(({ fact }) => fact?.field ?? []));
  const [field] = fields;
  const periods = known.flatMap(({ period }) => period ?? []);
  return fields.size === 1 && field !== undefined && isRankable(periods, field, kind === 'amounts');
}

/** "12 DKK (31/12/2020)" */
export function shownOf({ fact, until }: Told, say: Speak): string {
  const year = until ? ` (${dayText(until)})` : '';
  const isKnown = fact !== null && fact.value !== null;
  return `${isKnown ? link(fact.shown, fact.href) : lackingText(fact ?? {}, say)}${year}`;
}

/** "- Bech ApS: 12 DKK (31/12/2020)" */
export const figureLineOf = (told: Told, isFirst: boolean, say: Speak): string =>
  `- ${isFirst ? bold(companyLink(told.company)) : companyLink(told.company)}: ${shownOf(told, say)}`;

/** The largest that a figure may be: a head count may be known as "100–199" only. */
export function mostOf(one: Told): number | null {
  const { upTo } = one.fact ?? {};
  return upTo === undefined ? numberOf(one) : (upTo ?? Number.POSITIVE_INFINITY);
}

/** The newest year of a company's accounts, or of its head counts; null without any. */
export async function newestYear(
  { company }: Asking & { company: ListedCompany },
  isOfStaff: boolean,
): Promise<number | null> {
  if (!isOfStaff) {
    return (await accountFigures({ key: company.key }))?.years[0] ?? null;
  }
  const period = (await companyFacts(company))?.employment[0]?.period;
  return period === undefined ? null : Number(period.slice(0, 4));
}

const MEASURES: Record<Total['as'], Words> = {
  sum: { en: 'together', da: 'tilsammen' },
  mean: { en: 'on average', da: 'i gennemsnit' },
  median: { en: 'median', da: 'median' },
};

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

const addUp = (values: readonly number[], as: Total['as']) => {
  if (as === 'median') return middleOf(values);
  const sum = values.reduce((left, value) => left + value, 0);
  return as === 'sum' ? sum : sum / values.length;
};

function written(value: number, unit: string): string {
  if (unit === '') return formatTenths(value);
  return `${unit === '%' ? formatAmount(value) : formatNumber(Math.round(value))} ${unit}`;
}

/** What figures are counted in: a currency, per cent, or nothing for head counts. */
function unitsOf(known: readonly Told[], { kind }: OrderedBy): string[] {
  if (kind !== 'amounts') return [kind === 'fact' ? '' : '%'];
  return [...new Set(known.map(({ period }) => period?.currency ?? 'DKK'))];
}

/** Figures that are known as intervals add up to one. */
function amountText(known: readonly Told[], as: Total['as'], unit: string, say: Speak) {
  const [low, high] = [
    known.map((one) => numberOf(one) ?? 0),
    known.map((one) => mostOf(one) ?? 0),
  ];
  const [least, most] = [addUp(low, as), addUp(high, as)];
  if (least === most) return written(least, unit);
  if (!Number.isFinite(most)) {
    const from = written(least, unit);
    return say({ en: `at least ${from}`, da: `mindst ${from}` });
  }
  return `${written(least, unit)}–${written(most, unit)}`;
}

const UNLIKE: Words = {
  en: 'The accounts are not alike in their periods or lines, so take it as a rough figure.',
  da: 'Regnskabernes perioder eller poster er ikke ens, så tallet er kun omtrentligt.',
};

/**
 * "Employees together: 168–267. Known for 4 of 5."; null where no company has the figure, or not
 * all in one currency.
 */
function totalSentence(told: readonly Told[], as: Total['as'], by: OrderedBy, say: Speak) {
  const known = told.filter((one) => numberOf(one) !== null);
  const field = known[0]?.fact?.field;
  if (field === undefined) return null;
  const name = `${say(orderName(field, by))} ${say(MEASURES[as])}`;
  const [unit = '', other] = unitsOf(known, by);
  if (other !== undefined) {
    return say({
      en: `${name}: not in one currency, so they are not added up.`,
      da: `${name}: ikke i samme valuta, så de er ikke lagt sammen.`,
    });
  }
  const amount = amountText(known, as, unit, say);
  const [count, all] = [known.length, told.length];
  const missing =
    count === all
      ? ''
      : say({
          en: ` The figure is in the register for ${count} of the ${all}.`,
          da: ` Tallet står i registret for ${count} af de ${all}.`,
        });
  const unlike = areAlike(known, by) ? '' : ` ${say(UNLIKE)}`;
  return `${name}: ${bold(amount)}.${missing}${unlike}`;
}

/** The sum or average of a figure of some companies, in a sentence, and the figure of each. */
export async function totalTold(
  asking: Asking,
  companies: readonly ListedCompany[],
  { as, by }: { as: Total['as']; by: OrderedBy },
): Promise<{ sentence: string | null; lines: string }> {
  const { say } = asking;
  const told = await Promise.all(companies.map((company) => figureOf(company, by)));
  const lines = told.map((one) => figureLineOf(one, false, say)).join('\n');
  return { sentence: totalSentence(told, as, by, say), lines };
}
