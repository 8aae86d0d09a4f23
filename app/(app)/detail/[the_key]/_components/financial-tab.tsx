import { FileX2 } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { TabFailed } from '@/components/failures/part-failed';
import { CorrectedNotes } from '@/components/financials/corrected-notes';
import { EmptyState } from '@/components/ui/empty-state';
import type { CompanyDetail } from '@/lib/companies/types';
import { contained } from '@/lib/contained';
import { breaksOf } from '@/lib/financials/breaks';
import { BALANCE_SHEET, INCOME_STATEMENT } from '@/lib/financials/constants';
import { whyNoAccounts } from '@/lib/financials/no-accounts';
import { chooseScope, pagePeriods } from '@/lib/financials/periods';
import { getFinancials } from '@/lib/financials/queries';
import { loadFinancialParams } from '@/lib/financials/search-params';
import type { RawParams } from '@/lib/origin/origin';
import { findRegisterStatus } from '@/lib/register/queries';
import { loadLabels } from '@/lib/statements/search-params';
import { AnnualReports } from './annual-reports';
import type { CompanyHref } from './company-href';
import { financialHref } from './financial-href';
import { FinancialTools } from './financial-tools';
import { PeriodsBar } from './periods-bar';
import { SourceNote } from './source-note';
import { StatementCharts } from './statement-charts';
import { StatementTable } from './statement-table';

/** The tab's name in the URL. */
const tab = 'financial';

type Props = { company: CompanyDetail; href: CompanyHref; searchParams: RawParams };

export async function FinancialTab({ company, href, searchParams }: Props) {
  const [t, language, params, { labels }, financials, { updatedOn }] = await Promise.all([
    getTranslations('financial'),
    getLocale(),
    loadFinancialParams(searchParams),
    loadLabels(searchParams),
    contained('financials', company.key, getFinancials(company.key)),
    findRegisterStatus(),
  ]);
  if (financials === 'failed') return <TabFailed text={t('failed')} href={href({ tab })} />;
  const { solo, group } = financials.periods;
  const scope = chooseScope(financials, params.scope);
  const periods = financials.periods[scope];
  const page = pagePeriods(periods, params.periods);
  const breaks = breaksOf(periods);
  const danish = labels === 'da' && language === 'en';
  const view = { scope, periods: page.offset, danish };
  const to = financialHref(href, view, chooseScope(financials, null));
  const reason = whyNoAccounts(company, updatedOn ?? new Date());
  const table = { periods: page.shown, breaks, danish };
  return (
    <>
      {periods.length === 0 && (
        <EmptyState
          icon={FileX2}
          heading={t('empty')}
          text={t(`noAccounts.${financials.reports.length > 0 ? 'unread' : reason}`)}
        />
      )}
      {periods.length > 0 && (
        <>
          <FinancialTools
            companyKey={company.key}
            scope={scope}
            hasBoth={solo.length > 0 && group.length > 0}
            danish={danish}
            to={to}
          />
          <StatementCharts periods={periods} shown={page.shown} breaks={breaks} />
          <PeriodsBar page={page} total={periods.length} to={to} />
          <CorrectedNotes periods={page.shown} />
          <StatementTable
            id="income-statement"
            heading={t('incomeStatement')}
            groups={INCOME_STATEMENT}
            {...table}
          />
          <StatementTable
            id="balance-sheet"
            heading={t('balanceSheet')}
            groups={BALANCE_SHEET}
            {...table}
          />
        </>
      )}
      <AnnualReports reports={financials.reports} />
      <SourceNote company={company} />
    </>
  );
}
