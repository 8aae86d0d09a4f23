import { getLocale, getTranslations } from 'next-intl/server';
import { TabFailed } from '@/components/failures/part-failed';
import { CorrectedNotes } from '@/components/financials/corrected-notes';
import { FileX2 } from '@/components/ui/icons';
import type { CompanyDetail } from '@/lib/companies/types';
import { contained } from '@/lib/contained';
import { breaksOf } from '@/lib/financials/breaks';
import { BALANCE_SHEET, INCOME_STATEMENT } from '@/lib/financials/constants';
import { chooseScope, pagePeriods } from '@/lib/financials/periods';
import { getFinancials } from '@/lib/financials/queries';
import { loadFinancialParams } from '@/lib/financials/search-params';
import { findShownWords } from '@/lib/passages/of-page';
import { yearOfWords } from '@/lib/passages/year';
import type { RawParams } from '@/lib/raw-params';
import { loadLabels } from '@/lib/statements/search-params';
import { AnnualReports } from './annual-reports';
import type { CompanyHref } from './company-href';
import { financialHref } from './financial-href';
import { FinancialTools } from './financial-tools';
import { NoAccounts } from './no-accounts';
import { PassagesSection } from './passages-section';
import { PeriodsBar } from './periods-bar';
import { AccountsSource, SourceNote } from './source-note';
import { StatementCharts } from './statement-charts';
import { StatementTable } from './statement-table';

/** The tab's name in the URL. */
const tab = 'financial';

type Props = { company: CompanyDetail; href: CompanyHref; searchParams: Promise<RawParams> };

export async function FinancialTab({ company, href, searchParams }: Props) {
  const { key } = company;
  const params = await loadFinancialParams(searchParams);
  const [t, language, { labels }, financials, words] = await Promise.all([
    getTranslations('financial'),
    getLocale(),
    loadLabels(searchParams),
    contained('financials', key, getFinancials(key)),
    contained('words of reports', key, findShownWords(key, params.words)),
  ]);
  if (financials === 'failed') return <TabFailed text={t('failed')} href={href({ tab })} />;
  const { solo, group } = financials.periods;
  const scope = chooseScope(financials, params.scope);
  const periods = financials.periods[scope];
  const page = pagePeriods(periods, params.periods);
  const breaks = breaksOf(periods);
  const danish = labels === 'da' && language === 'en';
  const view = { scope, periods: page.offset, danish, words: yearOfWords(words, params.words) };
  const to = financialHref(href, view, chooseScope(financials, null));
  const table = { periods: page.shown, breaks, danish };
  return (
    <>
      {periods.length === 0 && <NoAccounts company={company} icon={FileX2} />}
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
      {words && <PassagesSection words={words} reports={financials.reports} to={to} />}
      <AnnualReports reports={financials.reports} />
      {periods.length > 0 ? <AccountsSource company={company} /> : <SourceNote company={company} />}
    </>
  );
}
