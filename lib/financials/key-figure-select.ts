import 'server-only';
import type { Prisma } from '@/prisma/client/client';
import { financialsSelect } from './select';

/**
 * The same periods as the statements, with ratios instead of amounts, and the columns that explain
 * a missing ratio.
 */
export const keyFiguresSelect = {
  periods: {
    ...financialsSelect.periods,
    select: {
      startDate: true,
      endDate: true,
      scope: true,
      currency: true,
      roe: true,
      roi: true,
      coverageRatio: true,
      liquidityRatio: true,
      profitMargin: true,
      solvencyRatio: true,
      revenue: true,
      grossProfit: true,
      grossResult: true,
      profitLossFromOrdinaryOperatingActivities: true,
      profitLossBeforeTax: true,
      profitLoss: true,
      assets: true,
      currentAssets: true,
      equity: true,
      shortTermLiabilitiesOtherThanProvisions: true,
      flags: true,
    },
  },
} as const satisfies Prisma.CompanySelect;

export type KeyFigureRow = Prisma.CompanyGetPayload<{
  select: typeof keyFiguresSelect;
}>['periods'][number];
