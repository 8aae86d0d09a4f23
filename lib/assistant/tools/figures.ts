import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { danishDay } from '@/lib/danish-day';
import { PERIODS_SHOWN } from '@/lib/financials/constants';
import { KEY_FIGURES, type KeyFigureId } from '@/lib/financials/key-figure-list';
import { lackingWords } from '@/lib/financials/lacking-words';
import { lineText } from '@/lib/financials/line-text';
import { chooseScope } from '@/lib/financials/periods';
import { getFinancials, getKeyFigures } from '@/lib/financials/queries';
import type {
  Amount,
  Correction,
  FinancialPeriod,
  Growth,
  NotComputed,
  Scope,
  StatementField,
} from '@/lib/financials/types';
import { formatPercent, isoDay } from '@/lib/format';
import { type CompanyRef, companyRef, type Fact, NOT_IN_REGISTER, orNull, placeOf } from './facts';

/** A financial year and the requested figures. */
export type FigurePeriod = {
  startDate: string;
  endDate: string;
  currency: string;
  /** The day on which a corrected report was published that these figures are not from. */
  correctedOn?: string;
  figures: (Fact & {
    /** Change from the year before: percent, or percentage points for key figures. */
    growth?: Growth | null;
    /** Last year's amount, where this year's report states it anew and growth is from it. */
    restated?: number | null;
    formula?: string;
    /** The opening balance that a ratio's average begins with, where this year's report restates it. */
    restatedOpening?: number | null;
    /** Whether a ratio is on the closing balance, as no opening balance is known. */
    onClosingBalance?: boolean;
  })[];
};

export type Figures = {
  company: CompanyRef;
  scope: Scope;
  /** Newest first; empty when there are none, or none that ends in the requested year. */
  periods: FigurePeriod[];
  /** Years in which periods of the company end, newest first. */
  years: number[];
};

export type FiguresAsked<Field> = {
  key: string;
  fields?: readonly Field[];
  /** The year in which the period ends; without it, the newest ones are meant. */
  year?: number;
  scope?: Scope;
  /** Number of newest periods. */
  periods?: number;
};

/** The figures that are returned when none are named. */
const MAIN_FIELDS: readonly StatementField[] = [
  ...(['revenue', 'grossProfit', 'profitLossFromOrdinaryOperatingActivities'] as const),
  ...(['profitLoss', 'assets', 'equity'] as const),
];

export const MOST_PERIODS = 10;
/** More periods than any company has published. */
export const ALL_PERIODS = 100;

type Dated = { startDate: Date; endDate: Date; currency: string; corrected: Correction | null };
type Chosen<P> = { period: P; index: number };

const yearOf = ({ endDate }: Dated) => endDate.getUTCFullYear();

function choose<P extends Dated>(all: P[], year?: number, most = 1): Chosen<P>[] {
  const indexed = all.map((period, index) => ({ period, index }));
  if (year === undefined) return indexed.slice(0, most);
  return indexed.filter(({ period }) => yearOf(period) === year);
}

/** The periods of a scope; `shown`: the scope in the address, unless the page shows it anyway. */
function ofScope<P extends Dated>(periods: Record<Scope, P[]>, wanted: Scope | undefined) {
  const scope = chooseScope({ periods }, wanted ?? null);
  const shown = scope === chooseScope({ periods }, null) ? undefined : scope;
  return { scope, shown, all: periods[scope] };
}

const headOf = ({ startDate, endDate, currency, corrected }: Dated) => ({
  startDate: isoDay(startDate),
  endDate: isoDay(endDate),
  currency,
  ...(corrected && { correctedOn: danishDay(corrected.publishedAt) }),
});

const periodText = ({ startDate, endDate }: Dated) => `${isoDay(startDate)}/${isoDay(endDate)}`;

function shownAmount(
  field: StatementField,
  { value, contradiction }: Amount,
  currency: string,
): string {
  if (value === null) return contradiction ? lackingWords('contradiction').en : NOT_IN_REGISTER;
  // The only line that is not an amount.
  const text = lineText(field, value);
  return field === 'employees' ? text : `${text} ${currency}`;
}

function shownRatio(value: number | null, notComputed: NotComputed | null): string {
  if (value !== null) return formatPercent(value);
  return notComputed ? lackingWords(notComputed).en : NOT_IN_REGISTER;
}

async function refOf(key: string): Promise<CompanyRef | null> {
  const [company] = await listCompaniesByKey([key]);
  return company ? companyRef(company) : null;
}

/** A company that states a gross result, not a gross profit, gets that line under its own name. */
function withGrossResult(
  fields: readonly StatementField[],
  periods: readonly FinancialPeriod[],
): readonly StatementField[] {
  const states = (field: StatementField) =>
    periods.some(({ amounts }) => amounts[field].value !== null);
  const isOther =
    !fields.includes('grossResult') && !states('grossProfit') && states('grossResult');
  return isOther
    ? fields.map((field) => (field === 'grossProfit' ? 'grossResult' : field))
    : fields;
}

/**
 * The statement values of a company's financial years; null when the register lacks the company.
 */
export async function accountFigures({
  key,
  fields = MAIN_FIELDS,
  year,
  scope: wanted,
  periods,
}: FiguresAsked<StatementField>): Promise<Figures | null> {
  const [company, financials] = await Promise.all([refOf(key), orNull(getFinancials(key))]);
  if (!company || !financials) return null;
  const { scope, shown, all } = ofScope(financials.periods, wanted);
  const meant = choose(all, year, periods);
  const stated = withGrossResult(
    fields,
    meant.map(({ period }) => period),
  );
  const chosen = meant.map(({ period, index }) => ({
    ...headOf(period),
    figures: stated.map((field) => {
      const amount = period.amounts[field];
      const { value, growth, restated, contradiction } = amount;
      const passed = index - (index % PERIODS_SHOWN);
      const view = {
        tab: 'financial',
        scope: shown,
        periods: passed || undefined,
      };
      return {
        field,
        period: periodText(period),
        value,
        growth,
        restated,
        ...(contradiction !== null && { lacking: 'contradiction' as const }),
        shown: shownAmount(field, amount, period.currency),
        href: placeOf(key, view, field),
      };
    }),
  }));
  return { company, scope, periods: chosen, years: all.map(yearOf) };
}

/** The key figures of a company's financial years; null when the register lacks the company. */
export async function keyFigureValues({
  key,
  fields,
  year,
  scope: wanted,
  periods,
}: FiguresAsked<KeyFigureId>): Promise<Figures | null> {
  const [company, history] = await Promise.all([refOf(key), orNull(getKeyFigures(key))]);
  if (!company || !history) return null;
  const { scope, shown, all } = ofScope(history, wanted);
  const view = { tab: 'key-figure', scope: shown };
  const asked = KEY_FIGURES.filter(({ id }) => !fields || fields.includes(id));
  const chosen = choose(all, year, periods).map(({ period }) => ({
    ...headOf(period),
    figures: asked.map(({ id: field, formula }) => {
      const { value, change, restated, onClosing, notComputed } = period.figures[field];
      return {
        field,
        period: periodText(period),
        value,
        growth: change,
        formula,
        restatedOpening: restated,
        onClosingBalance: onClosing,
        ...(notComputed && { lacking: notComputed }),
        shown: shownRatio(value, notComputed),
        href: placeOf(key, view, field),
      };
    }),
  }));
  return { company, scope, periods: chosen, years: all.map(yearOf) };
}
