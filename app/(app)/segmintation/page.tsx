import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FilterChips } from '@/components/filters/filter-chips';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { requireUser } from '@/lib/auth/session';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { knownFiltersOf } from '@/lib/search/known-filters';
import { parseSegmentationParams } from '@/lib/search/segmentation-params';
import { Filters } from './_components/filters';
import { findSegment } from './_components/find-segment';
import { SegmentLayout } from './_components/layout';
import { Notes } from './_components/notes';
import { Results } from './_components/results';
import { SegmentSkeleton } from './_components/segment-skeleton';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('segmentation');
  return { title: t('title') };
}

export default async function SegmentationPage({ searchParams }: Props) {
  const user = await requireUser();
  const params = await parseSegmentationParams(searchParams, knownFiltersOf(user.id));
  const { written, query } = params;
  const t = await getTranslations('segmentation');
  return (
    <StreamWhenSlow work={findSegment(user.id, params)} skeleton={<SegmentSkeleton />}>
      {(found) => (
        <SegmentLayout
          heading={<h1 className="text-xl">{t('heading')}</h1>}
          filters={<Filters written={written} counts={found.counts} sizes={found.sizes} />}
          results={
            <>
              <Notes params={params} result={found.result} />
              <FilterChips target={{ path: paths.segmentation(), query }} />
              <Results params={params} found={found} />
            </>
          }
        />
      )}
    </StreamWhenSlow>
  );
}
