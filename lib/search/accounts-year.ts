import 'server-only';
import { Prisma } from '@/prisma/client/client';

/**
 * The year in which a company's accounts end that its figures are taken from; `c` is the row of
 * `companies`. The accounts are chosen as in lib/search-index/figures.ts: those of amounts are in
 * DKK, those of figures in per cent in any currency.
 */
export function accountsYear(of: 'amounts' | 'percents'): Prisma.Sql {
  const inKroner = of === 'amounts' ? Prisma.sql`AND period.currency = 'DKK'` : Prisma.empty;
  return Prisma.sql`
    (SELECT extract(year FROM period.end_date)::int FROM accounting_periods period
      WHERE period.company_key = c.key AND period.effective AND period.scope = 'SOLO' ${inKroner}
        AND EXISTS (SELECT FROM filings WHERE id = period.filing_id AND kind = 'ANNUAL')
      ORDER BY period.end_date DESC LIMIT 1)`;
}
