import { breakBefore } from '@/lib/financials/breaks';
import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { belowZero } from '@/lib/financials/growth';
import { chooseScope, groupBeside } from '@/lib/financials/periods';
import type { FinancialPeriod, Financials, StatementField } from '@/lib/financials/types';
import { GROSS_FALL, LOSSES_IN_A_ROW } from './constants';
import type { Signal } from './types';

/** Registered capital, in kroner if no currency is given; null where not registered. */
export type Capital = { capital: number | null; capitalCurrency: string | null };

const amountOf = (period: FinancialPeriod, field: StatementField) => period.amounts[field].value;

/**
 * The capital to compare equity with: the registered capital, but at most the capital that the
 * accounts state. Capital paid in after the balance sheet date is already in the register but not
 * yet in the equity. Accounts in another currency than the registered capital state it in their own.
 * The law applies to the company's own equity, so group accounts are not compared.
 */
function capitalBehind(newest: FinancialPeriod, { capital, capitalCurrency }: Capital) {
  if (newest.scope === 'group' || capital === null) return null;
  const amount = amountOf(newest, 'contributedCapital');
  const stated = amount !== null && amount > 0 ? amount : null;
  if ((capitalCurrency ?? USUAL_CURRENCY) !== newest.currency) return stated;
  return stated === null ? capital : Math.min(capital, stated);
}

function equitySignal(newest: FinancialPeriod, registered: Capital): Signal[] {
  const { endDate, currency, scope } = newest;
  const equity = amountOf(newest, 'equity');
  if (equity === null) return [];
  if (equity < 0) return [{ kind: 'negativeEquity', endDate, currency, scope, equity }];
  const capital = capitalBehind(newest, registered);
  const isLost = capital !== null && equity < capital / 2;
  return isLost ? [{ kind: 'capitalLost', endDate, currency, scope, equity, capital }] : [];
}

/**
 * Consecutive periods from the newest back to the first gap. The same months may be filed twice
 * with different end dates, so a period that ends within the previously kept one is skipped.
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

/** Consecutive years with a loss, from the newest back to a year without one or a gap. */
function lossSignal(periods: readonly FinancialPeriod[], newest: FinancialPeriod): Signal[] {
  const row = inARow(periods);
  const end = row.findIndex((period) => (amountOf(period, 'profitLoss') ?? 0) >= 0);
  const years = end < 0 ? row.length : end;
  const loss = amountOf(newest, 'profitLoss');
  if (years < LOSSES_IN_A_ROW || loss === null) return [];
  const { endDate, currency, scope } = newest;
  return [{ kind: 'losses', endDate, currency, scope, years, loss: -loss }];
}

/** A growing gross loss does not count as a fall of the gross profit. */
function grossSignal({ amounts, endDate, scope }: FinancialPeriod): Signal[] {
  const gross = amounts.grossProfit.value === null ? amounts.grossResult : amounts.grossProfit;
  const { growth } = gross;
  if (growth === 'turnedNegative') return [{ kind: 'grossFall', endDate, scope, percent: null }];
  const isFall = typeof growth === 'number' && growth <= GROSS_FALL && belowZero(gross) === null;
  return isFall ? [{ kind: 'grossFall', endDate, scope, percent: growth }] : [];
}

/**
 * Signals from annual accounts.
 *
 * @param periods Of one scope, newest first.
 */
export function accountSignals(periods: readonly FinancialPeriod[], capital: Capital): Signal[] {
  const [newest] = periods;
  if (!newest) return [];
  return [...equitySignal(newest, capital), ...lossSignal(periods, newest), ...grossSignal(newest)];
}

/**
 * Signals from the newest accounts of a company, and those of its group's of the same year that its
 * own do not give: at most one of each kind.
 */
export function signalsOfAccounts(
  { periods }: Pick<Financials, 'periods'>,
  capital: Capital,
): Signal[] {
  const own = accountSignals(periods[chooseScope({ periods }, null)], capital);
  const kinds = new Set(own.map(({ kind }) => kind));
  const group = accountSignals(groupBeside(periods), capital);
  return [...own, ...group.filter(({ kind }) => !kinds.has(kind))];
}

/** @param known What the newest annual report that could be read says of doubts. */
export function opinionSignals(known: Financials['opinion']): Signal[] {
  if (!known) return [];
  const { auditOpinion: opinion, goingConcern: note, ...report } = known;
  return [
    ...(opinion ? [{ kind: 'modifiedOpinion', ...report, opinion } as const] : []),
    ...(note ? [{ kind: 'goingConcern', ...report, note } as const] : []),
  ];
}
