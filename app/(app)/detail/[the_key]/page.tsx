import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { AboutCompany } from '@/components/assistant/about-company';
import { BackLink } from '@/components/shell/back-link';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { requireUser } from '@/lib/auth/session';
import { COMPANY_TABS, loadCompanyTab } from '@/lib/companies/search-params';
import { loadFinancialParams } from '@/lib/financials/search-params';
import { findSuccessors } from '@/lib/history/restructurings';
import type { RawParams } from '@/lib/raw-params';
import { findSaveStates, findWritten } from '@/lib/saved/queries';
import { CompanyHeader } from './_components/company-header';
import { loadCompanyHref } from './_components/company-href';
import { CompanyTabs } from './_components/company-tabs';
import { FinancialSkeleton } from './_components/financial-skeleton';
import { FinancialTab } from './_components/financial-tab';
import { KeyFigureSkeleton } from './_components/key-figures/key-figure-skeleton';
import { KeyFigureTab } from './_components/key-figures/key-figure-tab';
import { loadCompany } from './_components/load-company';
import { loadSharedContacts } from './_components/load-shared-contacts';
import { loadOtherHref } from './_components/other-href';
import { Overview } from './_components/overview';
import { OverviewSkeleton } from './_components/overview-skeleton';
import { ResultSteps } from './_components/result-steps';
import { redirectToPerson } from './_components/roles/redirect-to-person';
import { RolesSkeleton } from './_components/roles/roles-skeleton';
import { RolesTab } from './_components/roles/roles-tab';

const tabs = {
  overview: { Tab: Overview, TabSkeleton: OverviewSkeleton },
  financial: { Tab: FinancialTab, TabSkeleton: FinancialSkeleton },
  'key-figure': { Tab: KeyFigureTab, TabSkeleton: KeyFigureSkeleton },
  roles: { Tab: RolesTab, TabSkeleton: RolesSkeleton },
};

type Props = { params: Promise<{ the_key: string }>; searchParams: Promise<RawParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const company = await loadCompany((await params).the_key);
  const t = await getTranslations();
  if (!company) return { title: t('notFound.heading') };
  const { tab } = await loadCompanyTab(searchParams);
  const name = company.name ?? t('company.noName');
  return { title: tab === COMPANY_TABS[0] ? name : `${name} · ${t(`detail.${tab}`)}` };
}

export default async function CompanyPage({ params, searchParams }: Props) {
  const user = await requireUser();
  const company = await loadCompany((await params).the_key);
  if (!company) notFound();
  await redirectToPerson(company.key, searchParams);
  const shared = loadSharedContacts(company);
  const { tab } = await loadCompanyTab(searchParams);
  const { scope } = await loadFinancialParams(searchParams);
  const [saved, written, successors, href, otherHref] = await Promise.all([
    findSaveStates(user.id, [company.key]),
    findWritten(user.id, company.key),
    findSuccessors(company),
    loadCompanyHref(company.key, searchParams),
    loadOtherHref(company.key, searchParams),
  ]);
  const { Tab, TabSkeleton } = tabs[tab];
  return (
    <PageContainer className="flex flex-col gap-4 print:px-0 print:py-0">
      <AboutCompany companyKey={company.key} name={company.name ?? company.key} />
      <div className="flex items-center justify-between gap-4 print:hidden">
        <BackLink searchParams={searchParams} start="search" />
        <Suspense>
          <ResultSteps
            userId={user.id}
            companyKey={company.key}
            searchParams={searchParams}
            tab={tab === COMPANY_TABS[0] ? undefined : tab}
          />
        </Suspense>
      </div>
      <CompanyHeader
        company={company}
        successors={successors}
        otherHref={otherHref}
        shared={shared}
        saved={saved(company.key)}
        written={written}
      />
      <CompanyTabs current={tab} href={href} scope={scope} />
      <StreamWhenSlow work={Tab({ company, href, searchParams })} skeleton={<TabSkeleton />}>
        {(content) => content}
      </StreamWhenSlow>
    </PageContainer>
  );
}
