import { FileX2 } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import type { CompanyDetail } from '@/lib/companies/types';
import { BALANCE_SHEET, INCOME_STATEMENT } from '@/lib/financials/constants';
import { chooseScope, pagePeriods } from '@/lib/financials/periods';
import { getFinancials } from '@/lib/financials/queries';
import { loadFinancialParams } from '@/lib/financials/search-params';
import { AnnualReports } from './annual-reports';
import type { CompanyHref, RawParams } from './origin';
import { PeriodsBar } from './periods-bar';
import { SourceNote } from './source-note';
import { StatementTable } from './statement-table';

type Props = { company: CompanyDetail; href: CompanyHref; searchParams: RawParams };

export async function FinancialTab({ company, href, searchParams }: Props) {
  const t = await getTranslations('financial');
  const params = await loadFinancialParams(searchParams);
  const financials = await getFinancials(company.key);
  const { solo, group } = financials.periods;
  const scope = chooseScope(financials, params.scope);
  const periods = financials.periods[scope];
  const page = pagePeriods(periods, params.periods);
  return (
    <>
      {periods.length === 0 && (
        <EmptyState icon={FileX2} heading={t('empty')} text={t('emptyText')} />
      )}
      {periods.length > 0 && (
        <>
          <PeriodsBar
            page={page}
            total={periods.length}
            scope={scope}
            hasBoth={solo.length > 0 && group.length > 0}
            href={href}
          />
          <StatementTable
            id="income-statement"
            heading={t('incomeStatement')}
            groups={INCOME_STATEMENT}
            periods={page.shown}
          />
          <StatementTable
            id="balance-sheet"
            heading={t('balanceSheet')}
            groups={BALANCE_SHEET}
            periods={page.shown}
          />
        </>
      )}
      <AnnualReports reports={financials.reports} />
      <SourceNote company={company} />
    </>
  );
}
