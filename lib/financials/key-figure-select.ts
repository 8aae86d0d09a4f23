import 'server-only';
import type { Prisma } from '@/prisma/client/client';
import { financialsSelect, statedPeriods } from './select';

/**
 * The same periods as the statements, with ratios instead of amounts, and the columns that explain
 * a missing ratio, and with the reports that correct others.
 */
export const keyFiguresSelect = {
  periods: {
    ...statedPeriods,
    select: {
      filingId: true,
      startDate: true,
      endDate: true,
      scope: true,
      currency: true,
      effective: true,
      comparative: true,
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
  filings: {
    ...financialsSelect.filings,
    where: { kind: 'ANNUAL', superseded: false },
    select: {
      id: true,
      pdfUrl: true,
      endDate: true,
      publishedAt: true,
      approvedOn: true,
      amended: true,
    },
  },
} as const satisfies Prisma.CompanySelect;

export type KeyFiguresRow = Prisma.CompanyGetPayload<{ select: typeof keyFiguresSelect }>;
export type KeyFigureRow = KeyFiguresRow['periods'][number];
