import type { KeyFigureId } from './key-figure-list';

/** As reports and files name them, before `say` translates them. */
export const KEY_FIGURE_NAMES: Record<KeyFigureId, string> = {
  roe: 'Return on equity (ROE)',
  roi: 'Return on investment (ROI)',
  coverageRatio: 'Coverage ratio',
  liquidityRatio: 'Liquidity ratio',
  profitMargin: 'Profit margin',
  solvencyRatio: 'Solvency ratio',
};
