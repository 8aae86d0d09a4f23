/**
 * The six key figures in display order. All are in percent, and higher is better for all of them.
 * `wire` is the name in the API.
 */
export const KEY_FIGURES = [
  { id: 'roe', wire: 'ROE', formula: 'profit ÷ average equity × 100' },
  {
    id: 'roi',
    wire: 'ROI',
    formula: '(profit before tax + finance expenses) ÷ average assets × 100',
  },
  {
    id: 'coverageRatio',
    wire: 'coverageRatio',
    formula: 'gross profit (or gross result) ÷ revenue × 100',
  },
  {
    id: 'liquidityRatio',
    wire: 'liquidityRatio',
    formula: 'current assets ÷ short-term liabilities × 100',
  },
  { id: 'profitMargin', wire: 'profitMargin', formula: 'operating profit ÷ revenue × 100' },
  { id: 'solvencyRatio', wire: 'solvencyRatio', formula: 'equity ÷ assets × 100' },
] as const;

export type KeyFigureId = (typeof KEY_FIGURES)[number]['id'];

/** Ratios at the balance sheet date, which do not depend on the length of the period. */
export const BALANCE_RATIOS: ReadonlySet<KeyFigureId> = new Set([
  'liquidityRatio',
  'solvencyRatio',
]);

export const KEY_FIGURE_UNIT = 'percent';
export const KEY_FIGURE_DIRECTION = 'higher is better';
