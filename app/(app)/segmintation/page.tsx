import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { FilterChips } from '@/components/filters/filter-chips';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { requireUser } from '@/lib/auth/session';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { parseSegmentationParams } from '@/lib/search/segmentation-params';
import { Filters } from './_components/filters';
import { FiltersSkeleton } from './_components/filters-skeleton';
import { SegmentLayout } from './_components/layout';
import { Results } from './_components/results';
import { ResultsSkeleton } from './_components/results-skeleton';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('segmentation');
  return { title: t('title') };
}

export default async function SegmentationPage({ searchParams }: Props) {
  await requireUser();
  const params = await parseSegmentationParams(searchParams, cleanKnownFilters);
  const { written, page, ignored } = params;
  const t = await getTranslations('segmentation');
  return (
    <ClientMessages
      namespaces={['shell', 'search', 'filters', 'company', 'segmentation', 'histogram']}
    >
      <SegmentLayout
        heading={<h1 className="text-xl">{t('heading')}</h1>}
        filters={
          <Suspense fallback={<FiltersSkeleton />}>
            <Filters {...params} />
          </Suspense>
        }
        results={
          <>
            <IgnoredNote ignored={ignored} />
            <FilterChips target={{ path: paths.segmentation(), query: written }} />
            <Suspense key={JSON.stringify([written, page])} fallback={<ResultsSkeleton />}>
              <Results {...params} />
            </Suspense>
          </>
        }
      />
    </ClientMessages>
  );
}
