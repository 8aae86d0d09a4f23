import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { requireUser } from '@/lib/auth/session';
import { AddressSection } from './_components/address-section';
import { BackLink } from './_components/back-link';
import { CompanyHeader } from './_components/company-header';
import { CompanyTabs } from './_components/company-tabs';
import { Facts } from './_components/facts';
import { IndustrySection } from './_components/industry-section';
import { loadCompany } from './_components/load-company';
import { Purpose } from './_components/purpose';
import { SourceNote } from './_components/source-note';

type Props = {
  params: Promise<{ the_key: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const company = await loadCompany((await params).the_key);
  const t = await getTranslations('company');
  return { title: company ? (company.name ?? t('noName')) : undefined };
}

export default async function CompanyPage({ params, searchParams }: Props) {
  await requireUser();
  const company = await loadCompany((await params).the_key);
  if (!company) notFound();
  return (
    <PageContainer className="flex flex-col gap-4">
      <BackLink searchParams={searchParams} />
      <CompanyHeader company={company} />
      <CompanyTabs companyKey={company.key} searchParams={searchParams} />
      <Facts company={company} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <IndustrySection industries={company.industries} />
        <AddressSection company={company} />
      </div>
      <Purpose text={company.purpose} />
      <SourceNote company={company} />
    </PageContainer>
  );
}
