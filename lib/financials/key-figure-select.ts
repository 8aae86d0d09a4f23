import 'server-only';
import type { Prisma } from '@/prisma/client/client';
import { financialsSelect } from './select';

/** The same periods as the statements, with their ratios in place of amounts, and what tells why one is missing. */
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
      equity: true,
      profitLoss: true,
    },
  },
} as const satisfies Prisma.CompanySelect;

export type KeyFigureRow = Prisma.CompanyGetPayload<{
  select: typeof keyFiguresSelect;
}>['periods'][number];
