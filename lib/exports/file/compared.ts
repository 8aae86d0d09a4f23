import type { ComparedAccounts } from '@/lib/comparison/accounts';
import { amountIn, type ComparedAmount } from '@/lib/comparison/amounts';
import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import { monthsOf } from '@/lib/financials/periods';
import type { FinancialPeriod } from '@/lib/financials/types';
import { formatDay, formatMomentDay, isoDay } from '@/lib/format';
import type { Words } from '@/lib/i18n/own-words';
import type { ColumnKey } from '../columns';
import type { Cell } from './types';

/** The columns that tell the accounts, and the ratios computed from them. */
export const ACCOUNTS_COLUMNS = [
  ...(['revenue', 'grossProfit', 'netProfit', 'equity', 'profitBeforeTax'] as const),
  ...(['operatingProfit', 'assets', 'accountsUntil', 'accountsMonths'] as const),
  ...(['accountsCurrency', 'accountsScope', 'solvencyRatio', 'liquidityRatio'] as const),
  ...(['roe', 'roi', 'coverageRatio', 'profitMargin'] as const),
] as const satisfies readonly ColumnKey[];

export type ComparedCells = Record<(typeof ACCOUNTS_COLUMNS)[number], Cell>;

/** The accounts of a comparison, which the rows of its file do not read themselves. */
export type ComparedFile = {
  /** By CVR number. */
  cells: Record<string, ComparedCells>;
  /** A line for each company, in the file's language. */
  notes: string[];
};

const scopeText = ({ scope }: FinancialPeriod, say: Words) =>
  scope === 'group' ? say('the group') : say('the company');

/** The accounts that the screen shows, as cells; amounts in the currency of the accounts. */
export function comparedCells(
  { periods: [newest], keyFigures }: ComparedAccounts,
  say: Words,
): ComparedCells {
  const amount = (field: ComparedAmount) => (newest ? amountIn(newest, field).value : null);
  const ratio = (id: KeyFigureId) => keyFigures?.figures[id].value ?? null;
  return {
    revenue: amount('revenue'),
    grossProfit: amount('grossProfit'),
    netProfit: amount('profitLoss'),
    equity: amount('equity'),
    profitBeforeTax: newest?.amounts.profitLossBeforeTax.value ?? null,
    operatingProfit: amount('profitLossFromOrdinaryOperatingActivities'),
    assets: amount('assets'),
    accountsUntil: newest ? isoDay(newest.endDate) : null,
    accountsMonths: newest ? monthsOf(newest) : null,
    accountsCurrency: newest?.currency ?? null,
    accountsScope: newest ? scopeText(newest, say) : null,
    solvencyRatio: ratio('solvencyRatio'),
    liquidityRatio: ratio('liquidityRatio'),
    roe: ratio('roe'),
    roi: ratio('roi'),
    coverageRatio: ratio('coverageRatio'),
    profitMargin: ratio('profitMargin'),
  };
}

/** The period of the figures, their currency and scope, and the report that corrects them. */
export function comparedNote(period: FinancialPeriod | undefined, say: Words): string {
  if (!period) return say('no accounts are published');
  const { startDate, endDate, currency, corrected } = period;
  const months = monthsOf(period);
  const length = say(months === 1 ? '1 month' : `${months} months`);
  const parts = [
    `${formatDay(startDate)} – ${formatDay(endDate)}`,
    months !== 12 && length,
    currency,
    scopeText(period, say),
  ];
  const text = parts.filter(Boolean).join(', ');
  if (corrected === null) return text;
  const correction = say(
    `A corrected report was published on ${formatMomentDay(corrected.publishedAt)}; the figures are those of the first one.`,
  );
  return `${text}. ${correction} ${corrected.url}`;
}
