import { breakBefore } from '@/lib/financials/breaks';
import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { belowZero } from '@/lib/financials/growth';
import type { FinancialPeriod, Financials, StatementField } from '@/lib/financials/types';
import { GROSS_FALL, LOSSES_IN_A_ROW } from './constants';
import type { Signal } from './types';

/** Registered by the company, in kroner unless it says otherwise; null where it is not told. */
export type Capital = { capital: number | null; capitalCurrency: string | null };

const amountOf = (period: FinancialPeriod, field: StatementField) => period.amounts[field].value;

/**
 * The capital that equity is held against: the register's, where it is money of the accounts'
 * currency, and no more than the accounts state. What was paid in after their last day is in the
 * register's capital and not yet in their equity. The law looks at the company's own equity: that
 * of its group says nothing of its capital.
 */
function capitalBehind(newest: FinancialPeriod, { capital, capitalCurrency }: Capital) {
  if (newest.scope === 'group' || capital === null) return null;
  if ((capitalCurrency ?? USUAL_CURRENCY) !== newest.currency) return null;
  const stated = amountOf(newest, 'contributedCapital');
  return stated !== null && stated > 0 ? Math.min(capital, stated) : capital;
}

function equitySignal(newest: FinancialPeriod, registered: Capital): Signal[] {
  const { endDate, currency } = newest;
  const equity = amountOf(newest, 'equity');
  if (equity === null) return [];
  if (equity < 0) return [{ kind: 'negativeEquity', endDate, currency, equity }];
  const capital = capitalBehind(newest, registered);
  const isLost = capital !== null && equity < capital / 2;
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

/** A gross loss that grew is no fall of a gross profit. */
function grossSignal({ amounts, endDate }: FinancialPeriod): Signal[] {
  const gross = amounts.grossProfit.value === null ? amounts.grossResult : amounts.grossProfit;
  const { growth } = gross;
  if (growth === 'turnedNegative') return [{ kind: 'grossFall', endDate, percent: null }];
  const isFall = typeof growth === 'number' && growth <= GROSS_FALL && belowZero(gross) === null;
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
