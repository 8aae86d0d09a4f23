import { accountsRead, type WithAccounts } from '@/lib/comparison/accounts';
import { amountIn } from '@/lib/comparison/amounts';
import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import { openingTexts } from '@/lib/financials/opening-texts';
import { monthsOf } from '@/lib/financials/periods';
import type { Correction, FinancialPeriod, StatementField } from '@/lib/financials/types';
import { formatDay, formatMomentDay, isoDay } from '@/lib/format';
import type { Words } from '@/lib/i18n/own-words';
import type { ColumnKey } from '../columns';
import type { Cell } from './cell';

/** The columns that tell the accounts, and the ratios computed from them. */
export const ACCOUNTS_COLUMNS = [
  ...(['revenue', 'grossProfit', 'netProfit', 'equity', 'profitBeforeTax'] as const),
  ...(['operatingProfit', 'assets', 'accountsUntil', 'accountsMonths'] as const),
  ...(['accountsCurrency', 'accountsScope', 'solvencyRatio', 'liquidityRatio'] as const),
  ...(['roe', 'roi', 'coverageRatio', 'profitMargin'] as const),
] as const satisfies readonly ColumnKey[];

type ComparedCells = Record<(typeof ACCOUNTS_COLUMNS)[number], Cell>;

/** The accounts of a comparison, which the rows of its file do not read themselves. */
export type ComparedFile = {
  /** By CVR number. */
  cells: Record<string, ComparedCells>;
  /** A line for each company, in the file's language. */
  notes: string[];
};

const scopeText = ({ scope }: FinancialPeriod, say: Words) =>
  scope === 'group' ? say('the group') : say('the company');

/**
 * The accounts that the screen shows, as cells; amounts in the currency of the accounts. Without
 * accounts they are empty, which cells of accounts that could not be read must not be.
 */
export function comparedCells(compared: WithAccounts, say: Words): ComparedCells {
  const { periods, keyFigures } = accountsRead(compared);
  const [newest] = periods;
  const none = compared.accounts === 'failed' ? say('not read') : null;
  const amount = (field: StatementField) => (newest ? newest.amounts[field].value : none);
  const ratio = (id: KeyFigureId) => (keyFigures ? keyFigures.figures[id].value : none);
  return {
    revenue: amount('revenue'),
    grossProfit: newest ? amountIn(newest, 'grossProfit').value : none,
    netProfit: amount('profitLoss'),
    equity: amount('equity'),
    profitBeforeTax: amount('profitLossBeforeTax'),
    operatingProfit: amount('profitLossFromOrdinaryOperatingActivities'),
    assets: amount('assets'),
    accountsUntil: newest ? isoDay(newest.endDate) : none,
    accountsMonths: newest ? monthsOf(newest) : none,
    accountsCurrency: newest ? newest.currency : none,
    accountsScope: newest ? scopeText(newest, say) : none,
    solvencyRatio: ratio('solvencyRatio'),
    liquidityRatio: ratio('liquidityRatio'),
    roe: ratio('roe'),
    roi: ratio('roi'),
    coverageRatio: ratio('coverageRatio'),
    profitMargin: ratio('profitMargin'),
  };
}

function periodText(period: FinancialPeriod, say: Words): string {
  const { startDate, endDate, currency } = period;
  const months = monthsOf(period);
  const length = say(months === 1 ? '1 month' : `${months} months`);
  const parts = [
    `${formatDay(startDate)} – ${formatDay(endDate)}`,
    months !== 12 && length,
    currency,
    scopeText(period, say),
  ];
  return parts.filter(Boolean).join(', ');
}

function correctionText({ publishedAt, url }: Correction, say: Words): string {
  const correction = say(
    `A corrected report was published on ${formatMomentDay(publishedAt)}; the figures are those of the first one.`,
  );
  return `${correction} ${url}`;
}

/**
 * The period of the figures, their currency and scope, the report that corrects them, and which
 * returns among the columns begin with a restated opening balance or have none.
 */
export function comparedNote(
  { accounts }: WithAccounts,
  columns: readonly ColumnKey[],
  say: Words,
): string {
  if (accounts === 'failed') return say('the accounts could not be read; export the file again');
  const { periods, keyFigures } = accounts;
  const [newest] = periods;
  if (!newest) return say('no accounts are published');
  const sentences = [
    ...(newest.corrected ? [correctionText(newest.corrected, say)] : []),
    ...(keyFigures ? openingTexts([keyFigures], say, (id) => columns.includes(id)) : []),
  ];
  const text = periodText(newest, say);
  return sentences.length === 0 ? text : [`${text}.`, ...sentences].join(' ');
}
