import { getTranslations } from 'next-intl/server';
import { TabFailed } from '@/components/failures/part-failed';
import { CorrectedNotes } from '@/components/financials/corrected-notes';
import { ScopeSwitch } from '@/components/financials/scope-switch';
import { ChartNoAxesColumn } from '@/components/ui/icons';
import { ScreenOrPaper } from '@/components/ui/screen-or-paper';
import type { CompanyDetail } from '@/lib/companies/types';
import { contained } from '@/lib/contained';
import { breaksOf } from '@/lib/financials/breaks';
import { chooseScope } from '@/lib/financials/periods';
import { getKeyFigures } from '@/lib/financials/queries';
import { loadFinancialParams } from '@/lib/financials/search-params';
import { findPeers } from '@/lib/peers/queries';
import type { RawParams } from '@/lib/raw-params';
import type { CompanyHref } from '../company-href';
import { NoAccounts } from '../no-accounts';
import { AccountsSource, SourceNote } from '../source-note';
import { KeyFigureTable } from './key-figure-table';
import { PeersCard, PeersFailed } from './peers-card';

/** The tab's name in the URL. */
const tab = 'key-figure';

type Props = { company: CompanyDetail; href: CompanyHref; searchParams: Promise<RawParams> };

export async function KeyFigureTab({ company, href, searchParams }: Props) {
  const [t, params, history, peers] = await Promise.all([
    getTranslations('keyFigures'),
    loadFinancialParams(searchParams),
    contained('key figures', company.key, getKeyFigures(company.key)),
    contained('peers', company.key, findPeers(company.key)),
  ]);
  if (history === 'failed') return <TabFailed text={t('failed')} href={href({ tab })} />;
  const own = chooseScope({ periods: history }, null);
  const scope = chooseScope({ periods: history }, params.scope);
  const periods = history[scope];
  if (periods.length === 0) {
    return (
      <>
        <NoAccounts company={company} icon={ChartNoAxesColumn} intro={t('emptyText')} />
        <SourceNote company={company} />
      </>
    );
  }
  const hasBoth = history.solo.length > 0 && history.group.length > 0;
  const hrefOf = (choice: typeof scope) =>
    href({ tab, scope: choice === own ? undefined : choice });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {hasBoth && <ScopeSwitch scope={scope} hrefOf={hrefOf} />}
        <p className="text-body text-sm print:hidden">{t('periods', { total: periods.length })}</p>
        <p className="w-full text-muted text-sm">
          {!hasBoth && `${t(`only.${scope}`)} `}
          {t('legend')} <ScreenOrPaper screen={t('noFigure')} paper={t('noFigureOnPaper')} />
        </p>
      </div>
      <CorrectedNotes periods={periods} />
      <KeyFigureTable periods={periods} breaks={breaksOf(periods)} />
      {peers === 'failed' && <PeersFailed href={hrefOf(scope)} />}
      {peers && peers !== 'failed' && <PeersCard peers={peers} company={company} />}
      <AccountsSource company={company} reports={`${href({ tab: 'financial' })}#annual-reports`} />
    </>
  );
}
