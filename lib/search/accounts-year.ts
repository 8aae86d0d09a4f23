import 'server-only';
import { Prisma } from '@/prisma/client/client';
import type { SortedAmount } from './types';

/**
 * The year in which a company's accounts end that the figure is taken from; `c` is the row of
 * `companies`. The accounts are chosen as in lib/search-index/figures.ts. NULL without a figure.
 */
export function accountsYear(of: SortedAmount['of'] | null): Prisma.Sql {
  if (of === null) return Prisma.sql`NULL::int`;
  const inKroner = of === 'growth' ? Prisma.empty : Prisma.sql`AND period.currency = 'DKK'`;
  return Prisma.sql`
    (SELECT extract(year FROM period.end_date)::int FROM accounting_periods period
      WHERE period.company_key = c.key AND period.effective AND period.scope = 'SOLO' ${inKroner}
        AND EXISTS (SELECT FROM filings WHERE id = period.filing_id AND kind = 'ANNUAL')
      ORDER BY period.end_date DESC LIMIT 1)`;
}
