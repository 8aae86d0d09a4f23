import { breakBefore } from '@/lib/financials/breaks';
import { USUAL_CURRENCY } from '@/lib/financials/constants';
import type { FinancialPeriod, Financials, StatementField } from '@/lib/financials/types';
import { GROSS_FALL, LOSSES_IN_A_ROW } from './constants';
import type { Signal } from './types';

/** Registered by the company, in kroner unless it says otherwise; null where it is not told. */
export type Capital = { capital: number | null; capitalCurrency: string | null };

const amountOf = (period: FinancialPeriod, field: StatementField) => period.amounts[field].value;

/** Half of a capital counts where it is money of the accounts' currency. */
function equitySignal(newest: FinancialPeriod, { capital, capitalCurrency }: Capital): Signal[] {
  const { endDate, currency } = newest;
  const equity = amountOf(newest, 'equity');
  if (equity === null) return [];
  if (equity < 0) return [{ kind: 'negativeEquity', endDate, currency, equity }];
  const isSame = (capitalCurrency ?? USUAL_CURRENCY) === currency;
  const isLost = capital !== null && isSame && equity < capital / 2;
  return isLost ? [{ kind: 'capitalLost', endDate, currency, equity, capital }] : [];
}

/**
 * Periods one after the other, back from the newest until one is not there. Accounts may come twice,
 * to another day: what ends within one that counts is the same months again.
 */
function inARow(periods: readonly FinancialPeriod[]): FinancialPeriod[] {
  const row: FinancialPeriod[] = [];
  for (const period of periods) {
    const newer = row.at(-1);
    if (newer && period.endDate > newer.startDate) continue;
    if (newer && breakBefore(newer, period) === 'gap') break;
    row.push(period);
  }
  return row;
}

/** Years that ended with a loss, back from the newest until one did not or is not there. */
function lossSignal(periods: readonly FinancialPeriod[], newest: FinancialPeriod): Signal[] {
  const row = inARow(periods);
  const end = row.findIndex((period) => (amountOf(period, 'profitLoss') ?? 0) >= 0);
  const years = end < 0 ? row.length : end;
  const loss = amountOf(newest, 'profitLoss');
  if (years < LOSSES_IN_A_ROW || loss === null) return [];
  const { endDate, currency } = newest;
  return [{ kind: 'losses', endDate, currency, years, loss: -loss }];
}

function grossSignal({ amounts, endDate }: FinancialPeriod): Signal[] {
  const { growth } = amounts.grossProfit.value === null ? amounts.grossResult : amounts.grossProfit;
  if (growth === 'turnedNegative') return [{ kind: 'grossFall', endDate, percent: null }];
  const isFall = typeof growth === 'number' && growth <= GROSS_FALL;
  return isFall ? [{ kind: 'grossFall', endDate, percent: growth }] : [];
}

/**
 * What annual accounts tell a creditor.
 *
 * @param periods Of one scope, the newest first.
 */
export function accountSignals(periods: readonly FinancialPeriod[], capital: Capital): Signal[] {
  const [newest] = periods;
  if (!newest) return [];
  return [...equitySignal(newest, capital), ...lossSignal(periods, newest), ...grossSignal(newest)];
}

/** @param newest Of the newest annual report. */
export function opinionSignal(newest: Financials['opinion']): Signal[] {
  if (!newest?.auditOpinion) return [];
  return [{ kind: 'modifiedOpinion', endDate: newest.endDate, opinion: newest.auditOpinion }];
}
