import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { requireUser } from '@/lib/auth/session';
import { breakdownPage } from '@/lib/breakdown/queries';
import { parseBreakdownParams } from '@/lib/breakdown/search-params';
import type { RawParams } from '@/lib/raw-params';
import { facetCounts } from '@/lib/search/facets';
import { knownFiltersOf } from '@/lib/search/known-filters';
import { Breakdown } from './_components/breakdown';
import { BreakdownSkeleton } from './_components/breakdown-skeleton';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('breakdown');
  return { title: t('title') };
}

export default async function BreakdownPage({ searchParams }: Props) {
  const user = await requireUser();
  const params = await parseBreakdownParams(searchParams, knownFiltersOf(user.id));
  const question = { search: params.search || null, filters: params.filters };
  const work = Promise.all([breakdownPage(params), facetCounts(question)]);
  return (
    <PageContainer>
      <StreamWhenSlow work={work} skeleton={<BreakdownSkeleton />}>
        {([found, counts]) => <Breakdown params={params} found={found} counts={counts} />}
      </StreamWhenSlow>
    </PageContainer>
  );
}
