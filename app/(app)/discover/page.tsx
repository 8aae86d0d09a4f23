import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PageContainer } from '@/components/shell/page-container';
import { requireUser } from '@/lib/auth/session';
import { paths } from '@/lib/paths';
import { parseDiscoverParams } from '@/lib/search/search-params';
import { Results } from './_components/results';
import { ResultsSkeleton } from './_components/results-skeleton';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search } = await parseDiscoverParams(searchParams);
  const t = await getTranslations('discover');
  return { title: t('title', { search }) };
}

export default async function DiscoverPage({ searchParams }: Props) {
  await requireUser();
  const params = await parseDiscoverParams(searchParams);
  const { search, page, query } = params;
  if (search === '') redirect(paths.search());
  const t = await getTranslations('discover');
  return (
    <PageContainer className="flex flex-col gap-4">
      <h1 className="text-xl">
        {t('heading')} <q className="break-words">{search}</q>
      </h1>
      <Suspense key={JSON.stringify([query, page])} fallback={<ResultsSkeleton />}>
        <Results {...params} />
      </Suspense>
    </PageContainer>
  );
}
