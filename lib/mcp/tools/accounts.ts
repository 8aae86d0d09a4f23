import 'server-only';
import { env } from '@/lib/env';
import { BALANCE_FIELDS, INCOME_FIELDS, type StatementField } from '@/lib/financials/constants';
import { toWireCorrection } from '@/lib/financials/corrected';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { chooseScope } from '@/lib/financials/periods';
import { getFinancials, getKeyFigures } from '@/lib/financials/queries';
import type { FinancialPeriod, KeyFigurePeriod, Scope } from '@/lib/financials/types';
import { isoDay } from '@/lib/format';

/** The reported lines of a period; unreported ones are omitted. */
function linesOf({ amounts }: FinancialPeriod, fields: readonly StatementField[]) {
  const lines = fields.map((field) => [field, amounts[field].value] as const);
  return Object.fromEntries(lines.filter(([, value]) => value !== null));
}

function toPeriod(period: FinancialPeriod, figures: KeyFigurePeriod | undefined) {
  const ratios = KEY_FIGURES.map(({ id }) => [id, figures?.figures[id].value ?? null] as const);
  return {
    start: isoDay(period.startDate),
    end: isoDay(period.endDate),
    currency: period.currency,
    correctedReport: toWireCorrection(period.corrected),
    incomeStatement: linesOf(period, INCOME_FIELDS),
    balanceSheet: linesOf(period, BALANCE_FIELDS),
    keyFiguresPercent: Object.fromEntries(ratios.filter(([, value]) => value !== null)),
  };
}

/**
 * The annual accounts of a company, newest first, in whole units of their currency.
 * @throws AppError not_found
 */
export async function readAccounts(cvr: string, wanted: Scope | null, most: number) {
  const [financials, history] = await Promise.all([getFinancials(cvr), getKeyFigures(cvr)]);
  const scope = chooseScope(financials, wanted);
  const figuresOf = ({ startDate, endDate }: FinancialPeriod) =>
    history[scope].find(
      (figures) => +figures.startDate === +startDate && +figures.endDate === +endDate,
    );
  const periods = financials.periods[scope];
  return {
    cvr,
    scope,
    totalPeriods: periods.length,
    periods: periods.slice(0, most).map((period) => toPeriod(period, figuresOf(period))),
    reports: financials.reports
      .slice(0, most)
      .map(({ url, endDate }) => ({ end: isoDay(endDate), url: new URL(url, env.appUrl).href })),
  };
}
